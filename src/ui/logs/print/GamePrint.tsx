import { useMemo } from 'react';
import type { Scenario, UnitId } from '../../../engine/index.ts';
import type { LoggedEvent } from '../../../game/log.ts';
import { captionOf, shipSheets, startingSheets } from '../../../sheet/index.ts';
import type { Seat } from '../../../store/seat/seat.ts';
import { PrintView } from './PrintView.tsx';

export interface GamePrintProps {
  /** What is seen from the place of the one who prints; of a game watched again, the position shown. */
  seat: Pick<Seat, 'view' | 'player'>;
  scenario: Scenario;
  /** What the one who sits here may know of what happened. */
  log: readonly LoggedEvent[];
  /** The ship to begin with. */
  ship?: UnitId | null | undefined;
  onClose: () => void;
}

/** [R10.0b] The logs of a game as they are now, from one place at the table: nothing of the other player's is in it. */
export function GamePrint({ seat, scenario, log, ship, onClose }: GamePrintProps) {
  const { view, player } = seat;
  const sheets = useMemo(
    () => shipSheets({ view, player, scenario, events: log.map(({ event }) => event) }),
    [view, player, scenario, log],
  );
  return <PrintView sheets={sheets} ship={ship} caption={captionOf(view)} onClose={onClose} />;
}

export interface ScenarioPrintProps {
  /** Without one there are empty logs and the charts. */
  scenario: Scenario | null;
  onClose: () => void;
}

/** [11.0] The logs of both sides as a scenario begins, for a real table. */
export function ScenarioPrint({ scenario, onClose }: ScenarioPrintProps) {
  const sheets = useMemo(() => (scenario ? startingSheets(scenario) : []), [scenario]);
  return <PrintView sheets={sheets} onClose={onClose} />;
}
