import './slots.css';

interface NumberInputProps {
  /** With a label of its own, by which it is found; else `label` names it. */
  id?: string;
  label?: string;
  value: number | null;
  most: number;
  placeholder?: string;
  onNumber: (value: number | null) => void;
}

/** A whole number that is typed, brought within its bounds; null where nothing stands. */
export function NumberInput({ id, label, value, most, placeholder, onNumber }: NumberInputProps) {
  return (
    <input
      id={id}
      className="yard-number num"
      type="number"
      inputMode="numeric"
      min={0}
      max={most}
      value={value ?? ''}
      placeholder={placeholder}
      aria-label={label}
      onChange={({ target }) => {
        const typed = Math.round(Number(target.value));
        if (target.value === '') onNumber(null);
        else if (Number.isFinite(typed)) onNumber(Math.max(0, Math.min(most, typed)));
      }}
    />
  );
}
