import {
  apply,
  type GameEvent,
  newGame,
  PLAYERS,
  type Player,
  type Scenario,
  type Snapshot,
  shipId,
  snapshot,
  type UnitView,
} from '../engine/index.ts';
import { capital, phaseName } from '../words/index.ts';
import { launchesOf } from './launches.ts';
import { logSheet } from './log-sheet.ts';
import type { LogSheet } from './types.ts';

/** What is needed to write the logs: a position, and what happened, as somebody may know them. */
interface Known {
  view: Snapshot;
  events: readonly GameEvent[];
  scenario: Scenario;
  /** Whose ships; null takes both sides, where everything is open. */
  player: Player | null;
}

/** [R10.0b] The logs of a player's ships in the order of the scenario; of the other player's none. */
export function shipSheets({ view, events, scenario, player }: Known): LogSheet[] {
  const launches = launchesOf(events);
  const byId = new Map<string, UnitView>(view.units.map((unit) => [unit.id, unit]));
  return scenario.ships.flatMap((line) => {
    const ship = byId.get(shipId(line));
    if (!ship || (player !== null && line.player !== player)) return [];
    return [logSheet(ship, view.units, line, launches)];
  });
}

/** [11.0] The logs of both sides as a scenario begins. */
export function startingSheets(scenario: Scenario): LogSheet[] {
  let game = newGame(scenario, { seed: 0 });
  let events: readonly GameEvent[] = [];
  // What flies already is on the logs of a battle that goes on.
  for (const player of scenario.goesOn ? PLAYERS : []) {
    const applied = apply(game, { player, do: 'ready' });
    if (!applied.ok) continue;
    game = applied.game;
    events = applied.events;
  }
  return shipSheets({ view: snapshot(game), events, scenario, player: null });
}

const scenarioName = (id: string): string => id.split('-').map(capital).join(' ');

/** `Convoy Red, Game-Turn 4, Fire Phase of player 1`: when the logs stood like this. */
export function captionOf({ scenario, turn, phase }: Pick<Snapshot, 'scenario' | 'turn' | 'phase'>): string {
  const name = scenarioName(scenario);
  if (phase.kind === 'set-up') return `${name}, set-up`;
  if (phase.kind === 'over' || phase.player === null) return `${name}, end of the game, Game-Turn ${turn}`;
  return `${name}, Game-Turn ${turn}, ${phaseName(phase.kind)} of player ${phase.player}`;
}
