import './dialogs.css';
import { useState } from 'react';
import { PLAYERS, type Player } from '../../../engine/index.ts';
import { listPeople } from '../../../game/people.ts';
import { shortName } from '../../../words/index.ts';
import { SideMark } from '../../counters/SideMark.tsx';
import { Button } from '../../kit/Button.tsx';
import { Dialog } from '../../kit/Dialog.tsx';
import { useGame, useTable } from '../../play/context.ts';

interface Closing {
  onClose: () => void;
}

const ANSWERS = {
  asking: 'It is thinking about it.',
  declined: 'It sees more in playing on, and declines.',
  failed: 'It could not make up its mind; ask again later.',
} as const;

/** [R11.0e] Offers a draw to the program, which takes it or says no. */
function DrawOffer({ onClose }: Closing) {
  const { table } = useGame();
  const person = useTable(({ settings }) => listPeople(settings)[0]);
  const [answer, setAnswer] = useState<keyof typeof ANSWERS | null>(null);
  const offer = async () => {
    setAnswer('asking');
    const takes = await table.advice.takesDraw();
    if (!takes) setAnswer(takes === null ? 'failed' : 'declined');
    else if (person) {
      onClose();
      await table.order({ player: person, do: 'agree-draw' });
    }
  };
  return (
    <Dialog title="Offer a draw" onClose={onClose}>
      <p role="status">{answer ? ANSWERS[answer] : 'If the program agrees, the game ends at once.'}</p>
      <div className="dialog-buttons">
        <Button aria-disabled={answer !== null} onClick={() => answer === null && void offer()}>
          Offer it
        </Button>
        <Button look="primary" onClick={onClose}>
          Play on
        </Button>
      </div>
    </Dialog>
  );
}

/** [R11.0e] Asks both players whether they agree on a draw. */
function DrawAgreement({ onClose }: Closing) {
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
      <div className="stack mt-4">
        {PLAYERS.map((player) => (
          <label key={player} className="items-center hit option">
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

/** [R11.0e] Offers a draw to a player on another screen, or takes their offer. */
function DrawByOffers({ onClose }: Closing) {
  const { table } = useGame();
  const offer = () => {
    onClose();
    void table.screens?.offer('draw');
  };
  return (
    <Dialog title="Offer a draw" onClose={onClose}>
      <p>If the other player agrees, the game ends at once.</p>
      <div className="dialog-buttons">
        <Button onClick={offer}>Offer it</Button>
        <Button look="primary" onClick={onClose}>
          Play on
        </Button>
      </div>
    </Dialog>
  );
}

/** [R11.0e] Ends the game in a draw, if the others agree. */
export function DrawDialog({ onClose }: Closing) {
  const isRemote = useTable(({ screens }) => screens !== null);
  const people = useTable(({ settings }) => listPeople(settings).length);
  if (isRemote) return <DrawByOffers onClose={onClose} />;
  return people < PLAYERS.length ? <DrawOffer onClose={onClose} /> : <DrawAgreement onClose={onClose} />;
}
