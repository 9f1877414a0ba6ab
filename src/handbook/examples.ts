import {
  type CivLevel,
  CRITICAL_HIT,
  course,
  type Direction,
  dieForPart,
  type FireOdds,
  type Game,
  type HitChance,
  hexId,
  type InterceptionChance,
  interceptionChance,
  launchVelocities,
  missilePlacements,
  newGame,
  odds,
  ownerOfId,
  type Part,
  parseHexId,
  podParts,
  type RelativeVelocity,
  relativeVelocity,
  type Scenario,
  SPACESHIP_HULLS,
  type SpaceshipHull,
  unitNamed,
  type Vector,
} from '../engine/index.ts';
import { capital, chanceText, list, percentText, probabilityOf, signed } from '../words/index.ts';
import type { Example, ExampleUnit } from './types.ts';

/** What the engine makes of an example. */
export type ExampleAnswer =
  | { kind: 'fire'; odds: FireOdds }
  | { kind: 'interception'; relativeVelocity: RelativeVelocity; chance: InterceptionChance }
  /** The hexes flown through, and the one that a Direction Reminder would mark. */
  | { kind: 'course'; hexes: string[]; reminder: string }
  /** Where a missile may be placed, where it may point there, and how fast it may be. */
  | { kind: 'launch'; placements: { hex: string; directions: readonly Direction[] }[]; velocities: readonly number[] }
  /** The second dice that strike a ship which is still whole, a critical hit among them. */
  | { kind: 'where'; dice: number[] };

/** The sheet of all examples. */
const SHEETS = [{ letter: 'A', column: 0, row: 0 }];

const isSpaceship = (name: ExampleUnit['what']): name is SpaceshipHull =>
  (SPACESHIP_HULLS as readonly string[]).includes(name);

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
      player: ownerOfId(id),
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

function courseOf(game: Game, unit: ExampleUnit): ExampleAnswer {
  const { stops, reminder } = course({ ...vectorOf(unit), nextSide: 'left' }, unit.velocity);
  return { kind: 'course', hexes: stops.map((hex) => hexId(game, hex)), reminder: hexId(game, reminder) };
}

function launchesOf(game: Game, unit: ExampleUnit): ExampleAnswer {
  const placements = missilePlacements(vectorOf(unit).hex, unit.direction).map(({ hex, directions }) => ({
    hex: hexId(game, hex),
    directions,
  }));
  return { kind: 'launch', placements, velocities: launchVelocities(unit.velocity) };
}

function interceptionOf(missile: ExampleUnit, target: ExampleUnit, civLevel: CivLevel): ExampleAnswer {
  const relative = relativeVelocity(vectorOf(missile), vectorOf(target));
  return {
    kind: 'interception',
    relativeVelocity: relative,
    chance: interceptionChance(civLevel, relative.value),
  };
}

function diceOf(game: Game, { id }: ExampleUnit): ExampleAnswer {
  const ship = unitNamed(game, id);
  if (ship?.kind !== 'spaceship') throw new RangeError(`no spaceship ${id} in an example`);
  const pods = podParts(ship.pods.length);
  const parts = [...(Object.keys(ship.parts) as Part[]), ...pods];
  return { kind: 'where', dice: [...new Set([CRITICAL_HIT, ...parts.map(dieForPart)])].sort((a, b) => a - b) };
}

/** What the engine makes of an example. Throws if it asks for what is not legal; a test sees to it that none does. */
export function exampleAnswer(example: Example): ExampleAnswer {
  const { units, ask, title } = example;
  const [first, second = first] = units;
  const game = newGame(exampleScenario(example), {});
  switch (ask.kind) {
    case 'course':
      return courseOf(game, first);
    case 'launch':
      return launchesOf(game, first);
    case 'interception':
      return interceptionOf(first, second, ask.civLevel);
    case 'where':
      return diceOf(game, first);
    case 'fire': {
      const answer = odds(game, { unit: first.id, from: ask.from, type: ask.type, target: second.id });
      if ('code' in answer) throw new RangeError(`${title}: ${answer.code}`);
      return { kind: 'fire', odds: answer };
    }
  }
}

const halved = ({ base, value, sameVector }: RelativeVelocity): string => {
  if (sameVector) return 'relative velocity 0, same direction and velocity';
  return base === value ? `relative velocity ${value}` : `relative velocity ${base}, halved to ${value} on one line`;
};

const percent = (chance: HitChance | InterceptionChance): string =>
  `${chanceText(chance)}${typeof chance === 'number' ? `, ${percentText(probabilityOf(chance))}` : ''}`;

function fireText({ range, relativeVelocity: relative, modifier, targetValue, hitChance }: FireOdds): string {
  const far = relative.sameVector ? `range ${range}, halved to ${Math.ceil(range / 2)}` : `range ${range}`;
  return `${capital(far)}; ${halved(relative)}; targeting ${signed(modifier)}; target value ${targetValue}: ${percent(hitChance)}.`;
}

const either = (numbers: readonly number[]): string => list(numbers.map(String), 'or');

/** The answer as a line of plain text. */
export function answerText(answer: ExampleAnswer): string {
  switch (answer.kind) {
    case 'fire':
      return fireText(answer.odds);
    case 'interception':
      return `${capital(halved(answer.relativeVelocity))}: ${percent(answer.chance)}.`;
    case 'course':
      return `Flies ${list(answer.hexes)}. The next hex would be ${answer.reminder}.`;
    case 'launch': {
      const places = answer.placements.map(({ hex, directions }) => `${hex} towards ${either(directions)} o’clock`);
      return `Into ${places.join('; into ')}. Velocity ${either(answer.velocities)}.`;
    }
    case 'where':
      return `The second die finds something with ${either(answer.dice)}: ${percentText(answer.dice.length / 10)}.`;
  }
}
