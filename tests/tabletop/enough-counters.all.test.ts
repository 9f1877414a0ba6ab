import { expect, test } from 'vitest';
import { fightBot } from '../../src/cli/fight-bot.ts';
import { applyLegal, type Game, newGame } from '../../src/engine/index.ts';
import { rngFrom } from '../../src/matches/rng.ts';
import { SCENARIOS } from '../../src/scenarios/index.ts';
import type { TabletopCounter } from '../../src/tabletop/counter.ts';
import { countersNeeded } from '../../src/tabletop/counters-needed.ts';

const GAMES = 500;
const LONGEST = 3000;

type Kit = ReadonlyMap<string, number>;

function kitOf(counters: readonly TabletopCounter[]): Kit {
  const kit = new Map<string, number>();
  for (const { id, player } of counters) kit.set(`${id} of ${player}`, (kit.get(`${id} of ${player}`) ?? 0) + 1);
  return kit;
}

/** What lies on the table: the units with their markers. */
function* lying(game: Game): Generator<string> {
  for (const unit of game.units) {
    const { id, owner, status, velocity, direction, nextSide } = unit;
    yield `${id} of ${owner}`;
    if (status !== 'in-play') continue;
    const even = velocity - (velocity % 2);
    yield `velocity ${even}/${even + 1} of ${owner}`;
    if (direction % 2 === 1 && nextSide === 'right') yield `reminder of ${owner}`;
    if (unit.kind === 'spaceship' && unit.jump !== null) yield `jump of ${owner}`;
  }
}

/** What of it is not in the kit. */
function lacking(game: Game, kit: Kit): string[] {
  const used = new Map<string, number>();
  for (const name of lying(game)) used.set(name, (used.get(name) ?? 0) + 1);
  return [...used].flatMap(([name, number]) => (number > (kit.get(name) ?? 0) ? [`${number} times ${name}`] : []));
}

test.each(SCENARIOS.map((scenario) => [scenario.id, scenario] as const))(
  '2.4, 2.6 no game of %s ever needs one counter more than the kit has',
  (_id, scenario) => {
    // Without the spares.
    const kit = kitOf(countersNeeded(scenario));
    let launched = 0;
    for (let seed = 1; seed <= GAMES; seed += 1) {
      const game = newGame(scenario, { seed, generator: 2 });
      const chance = rngFrom(seed);
      for (let action = 0; action < LONGEST && !game.result; action += 1) {
        const units = game.units.length;
        applyLegal(game, fightBot(game, chance));
        launched += Math.max(0, game.units.length - units);
        expect(lacking(game, kit)).toEqual([]);
      }
    }
    // Games in which nothing is launched would say nothing.
    expect(launched).toBeGreaterThan(GAMES);
  },
);
