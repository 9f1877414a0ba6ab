import type { ArmorClass, PartStatus } from '../../engine/index.ts';
import { box, columnsOf, inside } from './draw.ts';
import type { Mark, PaperArea } from './marks.ts';
import { circleMark, slash } from './pen.ts';
import { type Look, PENCIL } from './style.ts';

const STAGES = ['vulnerable', 'damaged', 'destroyed'] as const;
const LETTERS = { vulnerable: 'V', damaged: 'D', destroyed: 'X' } as const;

export const statusWidth = (look: Look): number => (look.style.part.status === 'three' ? 3 * PENCIL : 8.4);

interface StatusProps {
  of: string;
  status: PartStatus;
  /** Null where nobody has written it down yet. */
  armor: ArmorClass | null;
  /** [10.1] A force field that the hull has not gets an X before play. */
  struck?: boolean;
}

/** [8.8] V, D and X to be ringed one after the other; armor 1 has no V, armor 0 only the X. */
function three(look: Look, place: PaperArea, { of, status, armor, struck = false }: StatusProps): Mark[] {
  const { ink } = look;
  const reached = status === 'intact' ? -1 : STAGES.indexOf(status);
  return columnsOf(place, STAGES.length).flatMap((cell, nth) => {
    const stage = STAGES[nth] ?? 'destroyed';
    const marks: Mark[] = [
      box(cell, ink.print),
      inside(LETTERS[stage], cell, { face: 'label', size: 3.5, fill: ink.print }),
    ];
    const passed = armor !== null && nth >= 2 - armor;
    if (struck && stage === 'destroyed') marks.push(circleMark(squareOf(cell), ink.pen, { of, as: 'struck' }));
    if (armor !== null && !passed) marks.push(slash(cell, ink.pen, `${of} ${stage}`));
    else if (nth <= reached) marks.push(circleMark(squareOf(cell), ink.pen, { of: `${of} ${stage}`, as: 'ringed' }));
    return marks;
  });
}

/** The largest square in the middle of a place. */
export function squareOf({ x, y, width, height }: PaperArea): PaperArea {
  const side = Math.min(width, height);
  return { x: x + (width - side) / 2, y: y + (height - side) / 2, width: side, height: side };
}

/** [10.1] One Status box, into which the letter is written. */
function one(look: Look, place: PaperArea, { of, status, struck = false }: StatusProps): Mark[] {
  const { ink } = look;
  const pen = { face: 'hand', size: 4.6, fill: ink.pen } as const;
  const frame = box(place, ink.print);
  if (struck) return [frame, inside(LETTERS.destroyed, place, { ...pen, shows: { of, as: 'struck' } })];
  if (status === 'intact') return [frame];
  return [frame, inside(LETTERS[status], place, { ...pen, shows: { of: `${of} ${status}`, as: 'written' } })];
}

export const statusBox = (look: Look, place: PaperArea, props: StatusProps): Mark[] =>
  look.style.part.status === 'three' ? three(look, place, props) : one(look, place, props);
