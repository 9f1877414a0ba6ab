import './boxes.css';
import { memo } from 'react';
import type { Box, SheetChanges } from '../../sheet/index.ts';
import type { LogBox } from '../../workbench/ships/press.ts';
import type { PartName } from '../kit/part.ts';

/** Ticks something of a log off, or takes the tick away. */
export type PressBox = (box: LogBox) => void;

interface BoxesProps {
  boxes: readonly Box[];
  /** The name of a box among the changes, by its place. */
  nameOf: (index: number) => string;
  changed: SheetChanges;
  /** All of them in words. */
  label: string;
  className?: string | undefined;
  part?: PartName | undefined;
  /** Where boxes are ticked off by hand: what a press on one means, and what it is called. */
  press?: PressBox | undefined;
  boxAt?: (index: number) => LogBox;
  boxName?: (index: number) => string;
}

/** Every order makes new sheets; nearly all rows look as they did. */
const looksSame = (a: BoxesProps, b: BoxesProps): boolean =>
  a.label === b.label &&
  a.className === b.className &&
  a.press === b.press &&
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
  press,
  boxAt,
  boxName,
}: BoxesProps) {
  if (press && boxAt && boxName) {
    return (
      // biome-ignore lint/a11y/useSemanticElements: a fieldset would stand in the way of the grid of boxes
      <span className={className} data-part={part} role="group" aria-label={label}>
        {boxes.map((box, index) =>
          box === 'struck' ? (
            <i key={nameOf(index)} className="shiplog-box shiplog-struck" />
          ) : (
            <button
              key={nameOf(index)}
              type="button"
              className={`shiplog-box shiplog-${box}`}
              aria-label={boxName(index)}
              aria-pressed={box === 'spent'}
              onClick={() => press(boxAt(index))}
            />
          ),
        )}
      </span>
    );
  }
  return (
    <span className={className} data-part={part} role="img" aria-label={label}>
      {boxes.map((box, index) => {
        const name = nameOf(index);
        return <i key={name} className={`shiplog-box shiplog-${box}${changed.has(name) ? ' shiplog-new' : ''}`} />;
      })}
    </span>
  );
}, looksSame);
