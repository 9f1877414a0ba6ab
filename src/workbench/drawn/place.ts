import { type Direction, everyHex, type Hex, hexId, opposite, range, type Sheet, turned } from '../../engine/index.ts';
import type { Rng } from '../../matches/rng.ts';
import type { BattleGround } from './choices.ts';

/** [R2.1c] The sheet that ships must have entered before they jump, in the column after those in which a battle begins. */
export const JUMP_COLUMN = 2;

/** Two sheets in a row, so that nobody is at the edge soon. */
export const SHEETS: readonly Sheet[] = ['A', 'B'].map((letter, column) => ({ letter, column, row: 0 }));
export const WITH_GOAL: readonly Sheet[] = [...SHEETS, { letter: 'C', column: JUMP_COLUMN, row: 0 }];

export const idOf = (hex: Hex): string => hexId({ sheets: SHEETS, scenario: {} }, hex);

/** A1609, about which everything is turned half round: what lies on one side of it lies so on the other. */
const CENTRE: Hex = { q: 15, r: 1 };

const facing = ({ q, r }: Hex): Hex => ({ q: 2 * CENTRE.q - q, r: 2 * CENTRE.r - r });

/** How far the leader of a side is from there, in hexes: the leaders are twice as far from each other. */
const NEAREST = 5;
const FARTHEST = 8;
/** Ships are no further than this from their leader, and rocks and planets no nearer to any ship. */
const ROOM = 2;

const ALL = [...everyHex(SHEETS)];

const ring = (from: Hex, least: number, most: number): Hex[] =>
  ALL.filter((hex) => range(hex, from) >= least && range(hex, from) <= most);

const isClear = (hex: Hex, others: readonly Hex[]): boolean => others.every((other) => range(hex, other) > ROOM);

/** How a side starts: a hex for each ship, and one direction and velocity for all. */
export interface Start {
  hexes: readonly Hex[];
  direction: Direction;
  velocity: number;
}

/** A start of Player 1 with so many ships: at the left, and more or less towards the middle. */
export function drawStart(rng: Rng, ships: number): Start {
  const apart = NEAREST + rng.below(FARTHEST - NEAREST + 1);
  const lead = rng.pick(ring(CENTRE, apart, apart).filter(({ q }) => q < CENTRE.q - apart + 2));
  const near = ring(lead, 1, ROOM);
  const hexes = [lead];
  while (hexes.length < ships) hexes.push(...near.splice(rng.below(near.length), 1));
  return { hexes, direction: turned(3, rng.below(3) - 1), velocity: 1 + rng.below(3) };
}

/** The same start, turned half round. */
export const acrossFrom = ({ hexes, direction, velocity }: Start): Start => ({
  hexes: hexes.map(facing),
  direction: opposite(direction),
  velocity,
});

/** [2.7] What lies on a map, the same for both sides: a planet in the middle, or fields of asteroids in pairs. */
export function drawTerrain(
  rng: Rng,
  terrain: BattleGround,
  starts: readonly Hex[],
): { planets: Hex[]; fields: Hex[] } {
  const planets = terrain === 'planet' ? [CENTRE] : [];
  const free = ring(CENTRE, 2, FARTHEST).filter((hex) => isClear(hex, starts));
  const fields: Hex[] = [];
  for (let pairs = terrain === 'asteroids' ? 1 + rng.below(3) : 0; pairs > 0; pairs -= 1) {
    const open = free.filter((hex) => isClear(hex, [...fields, facing(hex)]));
    if (open.length === 0) break;
    const hex = rng.pick(open);
    fields.push(hex, facing(hex));
  }
  return { planets, fields };
}

/** A planet behind Player 2, which Player 1 has to reach. */
export const drawGoal = (rng: Rng, others: readonly Hex[]): Hex =>
  rng.pick(ring(CENTRE, FARTHEST, FARTHEST + ROOM).filter((hex) => hex.q > CENTRE.q + NEAREST && isClear(hex, others)));
