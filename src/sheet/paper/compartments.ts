import { capital, list, lossText, partName, podName } from '../../words/index.ts';
import type { Compartment, LogSheet } from '../types.ts';
import { box, cellsOf, centredText, inside, middle, words } from './draw.ts';
import { heading } from './heading.ts';
import type { PaperRow, Section } from './layout.ts';
import type { Mark, PaperArea } from './marks.ts';
import { strike } from './pen.ts';
import { statusBox, statusWidth } from './status.ts';
import { type Look, PENCIL } from './style.ts';
import { fittingSize, wrap } from './widths.ts';

/** Die, part, armor, status. */
function cells(look: Look, place: PaperArea): [PaperArea, PaperArea, PaperArea, PaperArea] {
  const { die, armor } = look.style.part;
  const status = statusWidth(look);
  const widths = [die, place.width - die - armor - status, armor, status];
  return cellsOf(place, widths) as [PaperArea, PaperArea, PaperArea, PaperArea];
}

const CAPTIONS = ['Die', 'Part, and pod type', 'Armor', 'Status'];

const captions = (look: Look): PaperRow => ({
  least: look.style.part.captions,
  most: look.style.part.captions,
  draw: (place) =>
    cells(look, place).map((cell, nth) => {
      const size = look.style.type.caption;
      const base = place.y + place.height - 0.9;
      const isPart = nth === 1;
      return words(CAPTIONS[nth] ?? '', isPart ? cell.x + 1.4 : middle(cell), base, {
        face: 'text',
        size,
        fill: look.ink.print,
        anchor: isPart ? 'start' : 'middle',
        within: cell.width,
      });
    }),
});

/** What the owner has written beside the name of a box. */
function podText({ pod, count, craft }: Compartment): string {
  if (pod === null) return '';
  return craft ? `${capital(podName(pod))} ${craft.unit.slice(1)}` : capital(podName(pod, count));
}

/** The pod's name; in a narrow box in two lines sooner than in small letters. */
function podMarks({ style, ink }: Look, cell: PaperArea, text: string, of: string): Mark[] {
  const left = cell.x + 1.4 + style.part.label;
  const within = cell.x + cell.width - left - 0.8;
  const size = style.type.label * 1.08;
  const lettering = { face: 'hand', fill: ink.pen, within, shows: { of, as: 'written' } } as const;
  if (fittingSize('hand', text, size, within) > size * 0.85) {
    return [words(text, left, centredText(cell, size), { ...lettering, size })];
  }
  const small = size * 0.78;
  const lines = wrap('hand', text, small, within);
  const top = cell.y + (cell.height - lines.length * small * 1.15) / 2;
  return lines.map((part, nth) => {
    const place = { y: top + nth * small * 1.15, height: small * 1.15 };
    return words(part, left, centredText(place, small), { ...lettering, size: small });
  });
}

/** The part, the pod in it, and what is left of it once it has been hit hard. */
function nameMarks(look: Look, cell: PaperArea, row: Compartment, fieldClass: number): Mark[] {
  const { style, ink } = look;
  const { label } = style.type;
  const loss =
    style.notes && (row.status === 'damaged' || row.status === 'destroyed')
      ? lossText(row.part, row.pod, row.status, fieldClass)
      : '';
  const upper = loss ? { ...cell, height: cell.height * 0.68 } : cell;
  const x = cell.x + 1.4;
  const marks = [
    words(capital(partName(row.part)), x, centredText(upper, label), { face: 'label', size: label, fill: ink.print }),
  ];
  const text = podText(row);
  if (text) marks.push(...podMarks(look, upper, text, `part ${row.part}`));
  if (loss) {
    const within = cell.width - 2.2;
    const base = cell.y + cell.height - 0.9;
    marks.push(words(loss, x, base, { face: 'hand', size: 2.15, fill: ink.pen, within }));
  }
  return marks;
}

function compartment(look: Look, row: Compartment, fieldClass: number): PaperRow {
  const { ink, style } = look;
  const of = `part ${row.part}`;
  const noField = row.struck && row.part === 'force-field';
  return {
    least: PENCIL,
    most: style.most.part,
    draw(place) {
      const [die, name, armor, status] = cells(look, place);
      const marks: Mark[] = [
        box(place, ink.print, { of, as: 'box' }),
        box(name, ink.print),
        box(armor, ink.print),
        inside(String(row.die), die, { face: 'label', size: style.type.label * 1.15, fill: ink.print }),
        ...nameMarks(look, name, row, fieldClass),
        ...statusBox(look, status, { of, status: row.status, armor: row.armor, struck: noField }),
      ];
      if (row.armor !== null) {
        const shows = { of: `${of} armor`, as: 'written' } as const;
        const size = style.type.figure * 0.95;
        marks.push(inside(String(row.armor), armor, { face: 'hand', size, fill: ink.pen, shows }));
      }
      if (row.struck) marks.push(strike(noField ? { ...place, width: status.x - place.x } : place, ink.pen, of));
      return marks;
    },
  };
}

/** [8.7, 8.8] What the second die of a hit comes to here, and how a Status box is used. */
function noteTexts({ compartments }: LogSheet): string[] {
  const dice = new Set(compartments.map(({ die }) => die));
  const none = [2, 3, 4, 5, 6, 7, 8, 9, 10].filter((die) => !dice.has(die));
  const misses = none.length > 0 ? `; ${list(none.map(String))} finds no part` : '';
  return [
    `Second die of a hit: 1 is critical, the firing player picks${misses}.`,
    'Ring the letter. Armor 2 goes V, D, X; armor 1 starts at D; armor 0 at X.',
  ];
}

function note(look: Look, sheet: LogSheet): PaperRow {
  const size = look.style.type.caption;
  const texts = noteTexts(sheet);
  const height = texts.length * size * 1.25 + 1.3;
  return {
    least: height,
    most: height,
    draw: ({ x, y, width }) =>
      texts.map((text, nth) =>
        words(text, x, y + size * (1.35 + 1.25 * nth), { face: 'text', size, fill: look.ink.print, within: width }),
      ),
  };
}

/** [10.1] The Compartments section. */
export function compartmentsSection(look: Look, sheet: LogSheet): Section {
  const rows = sheet.compartments.map((row) => compartment(look, row, sheet.header?.forceField ?? 1));
  return {
    head: (continued) => {
      const title = heading(look, { title: 'Compartments', continued });
      const names = captions(look);
      return {
        least: title.least + names.least,
        most: title.most + names.most,
        draw(place) {
          const under = place.height - names.least;
          return [
            ...title.draw({ ...place, height: under }),
            ...names.draw({ ...place, y: place.y + under, height: names.least }),
          ];
        },
      };
    },
    rows: look.style.notes ? [...rows, note(look, sheet)] : rows,
  };
}
