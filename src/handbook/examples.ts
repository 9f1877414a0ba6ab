import {
  course,
  type Direction,
  type FireOdds,
  type HitChance,
  hexId,
  type InterceptionChance,
  interceptionChance,
  launchVelocities,
  missilePlacements,
  newGame,
  odds,
  parseHexId,
  type RelativeVelocity,
  relativeVelocity,
  type Scenario,
  SPACESHIP_HULLS,
  type SpaceshipHull,
  type Vector,
} from '../engine/index.ts';
import { capital, chanceText, list, percentText, probabilityOf, signed } from '../words/index.ts';
import type { Example, ExampleUnit } from './types.ts';

/** What the engine makes of an example. */
export type Answer =
  | { kind: 'fire'; odds: FireOdds }
  | { kind: 'interception'; relativeVelocity: RelativeVelocity; chance: InterceptionChance }
  /** The hexes flown through, and the one that a Direction Reminder would mark. */
  | { kind: 'course'; hexes: string[]; reminder: string }
  /** Where a missile may be placed, where it may point there, and how fast it may be. */
  | { kind: 'launch'; placements: { hex: string; directions: Direction[] }[]; velocities: number[] };

/** The sheet of all examples. */
const SHEETS = [{ letter: 'A', column: 0, row: 0 }];

const isSpaceship = (name: ExampleUnit['what']): name is SpaceshipHull =>
  (SPACESHIP_HULLS as readonly string[]).includes(name);

const playerOf = ({ id }: ExampleUnit): 1 | 2 => (id.startsWith('2') ? 2 : 1);

/** The spaceships of an example as a scenario of their own, so that the engine can be asked about them. */
export const exampleScenario = ({ units }: Example): Scenario => ({
  id: 'example',
  sheets: SHEETS,
  planets: [],
  asteroidFields: [],
  ships: units.flatMap((unit) => {
    const { id, what, pods = [], hex, direction, velocity } = unit;
    if (!isSpaceship(what)) return [];
    return {
      player: playerOf(unit),
      letter: id.slice(1),
      hull: what,
      pods: pods.map((type) => ({ type })),
      deployment: { hexes: [hex], directions: [direction], velocities: [velocity] },
      log: 1 as const,
    };
  }),
  victory: [],
});

function vectorOf({ hex, direction, velocity }: ExampleUnit): Vector {
  const place = parseHexId(SHEETS, hex);
  if (!place) throw new RangeError(`no hex ${hex} in an example`);
  return { hex: place, direction, velocity };
}

/** What the engine makes of an example. Throws if it asks for something that is not legal; a test sees to it that none does. */
export function answerOf(example: Example): Answer {
  const { units, ask } = example;
  const [first, second = first] = units;
  if (ask.kind === 'course') {
    const { stops, reminder } = course({ ...vectorOf(first), nextSide: 'left' }, first.velocity);
    const game = newGame(exampleScenario(example), {});
    return { kind: 'course', hexes: stops.map((hex) => hexId(game, hex)), reminder: hexId(game, reminder) };
  }
  if (ask.kind === 'launch') {
    const game = newGame(exampleScenario(example), {});
    const places = missilePlacements(vectorOf(first).hex, first.direction);
    return {
      kind: 'launch',
      placements: places.map(({ hex, directions }) => ({ hex: hexId(game, hex), directions })),
      velocities: launchVelocities(first.velocity),
    };
  }
  if (ask.kind === 'interception') {
    const relative = relativeVelocity(vectorOf(first), vectorOf(second));
    return {
      kind: 'interception',
      relativeVelocity: relative,
      chance: interceptionChance(ask.civLevel, relative.value),
    };
  }
  const game = newGame(exampleScenario(example), {});
  const answer = odds(game, { unit: first.id, from: ask.from, type: ask.type, target: second.id });
  if ('code' in answer) throw new RangeError(`${example.title}: ${answer.code}`);
  return { kind: 'fire', odds: answer };
}

const halved = ({ base, value, sameVector }: RelativeVelocity): string => {
  if (sameVector) return 'relative velocity 0, same direction and velocity';
  return base === value ? `relative velocity ${value}` : `relative velocity ${base}, halved to ${value} on one line`;
};

const percent = (chance: HitChance | InterceptionChance): string =>
  `${chanceText(chance)}${typeof chance === 'number' ? `, ${percentText(probabilityOf(chance))}` : ''}`;

/** The answer as a line of plain text. */
export function answerText(answer: Answer): string {
  if (answer.kind === 'course') {
    return `Flies ${list(answer.hexes)}. The next hex would be ${answer.reminder}.`;
  }
  if (answer.kind === 'launch') {
    const places = answer.placements.map(
      ({ hex, directions }) => `${hex} towards ${list(directions.map(String), 'or')} o’clock`,
    );
    return `Into ${places.join('; into ')}. Velocity ${list(answer.velocities.map(String), 'or')}.`;
  }
  if (answer.kind === 'interception') {
    return `${capital(halved(answer.relativeVelocity))}: ${percent(answer.chance)}.`;
  }
  const { range, relativeVelocity: relative, modifier, targetValue, hitChance } = answer.odds;
  const far = relative.sameVector ? `range ${range}, halved to ${Math.ceil(range / 2)}` : `range ${range}`;
  return `${capital(far)}; ${halved(relative)}; targeting ${signed(modifier)}; target value ${targetValue}: ${percent(hitChance)}.`;
}
