import type { ReactNode } from 'react';

interface TickProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** What it is ticked for. */
  children: ReactNode;
}

/** A box to be ticked, with its words. */
export function Tick({ checked, onChange, children }: TickProps) {
  return (
    <label className="tick">
      <input type="checkbox" checked={checked} onChange={({ target }) => onChange(target.checked)} />
      <span>{children}</span>
    </label>
  );
}
