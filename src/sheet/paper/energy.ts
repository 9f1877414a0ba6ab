import type { LogSheet, TrackSpace } from '../types.ts';
import { box, columnsOf, HEAVY, inside, line, words } from './draw.ts';
import { heading } from './heading.ts';
import { type PaperRow, type Section, space } from './layout.ts';
import type { Mark, PaperArea } from './marks.ts';
import { circleMark, cross, slash } from './pen.ts';
import { squareOf } from './status.ts';
import { type Look, PENCIL } from './style.ts';
import { textWidth } from './widths.ts';

/** Spaces of the track in a row, where it shares the page with the missiles. */
const NARROW_TRACK = 9;
/** Blocks in a row there. */
const NARROW_BLOCKS = 12;
/** Rows of blocks have a heavy line after every so many. */
const GROUPS = 4;

/** [10.3] What the ship began with, as its owner works it out. */
function sumText({ header, energy }: LogSheet): string {
  if (!header) return 'capacity divided by burn rate = blocks';
  const { hull, pods } = header.energyCapacity;
  const units = pods > 0 ? `${hull} + ${pods}` : String(hull);
  const gone = energy.gone > 0 ? `, ${energy.gone} gone before play` : '';
  return `${units} units, divided by ${energy.burnRate} = ${energy.total} blocks${gone}`;
}

/** [10.3] A space of the Energy Unit Track: the marker's is ringed, that of the burn rate has a frame. */
function trackSpace(look: Look, cell: PaperArea, trackSpace: TrackSpace): Mark[] {
  const { ink, style } = look;
  const of = `track ${trackSpace.number}`;
  const marks: Mark[] = [
    box(cell, ink.print, { of, as: 'box' }),
    inside(String(trackSpace.number), cell, { face: 'label', size: style.type.label * 1.3, fill: ink.print }),
  ];
  if (trackSpace.full) {
    const { x, y, width, height } = cell;
    const frame = { x: x + 0.6, y: y + 0.6, width: width - 1.2, height: height - 1.2 };
    marks.push({ kind: 'rect', ...frame, stroke: ink.pen, thick: HEAVY, shows: { of: `${of} full`, as: 'written' } });
  }
  if (trackSpace.struck) marks.push(slash(cell, ink.pen, of));
  if (trackSpace.marker) marks.push(circleMark(squareOf(cell), ink.pen, { of, as: 'ringed' }, 0.7));
  return marks;
}

function trackRow(look: Look, spaces: readonly TrackSpace[], perRow: number): PaperRow {
  return {
    least: PENCIL,
    most: look.style.most.track,
    draw(place) {
      const cells = columnsOf(place, perRow);
      return spaces.flatMap((one, nth) => trackSpace(look, cells[nth] ?? place, one));
    },
  };
}

/** The track with its name before it, across the page. */
function wideTrack(look: Look, spaces: readonly TrackSpace[]): PaperRow {
  const { style, ink } = look;
  const { label, caption } = style.type;
  const lines = style.notes ? ['one marker; at the burn rate', 'mark a block, back to 0'] : [];
  const wide = Math.max(textWidth('label', 'Unit track', label), ...lines.map((t) => textWidth('text', t, caption)));
  const row = trackRow(look, spaces, spaces.length);
  return {
    least: Math.max(row.least, label + lines.length * caption * 1.25 - 0.4),
    most: row.most,
    draw({ x, y, width, height }) {
      const left = wide + 2.4;
      const top = y + label * 0.72;
      return [
        words('Unit track', x, top, { face: 'label', size: label, fill: ink.print }),
        ...lines.map((text, nth) =>
          words(text, x, top + caption * (1.3 + 1.22 * nth), { face: 'text', size: caption, fill: ink.print }),
        ),
        ...row.draw({ x: x + left, y, width: width - left, height }),
      ];
    },
  };
}

/** [10.3] A row of Energy Blocks, numbered. */
function blockRow(look: Look, sheet: LogSheet, first: number, perRow: number): PaperRow {
  const { ink, style } = look;
  return {
    least: PENCIL,
    most: style.most.block,
    draw(place) {
      const cells = columnsOf(place, perRow);
      const marks = sheet.energy.blocks.slice(first, first + perRow).flatMap((state, nth): Mark[] => {
        const cell = cells[nth] ?? place;
        const of = `block ${first + nth}`;
        const size = style.type.caption * 0.9;
        return [
          box(cell, ink.print, { of, as: 'box' }),
          words(String(first + nth + 1), cell.x + 0.7, cell.y + size * 0.95, { face: 'label', size, fill: ink.print }),
          ...(state === 'spent' ? [cross(cell, ink.pen, of)] : []),
          ...(state === 'struck' ? [slash(cell, ink.pen, of)] : []),
        ];
      });
      for (const [nth, { x }] of cells.entries()) {
        if (nth % (perRow / GROUPS) !== 0 || nth === 0 || first + nth >= sheet.energy.blocks.length) continue;
        marks.push(line(x, place.y, x, place.y + place.height, ink.print, HEAVY));
      }
      return marks;
    },
  };
}

function blockRows(look: Look, sheet: LogSheet, perRow: number): PaperRow[] {
  const rows = Math.ceil(sheet.energy.blocks.length / perRow);
  return Array.from({ length: rows }, (_, nth) => blockRow(look, sheet, nth * perRow, perRow));
}

const title = (look: Look, sheet: LogSheet, name: string) => (continued: boolean) =>
  heading(look, { title: name, note: sumText(sheet), continued });

/** [10.3] Energy across the page. */
export const wideEnergy = (look: Look, sheet: LogSheet): Section => ({
  head: title(look, sheet, 'Energy'),
  rows: [wideTrack(look, sheet.energy.track), space(1.2, 1.8), ...blockRows(look, sheet, look.style.blocks)],
});

/** [10.3] Energy in a column. */
export function narrowEnergy(look: Look, sheet: LogSheet): Section {
  const { track } = sheet.energy;
  const rows = Math.ceil(track.length / NARROW_TRACK);
  const trackRows = Array.from({ length: rows }, (_, nth) =>
    trackRow(look, track.slice(nth * NARROW_TRACK, (nth + 1) * NARROW_TRACK), NARROW_TRACK),
  );
  return {
    head: title(look, sheet, 'Energy: unit track and blocks'),
    rows: [...trackRows, space(1, 1.8), ...blockRows(look, sheet, NARROW_BLOCKS)],
  };
}
