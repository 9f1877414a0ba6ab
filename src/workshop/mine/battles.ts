import {
  armorOf,
  blocksOf,
  type Deployment,
  DIRECTIONS,
  type Direction,
  everyHex,
  HULLS,
  hexId,
  listHits,
  otherPlayer,
  type Part,
  type Player,
  PODS,
  parseHexId,
  range,
  type Scenario,
  type ScenarioPod,
  type ScenarioShip,
  type Sheet,
  type SpaceshipHull,
  type VictoryClause,
} from '../../engine/index.ts';
import { type Rng, rngFrom } from '../../matches/rng.ts';
import { SCENARIOS } from '../../scenarios/index.ts';
import { scenarioTitle } from '../../words/briefings.ts';

/** A ship of the booklet as it can be put into another battle. */
interface FleetShip {
  hull: SpaceshipHull;
  pods: ScenarioPod[];
  armed: boolean;
  jumps: boolean;
  docks: boolean;
}

/** The ships of the five scenarios, each kind once. */
function scenarioShips(): FleetShip[] {
  const kinds = new Map<string, FleetShip>();
  for (const { hull, pods } of SCENARIOS.flatMap(({ ships }) => ships)) {
    kinds.set(JSON.stringify([hull, pods]), {
      hull,
      pods,
      armed: pods.some(({ type }) => PODS[type].weapons),
      jumps: pods.some(({ type }) => PODS[type].jump),
      docks: pods.some(({ type }) => type === 'tractor-beam' || type === 'arsenal'),
    });
  }
  return [...kinds.values()];
}

/** What the sides of a battle are out for. */
type Aim = 'destroy' | 'jump' | 'dock' | 'orbit';

const AIMS: readonly Aim[] = ['destroy', 'destroy', 'jump', 'dock', 'dock', 'orbit', 'orbit'];

/** Which player has to reach their aim in time; the other has won when it is over. */
const HURRIES: Readonly<Record<Aim, Player>> = { destroy: 2, jump: 1, dock: 2, orbit: 1 };

/** A battle has from three to so many Game-Turns: what is short is soon decided, and by little. */
const LONGEST = 6;

/** The most Energy Blocks that a ship has left. */
const MOST_BLOCKS = 6;

/** [6.6] How far a field of asteroids reaches from its marker, in hexes. */
const REACH = 1;

const SHEETS: Sheet[] = [{ letter: 'A', column: 0, row: 0 }];

/** The hexes between two by name; none where one is off the map. */
function apart(one: string, other: string): number {
  const [a, b] = [parseHexId(SHEETS, one), parseHexId(SHEETS, other)];
  return a && b ? range(a, b) : 0;
}

const twoDigits = (number: number): string => String(number).padStart(2, '0');

const away = (direction: Direction, by: number): Direction => DIRECTIONS[(direction - 1 + by + 12) % 12] ?? direction;

/** What a hull is called for short: `Mu`. */
function nameOf(hull: SpaceshipHull): string {
  const [first = '', ...rest] = hull.replace('corco-', '');
  return `${first.toUpperCase()}${rest.join('')}`;
}

/** What was hit of one ship in three or so, and how many Energy Blocks a ship has spent. */
function before(rng: Rng, hull: SpaceshipHull, pods: ScenarioPod[]): Pick<ScenarioShip, 'damage' | 'spentBlocks'> {
  const left = 2 + rng.below(MOST_BLOCKS - 1);
  const parts: Part[] = ['engine', 'bridge', ...pods.map((_, nth): Part => `pod-${nth + 1}`)];
  const part = rng.pick(parts);
  const status = rng.pick(listHits(armorOf({ hull, pods }, part) ?? 0));
  const spentBlocks = Math.max(0, Math.floor(blocksOf({ hull, pods })) - left);
  return rng.percent(40) ? { spentBlocks, damage: { [part]: status } } : { spentBlocks };
}

/** A deployment that leaves nothing open but is drawn, under way. */
const underWay = (rng: Rng, hex: string, direction: Direction): Deployment => ({
  hexes: [hex],
  directions: [direction],
  velocities: [1 + rng.below(5)],
});

