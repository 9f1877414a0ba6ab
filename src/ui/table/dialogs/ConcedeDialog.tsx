import type { Player } from '../../../engine/index.ts';
import { listPeople } from '../../../game/people.ts';
import { shortName } from '../../../words/index.ts';
import { Button } from '../../kit/Button.tsx';
import { Dialog } from '../../kit/Dialog.tsx';
import { useGame, useTable } from '../../play/context.ts';

/** [R11.0e] A player gives up. Behind one screen that is the one who sits there; in a rehearsal either. */
export function ConcedeDialog({ onClose }: { onClose: () => void }) {
  const { table } = useGame();
  const names = useTable((state) => state.settings);
  const present = useTable(({ seat }) => seat?.player ?? null);
  const concede = (player: Player) => {
    onClose();
    void table.order({ player, do: 'concede' });
  };
  return (
    <Dialog title="Concede the game" onClose={onClose}>
      <p>The game ends at once, and the other player has won. It cannot be taken back.</p>
      <div className="dialog-buttons">
        {listPeople(names)
          .filter((player) => present === null || player === present)
          .map((player) => (
            <Button key={player} onClick={() => concede(player)}>
              Concede as {shortName(names, player)}
            </Button>
          ))}
        <Button look="primary" onClick={onClose}>
          Play on
        </Button>
      </div>
    </Dialog>
  );
}
