import { hullName, unitStatusName } from '../../words/index.ts';
import type { CraftSection, LogSheet } from '../types.ts';
import { box, centredText, columnsOf, inside, words } from './draw.ts';
import { heading } from './heading.ts';
import { type PaperRow, type Section, space } from './layout.ts';
import type { Mark, PaperArea } from './marks.ts';
import { cross, doubleStrike, slash, strike } from './pen.ts';
import { statusBox, statusWidth } from './status.ts';
import { type Look, PENCIL } from './style.ts';

/** Where a battlecraft is no more, or never comes back to its log. */
const ENDED: readonly (string | null)[] = ['destroyed', 'gone', 'off-map', 'jumped', 'orbited', 'expended'];

/** Energy boxes in a row: all fifteen where they are wide enough for a pencil, else as many rows as they need. */
function perRow(boxes: number, width: number): number {
  const most = Math.max(1, Math.floor(width / PENCIL + 0.01));
  return Math.ceil(boxes / Math.ceil(boxes / most));
}

/** [10.4] Bridge or Engine: its name, its armor and its Status box. */
function partMarks(look: Look, place: PaperArea, craft: CraftSection, part: 'bridge' | 'engine', of: string): Mark[] {
  const { ink, style } = look;
  const state = craft[part];
  const size = style.type.label * 0.96;
  const { caption } = style.type;
  const status = { ...place, x: place.x + place.width - statusWidth(look), width: statusWidth(look) };
  const armor = { ...place, x: status.x - PENCIL, width: PENCIL };
  const name = part === 'bridge' ? 'Bridge' : 'Engine';
  const marks: Mark[] = [
    box(place, ink.print, { of, as: 'box' }),
    words(name, place.x + 1.2, centredText(place, size), { face: 'label', size, fill: ink.print }),
    box(armor, ink.print),
    ...statusBox(look, status, { of, status: state?.status ?? 'intact', armor: state?.armor ?? null }),
  ];
  if (place.width > 40) {
    const around = { face: 'text', size: caption, fill: ink.print, anchor: 'end' } as const;
    marks.push(words('armor', armor.x - 0.8, centredText(place, size), around));
  }
  if (state) {
    const shows = { of: `${of} armor`, as: 'written' } as const;
    marks.push(inside(String(state.armor), armor, { face: 'hand', size: size * 1.2, fill: ink.pen, shows }));
  }
  return marks;
}

function partsRow(look: Look, craft: CraftSection, at: number): PaperRow {
  return {
    least: PENCIL,
    most: look.style.most.craft,
    draw(place) {
      const [bridge, engine] = columnsOf(place, 2);
      const marks = [
        ...partMarks(look, bridge ?? place, craft, 'bridge', `craft ${at} bridge`),
        ...partMarks(look, engine ?? place, craft, 'engine', `craft ${at} engine`),
      ];
      if (craft.unit === null && craft.boxes.every((state) => state === 'struck')) {
        marks.push(strike(place, look.ink.pen, `craft ${at}`));
      }
      if (ENDED.includes(craft.status)) marks.push(doubleStrike(place, look.ink.pen, `craft ${at}`));
      return marks;
    },
  };
}

/** [10.4] Energy Unit boxes; a section without a battlecraft has one stroke through all of them. */
function boxRow(look: Look, craft: CraftSection, at: number, first: number, count: number): PaperRow {
  const { ink, style } = look;
  return {
    least: PENCIL,
    most: style.most.craft,
    draw(place) {
      const cells = columnsOf(place, count);
      const struckOff = craft.boxes.every((state) => state === 'struck');
      const states = craft.boxes.slice(first, first + count);
      const marks = states.flatMap((state, nth): Mark[] => {
        const cell = cells[nth] ?? place;
        const of = `craft ${at} ${first + nth}`;
        const size = style.type.caption * 0.85;
        return [
          box(cell, ink.print, { of, as: 'box' }),
          words(String(first + nth + 1), cell.x + 0.5, cell.y + size * 0.95, { face: 'label', size, fill: ink.print }),
          ...(state === 'spent' ? [cross(cell, ink.pen, of)] : []),
          ...(state === 'struck' && !struckOff ? [slash(cell, ink.pen, of)] : []),
        ];
      });
      const all = { ...place, width: (place.width / count) * states.length };
      if (struckOff) marks.push(strike(all, ink.pen, `craft ${at} boxes`));
      if (ENDED.includes(craft.status)) marks.push(doubleStrike(all, ink.pen, `craft ${at} boxes`));
      return marks;
    },
  };
}

function section(look: Look, craft: CraftSection, at: number, width: number): Section {
  const count = perRow(craft.boxes.length, width);
  const rows = Math.ceil(craft.boxes.length / count);
  const hull = craft.hull ? hullName(craft.hull) : '';
  const written = craft.unit ? `${craft.unit.slice(1)} ${hull}` : '';
  const units = `${craft.boxes.length} units`;
  const note = craft.status && craft.status !== 'in-pod' ? unitStatusName(craft.status) : units;
  return {
    whole: true,
    head: (continued) => heading(look, { title: `Battlecraft ${at + 1}`, written, note, continued }),
    rows: [
      partsRow(look, craft, at),
      space(0.9, 1.2),
      ...Array.from({ length: rows }, (_, nth) => boxRow(look, craft, at, nth * count, count)),
    ],
  };
}

/** [10.4] The Battlecraft sections, in a column of this width. */
export const drawCraftSections = (look: Look, sheet: LogSheet, width: number): Section[] =>
  sheet.craft.map((craft, at) => section(look, craft, at, width));
