import { expect, test } from 'vitest';
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
  readScenario,
  type Scenario,
  view,
  viewEvents,
  type Witnessed,
  witness,
} from '../../src/engine/index.ts';
import { type Rng, rngFrom } from '../../src/matches/rng.ts';
import { scenarioShipOf } from '../../src/workbench/ships/trial.ts';
import { ALL } from '../all.ts';
import { anyShip } from '../fixtures/ships.ts';
import { checkPosition } from './invariants.ts';

const GAMES = ALL ? 60 : 30;

/** Four ships of chance, close together; some have been hit, some carry two Energy Pods in one space. */
function anyBattle(chance: Rng): Scenario {
  const places = [
    [1, 'A', 'A0605', 3],
    [1, 'B', 'A0608', 3],
    [2, 'C', 'A0905', 9],
    [2, 'D', 'A0908', 9],
  ] as const;
  return {
    id: 'built',
    sheets: [{ letter: 'A', column: 0, row: 0 }],
    planets: [],
    asteroidFields: [],
    ships: places.map(([player, letter, hex, direction]) =>
      scenarioShipOf(anyShip(chance), {
        player,
        letter,
        deployment: { hexes: [hex], directions: [direction], velocities: [chance.below(3)] },
      }),
    ),
    jumps: { player: 1 },
    victory: [
      { if: { is: 'destroyed', units: ['2C', '2D'], atLeast: 2 }, winner: 1, reason: 'destroyed' },
      { if: { is: 'destroyed', units: ['1A', '1B'], atLeast: 2 }, winner: 2, reason: 'destroyed' },
    ],
  };
}

const asText = (actions: readonly Action[]): string[] => actions.map((action) => JSON.stringify(action)).sort();

test('built ships play: every order listed is accepted, and each player sees enough to be offered it', () => {
  let hits = 0;
  for (let seed = 1; seed <= GAMES; seed += 1) {
    const chance = rngFrom(seed);
    const scenario = anyBattle(chance);
    expect(readScenario(scenario)).toMatchObject({ ok: true });
    const game = newGame(scenario, { seed, generator: 2 });
    const start = newGame(scenario, { seed, generator: 2 });
    const seen: Record<Player, Witnessed> = { 1: nothingSeen(scenario), 2: nothingSeen(scenario) };
    for (let made = 0; made < 120 && !game.result; made += 1) {
      const player = deciderOf(game)!;
      if (made % 10 === 0) {
        const knowledge = { scenario, rulings: game.rulings, player, view: view(game, player), seen: seen[player] };
        const known = gameFromView(knowledge, { missiles: {}, ships: {} }, 1);
        expect(asText(legalAsSeen(known)), `${seed}, ${made}`).toEqual(asText(legalAsSeen(game)));
        checkPosition(game, start);
      }
      const outcome = applyInPlace(game, fightBot(game, chance));
      if (!outcome.ok) throw new Error(`${seed}, ${made}: ${outcome.rejection.code}`);
      hits += outcome.events.filter(({ type }) => type === 'part-hit').length;
      for (const side of [1, 2] as const) seen[side] = witness(seen[side], viewEvents(outcome.events, side));
    }
  }
  expect(hits).toBeGreaterThan(GAMES);
});
