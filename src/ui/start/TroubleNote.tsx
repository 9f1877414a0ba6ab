import { useStore } from 'zustand';
import { Button } from '../elements/Button.tsx';
import { FileName } from '../elements/FileName.tsx';
import { Rule } from '../elements/Rules.tsx';
import { dismissTrouble, pages } from '../pages/state.ts';

/** A sentence that may end with the case of a refusal, `(rule 8.4)`, which opens in place. */
function Sentence({ text }: { text: string }) {
  const [before, id, after] = text.split(/\(rule (R?\d+\.\d+[a-z]?)\)/);
  if (id === undefined) return text;
  return (
    <>
      {before}
      <Rule id={id} />
      {after}
    </>
  );
}

/** What went wrong, in one sentence; the file it came from stays with its owner as it is. */
export function TroubleNote() {
  const trouble = useStore(pages, (state) => state.trouble);
  return (
    <div role="alert">
      {trouble && (
        <div className="trouble">
          <p>
            <Sentence text={trouble.sentence} />
            {trouble.file !== null && (
              <span className="muted">
                {' '}
                The file <FileName name={trouble.file} /> is as it was, and so is everything here.
              </span>
            )}
          </p>
          <Button onClick={dismissTrouble}>Dismiss</Button>
        </div>
      )}
    </div>
  );
}
