import { type ComponentProps, type KeyboardEvent, useId, useState } from 'react';

interface ComboboxOptions {
  label: string;
  text: string;
  onText: (text: string) => void;
  /** How many are found. */
  count: number;
  /** Whether the list is shown. */
  isOpen: boolean;
  onChoose: (nth: number) => void;
  /** Keys of its own, before those of every combobox; whether it was one. */
  onKey?: (event: KeyboardEvent<HTMLInputElement>, active: number) => boolean;
}

/** What an option of the list has on the page. */
export type OptionProps = Pick<
  ComponentProps<'div'>,
  'id' | 'role' | 'tabIndex' | 'aria-selected' | 'onMouseMove' | 'onClick'
>;

/** A field and the list of what it finds: arrows go through the list, round at its ends, and Enter chooses. */
export function useCombobox({ label, text, onText, count, isOpen, onChoose, onKey }: ComboboxOptions) {
  const list = useId();
  const [active, setActive] = useState(0);

  const type = (next: string) => {
    onText(next);
    setActive(0);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (onKey?.(event, active)) setActive(0);
    else if (event.key === 'Enter') onChoose(active);
    else if (step && count > 0) setActive((active + step + count) % count);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  const field = {
    type: 'text',
    role: 'combobox',
    'aria-label': label,
    'aria-expanded': isOpen,
    'aria-controls': list,
    'aria-autocomplete': 'list',
    'aria-activedescendant': isOpen && count > 0 ? `${list}-${active}` : undefined,
    autoComplete: 'off',
    spellCheck: false,
    value: text,
    onChange: ({ target }) => type(target.value),
    onKeyDown,
  } as const satisfies ComponentProps<'input'>;

  const option = (nth: number): OptionProps => ({
    id: `${list}-${nth}`,
    role: 'option',
    tabIndex: -1,
    'aria-selected': nth === active,
    onMouseMove: () => nth === active || setActive(nth),
    onClick: () => onChoose(nth),
  });

  return { list, active, type, field, option };
}
