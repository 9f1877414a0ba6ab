import {
  DIRECTIONS,
  type Direction,
  HULLS,
  type Player,
  type Scenario,
  type ScenarioPod,
  type ScenarioShip,
  type SpaceshipHull,
  type VictoryClause,
} from '../../engine/index.ts';
import { type Rng, rngFrom } from '../../matches/rng.ts';
import { scenarioShips } from './ships.ts';

/** What the sides of a battle are out for. */
type Aim = 'destroy' | 'jump' | 'dock' | 'orbit';

const AIMS: readonly Aim[] = ['destroy', 'destroy', 'jump', 'dock', 'dock', 'orbit', 'orbit'];

/** A battle is drawn after so many Game-Turns. */
const LONGEST = 10;

const twoDigits = (number: number): string => String(number).padStart(2, '0');

const away = (direction: Direction, by: number): Direction => DIRECTIONS[(direction - 1 + by + 12) % 12] ?? direction;

/** What a hull is called for short: `Mu`. */
function nameOf(hull: SpaceshipHull): string {
  const [first = '', ...rest] = hull.replace('corco-', '');
  return `${first.toUpperCase()}${rest.join('')}`;
}

/** A ship somewhere in its half of sheet A, flying more or less towards the other half. */
function placed(rng: Rng, player: Player, letter: string, hull: SpaceshipHull, pods: ScenarioPod[]): ScenarioShip {
  const column = player === 1 ? 3 + rng.below(4) : 10 + rng.below(4);
  const hex = `A${twoDigits(column)}${twoDigits(5 + rng.below(8))}`;
  const direction = away(player === 1 ? 3 : 9, rng.below(5) - 2);
  return {
    player,
    letter,
    hull,
    pods,
    deployment: { hexes: [hex], directions: [direction], velocities: [1 + rng.below(3)] },
    log: HULLS[hull].pods > 4 ? 2 : 1,
  };
}

const destroyed = (winner: Player, units: string[]): VictoryClause => ({
  if: { is: 'destroyed', units, atLeast: units.length },
  winner,
  reason: 'enemy-destroyed',
});

function clausesFor(aim: Aim, hunters: string[]): VictoryClause[] {
  const own: Record<Aim, VictoryClause[]> = {
    destroy: [],
    jump: [{ if: { is: 'jumped', units: ['1A'], atLeast: 1 }, winner: 1, reason: 'the-ship-has-jumped' }],
    orbit: [{ if: { is: 'in-orbit', unit: '1A' }, winner: 1, reason: 'the-ship-is-in-orbit' }],
    dock: [{ if: { is: 'docked', units: hunters, with: '1A' }, winner: 2, reason: 'the-ship-is-docked-with' }],
  };
  return [
    destroyed(2, ['1A']),
    destroyed(1, hunters),
    ...own[aim],
    { if: { is: 'turns', played: LONGEST }, winner: null, reason: 'ten-turns-have-been-played' },
  ];
}

/** A battle of ships that do not meet in the booklet, near to each other and under way; the same seed makes the same. */
export function battleFrom(seed: number): Scenario {
  const rng = rngFrom(seed);
  const aim = rng.pick(AIMS);
  const ships = scenarioShips();
  const armed = ships.filter(({ armed }) => armed);
  const first = rng.pick(aim === 'jump' ? ships.filter(({ jumps }) => jumps) : aim === 'destroy' ? armed : ships);
  const second = rng.pick(aim === 'dock' ? armed.filter(({ docks }) => docks) : armed);
  const isPair = HULLS[first.hull].pods > 2 * HULLS[second.hull].pods;
  const hunters = isPair ? ['2A', '2B'] : ['2A'];
  const names = [first, second].map(({ hull }) => nameOf(hull));
  return {
    id: `${names[0]} against ${isPair ? 'two ' : ''}${names[1]}${isPair ? 's' : ''} ${seed}`,
    sheets: [{ letter: 'A', column: 0, row: 0 }],
    planets: aim === 'orbit' ? [`A0${7 + rng.below(3)}${twoDigits(6 + rng.below(6))}`] : [],
    asteroidFields: rng.percent(50) ? [`A08${twoDigits(4 + rng.below(10))}`] : [],
    ships: [
      placed(rng, 1, 'A', first.hull, first.pods),
      ...hunters.map((id) => placed(rng, 2, id.slice(1), second.hull, second.pods)),
    ],
    ...(aim === 'jump' && { jumps: { player: 1 } }),
    victory: clausesFor(aim, hunters),
  };
}
