/** Measures the engine and the first load. Speeds are ratios to a yardstick of the same run, so that machines do not matter. */
import { produce } from 'immer';
import type { Action, Game } from '../../src/engine/index.ts';
import { recorded } from '../fixtures/recorded.ts';
import { bundledEngine } from './bundled-engine.ts';
import { growth } from './growth.ts';
import { medianOf, usOf } from './processor-time.ts';

const engine = await bundledEngine();
const { apply, applyInPlace, copyGame, findScenario, legal, newGame, playRandomGame, startRecord, view } = engine;

/** A stretch of a recorded game: its positions and what was done in each of them. */
interface Stretch {
  name: string;
  start: Game;
  actions: readonly Action[];
  before: readonly Game[];
  after: readonly Game[];
}

function stretchOf(name: string, last = Number.POSITIVE_INFINITY): Stretch {
  const record = recorded(name);
  const start = startRecord(record, findScenario);
  if (!start.ok) throw new Error(JSON.stringify(start.faults));
  const games = [start.value];
  for (const action of record.actions) {
    const outcome = apply(games.at(-1) as Game, action);
    if (!outcome.ok) throw new Error(outcome.rejection.code);
    games.push(outcome.game);
  }
  const before = games.slice(0, -1).slice(-last);
  const actions = record.actions.slice(-last);
  return { name, start: before[0] as Game, actions, before, after: games.slice(1).slice(-last) };
}

/** Microseconds of processor time for one of each, one measurement of many repetitions. */
function costsOf({ start, actions, before, after }: Stretch) {
  const each = (work: () => void): number => usOf(work) / actions.length;
  const nth = (index: number): Game => before[index] as Game;
  return {
    immer: each(() => {
      for (const game of before) {
        produce(game, (draft) => {
          draft.turn += 1;
        });
      }
    }),
    own: each(() => {
      const game = copyGame(start);
      for (const action of actions) applyInPlace(game, action);
    }),
    seen: each(() => {
      const game = copyGame(start);
      for (const action of actions) {
        applyInPlace(game, action);
        view(game, 1);
      }
    }),
    apply: each(() => {
      for (const [index, action] of actions.entries()) apply(nth(index), action);
    }),
    legal: each(() => {
      for (const game of after) legal(game);
    }),
    copy: each(() => {
      for (const game of before) copyGame(game);
    }),
  };
}

const ROUNDS = 5;

type Costs = ReturnType<typeof costsOf>;

/** The median of five rounds of a ratio. */
const ratioOf = (rounds: readonly Costs[], ratio: (costs: Costs) => number): number =>
  Number(medianOf(rounds.map(ratio)).toPrecision(2));

function ratiosOf(stretch: Stretch) {
  // For the compiler.
  for (let nth = 0; nth < ROUNDS; nth += 1) costsOf(stretch);
  const rounds = Array.from({ length: ROUNDS }, () => costsOf(stretch));
  return {
    game: stretch.name,
    ownActionInUs: Number(medianOf(rounds.map(({ own }) => own)).toPrecision(3)),
    ownActionToBareImmer: ratioOf(rounds, ({ immer, own }) => immer / own),
    legalInOwnActions: ratioOf(rounds, ({ legal: listed, own }) => listed / own),
    copyInOwnActions: ratioOf(rounds, ({ copy, own }) => copy / own),
    viewAndOwnActionToBareImmer: ratioOf(rounds, ({ immer, seen }) => immer / seen),
    applyInOwnActions: ratioOf(rounds, ({ apply: applied, own }) => applied / own),
  };
}

/** Whole games of fighter against fighter in The Showdown, in structured clones of the start. */
function wholeGames(): number {
  const scenario = findScenario('showdown');
  if (!scenario) throw new Error('no showdown');
  const start = newGame(scenario, { seed: 1 });
  // Once for the compiler.
  for (let seed = 1; seed <= 40; seed += 1) playRandomGame(scenario, seed, 1000, 'fight');
  const rounds = Array.from({ length: ROUNDS }, () => {
    let seed = 0;
    const game = usOf(() => {
      seed = (seed % 20) + 1;
      playRandomGame(scenario, seed, 1000, 'fight');
    });
    return game / usOf(() => void structuredClone(start));
  });
  return Number(medianOf(rounds).toPrecision(2));
}

const games = [
  ...['showdown-3', 'showdown-7', 'showdown-11', 'convoy-red-6'].map((name) => ratiosOf(stretchOf(name))),
  ratiosOf(stretchOf('convoy-red-40-missiles', 12)),
];
const showdown = medianOf(games.slice(0, 3).map(({ ownActionInUs }) => ownActionInUs));
const crowded = games.at(-1)?.ownActionInUs ?? 0;

const growing = growth(engine);
const fighterGameInClonesOfTheStart = wholeGames();

// It brings the bundler, and with that in the process whatever leaves much to clear away takes half as long again.
const { firstLoad } = await import('./first-load.ts');

const result = {
  games,
  actionWithFortyMissilesToOneInTheShowdown: Number((crowded / showdown).toPrecision(2)),
  fighterGameInClonesOfTheStart,
  growth: growing,
  firstLoad: await firstLoad(),
};
process.stdout.write(`${JSON.stringify(result, null, 2)}\n`);
