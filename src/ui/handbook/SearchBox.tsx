import { type Ref, useMemo } from 'react';
import { addressOf, type HandbookPlace, search } from '../../handbook/index.ts';
import { Icon } from '../kit/Icon.tsx';
import { useCombobox } from '../kit/useCombobox.ts';

/** More than anybody reads through. */
const MOST = 12;

const KINDS: Record<HandbookPlace['kind'], string> = {
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
  /** The text in the field of the search. */
  query: string;
  onQuery: (query: string) => void;
  onOpen: (address: string) => void;
}

/** Finds entries as one types; arrows go through what is found, Enter opens it. */
export function SearchBox({ ref, query, onQuery, onOpen }: SearchBoxProps) {
  const found = useMemo(() => search(query).slice(0, MOST), [query]);
  const isOpen = query.trim() !== '';

  const open = (nth: number) => {
    const place = found[nth];
    if (!place) return;
    onQuery('');
    onOpen(addressOf(place));
  };

  const { list, field, option } = useCombobox({
    label: 'Search the handbook',
    text: query,
    onText: onQuery,
    count: found.length,
    isOpen,
    onChoose: open,
    onKey: ({ key }) => {
      if (key === 'Escape' && isOpen) onQuery('');
      return key === 'Escape' && isOpen;
    },
  });

  return (
    <div className="flex-1 min-w-0 relative handbook-search">
      <div className="line box hit px-2h handbook-search-line">
        <Icon name="search" />
        <input className="flex-1 min-w-0 min-h-0 p-0" ref={ref} {...field} placeholder="Search" />
      </div>
      <div
        id={list}
        role="listbox"
        aria-label="What was found"
        className="absolute right-0 scroll-y surface handbook-found"
        hidden={!isOpen || found.length === 0}
      >
        {found.map((place, nth) => (
          <div
            className="flex items-baseline apart gap-2 hit-line px-3 py-1h pointer"
            key={addressOf(place)}
            {...option(nth)}
          >
            <span>
              <Marked title={place.entry.title} query={query} /> <span className="muted">{KINDS[place.kind]}</span>
            </span>
            {/^R?\d/.test(place.entry.id) && <span className="rule">{place.entry.id}</span>}
          </div>
        ))}
      </div>
      <p
        className={
          isOpen && found.length === 0 ? 'absolute right-0 scroll-y surface handbook-nothing' : 'visually-hidden'
        }
        role="status"
      >
        {isOpen && (found.length === 0 ? 'Nothing is found by these words.' : `${found.length} found`)}
      </p>
    </div>
  );
}
