import { readFileSync } from 'node:fs';
import { produce } from 'immer';
import { playRandomGame } from '../../src/cli/random.ts';
import {
  apply,
  applyInPlace,
  type Game,
  type GameRecord,
  legal,
  newGame,
  type Scenario,
} from '../../src/engine/index.ts';
import { findScenario } from '../../src/scenarios/index.ts';
import { firstLoad } from './first-load.ts';

/** How long each measurement lasts at the least, in milliseconds. */
const LEAST = 400;

/** Runs of a piece of work per second: the best of three rounds, as the machine may be busy. */
function perSecond(work: () => number): number {
  let best = 0;
  for (let round = 0; round < 3; round += 1) {
    const begin = performance.now();
    let done = 0;
    while (performance.now() - begin < LEAST) done += work();
    best = Math.max(best, (done / (performance.now() - begin)) * 1000);
  }
  return best;
}

interface Recorded {
  name: string;
  scenario: Scenario;
  record: GameRecord;
}

function load(name: string): Recorded {
  const text = readFileSync(new URL(`../replays/records/${name}.json`, import.meta.url), 'utf8');
  const { record } = JSON.parse(text) as { record: GameRecord };
  const scenario = findScenario(String(record.scenario));
  if (!scenario) throw new Error(`no scenario ${record.scenario}`);
  return { name, scenario, record };
}

/** Every position of a recorded game. */
function positions({ scenario, record }: Recorded): Game[] {
  let game = newGame(scenario, record.dice);
  return record.actions.map((action) => {
    const outcome = apply(game, action);
    if (!outcome.ok) throw new Error(outcome.rejection.code);
    game = outcome.game;
    return game;
  });
}

const round = (value: number): number => Number(value.toPrecision(3));

/** One recorded game: actions, positions and yardsticks a second, and their ratios. */
function measure(recorded: Recorded, lastOnly: boolean) {
  const { scenario, record } = recorded;
  const all = positions(recorded);
  const games = lastOnly ? all.slice(-12) : all;
  const before = lastOnly ? all.slice(-13, -1) : [newGame(scenario, record.dice), ...all.slice(0, -1)];
  const actions = record.actions.slice(-before.length);
  const applied = perSecond(() => {
    for (const [index, action] of actions.entries()) apply(before[index] as Game, action);
    return actions.length;
  });
  const inPlace = perSecond(() => {
    const game = newGame(scenario, record.dice);
    for (const action of record.actions) applyInPlace(game, action);
    return record.actions.length;
  });
  const listed = perSecond(() => {
    for (const game of games) legal(game);
    return games.length;
  });
  const immer = perSecond(() => {
    for (const game of games) {
      produce(game, (draft) => {
        draft.turn += 1;
      });
    }
    return games.length;
  });
  const clone = perSecond(() => {
    for (const game of games) structuredClone(game);
    return games.length;
  });
  return {
    game: recorded.name,
    perSecond: {
      apply: round(applied),
      applyInPlace: round(inPlace),
      legal: round(listed),
      immerOneField: round(immer),
      structuredClone: round(clone),
    },
    ratios: {
      applyToImmer: round(applied / immer),
      applyToClone: round(applied / clone),
      inPlaceToApply: round(inPlace / applied),
      legalCostInApplies: round(applied / listed),
    },
  };
}

/** Whole random games of The Showdown, both players fighting. */
function wholeGames() {
  const scenario = findScenario('showdown');
  if (!scenario) throw new Error('no showdown');
  let seed = 0;
  const games = perSecond(() => {
    seed = (seed % 20) + 1;
    playRandomGame(scenario, seed, 1000, 'fight');
    return 1;
  });
  const clones = perSecond(() => {
    structuredClone(newGame(scenario, { seed: 1 }));
    return 1;
  });
  return { perSecond: round(games), costInClonesOfTheStart: round(clones / games) };
}

const result = {
  actions: [
    ...['showdown-3', 'showdown-7', 'showdown-11', 'convoy-red-6'].map((name) => measure(load(name), false)),
    measure(load('convoy-red-40-missiles'), true),
  ],
  randomGames: wholeGames(),
  firstLoad: await firstLoad(),
};
process.stdout.write(`${JSON.stringify(result, null, 2)}\n`);
