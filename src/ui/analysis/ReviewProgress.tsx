import { isDoubtful } from '../../review/index.ts';
import { count, percentText } from '../../words/index.ts';
import { Button } from '../kit/Button.tsx';
import { useReview, useReviewing } from './reviewing-of.ts';

/** How far the review is, with the way to stop it and to go on. */
export function ReviewProgress() {
  const { reviewing } = useReviewing();
  const { state, done, reviewed } = useReview();
  const likely = reviewed?.review.moments.filter(({ likely: is, name }) => is || name) ?? [];
  const open = likely.filter(isDoubtful).length;
  if (state === 'done') return null;
  const isRunning = state === 'looking' || state === 'reckoning' || state === 'confirming';
  const isReckoned = reviewed !== null;
  return (
    <div className="stack items-center gap-2 gap-y-1 review-progress">
      <p role="status">
        {state === 'failed'
          ? 'It cannot be reviewed: the program broke down, or may not work in the background here.'
          : isReckoned
            ? `${likely.length - open} of ${count(likely.length, 'likely mistake')} judged by playouts`
            : isRunning
              ? 'Every die and every decision is weighed.'
              : 'Stopped.'}
      </p>
      {isRunning ? (
        <Button look="small" onClick={reviewing.stop}>
          Stop
        </Button>
      ) : (
        <Button look="small" onClick={reviewing.start}>
          Go on
        </Button>
      )}
      {isReckoned ? (
        <progress aria-label="Judged by playouts" max={Math.max(1, likely.length)} value={likely.length - open} />
      ) : (
        <progress aria-label="Weighed" max={1} value={done} aria-valuetext={percentText(done)} />
      )}
    </div>
  );
}
