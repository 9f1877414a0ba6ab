import './sentence.css';
import { use } from 'react';
import type { Player } from '../../engine/index.ts';
import { capital, type TextPart } from '../../words/index.ts';
import { PlayerNames, UnitNames } from './unit-names.ts';

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

/** A player by name; the sentence may begin with it. */
function Name({ player, isFirst }: { player: Player; isFirst: boolean }) {
  const name = use(PlayerNames)(player);
  return isFirst ? capital(name) : name;
}

function piece(part: TextPart, index: number) {
  if (typeof part === 'string') return part;
  if ('player' in part) return <Name player={part.player} isFirst={index === 0} />;
  return 'die' in part ? <Die value={part.die} /> : <Unit id={part.unit} />;
}

/** A sentence with its units in bold and its dice in boxes. */
export function Sentence({ parts }: { parts: readonly TextPart[] }) {
  return parts.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a sentence keep their places
    <span key={index}>{piece(part, index)}</span>
  ));
}
