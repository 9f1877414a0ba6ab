import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  applyInPlace,
  type Game,
  type GameEvent,
  newGame,
  type Player,
  readRecord,
  type Scenario,
  type ScenarioShip,
  snapshot,
  startRecord,
  view,
  viewEvents,
} from '../../src/engine/index.ts';
import { findScenario } from '../../src/scenarios/index.ts';
import type { LogSheet } from '../../src/sheet/index.ts';
import { shipSheets } from '../../src/sheet/index.ts';

const folder = join(import.meta.dirname, '../replays/records');

export const RECORDS = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .map((name) => name.replace('.json', ''));

export const recordText = (name: string): string =>
  JSON.stringify((JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')) as { record: unknown }).record);

export interface Played {
  game: Game;
  events: GameEvent[];
}

const known = new Map<string, Played>();

/** A recorded game after all its actions, or after some of them; not to be changed. */
export function played(name: string, part = 1): Played {
  const key = `${name} ${part}`;
  const position = known.get(key) ?? playThrough(name, part);
  known.set(key, position);
  return position;
}

function playThrough(name: string, part: number): Played {
  const record = readRecord(JSON.parse(recordText(name)));
  if (!record.ok) throw new Error(JSON.stringify(record.faults));
  const start = startRecord(record.value, findScenario);
  if (!start.ok) throw new Error(JSON.stringify(start.faults));
  const events: GameEvent[] = [];
  const { actions } = record.value;
  for (const action of actions.slice(0, Math.round(actions.length * part))) {
    const outcome = applyInPlace(start.value, action);
    if (!outcome.ok) throw new Error(outcome.rejection.code);
    events.push(...outcome.events);
  }
  return { game: start.value, events };
}

export const startOf = (scenario: Scenario): Played => ({ game: newGame(scenario, { seed: 1 }), events: [] });

/** The logs that a player, or with null everybody, may print. */
export function sheetsFor({ game, events }: Played, player: Player | null): LogSheet[] {
  const { scenario } = game;
  if (player === null) return shipSheets({ view: snapshot(game), events, scenario, player });
  return shipSheets({ view: view(game, player), events: viewEvents(events, player), scenario, player });
}

/** A scenario of just these ships. */
export const scenarioOf = (...ships: ScenarioShip[]): Scenario => ({
  id: 'example',
  sheets: [{ letter: 'A', column: 0, row: 0 }],
  planets: [],
  asteroidFields: [],
  ships,
  victory: [],
});

export const built = (hull: ScenarioShip['hull'], pods: ScenarioShip['pods'], log: 1 | 2): ScenarioShip => ({
  player: 2,
  letter: 'C',
  hull,
  pods,
  deployment: { hexes: ['A0101'], directions: [3], velocities: [4] },
  log,
});

/** [10.4] The ship of the booklet's example, all pods of armor 2. */
export const flute: ScenarioShip = {
  ...built(
    'flute',
    [
      { type: 'heavy-weapon', armor: 2 },
      { type: 'energy', armor: 2 },
      { type: 'battlecraft', armor: 2, battlecraft: 'terwillicker-5000' },
      { type: 'standard-jump', armor: 2 },
    ],
    1,
  ),
  player: 1,
  letter: 'B',
};

/** Ships that need more boxes than are printed, in every section. */
export const GIANTS: readonly [name: string, ship: ScenarioShip][] = [
  ['seven arsenals', built('clarinet', Array(7).fill({ type: 'arsenal' }), 2)],
  ['seven arsenals on a small log', built('clarinet', Array(7).fill({ type: 'arsenal' }), 1)],
  ['six energy pods twice over', built('corco-zeta', Array(12).fill({ type: 'energy' }), 1)],
  ['twelve battlecraft', built('corco-mu', Array(12).fill({ type: 'battlecraft', battlecraft: 'lander' }), 2)],
  ['a Mu on a small log', built('corco-mu', [{ type: 'energy' }], 1)],
];
