import './boxes.css';
import { memo } from 'react';
import type { Box, SheetChanges } from '../../sheet/index.ts';
import type { PartName } from '../kit/part.ts';

interface BoxesProps {
  boxes: readonly Box[];
  /** The name of a box among the changes, by its place. */
  nameOf: (index: number) => string;
  changed: SheetChanges;
  /** All of them in words. */
  label: string;
  className?: string | undefined;
  part?: PartName | undefined;
}

/** Every order makes new sheets; nearly all rows look as they did. */
const looksSame = (a: BoxesProps, b: BoxesProps): boolean =>
  a.label === b.label &&
  a.className === b.className &&
  a.boxes.length === b.boxes.length &&
  a.boxes.every((box, nth) => box === b.boxes[nth] && a.changed.has(a.nameOf(nth)) === b.changed.has(b.nameOf(nth)));

/** A row of boxes to be crossed off: a cross is spent, a slash was never aboard. */
export const Boxes = memo(function Boxes({
  boxes,
  nameOf,
  changed,
  label,
  className = 'shiplog-boxes',
  part,
}: BoxesProps) {
  return (
    <span className={className} data-part={part} role="img" aria-label={label}>
      {boxes.map((box, index) => {
        const name = nameOf(index);
        return <i key={name} className={`shiplog-box shiplog-${box}${changed.has(name) ? ' shiplog-new' : ''}`} />;
      })}
    </span>
  );
}, looksSame);
