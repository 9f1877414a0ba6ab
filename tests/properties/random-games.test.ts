import { beforeAll, describe, expect, test } from 'vitest';
import { fightBot, randomBot } from '../../src/cli/fight-bot.ts';
import {
  type Action,
  apply,
  applyInPlace,
  deciderOf,
  type EventType,
  type Game,
  type GameEvent,
  legal,
  legalAsSeen,
  newGame,
  otherPlayer,
  PLAYERS,
  type Scenario,
  snapshot,
  view,
  viewEvents,
} from '../../src/engine/index.ts';
import { rngFrom } from '../../src/matches/rng.ts';
import { SCENARIOS } from '../../src/scenarios/index.ts';
import { ALL } from '../all.ts';
import { checkPosition } from './invariants.ts';
import { withOtherSecrets } from './secrets.ts';

/** How many of the games below are played, and of the events counted in them. */
const SHARE = ALL ? 1 : 0.2;

interface Plan {
  games: number;
  actions: number;
}

const PLANS: Record<string, Plan> = {
  showdown: { games: 200, actions: 1000 },
  'first-shot': { games: 60, actions: 300 },
  'escape-from-tau-ceti': { games: 60, actions: 300 },
  pirates: { games: 60, actions: 300 },
  'convoy-red': { games: 60, actions: 300 },
};

/** Actions close to a legal one: another player, another number, another unit. */
function neighboursOf(action: Action, game: Game): Action[] {
  const changed: Action[] = [{ ...action, player: otherPlayer(action.player) }];
  for (const [field, value] of Object.entries(action)) {
    if (field === 'velocity' && typeof value === 'number') {
      changed.push({ ...action, velocity: (value + 5) % 10 } as unknown as Action);
    }
    if (field === 'direction') changed.push({ ...action, direction: ((Number(value) + 5) % 12) + 1 } as Action);
    if (['unit', 'ship', 'target', 'missile', 'with'].includes(field)) {
      for (const id of game.units.map(({ id }) => id)) changed.push({ ...action, [field]: id } as Action);
    }
    if (field === 'pod') changed.push({ ...action, pod: Number(value) + 1 } as Action);
  }
  return changed;
}

const keyOf = (action: Action): string => JSON.stringify(Object.entries(action).sort());

/** Unlisted neighbours are refused and leave the game as it was. */
function checkNeighbours(game: Game, open: readonly Action[], chance: { pick: <T>(items: readonly T[]) => T }): void {
  const listed = new Set(open.map(keyOf));
  const before = JSON.stringify(game);
  for (const action of neighboursOf(chance.pick(open), game)) {
    const outcome = apply(game, action);
    if (outcome.ok) expect(listed.has(keyOf(action)), keyOf(action)).toBe(true);
    else expect(listed.has(keyOf(action)), `${keyOf(action)} ${outcome.rejection.code}`).toBe(false);
  }
  expect(JSON.stringify(game)).toBe(before);
}

/** What a player keeps secret changes nothing in what the other sees and may order. */
function checkSecrets(game: Game): void {
  for (const player of PLAYERS) {
    const twin = withOtherSecrets(game, otherPlayer(player));
    const choosing = game.pending?.kind === 'choose-part' && game.pending.player === player;
    if (!choosing) expect(view(twin, player)).toEqual(view(game, player));
    if (deciderOf(game) === player) expect(legalAsSeen(twin)).toEqual(legalAsSeen(game));
  }
}

/** No true id of a face-down counter is in the events the other player is told. */
function checkEvents(game: Game, events: readonly GameEvent[]): void {
  for (const player of PLAYERS) {
    const text = JSON.stringify(viewEvents(events, player));
    for (const unit of game.units) {
      const hidden = unit.owner !== player && unit.kind !== 'spaceship' && !unit.revealed;
      if (hidden) expect(text, `${unit.id} seen by ${player}`).not.toContain(`"${unit.id}"`);
    }
  }
}

function playOne(scenario: Scenario, seed: number, plan: Plan, seen: Map<string, number>): void {
  const chance = rngFrom(seed);
  const choose = seed % 5 === 0 ? randomBot : fightBot;
  const start = newGame(scenario, { seed });
  const game = newGame(scenario, { seed });
  const actions: Action[] = [];
  while (actions.length < plan.actions && !game.result) {
    const open = legal(game);
    expect(open.length, `seed ${seed}, after ${actions.length}`).toBeGreaterThan(0);
    if (chance.percent(1)) {
      checkPosition(game, start);
      checkSecrets(game);
      checkNeighbours(structuredClone(game), open, chance);
    }
    const action = choose(game, chance);
    const outcome = applyInPlace(game, action);
    if (!outcome.ok) throw new Error(`seed ${seed}: listed but refused ${keyOf(action)} ${outcome.rejection.code}`);
    if (chance.percent(10)) checkEvents(game, outcome.events);
    for (const event of outcome.events) seen.set(event.type, (seen.get(event.type) ?? 0) + 1);
    actions.push(action);
  }
  checkPosition(game, start);
  if (seed % 10 === 0) checkReplay(scenario, game, actions);
}

/** The dice that fell and the actions give the same game again, by the immutable way too. */
function checkReplay(scenario: Scenario, game: Game, actions: readonly Action[]): void {
  let again = newGame(scenario, { rolls: game.dice.fallen });
  for (const action of actions) {
    const outcome = apply(again, action);
    if (!outcome.ok) throw new Error(`replay refused ${keyOf(action)} ${outcome.rejection.code}`);
    again = outcome.game;
  }
  expect(snapshot(again)).toEqual(snapshot(game));
}

/** How often, at the least, each kind of event must have happened in the games of a scenario. */
const MINIMUM: Record<string, Partial<Record<EventType, number>>> = {
  showdown: {
    fired: 1600,
    'part-hit': 400,
    launched: 200,
    interception: 20,
    'game-over': 80,
    revealed: 80,
    lost: 200,
  },
  'first-shot': {
    fired: 960,
    'part-hit': 240,
    'missile-prepared': 96,
    'missile-controlled': 9,
    'force-field': 48,
  },
  'escape-from-tau-ceti': { fired: 240, 'jump-marker': 24, searched: 96, 'battlecraft-prepared': 9 },
  pirates: { 'alert-roll': 48, 'asteroid-check': 48, tractor: 24, fired: 144 },
  'convoy-red': { fired: 240, tractor: 24, searched: 96, launched: 48, deployed: 240 },
};

describe.each(SCENARIOS.map((scenario) => ({ name: scenario.id, scenario })))(
  'games of $name',
  ({ name, scenario }) => {
    const plan = PLANS[name] as Plan;
    const seen = new Map<string, number>();

    beforeAll(() => seen.clear());

    test('every listed action is accepted and the invariants hold', () => {
      for (let seed = 1; seed <= plan.games * SHARE; seed += 1) playOne(scenario, seed, plan, seen);
    });

    test('enough of everything happened in them', () => {
      for (const [type, least] of Object.entries(MINIMUM[name] ?? {})) {
        expect(seen.get(type) ?? 0, type).toBeGreaterThanOrEqual(least * SHARE);
      }
    });
  },
);
