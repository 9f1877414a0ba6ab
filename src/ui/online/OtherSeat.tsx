import type { Rank } from '../../engine/index.ts';
import { Segments } from '../kit/Segments.tsx';
import { RankChoice, USUAL_RANK } from './RankChoice.tsx';

/** Who plays the other side: the one who has the link, anybody at all, or the program. */
export type Opponent = 'link' | 'anybody' | Rank;

const NOTES = {
  link: 'You are given a link to pass on.',
  anybody: 'The table stands in this server’s list until somebody sits down.',
  program:
    'It begins at once. You are given a link too: anybody who takes the seat by it plays on in the program’s place.',
} as const;

interface OtherSeatProps {
  chosen: Opponent;
  /** Whether the server has a list of open tables, and the program takes seats. */
  hasList: boolean;
  hasProgram: boolean;
  onChoose: (opponent: Opponent) => void;
}

/** Who is to take the other seat of a new table. */
export function OtherSeat({ chosen, hasList, hasProgram, onChoose }: OtherSeatProps) {
  const kind = chosen === 'link' || chosen === 'anybody' ? chosen : 'program';
  const options = [
    { value: 'link' as const, label: 'Anybody with the link' },
    ...(hasList ? [{ value: 'anybody' as const, label: 'Anybody at all' }] : []),
    ...(hasProgram ? [{ value: 'program' as const, label: 'The program' }] : []),
  ];
  return (
    <>
      <div className="stack justify-start gap-1h">
        <span className="cap">The other seat</span>
        <Segments
          label="The other seat"
          options={options}
          chosen={kind}
          onChoose={(next) => onChoose(next === 'program' ? USUAL_RANK : next)}
        />
        <span className="muted">{NOTES[kind]}</span>
      </div>
      {chosen !== 'link' && chosen !== 'anybody' && <RankChoice rank={chosen} onChoose={onChoose} />}
    </>
  );
}
