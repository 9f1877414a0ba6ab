import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import type { Hex } from '../../engine/index.ts';
import { hexToPoint, type Point } from './geometry.ts';
import { tenth } from './place.ts';

/** The rocks of all asteroid hexes as path data: what is in the dark, what is lit, what the light falls on, and dust. */
export interface Rocks {
  body: string;
  day: string;
  lit: string;
  dust: string;
}

/** Where the rocks of a hex may lie and how large they are, from its middle; the hex turns and mirrors them. */
const CASTS: readonly (readonly (readonly [x: number, y: number, size: number])[])[] = [
  [
    [-14, 8, 34],
    [38, -30, 17],
    [34, 36, 12],
    [-46, -36, 10],
  ],
  [
    [22, -12, 30],
    [-34, -34, 15],
    [-30, 36, 20],
    [52, 30, 9],
  ],
  [
    [-4, -26, 24],
    [32, 26, 26],
    [-46, 24, 14],
  ],
];

/** The light comes from the upper left: so far, as a part of its size, each plane of a rock lies towards it. */
const LIGHT = { day: 0.16, lit: 0.3 };

const outlineOf = (points: readonly Point[]): string =>
  `M${points.map(({ x, y }) => `${tenth(x)} ${tenth(y)}`).join('L')}Z`;

/** A rock lies the same on every screen, and neighbours never look alike. */
function rocksIn(hex: Hex): Rocks {
  const generator = xoroshiro128plus((hex.q + 512) * 1024 + hex.r + 512);
  const part = (): number => uniformInt(generator, 0, 1000) / 1000;
  const middle = hexToPoint(hex);
  const turn = uniformInt(generator, 0, 5);
  const [sin, cos] = [Math.sin((turn * Math.PI) / 3), Math.cos((turn * Math.PI) / 3)];
  const mirrored = part() < 0.5 ? -1 : 1;
  const at = ([x, y]: readonly [number, number, ...unknown[]]): Point => ({
    x: middle.x + mirrored * (x * cos - y * sin),
    y: middle.y + x * sin + y * cos,
  });
  const found: Rocks = { body: '', day: '', lit: '', dust: '' };
  for (const [x, y, size] of CASTS[uniformInt(generator, 0, CASTS.length - 1)] ?? []) {
    const centre = at([x, y]);
    const corners = 7 + uniformInt(generator, 0, 2);
    const spokes = Array.from({ length: corners }, (_, nth) => ({
      angle: ((nth + 0.5 * part()) * 2 * Math.PI) / corners,
      reach: size * (0.78 + 0.26 * part()),
    }));
    const plane = (share: number, towards: number): string =>
      outlineOf(
        spokes.map(({ angle, reach }) => ({
          x: centre.x + Math.cos(angle) * reach * share - size * towards,
          y: centre.y + Math.sin(angle) * reach * share - size * towards,
        })),
      );
    found.body += plane(1, 0);
    found.day += plane(0.76, LIGHT.day);
    found.lit += plane(0.4, LIGHT.lit);
  }
  for (let nth = 0; nth < 5; nth += 1) {
    const { x, y } = at([part() * 130 - 65, part() * 110 - 55]);
    found.dust += `M${tenth(x)} ${tenth(y)}h0`;
  }
  return found;
}

/** One path for each plane of them all: a belt of a hundred hexes is drawn as quickly as one rock. */
export function rocksOf(hexes: readonly Hex[]): Rocks {
  const all = hexes.map(rocksIn);
  const joined = (plane: keyof Rocks): string => all.map((rocks) => rocks[plane]).join('');
  return { body: joined('body'), day: joined('day'), lit: joined('lit'), dust: joined('dust') };
}
