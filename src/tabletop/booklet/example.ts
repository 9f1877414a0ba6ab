import { course, everyHex, type Hex, hexNumber, isMissileType, ownerOfId, parseHexId } from '../../engine/index.ts';
import { answerText, type Example, type ExampleUnit, exampleAnswer } from '../../handbook/index.ts';
import { HALF, outline } from '../../sheet/outline.ts';
import { line, words } from '../../sheet/paper/draw.ts';
import { SIDES } from '../../sheet/paper/ink.ts';
import type { PaperRow } from '../../sheet/paper/layout.ts';
import type { Mark } from '../../sheet/paper/marks.ts';
import { directionName, hullName, missileName } from '../../words/index.ts';
import { drawingAt } from '../drawing.ts';
import { cornersOf, type HexGrid, middleOf, type PagePoint } from '../hex-grid.ts';
import { BLACK, GRID, NUMBER, WHITE } from '../inks.ts';
import { textRow } from '../text-rows.ts';
import { lowered, type Make, titleRow, together } from './rows.ts';

/** The sheet of all examples. */
const SHEETS = [{ letter: 'A', column: 0, row: 0 }];

/** The picture of an example is not higher than this, nor its hexes larger, in millimetres. */
const HIGH = 40;
const FLAT = 10.5;

const hexOf = (id: string): Hex => parseHexId(SHEETS, id) ?? { q: 0, r: 0 };

const unitName = ({ id, what }: ExampleUnit): string =>
  `${id} ${isMissileType(what) ? missileName(what) : hullName(what)}`;

const unitText = (unit: ExampleUnit): string =>
  `${unitName(unit)} in ${unit.hex}, velocity ${unit.velocity} towards ${directionName(unit.direction)}`;

/** What an example is about: where its first unit flies, with the reminder at the end, and where a missile may go. */
function shownBy(example: Example): { course: readonly Hex[]; reminder: Hex | null; options: readonly Hex[] } {
  const answer = exampleAnswer(example);
  const [{ hex, direction, velocity }] = example.units;
  if (answer.kind === 'course') {
    const { stops, reminder } = course({ hex: hexOf(hex), direction, nextSide: 'left' }, velocity);
    return { course: [hexOf(hex), ...stops], reminder, options: [] };
  }
  const options = answer.kind === 'launch' ? answer.placements.map((place) => hexOf(place.hex)) : [];
  return { course: [], reminder: null, options };
}

/** Hexes of which one is as high as 1. */
const UNIT: HexGrid = { flat: 1, corner: 1 / Math.sqrt(3), left: 0, top: 0 };
const HEXES = [...everyHex(SHEETS)].map((hex) => ({ hex, ...middleOf(UNIT, hex) }));

