import type { ReactNode } from 'react';

interface TickProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** What it is ticked for. */
  children: ReactNode;
  /** What is added at the end of the line. */
  note?: string;
}

/** A box to be ticked, with its words. */
export function Tick({ checked, onChange, children, note }: TickProps) {
  return (
    <label className="tick">
      <input type="checkbox" checked={checked} onChange={({ target }) => onChange(target.checked)} />
      <span>{children}</span>
      {note && <span className="small muted">{note}</span>}
    </label>
  );
}
