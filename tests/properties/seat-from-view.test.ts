import { describe, expect, test } from 'vitest';
import { fightBot, randomBot } from '../../src/cli/fight-bot.ts';
import {
  type Action,
  applyInPlace,
  type Game,
  newGame,
  nothingSeen,
  PLAYERS,
  type Player,
  startRecord,
  view,
  viewEvents,
  type Witnessed,
  witness,
} from '../../src/engine/index.ts';
import { rngFrom } from '../../src/matches/rng.ts';
import { findScenario, SCENARIOS } from '../../src/scenarios/index.ts';
import { seatAt } from '../../src/store/seat/seat.ts';
import { seatFromView } from '../../src/store/seat/seat-from-view.ts';
import { ALL } from '../all.ts';
import { DIRECTED, RECORDS, recorded } from '../fixtures/recorded.ts';
import { questionsFor } from '../fixtures/seat-answers.ts';

/** From how many positions of a game one is taken, and how many games the bots play of each scenario. */
const STRETCH = ALL ? 4 : 200;
const GAMES = ALL ? 20 : 1;
/** The orders of a game that the bots play. */
const LENGTH = 300;

/** Answers are compared as they would be sent: an error in one is an answer too. */
function answer(ask: () => unknown): string | undefined {
  try {
    return JSON.stringify(ask());
  } catch (error) {
    return `throws ${error}`;
  }
}

function compare(game: Game, player: Player, seen: Witnessed, where: string): void {
  const real = seatAt(structuredClone(game), player);
  const known = seatFromView({
    scenario: game.scenario,
    rulings: game.rulings,
    player,
    view: view(game, player),
    seen,
  });
  for (const { name, ask } of questionsFor(real, rngFrom(where.length + game.dice.fallen.length))) {
    const told = answer(() => ask(known));
    const truth = answer(() => ask(real));
    if (told !== truth) expect(told, `${where}, player ${player}: ${name}`).toBe(truth);
  }
}

/** Plays a game, and compares what its players are told at the positions that are due. */
function follow(game: Game, next: (at: number) => Action | undefined, isDue: (at: number) => boolean, name: string) {
  const none = nothingSeen(game.scenario);
  const seen: Record<Player, Witnessed> = { 1: none, 2: none };
  for (let at = 0; ; at += 1) {
    if (isDue(at) || game.result) for (const player of PLAYERS) compare(game, player, seen[player], `${name} ${at}`);
    const action = game.result ? undefined : next(at);
    if (!action) return;
    const outcome = applyInPlace(game, action);
    if (!outcome.ok) throw new Error(outcome.rejection.code);
    for (const side of PLAYERS) seen[side] = witness(seen[side], viewEvents(outcome.events, side));
  }
}

function followRecord(name: string, isDue: (at: number) => boolean): void {
  const record = recorded(name);
  const start = startRecord(record, findScenario);
  if (!start.ok) throw new Error(name);
  follow(start.value, (at) => record.actions[at], isDue, name);
}

describe('[R10.0b] a seat made from a view gives every answer of the one made from the game', () => {
  test.each([...DIRECTED, ...RECORDS].map((name, nth) => ({ name, nth })))('in $name', ({ name, nth }) => {
    followRecord(name, (at) => (at + nth * 7) % STRETCH === 0);
  });

  test.each(SCENARIOS)('in games of $id', (scenario) => {
    for (let seed = 1; seed <= GAMES; seed += 1) {
      const chance = rngFrom(seed);
      const game = newGame(scenario, { seed, generator: 2 });
      const next = (at: number) => (at < LENGTH ? (seed % 4 === 0 ? randomBot : fightBot)(game, chance) : undefined);
      follow(game, next, (at) => (at + seed * 11) % STRETCH === 0, `${scenario.id}, seed ${seed}`);
    }
  });
});

test.each([
  ['7.5 what a Weave cost is not taken for the price of the next command', 'pirates-mu-docked', 22],
  ['7.0 a unit that does not lie on the map has no price and no commands', 'first-shot-daggers-destroyed', 68],
  ['R7.4d the partner completes the move of a lost unit that led it', 'own-scenario-towing', 45],
  ['R10.0b a face-down battlecraft is docked with the ship that is docked with it', 'convoy-red-6', 258],
  ['R10.0b as many counters lie prepared as are seen, also where they can only be missiles', 'pirates-5', 365],
] as const)('%s', (_, name, due) => {
  followRecord(name, (at) => at === due);
});
