import { useEffect, useMemo, useState } from 'react';
import { type Scenario, scenarioAsKnown, type UnitId } from '../../../engine/index.ts';
import type { LoggedEvent } from '../../../game/log.ts';
import { captionOf, shipSheets, startingSheets } from '../../../sheet/index.ts';
import type { Seat } from '../../../store/seat/seat.ts';
import type { TableStore } from '../../../store/table/table-state.ts';
import { codesOf } from './codes.ts';
import { type PrintedWhat, PrintView } from './PrintView.tsx';

interface GamePrintProps {
  table: TableStore;
  /** After how many orders the position is that is shown; null for the present. */
  order: number | null;
  /** What is seen from the place of the one who prints; of a game watched again, the position shown. */
  seat: Pick<Seat, 'view' | 'player'>;
  scenario: Scenario;
  /** What the one who sits here may know of what happened. */
  log: readonly LoggedEvent[];
  /** The ship to begin with. */
  ship?: UnitId | null | undefined;
  first?: PrintedWhat;
  onClose: () => void;
}

/** What the codes on the sheets open; nothing until that is known. */
function useCodes(table: TableStore, order: number | null): readonly string[] {
  const [codes, setCodes] = useState<readonly string[]>([]);
  useEffect(() => {
    let isAsked = true;
    void codesOf(table, order).then((found) => isAsked && setCodes(found));
    return () => {
      isAsked = false;
    };
  }, [table, order]);
  return codes;
}

/**
 * [R10.0b] The logs of a game as they are now, or all of it, from one place at the table: nothing of the other player's
 * is in it but what the scenario says.
 */
export function GamePrint({ table, order, seat, scenario, log, ...shown }: GamePrintProps) {
  const codes = useCodes(table, order);
  const { view, player } = seat;
  const sheets = useMemo(
    () => shipSheets({ view, player, scenario, events: log.map(({ event }) => event) }),
    [view, player, scenario, log],
  );
  return (
    <PrintView
      sheets={sheets}
      caption={captionOf(view)}
      codes={codes}
      game={{ scenario: scenarioAsKnown(scenario, player), player }}
      {...shown}
    />
  );
}

export interface ScenarioPrintProps {
  scenario: Scenario;
  onClose: () => void;
}

/** [11.0] A scenario as it begins, for a real table: both sides know all of that. */
export function ScenarioPrint({ scenario, onClose }: ScenarioPrintProps) {
  const sheets = useMemo(() => startingSheets(scenario), [scenario]);
  return <PrintView sheets={sheets} game={{ scenario, player: null }} first="game" onClose={onClose} />;
}
