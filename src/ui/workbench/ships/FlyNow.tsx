import { shipFaults } from '../../../engine/index.ts';
import { fullSettings } from '../../../game/entries.ts';
import { SCENARIOS } from '../../../scenarios/index.ts';
import { trial } from '../../../store/workbench/trial.ts';
import type { ShipDesign } from '../../../workbench/ships/design.ts';
import { twinsIn } from '../../../workbench/ships/trial.ts';
import { Button } from '../../kit/Button.tsx';
import { beginGame } from '../../pages/pages.ts';

/** Flies the ship at once, against a Captain in its twin; from the table a line leads back to the yard. */
export function FlyNow({ design, id }: { design: ShipDesign; id: string }) {
  const may = shipFaults(design).length === 0;
  const fly = async () => {
    const [duel] = SCENARIOS;
    const table = duel && (await beginGame(twinsIn(duel, design), fullSettings(), { 2: 'captain' }));
    if (table) trial.setState({ game: table.store.state.getState().id, part: 'ship', work: id });
  };
  return (
    <Button
      look="primary"
      aria-disabled={!may}
      title={may ? 'Against a Captain in its twin' : 'Mend the faults first'}
      onClick={({ detail }) => may && detail < 2 && void fly()}
    >
      Fly it now
    </Button>
  );
}
