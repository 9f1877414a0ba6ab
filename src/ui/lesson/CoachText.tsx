import { useState } from 'react';
import { findTerm, parseLine, plainText, type Term, type Text } from '../../handbook/index.ts';
import { rulesLink } from '../elements/address.ts';
import { Button } from '../elements/Button.tsx';
import { Icon } from '../elements/Icon.tsx';

/** A line of the coach; its terms open what the handbook says of them, below the line. */
export function CoachText({ text }: { text: Text }) {
  const [open, setOpen] = useState<Term | null>(null);
  return (
    <>
      <p className="lesson-say">
        {parseLine(text).map((piece, nth) => {
          if (typeof piece === 'string') return piece;
          const term = 'term' in piece ? findTerm(piece.term) : undefined;
          if (!term) return piece.text;
          return (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a line keep their places
              key={nth}
              type="button"
              className="lesson-term"
              aria-expanded={open === term}
              onClick={() => setOpen(open === term ? null : term)}
            >
              {piece.text}
            </button>
          );
        })}
      </p>
      {open && (
        <div className="lesson-entry" role="status">
          <h3>{open.title}</h3>
          <Button look="plain" aria-label="Close" onClick={() => setOpen(null)}>
            <Icon name="close" size={16} />
          </Button>
          <p>
            {plainText(open.brief)} <a href={rulesLink(`term/${open.id}`)}>More in the handbook</a>
          </p>
        </div>
      )}
    </>
  );
}
