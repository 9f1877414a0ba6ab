import { useState } from 'react';
import { PLAYERS, type Player, RANKS, type Rank } from '../../../engine/index.ts';
import { fullSettings } from '../../../game/entries.ts';
import type { Ranks } from '../../../store/table/new-saved.ts';
import { trial } from '../../../store/workbench/trial.ts';
import { rankName } from '../../../words/index.ts';
import { isPlayable } from '../../../workbench/battles/faults.ts';
import { Button } from '../../kit/Button.tsx';
import { Dialog } from '../../kit/Dialog.tsx';
import { Segments } from '../../kit/Segments.tsx';
import { beginGame } from '../../pages/pages.ts';
import { useEditing } from './editing.ts';

const SIDES = [
  { value: 1, label: 'Player 1' },
  { value: 2, label: 'Player 2' },
  { value: 0, label: 'Neither' },
] as const;

const RANK_OPTIONS = RANKS.map((value) => ({ value, label: rankName(value) }));

interface ProgramProps {
  onBegin: (ranks: Ranks) => void;
  onClose: () => void;
}

/** Which side one plays against the program, and how well it plays. */
function AgainstProgram({ onBegin, onClose }: ProgramProps) {
  const [side, setSide] = useState<Player | 0>(1);
  const [rank, setRank] = useState<Rank>('captain');
  const beginGame = () =>
    onBegin(Object.fromEntries(PLAYERS.filter((player) => player !== side).map((one) => [one, rank])));
  return (
    <Dialog title="Against the program" onClose={onClose}>
      <p className="cap">You play</p>
      <Segments label="You play" options={SIDES} chosen={side} onChoose={setSide} />
      <p className="cap">The program is</p>
      <Segments label="The program is" options={RANK_OPTIONS} chosen={rank} onChoose={setRank} />
      <div className="dialog-buttons">
        <Button onClick={onClose}>Cancel</Button>
        <Button look="primary" onClick={beginGame}>
          Begin
        </Button>
      </div>
    </Dialog>
  );
}

/** Plays the battle at once, to see how it goes, or goes on with the one that was set up; from the table a line leads back to where one was. */
export function TryButtons({ id }: { id: string }) {
  const { battle, faults } = useEditing();
  const [choosing, setChoosing] = useState(false);
  const may = isPlayable(faults);
  const why = may ? undefined : 'Mend the faults first';
  const play = async (ranks: Ranks | null) => {
    const isRehearsal = !ranks && !battle.goesOn;
    const table = await beginGame(battle, fullSettings({ mode: isRehearsal ? 'rehearsal' : 'hotseat' }), ranks ?? {});
    if (table) trial.setState({ game: table.store.state.getState().id, part: 'battle', work: id });
  };
  return (
    <>
      <Button
        aria-label="Against the program"
        aria-disabled={!may}
        title={why}
        onClick={() => may && setChoosing(true)}
      >
        <span className="workbench-word">Against the program</span>
        <span className="battle-program">Program</span>
      </Button>
      <Button look="primary" aria-disabled={!may} title={why} onClick={() => may && void play(null)}>
        {battle.goesOn ? 'Go on' : 'Try it'}
      </Button>
      {choosing && <AgainstProgram onBegin={(ranks) => void play(ranks)} onClose={() => setChoosing(false)} />}
    </>
  );
}
