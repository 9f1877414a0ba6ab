import { useStore } from 'zustand';
import { Button } from '../elements/Button.tsx';
import { pages } from '../pages/state.ts';

/** How far the opening of a long game has come; it may be stopped, and nothing has changed. */
export function OpeningProgress() {
  const progress = useStore(pages, (state) => state.progress);
  if (!progress) return null;
  return (
    <div className="trouble">
      <p role="status">
        {progress.done} of {progress.of} orders have been played through.
      </p>
      <Button onClick={progress.stop}>Stop</Button>
    </div>
  );
}
