import { useStore } from 'zustand';
import { Button } from '../elements/Button.tsx';
import { dismissTrouble, pages } from '../pages/pages.ts';

/** What went wrong, in one sentence; the file it came from stays with its owner as it is. */
export function TroubleNote() {
  const trouble = useStore(pages, (state) => state.trouble);
  return (
    <div role="alert">
      {trouble && (
        <div className="trouble">
          <p>
            {trouble.sentence}
            {trouble.file !== null && (
              <span className="muted"> The file {trouble.file} is as it was, and so is everything here.</span>
            )}
          </p>
          <Button onClick={dismissTrouble}>Dismiss</Button>
        </div>
      )}
    </div>
  );
}
