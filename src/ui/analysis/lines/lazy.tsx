import { LatePart, late } from '../../kit/late.tsx';
import type { LinesProps } from './LinesDialog.tsx';

const Lines = late(async () => (await import('./LinesDialog.tsx')).LinesDialog);

/** What was tried beside the game, and the way to try more; loaded when it is opened. */
export const LazyLines = (props: LinesProps) => (
  <LatePart name="What was tried beside the game" close={props.onClose}>
    <Lines {...props} />
  </LatePart>
);
