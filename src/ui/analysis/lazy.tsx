import { LatePart, late } from '../kit/late.tsx';
import { useGame } from '../play/context.ts';
import { closeReview } from '../play/reviewed.ts';

const waiting = <p className="review-wait muted">The review is coming.</p>;

const Panel = late(async () => (await import('./ReviewPanel.tsx')).ReviewPanel, waiting);
const Pane = late(async () => (await import('./ChancesPane.tsx')).ChancesPane, waiting);
const Keeper = late(async () => (await import('./ReviewKeeper.tsx')).ReviewKeeper);

/** The moments that decided the game, and what they come to; loaded when a review is opened. */
export function LazyReview() {
  const game = useGame();
  return (
    <LatePart name="The review" close={() => closeReview(game)}>
      <Panel />
    </LatePart>
  );
}

/** The curve of the chances. */
export const LazyChances = () => (
  <LatePart name="The curve of the chances">
    <Pane />
  </LatePart>
);

/** Has the game reviewed for as long as it is there. */
export const LazyReviewKeeper = () => (
  <LatePart name="The review">
    <Keeper />
  </LatePart>
);
