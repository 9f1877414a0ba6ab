import { describe, expect, test } from 'vitest';
import { fightBot } from '../../src/cli/fight-bot.ts';
import {
  type Action,
  applyInPlace,
  deciderOf,
  gameFromView,
  legalAsSeen,
  newGame,
  nothingSeen,
  type Player,
  view,
  viewEvents,
  type Witnessed,
  witness,
} from '../../src/engine/index.ts';
import { rngFrom } from '../../src/matches/rng.ts';
import { SCENARIOS } from '../../src/scenarios/index.ts';
import { ALL } from '../all.ts';
import { advance } from '../fixtures/play.ts';
import { position } from '../fixtures/position.ts';

/** Of the games that are played of each scenario. */
const SEEDS = ALL ? [1, 2, 3] : [1];

const asText = (actions: readonly Action[]): string[] => actions.map((action) => JSON.stringify(action)).sort();

/** Plays a game by the fighter and compares, at every decision, the orders a player has with those in a game made from his view. */
function compare(scenarioIndex: number, seed: number, most: number): number {
  const scenario = SCENARIOS[scenarioIndex]!;
  const game = newGame(scenario, { seed, generator: 2 });
  const rng = rngFrom(seed);
  const seen: Record<Player, Witnessed> = { 1: nothingSeen(scenario), 2: nothingSeen(scenario) };
  let compared = 0;
  for (let made = 0; made < most && !game.result; made += 1) {
    const player = deciderOf(game)!;
    const knowledge = { scenario, rulings: game.rulings, player, view: view(game, player), seen: seen[player] };
    const made = gameFromView(knowledge, { missiles: {}, ships: {} }, 1);
    expect(asText(legalAsSeen(made)), JSON.stringify(knowledge.view.phase)).toEqual(asText(legalAsSeen(game)));
    compared += 1;
    const outcome = applyInPlace(game, fightBot(game, rng));
    if (!outcome.ok) throw new Error(outcome.rejection.code);
    for (const side of [1, 2] as const) seen[side] = witness(seen[side], viewEvents(outcome.events, side));
  }
  return compared;
}

describe('[R10.0b] a game made from a view offers its player the very orders of the real one', () => {
  for (const [index, { id }] of SCENARIOS.entries()) {
    test(id, () => {
      const games = SEEDS.map((seed) => compare(index, seed, 250));
      expect(games.reduce((sum, n) => sum + n, 0)).toBeGreaterThan(33 * SEEDS.length);
    });
  }
});

test('R6.5c a game made from a view has the prepared counters of a ship that has landed', () => {
  const game = position('1A dagger A0806 12 0 : heavy-weapon\n1G guided prepared from 1A.1\n2B sword A0808 12 0', {
    phase: 'fire 2',
    planets: ['A0806'],
  });
  const landed = advance(game, 'movement 1');
  const { scenario, rulings } = landed;
  const seen = view(landed, 2);
  expect(seen.units[0]).toMatchObject({ status: 'landed', prepared: 1 });
  const knowledge = { scenario, rulings, player: 2 as const, view: seen, seen: nothingSeen(scenario) };
  expect(view(gameFromView(knowledge, { missiles: {}, ships: {} }, 1), 2).units).toEqual(seen.units);
});
