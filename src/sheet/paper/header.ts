import type { Player } from '../../engine/index.ts';
import { calledName, hullName, signed, unitStatusName } from '../../words/index.ts';
import { FAMILIES, HULL_SHAPES, SILHOUETTE_REACH } from '../silhouettes.ts';
import type { LogHeader, LogSheet } from '../types.ts';
import { box, cellsOf, columnsOf, inside, middle, words } from './draw.ts';
import type { Mark, PaperArea } from './marks.ts';
import { codeMark, type PrintedCode } from './square-code.ts';
import type { Look } from './style.ts';
import { textWidth } from './widths.ts';

const PODS = { 1: 'up to six pods', 2: 'up to twelve pods' } as const;

/** The shape of a player about the origin, 50 to each side: rounded for the first, cut corners for the second. */
const SHAPES: Record<Player, string> = {
  1: 'M-37 -50H37A13 13 0 0 1 50 -37V37A13 13 0 0 1 37 50H-37A13 13 0 0 1 -50 37V-37A13 13 0 0 1 -37 -50Z',
  2: 'M-28 -50H28L50 -28V28L28 50H-28L-50 28V-28Z',
};

/** A box of the head: a small label, and below it room to write, but for what is kept free at its right. */
function field(look: Look, place: PaperArea, label: string, written: string, of: string, keepFree = 0): Mark[] {
  const { ink, style } = look;
  const { caption, figure } = style.type;
  const size = figure * 1.15;
  const shows = { of, as: 'written' } as const;
  const marks: Mark[] = [
    box(place, ink.print, { of, as: 'box' }),
    words(label, place.x + 1.2, place.y + caption * 1.2, { face: 'text', size: caption, fill: ink.print }),
  ];
  if (written) {
    const base = place.y + place.height - size * 0.36;
    const within = place.width - 2.6 - keepFree;
    marks.push(words(written, place.x + 1.4, base, { face: 'hand', size, fill: ink.pen, within, shows }));
  }
  return marks;
}

/** Both players' shapes; the owner's is filled. */
function playerField(look: Look, place: PaperArea, owner: Player | null): Mark[] {
  const { ink, style } = look;
  const { caption } = style.type;
  const free = { ...place, y: place.y + caption * 1.2, height: place.height - caption * 1.2 };
  const scale = (free.height * 0.72) / 100;
  const size = 72 * scale;
  const marks = field(look, place, 'Player', '', 'player');
  for (const [nth, cell] of columnsOf(free, 2).entries()) {
    const player: Player = nth === 0 ? 1 : 2;
    const [x, y] = [middle(cell), cell.y + cell.height / 2];
    const placed = { x, y, turn: 0, scale, reach: 54 };
    const digit = { face: 'title', size, anchor: 'middle' } as const;
    const filled = player === owner ? ink.side[player] : null;
    const shows = { of: `player ${player}`, as: 'ringed' } as const;
    marks.push(
      {
        kind: 'path',
        d: SHAPES[player],
        placed,
        stroke: ink.print,
        thick: 5,
        ...(filled ? { fill: filled.fill, shows } : {}),
      },
      words(String(player), x, y + size * 0.35, { ...digit, fill: filled?.digit ?? ink.print }),
    );
  }
  return marks;
}

/** The maker's shape, flying to the right at the end of the Class box. */
function silhouetteMarks(look: Look, sheet: LogSheet, { x, y, width, height }: PaperArea): Mark[] {
  if (!sheet.ship) return [];
  const { body, cut, holes } = HULL_SHAPES[FAMILIES[sheet.ship.hull]];
  const scale = (height * 0.42) / SILHOUETTE_REACH;
  const placed = { x: x + width - height * 0.48, y: y + height * 0.5, turn: 90, scale, reach: SILHOUETTE_REACH };
  const white = '#ffffff';
  return [
    { kind: 'path', d: body, placed, fill: look.ink.print },
    ...(cut ? [{ kind: 'path', d: cut.d, placed, stroke: white, thick: cut.width } as const] : []),
    ...(holes ? [{ kind: 'path', d: holes, placed, fill: white } as const] : []),
  ];
}

const FIGURES: readonly [upper: string, lower: string, of: string, value: (header: LogHeader) => string][] = [
  ['Velocity', 'Rating', 'velocity-rating', ({ velocityRating }) => String(velocityRating)],
  ['Maneuver', 'Rating', 'maneuver-rating', ({ maneuverRating }) => String(maneuverRating)],
  ['Energy', 'Burn Rate', 'burn-rate', ({ burnRate }) => String(burnRate)],
  [
    'Energy',
    'Capacity',
    'energy-capacity',
    ({ energyCapacity: { hull, pods } }) => (pods > 0 ? `${hull}+${pods}` : String(hull)),
  ],
  ['Burster', 'Class', 'burster', ({ burster }) => String(burster)],
  ['Armor', 'Class', 'armor', ({ armor }) => String(armor)],
  ['Force Field', 'Class', 'force-field', ({ forceField }) => String(forceField)],
  ['Targeting', 'Program', 'targeting-program', ({ targetingProgram }) => signed(targetingProgram)],
  ['Battle', 'Commands', 'battle-commands', ({ battleCommands }) => String(battleCommands)],
  ['Number', 'of Fires', 'fires', ({ fires }) => String(fires)],
];

