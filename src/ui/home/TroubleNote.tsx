import { useStore } from 'zustand';
import { Button } from '../kit/Button.tsx';
import { FileName } from '../kit/FileName.tsx';
import { Faults } from '../pages/Faults.tsx';
import { dismissTrouble, pages } from '../pages/state.ts';

/** What went wrong; the file it came from stays with its owner as it is. */
export function TroubleNote() {
  const trouble = useStore(pages, (state) => state.trouble);
  return (
    <div role="alert">
      {trouble && (
        <div className="trouble">
          <div>
            <Faults lead={trouble.sentence} faults={trouble.faults ?? []} />
            {trouble.file !== null && (
              <p className="muted">
                The file <FileName name={trouble.file} /> is as it was, and so is everything here.
              </p>
            )}
          </div>
          <Button onClick={dismissTrouble}>Dismiss</Button>
        </div>
      )}
    </div>
  );
}
