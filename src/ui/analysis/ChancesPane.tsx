import './review.css';
import './chances.css';
import { useState } from 'react';
import { Button } from '../kit/Button.tsx';
import { useGame, useView } from '../play/context.ts';
import { useLayout } from '../play/useLayout.ts';
import { Axis } from './Axis.tsx';
import { ChancesTable } from './ChancesTable.tsx';
import { Curve } from './Curve.tsx';
import { MomentRow } from './MomentRow.tsx';
import { placeOfMoment, useMoments } from './moments.ts';
import { ReviewProgress } from './ReviewProgress.tsx';
import { useReview } from './reviewing-of.ts';
import { Steps } from './Steps.tsx';

/** What the marks and grounds of the curve are. */
export function Legend() {
  return (
    <p className="line gap-1h gap-y-1 small muted review-legend" aria-hidden="true">
      <span className="review-key is-die" /> a die
      <span className="review-key is-decision" /> a decision
      <span className="review-key is-draw" /> draw
      <span className="review-key is-band" /> the band: two times in three the chance lies in it
    </p>
  );
}

/** On a phone the moment that is watched stands under the curve. */
function Here() {
  const at = useView((state) => state.replayAt);
  const { all, large } = useMoments();
  const here = large.filter((moment) => placeOfMoment(moment) === at);
  return (
    <ol className="review-moments">
      {here.map((moment) => (
        <MomentRow key={all.indexOf(moment)} moment={moment} isShown />
      ))}
    </ol>
  );
}

/** Opens the drawer with the list of moments. */
function MomentsButton() {
  const { view } = useGame();
  const isOpen = useView((state) => state.drawer === 'moments');
  return (
    <Button look="small" aria-expanded={isOpen} onClick={() => view.set({ drawer: isOpen ? null : 'moments' })}>
      Moments
    </Button>
  );
}

/** The curve of the chances under the replay. */
export function ChancesPane() {
  const { reviewed } = useReview();
  const [asTable, setTable] = useState(false);
  const layout = useLayout();
  // The list says itself how far it is.
  const isListed = useView((state) => state.drawer === 'moments');
  const curve = reviewed?.review.curve;
  return (
    <section className="flex min-h-0 scroll-y review-chances" data-part="chances" aria-label="Chances">
      {!curve || curve.length < 2 ? (
        <div className="line apart gap-2 gap-y-1 review-head">
          {!isListed && <ReviewProgress />}
          <MomentsButton />
        </div>
      ) : (
        <>
          <div className="line apart gap-2 gap-y-1 review-head">
            {layout === 'phone' ? <Steps /> : <Legend />}
            <MomentsButton />
            <Button look="small" aria-pressed={asTable} onClick={() => setTable(!asTable)}>
              As a table
            </Button>
          </div>
          {!asTable && (
            <>
              <Curve curve={curve} />
              <Axis count={curve.length - 1} />
            </>
          )}
          <ChancesTable curve={curve} unseen={!asTable} />
          {layout === 'phone' && (
            <>
              <Here />
              <Legend />
            </>
          )}
        </>
      )}
    </section>
  );
}
