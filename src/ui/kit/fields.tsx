import './fields.css';
import { type ReactNode, useId } from 'react';
import { plainLine } from '../../engine/index.ts';
import { Icon } from './Icon.tsx';

interface SelectProps<T extends string | number> {
  /** What is chosen; without it a label about the list says so. */
  label?: string;
  value: T;
  options: readonly { value: T; label: string }[];
  onChoose: (value: T) => void;
}

/** A choice of one among many, which are shown when it is pressed. */
export function Select<T extends string | number>({ label, value, options, onChoose }: SelectProps<T>) {
  return (
    <select
      aria-label={label}
      value={value}
      onChange={({ target }) => {
        const chosen = options.find((option) => String(option.value) === target.value);
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

/** A number, typed or counted up and down. */
export function Count({ label, value, least = 0, most, onCount }: CountProps) {
  const set = (next: number) => {
    const within = Math.min(most, Math.max(least, next));
    if (Number.isInteger(within) && within !== value) onCount(within);
  };
  const step = (by: 1 | -1, words: string) => (
    <button
      type="button"
      aria-label={`${label}: ${words}`}
      aria-disabled={by < 0 ? value <= least : value >= most}
      onClick={() => set(value + by)}
    >
      <Icon name={by < 0 ? 'zoom-out' : 'zoom-in'} size={12} />
    </button>
  );
  return (
    <span className="count">
      {step(-1, 'one less')}
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
      {step(1, 'one more')}
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
export function Toggles<T extends string | number>(props: TogglesProps<T>) {
  const { label, options, chosen, onToggle, className = '' } = props;
  return (
    <fieldset className={`row gap-1 ${className}`} aria-label={label}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          className="toggle"
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

interface FieldProps {
  /** What is asked for. */
  name: ReactNode;
  children: ReactNode;
  /** The `id` of what is filled in, where the name is its only label. */
  id?: string;
}

/** What is asked for above what is filled in, and below it what there is to say about that. */
export function Field({ name, children, id }: FieldProps) {
  return (
    <div className="stack gap-1h field">
      {id === undefined ? (
        <span className="cap">{name}</span>
      ) : (
        <label htmlFor={id} className="cap">
          {name}
        </label>
      )}
      {children}
    </div>
  );
}

interface TextFieldProps {
  label: string;
  value: string;
  most: number;
  rows?: number;
  hint?: string;
  invalid?: boolean;
  onText: (text: string) => void;
}

/** A text with its name above it. */
export function TextField({ label, value, most, rows, hint, invalid, onText }: TextFieldProps) {
  const id = useId();
  const field = {
    id,
    value,
    maxLength: most,
    placeholder: hint,
    autoComplete: 'off',
    'aria-invalid': invalid || undefined,
    onChange: ({ target }: { target: { value: string } }) => onText(plainLine(target.value)),
  };
  return (
    <Field name={label} id={id}>
      {rows === undefined ? <input type="text" {...field} /> : <textarea rows={rows} {...field} />}
    </Field>
  );
}