/** The rectangle round some points. */
function boundsOf(points: readonly PagePoint[]): { left: number; top: number; right: number; bottom: number } {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

/** Around what a picture is about it shows a hex or so more. */
const MORE = 1.1;

function windowOf(about: readonly Hex[]): Hex[] {
  const { left, top, right, bottom } = boundsOf(about.map((hex) => middleOf(UNIT, hex)));
  const isNear = ({ x, y }: PagePoint): boolean =>
    x > left - MORE && x < right + MORE && y > top - MORE && y < bottom + MORE;
  return HEXES.filter(isNear).map(({ hex }) => hex);
}

/** The counters as they lie, their velocities on them, and on top the arrows at the edges towards which they fly. */
function counterMarks(units: readonly ExampleUnit[], at: (hex: Hex) => PagePoint, flat: number): Mark[] {
  const drawn = units.map((unit) => {
    const here = units.filter(({ hex }) => hex === unit.hex);
    const { x, y } = at(hexOf(unit.hex));
    // Units in one hex lie beside each other.
    const by = here.length > 1 ? (here.indexOf(unit) - 0.5) * flat * 0.62 : 0;
    return { unit, drawing: drawingAt({ x: x + by, y }, flat * (here.length > 1 ? 0.56 : 0.66)) };
  });
  return [
    ...drawn.flatMap(({ unit: { id, what, velocity }, drawing }) => {
      const player = ownerOfId(id);
      const { fill, digit } = SIDES[player];
      const isMissile = isMissileType(what);
      return [
        drawing.shape(outline(player, HALF[isMissile ? 'missile' : 'spaceship']), { fill }),
        drawing.text(id.slice(isMissile ? 2 : 1), 0, 8, 52, { fill: digit, within: 78 }),
        drawing.text(`v${velocity}`, 0, 40, 30, { fill: digit, face: 'label' }),
      ];
    }),
    ...drawn.map(({ unit: { direction }, drawing }) =>
      drawing.shape('M0-88L28-50L0-62L-28-50Z', { fill: BLACK }, { x: 0, y: 0, scale: 1, turn: direction * 30 }),
    ),
  ];
}

/** The picture of an example, at the left edge of its place. */
function picture(example: Example, most: number): PaperRow {
  const { course: way, reminder, options } = shownBy(example);
  const { units } = example;
  const hexes = windowOf([...units.map(({ hex }) => hexOf(hex)), ...way, ...(reminder ? [reminder] : []), ...options]);
  const { left, top, right, bottom } = boundsOf(hexes.flatMap((hex) => cornersOf(UNIT, middleOf(UNIT, hex))));
  const flat = Math.min(FLAT, most / (right - left), HIGH / (bottom - top));
  const height = (bottom - top) * flat + 2;
  return {
    least: height,
    most: height,
    draw(place) {
      const grid = {
        flat,
        corner: flat / Math.sqrt(3),
        left: place.x - left * flat + 0.2,
        top: place.y - top * flat + 0.4,
      };
      const at = (hex: Hex): PagePoint => middleOf(grid, hex);
      const outlined = (hex: Hex, share: number, ink: string, thick: number): Mark[] => {
        const round = cornersOf({ ...grid, flat: flat * share, corner: grid.corner * share }, at(hex));
        return round.map((from, nth) => {
          const to = round[(nth + 1) % round.length] ?? from;
          return line(from.x, from.y, to.x, to.y, ink, thick);
        });
      };
      return [
        ...hexes.flatMap((hex) => outlined(hex, 1, GRID, 0.12)),
        ...hexes.map((hex) => {
          const { x, y } = at(hex);
          const small = { face: 'label', size: flat * 0.17, fill: NUMBER, anchor: 'middle' } as const;
          return words(hexNumber(hex), x, y - flat * 0.33, small);
        }),
        ...options.flatMap((hex) => outlined(hex, 0.82, BLACK, 0.5)),
        ...way.slice(1).map((hex, nth) => {
          const [from, to] = [at(way[nth] ?? hex), at(hex)];
          return line(from.x, from.y, to.x, to.y, BLACK, 0.45);
        }),
        ...way.slice(1).map((hex): Mark => dot(at(hex), flat * 0.09, BLACK)),
        ...(reminder ? [dot(at(reminder), flat * 0.12, WHITE)] : []),
        ...shot(example, at),
        ...counterMarks(units, at, flat),
      ];
    },
  };
}

/** A disc with a black edge. */
const dot = ({ x, y }: PagePoint, radius: number, fill: string): Mark => ({
  kind: 'path',
  d: 'M-50 0a50 50 0 1 0 100 0a50 50 0 1 0 -100 0Z',
  fill,
  stroke: BLACK,
  thick: 18,
  placed: { x, y, turn: 0, scale: radius / 50, reach: 60 },
});

/** The line from who fires to the target. */
function shot({ ask, units: [first, second] }: Example, at: (hex: Hex) => PagePoint): Mark[] {
  if (ask.kind !== 'fire' || !second) return [];
  const [from, to] = [at(hexOf(first.hex)), at(hexOf(second.hex))];
  return [line(from.x, from.y, to.x, to.y, BLACK, 0.3)];
}

/** A worked example, never broken: its title, its picture, who is there, and what the rules make of it. */
export function exampleRow(example: Example, { size, width }: Make): PaperRow {
  const small = { size: size * 0.9, width };
  return together([
    lowered(titleRow(example.title, 'Example', size * 1.05, width), 1.2),
    picture(example, width - 0.4),
    ...example.units.map((unit) => textRow([unitText(unit)], { ...small, mark: '–', after: 0.3 })),
    textRow([answerText(exampleAnswer(example))], { ...small, after: 2 }),
  ]);
}
