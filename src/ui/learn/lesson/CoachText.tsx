import { type HandbookText, parseLine } from '../../../handbook/index.ts';
import { Term } from '../../play/Term.tsx';

/** A line of the coach; its terms open their entries. */
export const CoachText = ({ text }: { text: HandbookText }) =>
  parseLine(text).map((piece, nth) => {
    if (typeof piece === 'string') return piece;
    if ('rule' in piece) return piece.text;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a line keep their places
      <Term key={nth} name={piece.term}>
        {piece.text}
      </Term>
    );
  });
