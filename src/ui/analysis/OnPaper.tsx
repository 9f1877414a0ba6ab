import './paper.css';
import { scenarioTitle } from '../../words/briefings.ts';
import { useTable } from '../play/context.ts';
import { Axis } from './Axis.tsx';
import { Legend } from './ChancesPane.tsx';
import { Curve } from './Curve.tsx';
import { MomentRow } from './MomentRow.tsx';
import { useMoments } from './moments.ts';
import { useReview } from './reviewing-of.ts';
import { Sums } from './Sums.tsx';

/** What a review is on paper, whatever of it lies open on the screen. */
export function OnPaper() {
  const { reviewed } = useReview();
  const { all, large } = useMoments();
  const scenario = useTable((state) => state.scenario);
  if (!reviewed) return null;
  const { curve } = reviewed.review;
  return (
    <div className="review-paper">
      <h1>{scenarioTitle(scenario.id)}: what decided it</h1>
      <Legend />
      {curve.length > 1 && (
        <>
          <Curve curve={curve} />
          <Axis count={curve.length - 1} />
        </>
      )}
      <p className="small text-right muted">What each changed of the chance of player 1</p>
      <ol className="review-moments">
        {large.map((moment) => (
          <MomentRow key={all.indexOf(moment)} moment={moment} isShown={false} />
        ))}
      </ol>
      <Sums review={reviewed.review} />
    </div>
  );
}