/** [4.0] The row of figures. */
function figures(look: Look, sheet: LogSheet, place: PaperArea): Mark[] {
  const { ink, style } = look;
  const { caption, figure } = style.type;
  return columnsOf(place, FIGURES.length).flatMap((cell, nth): Mark[] => {
    const [upper, lower, of, value] = FIGURES[nth] ?? ['', '', '', () => ''];
    const under = caption * 2.5;
    const small = { face: 'text', size: caption, fill: ink.print, within: cell.width - 1.8 } as const;
    const room = { ...cell, y: cell.y + under, height: cell.height - under };
    const shows = { of, as: 'written' } as const;
    return [
      box(cell, ink.print, { of, as: 'box' }),
      words(upper, cell.x + 1.2, cell.y + caption * 1.2, small),
      words(lower, cell.x + 1.2, cell.y + caption * 2.3, small),
      ...(sheet.header
        ? [inside(value(sheet.header), room, { face: 'hand', size: figure * 1.15, fill: ink.pen, shows })]
        : []),
    ];
  });
}

/** What has become of a ship that is no longer in play. */
function endText({ ship }: LogSheet): string {
  if (!ship || ship.status === 'in-play') return '';
  return unitStatusName(ship.status);
}

/** The name of the form; beside it for how many pods it is, if that is to be said, or what has become of the ship. */
function title(look: Look, sheet: LogSheet, { x, y, width, height }: PaperArea, saysPods: boolean): Mark[] {
  const { ink, style } = look;
  const { brand, log, note, heading } = style.type;
  const name = `Spaceship Log Nr. ${sheet.log}`;
  const base = y + height - log * 0.12;
  const top = y + brand * 0.72;
  const marks = [
    words('DELTAVEE', x, top, { face: 'title', size: brand, fill: ink.print }),
    words(name, x, base, { face: 'title', size: log, fill: ink.print }),
  ];
  const gone = endText(sheet);
  if (gone) {
    const after = x + textWidth('title', 'DELTAVEE', brand) + 1.6;
    const lettering = { face: 'hand', size: heading, fill: ink.pen, within: x + width - after } as const;
    marks.push(words(gone, after, top, { ...lettering, shows: { of: 'fate', as: 'written' } }));
  }
  if (saysPods) {
    const after = x + textWidth('title', name, log) + 2.2;
    marks.push(words(PODS[sheet.log], after, base, { face: 'text', size: note, fill: ink.print }));
  }
  return marks;
}

/** Millimetres that the head of a log takes, with the space after it. */
export const headerHeight = ({ style: { head } }: Look): number => head.name + head.gap + head.figures + head.after;

/** The code in the corner of the head; where there is room below it, what it is for. */
function codeCorner({ style, ink }: Look, whole: PaperArea, code: PrintedCode): Mark[] {
  const { head, type } = style;
  const corner = { ...whole, x: whole.x + whole.width - style.code.side, width: style.code.side };
  const base = whole.y + head.name + head.gap + head.figures;
  const lettering = { face: 'text', size: type.caption * 0.85, fill: ink.print, anchor: 'middle' } as const;
  return [codeMark(code, corner), ...(style.notes ? [words('opens this game', middle(corner), base, lettering)] : [])];
}

/** The head of a log: what it is, whose it is, and its figures; with a code in its right corner both rows end before that. */
export function header(look: Look, sheet: LogSheet, whole: PaperArea, code: PrintedCode | null): Mark[] {
  const { head, type, notes, code: kept } = look.style;
  const place = code ? { ...whole, width: whole.width - kept.side - kept.free } : whole;
  const saysPods = notes && !code;
  const beside = saysPods ? 26 : !notes ? 1.5 : endText(sheet) ? 16 : 4;
  const top = { ...place, height: head.name };
  const unit = head.name / 13;
  const titleWidth = textWidth('title', 'Spaceship Log Nr. 2', type.log) + beside;
  const fixed = [41 * unit, 14 * unit, 25 * unit];
  const name = place.width - titleWidth - fixed.reduce((sum, width) => sum + width, 0);
  const [left, nameCell, classCell, idCell, playerCell] = cellsOf(top, [titleWidth, name, ...fixed]);
  const { ship } = sheet;
  const shape = classCell ?? top;
  return [
    ...title(look, sheet, { ...(left ?? top), width: titleWidth - 2 }, saysPods),
    ...field(look, nameCell ?? top, 'Spaceship name', ship?.name ?? '', 'name'),
    ...field(look, shape, 'Class', ship ? hullName(ship.hull) : '', 'class', shape.height * 0.8),
    ...silhouetteMarks(look, sheet, shape),
    ...field(look, idCell ?? top, 'ID', ship?.letter ?? '', 'id'),
    ...playerField(look, playerCell ?? top, ship?.owner ?? null),
    ...figures(look, sheet, { ...place, y: place.y + head.name + head.gap, height: head.figures }),
    ...(code ? codeCorner(look, whole, code) : []),
  ];
}

/** The head of a page on which a log goes on. */
export function shortHeader(look: Look, sheet: LogSheet, place: PaperArea, page: number): Mark[] {
  const { log } = look.style.type;
  const base = place.y + log * 0.8;
  const { ship: of } = sheet;
  const ship = of ? `${of.letter}, ${calledName({ ...of, class: of.hull })}` : '';
  const name = `Spaceship Log Nr. ${sheet.log}`;
  const after = place.x + textWidth('title', name, log) + 3;
  const right = { face: 'text', size: look.style.type.note, fill: look.ink.print, anchor: 'end' } as const;
  return [
    words(name, place.x, base, { face: 'title', size: log, fill: look.ink.print }),
    words(ship, after, base, { face: 'hand', size: log * 0.9, fill: look.ink.pen }),
    words(`page ${page}`, place.x + place.width, base, right),
  ];
}

export const shortHeaderHeight = ({ style }: Look): number => style.type.log + 2.5;
