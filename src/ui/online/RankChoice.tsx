import { RANKS, type Rank } from '../../engine/index.ts';
import { RANK_NOTES } from '../../words/deeds.ts';
import { rankName } from '../../words/program.ts';
import { Segments } from '../kit/Segments.tsx';

const OPTIONS = RANKS.map((rank) => ({ value: rank, label: rankName(rank) }));

/** Whom the program plays as where nobody has chosen. */
export const USUAL_RANK: Rank = 'captain';

/** How well the program plays the other side. */
export function RankChoice({ rank, onChoose }: { rank: Rank; onChoose: (rank: Rank) => void }) {
  return (
    <div className="stack justify-start gap-1h">
      <span className="cap">How well the program plays</span>
      <Segments label="How well the program plays" options={OPTIONS} chosen={rank} onChoose={onChoose} />
      <span className="muted">{RANK_NOTES[rank]}</span>
    </div>
  );
}
