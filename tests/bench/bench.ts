import { produce } from 'immer';
import { playRandomGame } from '../../src/cli/random.ts';
import { apply, type Game, type GameRecord, legal, newGame } from '../../src/engine/index.ts';
import { findScenario } from '../../src/scenarios/index.ts';
import { gameAfter, recorded } from '../fixtures/recorded.ts';
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

/** Every position of a recorded game, from its start. */
function positions(record: GameRecord): Game[] {
  const games = [gameAfter(record, 0)];
  for (const action of record.actions) {
    const outcome = apply(games.at(-1) as Game, action);
    if (!outcome.ok) throw new Error(outcome.rejection.code);
    games.push(outcome.game);
  }
  return games;
}

const round = (value: number): number => Number(value.toPrecision(3));

/** One recorded game: actions, positions and yardsticks a second, and their ratios. */
function measure(name: string, last = Number.POSITIVE_INFINITY) {
  const record = recorded(name);
  const all = positions(record);
  const games = all.slice(1).slice(-last);
  const before = all.slice(0, -1).slice(-last);
  const actions = record.actions.slice(-last);
  const applied = perSecond(() => {
    for (const [index, action] of actions.entries()) apply(before[index] as Game, action);
    return actions.length;
  });
  const inPlace = perSecond(() => {
    gameAfter(record);
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
    game: name,
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
    ...['showdown-3', 'showdown-7', 'showdown-11', 'convoy-red-6'].map((name) => measure(name)),
    measure('convoy-red-40-missiles', 12),
  ],
  randomGames: wholeGames(),
  firstLoad: await firstLoad(),
};
process.stdout.write(`${JSON.stringify(result, null, 2)}\n`);
