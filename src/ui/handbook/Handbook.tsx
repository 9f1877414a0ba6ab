import './handbook.css';
import './entry.css';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { addressOf, findPlace, type HandbookPlace } from '../../handbook/index.ts';
import { HANDBOOK } from '../commands/parts.ts';
import { giveByKey } from '../commands/useKeys.ts';
import { Button } from '../kit/Button.tsx';
import { Icon } from '../kit/Icon.tsx';
import { Contents } from './Contents.tsx';
import { EntryContent } from './EntryPage.tsx';
import { EntryLink } from './Prose.tsx';
import { neighboursOf, pageOf, placeTitle } from './reading.ts';
import { SearchBox } from './SearchBox.tsx';
import type { Reader } from './useReader.ts';

interface HandbookProps {
  /** The address of the open page of the handbook; '' for its contents. */
  address: string;
  onOpen: (address: string) => void;
  reader: Reader;
  /** Buttons at its head: the way back. */
  children: ReactNode;
}

/** The way from the contents to an entry. */
function Crumbs({ place }: { place: HandbookPlace | null }) {
  if (!place) return null;
  return (
    <nav className="line gap-1h text-base muted handbook-crumbs" aria-label="Where this stands">
      <EntryLink address="">Contents</EntryLink>
      {place.kind === 'case' && (
        <>
          <Icon name="next" size={13} />
          <EntryLink address={`chapter/${place.chapter.id}`}>{place.chapter.title}</EntryLink>
        </>
      )}
    </nav>
  );
}

/** The pages before and after, as one reads on. */
function Neighbours({ place }: { place: HandbookPlace }) {
  const { before, after } = neighboursOf(place);
  return (
    <nav className="flex apart gap-4 px-4 py-2h head-loose text-label border-t handbook-next" aria-label="Neighbours">
      {before && (
        <span className="inline-flex items-center gap-1h hit-line">
          <Icon name="back" size={15} /> <EntryLink address={addressOf(before)}>{placeTitle(before)}</EntryLink>
        </span>
      )}
      {after && (
        <span className="inline-flex items-center gap-1h hit-line ml-auto text-right">
          <EntryLink address={addressOf(after)}>{placeTitle(after)}</EntryLink> <Icon name="next" size={15} />
        </span>
      )}
    </nav>
  );
}

function Missing({ address }: { address: string }) {
  return <p>There is nothing in the handbook under “{address}”. Here is what there is.</p>;
}

/** The handbook, open at an entry or at its contents. */
export function Handbook({ address, onOpen, reader, children }: HandbookProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const asked = findPlace(address) ?? null;
  const place = asked && pageOf(asked);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new entry is read from its beginning
  useEffect(() => {
    heading.current?.focus({ preventScroll: asked?.kind === 'ruling' });
  }, [address]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.target !== search.current) giveByKey(event.nativeEvent, HANDBOOK, () => search.current?.focus());
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what is in it takes the keys, one leads to the search
    <div className="grid min-h-0 h-full text-body surface handbook" onKeyDown={onKeyDown}>
      <div className="flex items-start gap-2 px-4 py-2h border-b handbook-head">
        <span className="self-center head text-title handbook-name">Handbook</span>
        <SearchBox ref={search} query={reader.query} onQuery={reader.search} onOpen={onOpen} />
        <Button aria-label="Print the handbook" title="Print the handbook" onClick={() => reader.print(true)}>
          <Icon name="print" />
        </Button>
        {children}
      </div>
      <article key={address} className="scroll-y handbook-entry">
        <Crumbs place={place} />
        <h1 ref={heading} tabIndex={-1}>
          {place ? placeTitle(place) : 'Handbook'}
        </h1>
        {place ? (
          <EntryContent place={place} asked={asked?.kind === 'ruling' ? asked.entry.id : null} />
        ) : (
          <>
            {address !== '' && <Missing address={address} />}
            <Contents />
          </>
        )}
      </article>
      {place && <Neighbours place={place} />}
    </div>
  );
}
