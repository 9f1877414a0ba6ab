import './lookup-entry.css';
import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { addressOf, findPlace, findTerm, type HandbookPlace } from '../../handbook/index.ts';
import { rulesLink } from '../kit/address.ts';
import { Icon } from '../kit/Icon.tsx';
import { closeLookup, type Sought } from '../play/lookup.ts';
import { Prose } from './Prose.tsx';

function placeOf(what: Sought['what']): HandbookPlace | null {
  if ('rule' in what) return findPlace(what.rule) ?? null;
  const term = findTerm(what.term);
  return term ? (findPlace(`term/${term.id}`) ?? null) : null;
}

/** The title, two sentences, and a link to the whole entry. */
function Words({ place, id }: { place: HandbookPlace; id: string }) {
  const { entry, kind } = place;
  const isRule = kind === 'case' || kind === 'ruling';
  return (
    <>
      <h2 id={id}>
        {entry.title} {isRule && <span className="rule">{entry.id}</span>}
      </h2>
      <Prose text={entry.brief} />
      <p>
        <a
          className="inline-flex items-center hit-line bold lookup-more"
          href={rulesLink(addressOf(place))}
          onClick={closeLookup}
        >
          More <span className="muted">in the handbook</span>
        </a>
      </p>
    </>
  );
}

/** An entry of the handbook beside what was pressed. */
export function Lookup({ sought: { what, anchor } }: { sought: Sought }) {
  const box = useRef<HTMLDivElement>(null);
  const id = useId();
  const place = placeOf(what);

  useLayoutEffect(() => {
    box.current?.showPopover({ source: anchor });
    box.current?.focus();
  }, [anchor]);

  useEffect(() => {
    return () => {
      const { activeElement } = document;
      if ((activeElement === document.body || activeElement === null) && anchor.isConnected) anchor.focus();
    };
  }, [anchor]);

  const onKeyDown = (event: KeyboardEvent) => event.stopPropagation();
  return createPortal(
    <div
      ref={box}
      popover="auto"
      role="dialog"
      aria-labelledby={id}
      tabIndex={-1}
      className="card scroll-y px-3h py-3 text-left ink lookup"
      data-part="lookup"
      onToggle={({ newState }) => newState === 'closed' && closeLookup()}
      onKeyDown={onKeyDown}
    >
      <button
        type="button"
        className="grid place-center absolute top-0 right-0 muted lookup-close"
        aria-label="Close"
        onClick={() => box.current?.hidePopover()}
      >
        <Icon name="close" />
      </button>
      {place ? <Words place={place} id={id} /> : <h2 id={id}>There is no entry for this.</h2>}
    </div>,
    anchor.closest('dialog') ?? document.body,
  );
}