/** A ship in its half of the middle of sheet A, flying more or less towards the other half. */
function placed(rng: Rng, player: Player, letter: string, hull: SpaceshipHull, pods: ScenarioPod[]): ScenarioShip {
  // The second of two has columns of its own, so that both have a hex.
  const column = player === 1 ? 5 + rng.below(3) : 8 + 2 * rng.below(2) + (letter === 'A' ? 0 : 1);
  const hex = `A${twoDigits(column)}${twoDigits(6 + rng.below(6))}`;
  const direction = away(player === 1 ? 3 : 9, rng.below(7) - 3);
  return {
    player,
    letter,
    hull,
    pods,
    deployment: underWay(rng, hex, direction),
    log: HULLS[hull].pods > 4 ? 2 : 1,
    ...before(rng, hull, pods),
  };
}

const destroyed = (winner: Player, units: string[]): VictoryClause => ({
  if: { is: 'destroyed', units, atLeast: units.length },
  winner,
  reason: 'enemy-destroyed',
});

function clausesFor(aim: Aim, hunters: string[], length: number): VictoryClause[] {
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
    { if: { is: 'turns', played: length }, winner: otherPlayer(HURRIES[aim]), reason: 'time-is-up' },
  ];
}

/** The end of a battle of ships that do not meet in the booklet, near to each other and under way; the same seed makes the same. */
export function battleFrom(seed: number): Scenario {
  const rng = rngFrom(seed);
  const aim = rng.pick(AIMS);
  const ships = scenarioShips();
  const armed = ships.filter(({ armed }) => armed);
  const first = rng.pick(aim === 'jump' ? ships.filter(({ jumps }) => jumps) : aim === 'destroy' ? armed : ships);
  const second = rng.pick(aim === 'dock' ? armed.filter(({ docks }) => docks) : armed);
  const isPair = HULLS[first.hull].pods > 2 * HULLS[second.hull].pods;
  const hunters = isPair ? ['2A', '2B'] : ['2A'];
  const planets = aim === 'orbit' ? [`A0${7 + rng.below(3)}${twoDigits(6 + rng.below(6))}`] : [];
  const fields = rng.percent(50) ? [`A08${twoDigits(4 + rng.below(10))}`] : [];
  const names = [first, second].map(({ hull }) => nameOf(hull));
  return {
    id: `${names[0]} against ${isPair ? 'two ' : ''}${names[1]}${isPair ? 's' : ''} ${seed}`,
    sheets: SHEETS,
    planets,
    asteroidFields: fields.filter((field) => planets.every((planet) => apart(planet, field) > REACH)),
    ships: [
      placed(rng, 1, 'A', first.hull, first.pods),
      ...hunters.map((id) => placed(rng, 2, id.slice(1), second.hull, second.pods)),
    ],
    ...(aim === 'jump' && { jumps: { player: 1 } }),
    victory: clausesFor(aim, hunters, 3 + rng.below(LONGEST - 2)),
  };
}

/** How far from where everything is decided the ships of a scenario lie near the end of it, in hexes. */
const NEAR = 3;
/** The middle of a sheet, and a hex some way before its right edge. */
const MIDDLE = '0809';
const BEFORE_EDGE = '1109';

/** Where a scenario is decided: at its planet, before the columns of its jumps, or in the middle of its first sheet. */
function heartOf({ planets, jumps, sheets }: Scenario): string {
  const { letter = 'A' } = sheets.at(jumps ? -1 : 0) ?? {};
  return planets[0] ?? `${letter}${jumps ? BEFORE_EDGE : MIDDLE}`;
}

/** The end of a game of a scenario as it might be: its ships near to each other, hit and short of energy, and time is short. */
export function endingFrom(scenario: Scenario, seed: number): Scenario {
  const rng = rngFrom(seed);
  const { sheets, planets, asteroidFields } = scenario;
  const heart = parseHexId(sheets, heartOf(scenario));
  const near = [...everyHex(sheets)].filter((hex) => heart && range(hex, heart) <= NEAR);
  const taken = [...planets, ...asteroidFields];
  const free = near.map((hex) => hexId({ sheets, scenario }, hex)).filter((id) => !taken.includes(id));
  return {
    ...scenario,
    id: `${scenarioTitle(scenario.id)} ${seed}`,
    ships: scenario.ships.map(({ alertOn: _, ...line }) => {
      const [hex = ''] = free.splice(rng.below(free.length), 1);
      return { ...line, deployment: underWay(rng, hex, rng.pick(DIRECTIONS)), ...before(rng, line.hull, line.pods) };
    }),
    victory: [
      ...scenario.victory,
      { if: { is: 'turns', played: 2 + rng.below(3) }, winner: rng.pick([1, 2]), reason: 'time-is-up' },
    ],
  };
}
