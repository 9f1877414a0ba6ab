import { expect, test } from 'vitest';
import { fightBot } from '../../src/cli/fight-bot.ts';
import { applyLegal, type Game, newGame } from '../../src/engine/index.ts';
import { rngFrom } from '../../src/matches/rng.ts';
import { SCENARIOS } from '../../src/scenarios/index.ts';
import { countersNeeded } from '../../src/tabletop/counters-needed.ts';

const GAMES = 100;
const LONGEST = 3000;

/** What lies on the table and is not in the kit. */
function lacking(game: Game, has: ReadonlyMap<string, number>): string[] {
  const units = game.units.flatMap(({ id }) => (has.has(id) ? [] : [id]));
  const fast = game.units.flatMap(({ id, velocity }) => (velocity > 9 ? [`velocity ${velocity} of ${id}`] : []));
  const jumps = game.units.filter((unit) => unit.kind === 'spaceship' && unit.jump !== null).length;
  return [...units, ...fast, ...(jumps > (has.get('jump') ?? 0) ? [`${jumps} jump markers`] : [])];
}

test.each(SCENARIOS.map((scenario) => [scenario.id, scenario] as const))(
  '2.4, 2.6 no game of %s ever needs one counter more than the kit has',
  (_id, scenario) => {
    const has = new Map<string, number>();
    for (const { id } of countersNeeded(scenario)) has.set(id, (has.get(id) ?? 0) + 1);
    let launched = 0;
    for (let seed = 1; seed <= GAMES; seed += 1) {
      const game = newGame(scenario, { seed, generator: 2 });
      const chance = rngFrom(seed);
      for (let action = 0; action < LONGEST && !game.result; action += 1) {
        const units = game.units.length;
        applyLegal(game, fightBot(game, chance));
        launched += Math.max(0, game.units.length - units);
        expect(lacking(game, has)).toEqual([]);
      }
    }
    // Games in which nothing is launched would say nothing.
    expect(launched).toBeGreaterThan(GAMES);
  },
);
