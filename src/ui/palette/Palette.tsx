import './palette.css';
import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { takeTypedAhead } from '../kit/Coming.tsx';
import { Icon } from '../kit/Icon.tsx';
import { type OptionProps, useCombobox } from '../kit/useCombobox.ts';
import { useModal } from '../kit/useModal.ts';
import { buttonFinds } from './button-finds.ts';
import { type Find, GROUPS } from './find.ts';

/** One thing that was found: what it is, what it leads to, and what it costs or by which case it is refused. */
function FindOption({ find, option }: { find: Find; option: OptionProps }) {
  const { label, note, cost, rule, refusal } = find;
  return (
    <div
      {...option}
      className="flex items-baseline gap-2h px-3h py-1h pointer palette-option"
      aria-disabled={refusal !== undefined || undefined}
    >
      <span className="flex-none bold palette-label">{label}</span>{' '}
      {note && <span className="flex-1 min-w-0 text-base muted">{note}</span>}{' '}
      {cost && <span className="ml-auto head text-label nowrap">{cost}</span>}{' '}
      {find.hint && <kbd className="ml-auto">{find.hint}</kbd>} {rule && <span className="ml-auto rule">{rule}</span>}
    </div>
  );
}

interface PaletteProps {
  /** What can be found here, and perhaps typed. */
  label: string;
  finds: (text: string) => readonly Find[];
  onClose: () => void;
}

/** What is found, with the buttons of the page below, and with what the handbook says, which is loaded only now. */
function useFinds(finds: PaletteProps['finds'], text: string, dialog: RefObject<Element | null>): readonly Find[] {
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
    const done = finds(text);
    const found = [...done, ...buttonFinds(text, dialog.current, done), ...(book?.(text) ?? [])];
    return GROUPS.flatMap((group) => found.filter((find) => find.group === group));
  }, [finds, book, text, dialog]);
}

/** One line in which everything is found as it is typed; arrows go through what is found, Enter does it. */
export function Palette({ label, finds, onClose }: PaletteProps) {
  const modal = useModal(onClose);
  const [text, setText] = useState('');
  const [said, setSaid] = useState('');
  const found = useFinds(finds, text, modal.ref);
  const box = useRef<HTMLDivElement>(null);

  // Not while it is drawn: before that is shown more may be typed, or it may be drawn anew.
  useLayoutEffect(() => setText(takeTypedAhead()), []);

  const change = (next: string) => {
    setText(next);
    setSaid('');
  };

  const choose = (find: Find | undefined) => {
    if (!find) return;
    if (find.refusal !== undefined) return setSaid(find.refusal);
    find.run();
    onClose();
  };

  const { list, active, field, option } = useCombobox({
    label,
    text,
    onText: change,
    count: found.length,
    isOpen: found.length > 0,
    onChoose: (nth) => choose(found[nth]),
    // At its end the line is written out as the chosen one.
    onKey: ({ key, currentTarget }, nth) => {
      const chosen = found[nth];
      if (key !== 'ArrowRight' || currentTarget.selectionStart !== text.length || !chosen) return false;
      change(chosen.label);
      return true;
    },
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the chosen one that has to be in sight
  useEffect(() => {
    box.current?.querySelector('[aria-selected="true"]')?.scrollIntoView?.({ block: 'nearest' });
  }, [active, found]);

  return (
    <dialog {...modal} className="card grid p-0 text-body ink palette" aria-label="Find and do">
      <div className="line gap-2h px-3h border-b palette-line">
        <Icon name="search" />
        <input className="flex-1 p-0" {...field} placeholder={label} autoCapitalize="off" enterKeyHint="go" />
        <button type="button" className="grid place-center hit hit-wide muted" aria-label="Close" onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      {/* How many are found is not said: the first of them is, as it is the chosen one. */}
      <div role="status">
        {said !== '' && <p className="px-3h py-2 bold warn border-b">{said}</p>}
        {found.length === 0 && <p className="muted palette-nothing">Nothing is found by these words.</p>}
      </div>
      <div id={list} ref={box} role="listbox" aria-label="What was found" className="min-h-0 scroll-y pb-2">
        {GROUPS.filter((group) => found.some((find) => find.group === group)).map((group) => (
          // biome-ignore lint/a11y/useSemanticElements: the groups of a list box are no field sets
          <div key={group} role="group" aria-label={group}>
            <div className="cap palette-group" aria-hidden="true">
              {group}
            </div>
            {found.map((find, nth) =>
              find.group === group ? <FindOption key={find.key} find={find} option={option(nth)} /> : null,
            )}
          </div>
        ))}
      </div>
    </dialog>
  );
}
