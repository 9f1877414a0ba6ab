import './sentence.css';
import type { TextPart } from '../../words/index.ts';

/** A die as it fell. */
export function Die({ value }: { value: number }) {
  return <span className="sentence-die">{value}</span>;
}

function piece(part: TextPart) {
  if (typeof part === 'string') return part;
  return 'die' in part ? <Die value={part.die} /> : <b className="sentence-unit">{part.unit}</b>;
}

/** A sentence with its units in bold and its dice in boxes. */
export function Sentence({ parts }: { parts: readonly TextPart[] }) {
  return parts.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a sentence keep their places
    <span key={index}>{piece(part)}</span>
  ));
}
