import './sentence.css';
import { use } from 'react';
import type { TextPart } from '../../words/index.ts';
import { UnitNames } from './unit-names.ts';

/** A die as it fell. */
export function Die({ value }: { value: number }) {
  return <span className="sentence-die">{value}</span>;
}

/** A unit by its counter, and by its own name if it has one. */
function Unit({ id }: { id: string }) {
  const name = use(UnitNames).get(id);
  return (
    <>
      <b className="sentence-unit">{id}</b>
      {name && (
        <>
          {' '}
          <bdi>{name}</bdi>
        </>
      )}
    </>
  );
}

function piece(part: TextPart) {
  if (typeof part === 'string') return part;
  return 'die' in part ? <Die value={part.die} /> : <Unit id={part.unit} />;
}

/** A sentence with its units in bold and its dice in boxes. */
export function Sentence({ parts }: { parts: readonly TextPart[] }) {
  return parts.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a sentence keep their places
    <span key={index}>{piece(part)}</span>
  ));
}
