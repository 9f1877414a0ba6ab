import './fields.css';
import { type ReactNode, useId } from 'react';
import { Icon } from '../elements/Icon.tsx';

interface ChooseProps<T extends string> {
  label: string;
  value: T;
  options: readonly { value: T; label: string }[];
  onChoose: (value: T) => void;
}

/** A word in a sentence that one chooses. */
export function Choose<T extends string>({ label, value, options, onChoose }: ChooseProps<T>) {
  return (
    <select
      className="battle-choose"
      aria-label={label}
      value={value}
      onChange={({ target }) => {
        const chosen = options.find((option) => option.value === target.value);
        if (chosen) onChoose(chosen.value);
      }}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}

interface CountProps {
  label: string;
  value: number;
  least?: number;
  most: number;
  onCount: (value: number) => void;
}

/** A number in a sentence, typed or counted up and down. */
export function Count({ label, value, least = 0, most, onCount }: CountProps) {
  const set = (next: number) => {
    const within = Math.min(most, Math.max(least, next));
    if (Number.isInteger(within) && within !== value) onCount(within);
  };
  return (
    <span className="battle-count">
      <button
        type="button"
        aria-label={`${label}: one less`}
        aria-disabled={value <= least}
        onClick={() => set(value - 1)}
      >
        <Icon name="zoom-out" size={12} />
      </button>
      <input
        type="number"
        inputMode="numeric"
        aria-label={label}
        value={value}
        min={least}
        max={most}
        style={most > 999 ? { width: `${String(most).length + 2}ch` } : undefined}
        onChange={({ target }) => target.value !== '' && set(Number(target.value))}
      />
      <button
        type="button"
        aria-label={`${label}: one more`}
        aria-disabled={value >= most}
        onClick={() => set(value + 1)}
      >
        <Icon name="zoom-in" size={12} />
      </button>
    </span>
  );
}

/** A list with a value more, or one less. */
export const toggled = <T,>(list: readonly T[], value: T): T[] =>
  list.includes(value) ? list.filter((one) => one !== value) : [...list, value];

interface TogglesProps<T extends string | number> {
  label: string;
  options: readonly { value: T; label: ReactNode; name?: string }[];
  chosen: readonly T[];
  onToggle: (value: T) => void;
  className?: string;
}

/** Several of a few things, each on or off. */
export function Toggles<T extends string | number>({ label, options, chosen, onToggle, className }: TogglesProps<T>) {
  return (
    <fieldset className={className ? `battle-toggles ${className}` : 'battle-toggles'} aria-label={label}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-label={option.name}
          aria-pressed={chosen.includes(option.value)}
          onClick={() => onToggle(option.value)}
        >
          {option.label}
        </button>
      ))}
    </fieldset>
  );
}

interface TextProps {
  label: string;
  value: string;
  most: number;
  rows?: number;
  hint?: string;
  invalid?: boolean;
  onText: (text: string) => void;
}

/** A text with its name above it. */
export function Text({ label, value, most, rows, hint, invalid, onText }: TextProps) {
  const id = useId();
  const field = {
    id,
    value,
    maxLength: most,
    placeholder: hint,
    autoComplete: 'off',
    'aria-invalid': invalid || undefined,
    onChange: ({ target }: { target: { value: string } }) => onText(target.value),
  };
  return (
    <div className="battle-text">
      <label htmlFor={id} className="cap">
        {label}
      </label>
      {rows === undefined ? <input type="text" {...field} /> : <textarea rows={rows} {...field} />}
    </div>
  );
}
