import './boxes.css';
import type { Box, SheetChanges } from '../../sheet/index.ts';

interface BoxesProps {
  boxes: readonly Box[];
  /** The name of a box among the changes, by its place. */
  nameOf: (index: number) => string;
  changed: SheetChanges;
  /** All of them in words. */
  label: string;
  className?: string | undefined;
}

/** A row of boxes to be crossed off: a cross is spent, a slash was never aboard. */
export function Boxes({ boxes, nameOf, changed, label, className = 'shiplog-boxes' }: BoxesProps) {
  return (
    <span className={className} role="img" aria-label={label}>
      {boxes.map((box, index) => {
        const name = nameOf(index);
        return <i key={name} className={`shiplog-box shiplog-${box}${changed.has(name) ? ' shiplog-new' : ''}`} />;
      })}
    </span>
  );
}
