import type { ReactNode } from 'react';

interface TickProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** The words beside the box. */
  children: ReactNode;
  /** A remark at the end of the line. */
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
