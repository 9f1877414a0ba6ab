import './dialogs.css';
import { useState } from 'react';
import { PLAYERS, type Player } from '../../engine/index.ts';
import { shortName } from '../../words/index.ts';
import { SideMark } from '../counters/SideMark.tsx';
import { Button } from '../elements/Button.tsx';
import { Dialog } from '../elements/Dialog.tsx';
import { useGame, useTable } from '../session/context.ts';

/** [R11.0e] Asks both players whether they agree on a draw. */
export function DrawDialog({ onClose }: { onClose: () => void }) {
  const { table } = useGame();
  const names = useTable((state) => state.settings);
  const present = useTable(({ seat }) => seat?.player ?? seat?.decider ?? 1);
  const [agreed, setAgreed] = useState<readonly Player[]>([]);
  const all = agreed.length === PLAYERS.length;
  const end = () => {
    if (!all) return;
    onClose();
    void table.order({ player: present, do: 'agree-draw' });
  };
  const toggle = (player: Player) =>
    setAgreed((before) => (before.includes(player) ? before.filter((one) => one !== player) : [...before, player]));
  return (
    <Dialog title="Agree on a draw" onClose={onClose}>
      <p>Both players have to agree; then the game ends at once.</p>
      <div className="draw-choices">
        {PLAYERS.map((player) => (
          <label key={player} className="option">
            <input type="checkbox" checked={agreed.includes(player)} onChange={() => toggle(player)} />
            <span>
              <SideMark side={player} title="" /> {shortName(names, player)} agrees
            </span>
          </label>
        ))}
      </div>
      <div className="dialog-buttons">
        <Button aria-disabled={!all} onClick={end}>
          End in a draw
        </Button>
        <Button look="primary" onClick={onClose}>
          Play on
        </Button>
      </div>
    </Dialog>
  );
}
