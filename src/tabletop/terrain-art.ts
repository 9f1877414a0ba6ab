import type { Mark } from '../sheet/paper/index.ts';
import type { PagePoint } from './hex-grid.ts';

/*
 * Planets and asteroids on paper, about an origin of their own, on which 100 is from the middle of a hex to its corner:
 * light enough to read a number and a pencil on them.
 */

const INK = '#3c4650';
const DISC = 'M-70 0a70 70 0 1 0 140 0a70 70 0 1 0 -140 0Z';
const BANDS = 'M-63 -30A63 11 0 0 0 63 -30M-70 2A70 12 0 0 0 70 2M-61 34A61 10 0 0 0 61 34';
const NIGHT = 'M20 -67A70 70 0 0 1 20 67A92 92 0 0 0 20 -67Z';

/** Where the rocks of a field lie, and how large they are: clear of the number of the hex. */
const ROCKS = [
  [-58, -20, 18],
  [56, -32, 14],
  [-32, 32, 24],
  [34, 24, 19],
  [6, 62, 13],
  [10, -62, 12],
  [64, 8, 8],
] as const;

const KNOBS = [1, 0.78, 0.95, 0.84, 1.02, 0.8, 0.93] as const;

/** The outline of a rock: seven knobs, turned with its size so that no two look alike. */
function rock(x: number, y: number, size: number): string {
  const points = KNOBS.map((knob, nth) => {
    const angle = ((nth + size * 0.37) * 2 * Math.PI) / KNOBS.length;
    return `${(x + Math.cos(angle) * knob * size).toFixed(1)} ${(y + Math.sin(angle) * knob * size).toFixed(1)}`;
  });
  return `M${points.join('L')}Z`;
}

const field = (mirror: 1 | -1): string => ROCKS.map(([x, y, size]) => rock(x * mirror, y, size)).join('');

/** Two fields, one the other way round. */
const FIELDS = [field(1), field(-1)] as const;

/** A planet that fills its hex. `corner` is from the middle to a corner, in millimetres. */
export function planetMarks({ x, y }: PagePoint, corner: number): Mark[] {
  const placed = { x, y, turn: 0, scale: corner / 100, reach: 74 };
  return [
    { kind: 'path', d: DISC, placed, fill: '#d5e6df', stroke: INK, thick: 4 },
    { kind: 'path', d: NIGHT, placed, fill: '#a9c4b8' },
    { kind: 'path', d: BANDS, placed: { ...placed, turn: -17 }, stroke: '#6d8f82', thick: 3 },
  ];
}

/** Rocks in a hex; neighbours that take different fields are no pattern. */
export const asteroidMarks = ({ x, y }: PagePoint, corner: number, which: 0 | 1 = 0): Mark[] => [
  {
    kind: 'path',
    d: FIELDS[which],
    placed: { x, y, turn: 0, scale: corner / 100, reach: 78 },
    fill: '#d3cec6',
    stroke: INK,
    thick: 3,
  },
];
