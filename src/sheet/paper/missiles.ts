import type { LogSheet, MissileLine, MissileSection } from '../types.ts';
import { box, cellsOf, columnsOf, HEAVY, inside, line, words } from './draw.ts';
import { heading } from './heading.ts';
import type { PaperRow, Section } from './layout.ts';
import type { Mark, PaperArea } from './marks.ts';
import { circleMark, cross, doubleStrike, slash, strike } from './pen.ts';
import { squareOf } from './status.ts';
import { type Look, PENCIL } from './style.ts';

const TITLES = {
  unguided: 'Unguided missiles',
  guided: 'Guided missiles',
  intelligent: 'Intelligent missiles',
  mims: 'MIMS',
} as const;

const NOTES = {
  unguided: 'pod and number',
  guided: 'pod and number, then a box for each maneuver',
  intelligent: 'pod and number, then a box for each maneuver',
  mims: 'ring the 4 when its four are away',
} as const;

/** The columns of energy boxes; every type's stand under one another. */
const COLUMNS = 10;
/** Unguided missiles in a row, at most. */
const UNGUIDED = 10;

/** [9.3] `2/3`: the number of the pod, and the number on the counter. */
function podAndNumber({ missile, pod }: MissileLine): string {
  if (missile === null) return '';
  const number = Number(/\d+$/.exec(missile)?.[0] ?? 0);
  return pod === null ? `–/${number}` : `${pod}/${number}`;
}

/** [10.2] The Pod/# box; a small p while the missile lies prepared on its ship. */
function podBox(look: Look, cell: PaperArea, line: MissileLine, of: string): Mark[] {
  const { ink, style } = look;
  const marks: Mark[] = [box(cell, ink.print, { of, as: 'box' })];
  const text = podAndNumber(line);
  if (text) {
    const size = style.type.figure * 0.8;
    const free = line.status === 'prepared' ? { ...cell, width: cell.width - 1.6 } : cell;
    marks.push(inside(text, free, { face: 'hand', size, fill: ink.pen, shows: { of, as: 'written' } }));
  }
  if (line.status === 'prepared') {
    const corner = { face: 'hand', size: 2, fill: ink.pen, anchor: 'end' } as const;
    const shows = { of: `${of} prepared`, as: 'written' } as const;
    marks.push(words('p', cell.x + cell.width - 0.6, cell.y + 1.9, { ...corner, shows }));
  }
  return marks;
}

const isGone = ({ status }: MissileLine): boolean => status === 'gone' || status === 'lost' || status === 'used';

/** [10.2] Unguided missiles have a Pod/# box and nothing else. */
function unguidedRow(look: Look, lines: readonly MissileLine[], first: number, perRow: number): PaperRow {
  const { ink, style } = look;
  return {
    least: PENCIL,
    most: style.most.missile,
    draw(place) {
      const cells = columnsOf(place, perRow);
      return lines.flatMap((line, nth) => {
        const of = `line unguided ${first + nth}`;
        const cell = cells[nth] ?? place;
        const marks = podBox(look, cell, line, of);
        if (line.status === 'struck') marks.push(slash(cell, ink.pen, of));
        else if (isGone(line)) marks.push(doubleStrike(cell, ink.pen, of, line.missile ? 0.66 : 0.24));
        return marks;
      });
    },
  };
}

/** [9.9] Whether the four of a MIMS are away. */
function fourBox(look: Look, place: PaperArea, line: MissileLine, of: string): Mark[] {
  const { ink, style } = look;
  const cell = { ...place, x: place.x + place.width - PENCIL, width: PENCIL };
  const shows = { of: `${of} four`, as: 'ringed' } as const;
  return [
    box(cell, ink.print, { of: `${of} four`, as: 'box' }),
    inside('4', cell, { face: 'label', size: style.type.label, fill: ink.print }),
    ...(line.four ? [circleMark(squareOf(cell), ink.pen, shows)] : []),
  ];
}

/** [10.2] A Pod/# box and the Energy Unit boxes of one missile. */
function missileRow(look: Look, missile: MissileLine, of: string, isMims: boolean): PaperRow {
  const { ink, style } = look;
  return {
    least: PENCIL,
    most: style.most.missile,
    draw(place) {
      const width = (place.width - style.pod) / Math.max(COLUMNS, missile.boxes.length);
      const cells = cellsOf(place, [style.pod, ...missile.boxes.map(() => width)]);
      const [pod, ...units] = cells;
      const all = { ...place, width: style.pod + width * missile.boxes.length };
      // The number stays legible.
      const ended = missile.missile ? { ...all, x: all.x + style.pod, width: all.width - style.pod } : all;
      const struck = missile.status === 'struck';
      const marks = podBox(look, pod ?? place, missile, of);
      for (const [nth, state] of missile.boxes.entries()) {
        const cell = units[nth] ?? place;
        const name = `${of} ${nth}`;
        marks.push(box(cell, ink.print, { of: name, as: 'box' }));
        if (state === 'spent') marks.push(cross(cell, ink.pen, name));
        else if (state === 'struck' && !struck) marks.push(slash(cell, ink.pen, name));
      }
      marks.push(line(place.x + style.pod, place.y, place.x + style.pod, place.y + place.height, ink.print, HEAVY));
      if (isMims) marks.push(...fourBox(look, place, missile, of));
      if (struck) marks.push(strike(all, ink.pen, of));
      else if (isGone(missile)) marks.push(doubleStrike(ended, ink.pen, of));
      return marks;
    },
  };
}

function rowsOf(look: Look, { type, lines }: MissileSection): PaperRow[] {
  if (type !== 'unguided') {
    return lines.map((line, nth) => missileRow(look, line, `line ${type} ${nth}`, type === 'mims'));
  }
  const rows = Math.ceil(lines.length / UNGUIDED);
  const perRow = Math.ceil(lines.length / rows);
  return Array.from({ length: rows }, (_, nth) =>
    unguidedRow(look, lines.slice(nth * perRow, (nth + 1) * perRow), nth * perRow, perRow),
  );
}

/** [10.2] The four Missile sections. */
export const drawMissileSections = (look: Look, sheet: LogSheet): Section[] =>
  sheet.missiles.map((section) => ({
    head: (continued) => heading(look, { title: TITLES[section.type], note: NOTES[section.type], continued }),
    rows: rowsOf(look, section),
  }));
