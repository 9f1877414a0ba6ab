import { findTerm, type HandbookText, type Inline, parseText } from '../../handbook/index.ts';
import { rulesLink } from '../kit/address.ts';

interface LinkProps {
  address: string;
  className?: string;
  children: string;
}

/** A link to another entry; opened in a new tab it is the handbook alone. */
export const EntryLink = ({ address, className, children }: LinkProps) => (
  <a href={rulesLink(address)} className={className}>
    {children}
  </a>
);

function Piece({ piece }: { piece: Inline }) {
  if (typeof piece === 'string') return piece;
  if ('rule' in piece) {
    return (
      <EntryLink address={piece.rule} className="bold nowrap">
        {piece.text}
      </EntryLink>
    );
  }
  const term = findTerm(piece.term);
  return term ? (
    <EntryLink address={`term/${term.id}`} className="handbook-term">
      {piece.text}
    </EntryLink>
  ) : (
    piece.text
  );
}

/** A line of text with its links. */
export const ProseLine = ({ line }: { line: readonly Inline[] }) =>
  line.map((piece, nth) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a line keep their places
    <Piece key={nth} piece={piece} />
  ));

/** A text of the handbook: its paragraphs and lists, with links. */
export const Prose = ({ text }: { text: HandbookText }) =>
  parseText(text).map((block, nth) =>
    block.kind === 'paragraph' ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a text keep their places
      <p key={nth}>
        <ProseLine line={block.line} />
      </p>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: see above
      <ul key={nth} className="bullets">
        {block.items.map((item, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <li key={place}>
            <ProseLine line={item} />
          </li>
        ))}
      </ul>
    ),
  );
