import { course, everyHex, type Hex, hexNumber, isMissileType, ownerOfId, parseHexId } from '../../engine/index.ts';
import { answerText, type Example, type ExampleUnit, exampleAnswer } from '../../handbook/index.ts';
import { HALF, outline } from '../../sheet/outline.ts';
import { line, words } from '../../sheet/paper/draw.ts';
import { SIDES } from '../../sheet/paper/ink.ts';
import type { PaperRow } from '../../sheet/paper/layout.ts';
import type { Mark } from '../../sheet/paper/marks.ts';
import { directionName, hullName, missileName } from '../../words/index.ts';
import { BLACK, drawingAt, WHITE } from '../drawing.ts';
import { cornersOf, type HexGrid, middleOf, type PagePoint } from '../hex-grid.ts';
import { textRow } from '../text-rows.ts';
import { lowered, type Make, titleRow, together } from './rows.ts';

/** The sheet of all examples. */
const SHEETS = [{ letter: 'A', column: 0, row: 0 }];
const HEXES = [...everyHex(SHEETS)];

/** The picture of an example is not higher than this, nor its hexes larger, in millimetres. */
const HIGH = 40;
const FLAT = 10.5;
const GRID = '#6f6f6f';

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

/** The hexes of a picture, those about which it is and a hex or so around them. */
function windowOf(about: readonly Hex[]): Hex[] {
  const unit: HexGrid = { flat: 1, corner: 1 / Math.sqrt(3), left: 0, top: 0 };
  const points = about.map((hex) => middleOf(unit, hex));
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  return HEXES.filter((hex) => {
    const { x, y } = middleOf(unit, hex);
    return (
      x > Math.min(...xs) - 1.1 && x < Math.max(...xs) + 1.1 && y > Math.min(...ys) - 1.1 && y < Math.max(...ys) + 1.1
    );
  });
}

/** A counter as it lies, its arrow at the edge towards which it flies, with the velocity under it. */
function counterMarks({ id, what, direction, velocity }: ExampleUnit, at: PagePoint, flat: number): Mark[] {
  const player = ownerOfId(id);
  const { fill, digit } = SIDES[player];
  const drawing = drawingAt(at, flat * 0.66);
  const kind = isMissileType(what) ? 'missile' : 'spaceship';
  const label = id.slice(isMissileType(what) ? 2 : 1);
  return [
    drawing.shape('M0-88L28-50L0-62L-28-50Z', { fill: BLACK }, { x: 0, y: 0, scale: 1, turn: direction * 30 }),
    drawing.shape(outline(player, HALF[kind]), { fill, stroke: WHITE, thick: 4 }),
    drawing.text(label, 0, 8, 52, { fill: digit, within: 78 }),
    drawing.text(`v${velocity}`, 0, 40, 30, { fill: digit, face: 'label' }),
  ];
}

/** Units in one hex lie beside each other. */
const apart = (unit: ExampleUnit, units: readonly ExampleUnit[], { x, y }: PagePoint, flat: number): PagePoint => {
  const here = units.filter(({ hex }) => hex === unit.hex);
  const by = here.length > 1 ? (here.indexOf(unit) - 0.5) * flat * 0.56 : 0;
  return { x: x + by, y };
};

/** The picture of an example, at the left edge of its place. */
function picture(example: Example, most: number): PaperRow {
  const { course: way, reminder, options } = shownBy(example);
  const { units } = example;
  const hexes = windowOf([...units.map(({ hex }) => hexOf(hex)), ...way, ...(reminder ? [reminder] : []), ...options]);
  const unit: HexGrid = { flat: 1, corner: 1 / Math.sqrt(3), left: 0, top: 0 };
  const corners = hexes.flatMap((hex) => cornersOf(unit, middleOf(unit, hex)));
  const [left, top] = [Math.min(...corners.map(({ x }) => x)), Math.min(...corners.map(({ y }) => y))];
  const wide = Math.max(...corners.map(({ x }) => x)) - left;
  const high = Math.max(...corners.map(({ y }) => y)) - top;
  const flat = Math.min(FLAT, most / wide, HIGH / high);
  const height = high * flat + 2;
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
          const small = { face: 'label', size: flat * 0.17, fill: '#4a4a4a', anchor: 'middle' } as const;
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
        ...units.flatMap((one) => counterMarks(one, apart(one, units, at(hexOf(one.hex)), flat), flat)),
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
