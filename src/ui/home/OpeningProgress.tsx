import { useStore } from 'zustand';
import { Button } from '../kit/Button.tsx';
import { pages } from '../pages/state.ts';

/** How far the opening of a long game has come, or the bringing in of a file; it may be stopped. */
export function OpeningProgress() {
  const progress = useStore(pages, (state) => state.progress);
  if (!progress) return null;
  return (
    <div className="trouble">
      <p role="status">
        {progress.done} of {progress.of}{' '}
        {progress.what === 'orders' ? 'orders have been played through' : 'have been brought in'}.
      </p>
      <Button onClick={progress.stop}>Stop</Button>
    </div>
  );
}
