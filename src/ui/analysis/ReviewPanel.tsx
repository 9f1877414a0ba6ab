import './review.css';
import { useState } from 'react';
import { Button } from '../kit/Button.tsx';
import { Icon } from '../kit/Icon.tsx';
import { useGame, useView } from '../play/context.ts';
import { closeReview } from '../play/reviewed.ts';
import { MomentRow } from './MomentRow.tsx';
import { placeOfMoment, useMoments } from './moments.ts';
import { ReviewProgress } from './ReviewProgress.tsx';
import { useReview } from './reviewing-of.ts';
import { Steps } from './Steps.tsx';
import { Sums } from './Sums.tsx';

/** What decided the game: each moment with a way there, then what luck and decisions came to. */
export function ReviewPanel() {
  const game = useGame();
  const { state, reviewed } = useReview();
  const { all, large } = useMoments();
  const [isWhole, setWhole] = useState(false);
  const at = useView((now) => now.replayAt);
  const shown = isWhole ? all : large;
  return (
    <section className="stack min-w-0 review" aria-label="What decided the game">
      <header className="line apart gap-2 gap-y-1 review-head">
        <h2 className="flex-1 min-w-0">Moments that decided</h2>
        <Steps />
        <button type="button" className="review-close" aria-label="Close the review" onClick={() => closeReview(game)}>
          <Icon name="close" />
        </button>
      </header>
      <ReviewProgress />
      {reviewed && (
        <>
          <p className="small text-right muted">What each changed of the chance of player 1</p>
          <ol className="review-moments">
            {shown.map((moment) => (
              <MomentRow key={all.indexOf(moment)} moment={moment} isShown={placeOfMoment(moment) === at} />
            ))}
          </ol>
          {large.length === 0 && <p>Nothing moved the chances by as much as 3 %.</p>}
          {all.length > large.length && (
            <Button look="plain" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
              {isWhole ? 'Only the largest' : `All ${all.length} that moved something`}
            </Button>
          )}
          <Sums review={reviewed.review} />
        </>
      )}
      {!reviewed && state === 'resting' && <p className="muted">Nothing has been weighed yet.</p>}
    </section>
  );
}
