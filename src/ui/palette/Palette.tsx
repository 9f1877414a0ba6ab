import './palette.css';
import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { takeTypedAhead } from '../elements/Coming.tsx';
import { Icon } from '../elements/Icon.tsx';
import { useModal } from '../elements/useModal.ts';
import { FindOption } from './FindOption.tsx';
import { type Find, GROUPS } from './find.ts';

interface PaletteProps {
  /** What can be found here, and perhaps typed. */
  label: string;
  finds: (text: string) => readonly Find[];
  onClose: () => void;
}

/** What is found, with what the handbook says, which is loaded only now. */
function useFinds(finds: PaletteProps['finds'], text: string): readonly Find[] {
  const [book, setBook] = useState<((text: string) => readonly Find[]) | null>(null);
  useEffect(() => {
    let isOpen = true;
    void import('./handbook-finds.ts').then(
      ({ handbookFinds }) => isOpen && setBook(() => handbookFinds),
      () => undefined,
    );
    return () => {
      isOpen = false;
    };
  }, []);
  return useMemo(() => {
    const found = [...finds(text), ...(book?.(text) ?? [])];
    return GROUPS.flatMap((group) => found.filter((find) => find.group === group));
  }, [finds, book, text]);
}

/** One line in which everything is found as it is typed; arrows go through what is found, Enter does it. */
export function Palette({ label, finds, onClose }: PaletteProps) {
  const modal = useModal(onClose);
  const id = useId();
  const [text, setText] = useState('');
  const [active, setActive] = useState(0);
  const [said, setSaid] = useState('');
  const found = useFinds(finds, text);
  const list = useRef<HTMLDivElement>(null);
  const chosen = found[active];

  // Not while it is drawn: before that is shown more may be typed, or it may be drawn anew.
  useLayoutEffect(() => setText(takeTypedAhead()), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the chosen one that has to be in sight
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView?.({ block: 'nearest' });
  }, [active, found]);

  const type = (next: string) => {
    setText(next);
    setActive(0);
    setSaid('');
  };

  const choose = (find: Find | undefined) => {
    if (!find) return;
    if (find.refusal !== undefined) return setSaid(find.refusal);
    find.run();
    onClose();
  };

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const isAtEnd = event.currentTarget.selectionStart === text.length;
    if (event.key === 'Enter') choose(chosen);
    else if (step && found.length > 0) setActive((active + step + found.length) % found.length);
    else if (event.key === 'ArrowRight' && isAtEnd && chosen) type(chosen.label);
    else return;
    event.preventDefault();
  };

  return (
    <dialog {...modal} className="palette" aria-label="Find and do">
      <div className="palette-line">
        <Icon name="search" />
        <input
          type="text"
          role="combobox"
          aria-label={label}
          aria-expanded={found.length > 0}
          aria-controls={id}
          aria-autocomplete="list"
          aria-activedescendant={chosen ? `${id}-${active}` : undefined}
          placeholder={label}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
          value={text}
          onChange={({ target }) => type(target.value)}
          onKeyDown={onKeyDown}
        />
        <button type="button" className="palette-close" aria-label="Close" onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      <p className={said === '' ? 'unseen' : 'palette-said'} role="status">
        {said || (found.length === 0 ? 'Nothing is found by these words.' : `${found.length} found`)}
      </p>
      {found.length === 0 && <p className="palette-nothing muted">Nothing is found by these words.</p>}
      <div id={id} ref={list} role="listbox" aria-label="What was found" className="palette-found">
        {GROUPS.filter((group) => found.some((find) => find.group === group)).map((group) => (
          // biome-ignore lint/a11y/useSemanticElements: the groups of a list box are no field sets
          <div key={group} role="group" aria-label={group}>
            <div className="cap palette-group" aria-hidden="true">
              {group}
            </div>
            {found.map((find, nth) =>
              find.group === group ? (
                <FindOption
                  key={find.key}
                  id={`${id}-${nth}`}
                  find={find}
                  isActive={nth === active}
                  onPoint={() => setActive(nth)}
                  onChoose={() => choose(find)}
                />
              ) : null,
            )}
          </div>
        ))}
      </div>
    </dialog>
  );
}
