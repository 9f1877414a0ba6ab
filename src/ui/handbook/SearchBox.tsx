import { type KeyboardEvent, type Ref, useId, useMemo, useState } from 'react';
import { addressOf, type Place, search } from '../../handbook/index.ts';
import { Icon } from '../elements/Icon.tsx';

/** More than anybody reads through. */
const MOST = 12;

const KINDS: Record<Place['kind'], string> = {
  chapter: 'chapter',
  case: '',
  ruling: 'settled doubt',
  scenario: 'scenario',
  term: 'term',
};

/** The words of a title, those marked that begin with what was typed. */
function Marked({ title, query }: { title: string; query: string }) {
  const typed = query.toLowerCase().split(/\s+/).filter(Boolean);
  return title.split(/(?<=[\s-])/).map((word, nth) => {
    const length = Math.max(0, ...typed.filter((one) => word.toLowerCase().startsWith(one)).map((one) => one.length));
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the words of a title keep their places
      <span key={nth}>
        {length > 0 && <mark>{word.slice(0, length)}</mark>}
        {word.slice(length)}
      </span>
    );
  });
}

interface SearchBoxProps {
  ref: Ref<HTMLInputElement>;
  /** What has been typed. */
  query: string;
  onQuery: (query: string) => void;
  onOpen: (address: string) => void;
}

/** Finds entries as one types; arrows go through what is found, Enter opens it. */
export function SearchBox({ ref, query, onQuery, onOpen }: SearchBoxProps) {
  const [active, setActive] = useState(0);
  const id = useId();
  const found = useMemo(() => search(query).slice(0, MOST), [query]);
  const isOpen = query.trim() !== '';

  const type = (text: string) => {
    onQuery(text);
    setActive(0);
  };

  const open = (place: Place | undefined) => {
    if (!place) return;
    type('');
    onOpen(addressOf(place));
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === 'Enter') open(found[active]);
    else if (step && found.length > 0) setActive((active + step + found.length) % found.length);
    else if (event.key === 'Escape' && isOpen) type('');
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <div className="handbook-search">
      <div className="handbook-search-line">
        <Icon name="search" />
        <input
          ref={ref}
          type="text"
          role="combobox"
          aria-label="Search the handbook"
          aria-expanded={isOpen}
          aria-controls={id}
          aria-autocomplete="list"
          aria-activedescendant={isOpen && found.length > 0 ? `${id}-${active}` : undefined}
          placeholder="Search"
          autoComplete="off"
          spellCheck={false}
          value={query}
          onChange={({ target }) => type(target.value)}
          onKeyDown={onKeyDown}
        />
      </div>
      <div
        id={id}
        role="listbox"
        aria-label="What was found"
        className="handbook-found"
        hidden={!isOpen || found.length === 0}
      >
        {found.map((place, nth) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field
          <div
            key={addressOf(place)}
            id={`${id}-${nth}`}
            role="option"
            tabIndex={-1}
            aria-selected={nth === active}
            onMouseMove={() => setActive(nth)}
            onClick={() => open(place)}
          >
            <span>
              <Marked title={place.entry.title} query={query} /> <span className="muted">{KINDS[place.kind]}</span>
            </span>
            {/^R?\d/.test(place.entry.id) && <span className="rule">{place.entry.id}</span>}
          </div>
        ))}
      </div>
      <p className={isOpen && found.length === 0 ? 'handbook-nothing' : 'unseen'} role="status">
        {isOpen && (found.length === 0 ? 'Nothing is found by these words.' : `${found.length} found`)}
      </p>
    </div>
  );
}
