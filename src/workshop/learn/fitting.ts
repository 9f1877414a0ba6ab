import {
  type Chance,
  chanceBy,
  DRAW_FEATURES,
  type Features,
  type FittedData,
  printOf,
  SCALE,
  SIDE_FEATURES,
} from '../../chances/index.ts';
import { SCENARIOS } from '../../scenarios/index.ts';
import { type FitRow, fitRows, type Restraint, sumOf } from './newton.ts';
import type { Sample } from './samples.ts';

/**
 * How strongly weights are drawn to those before, in positions, and a new feature's to 0: hardly, where it is 0 in every
 * scenario of the booklet, as only battles drawn at random tell of it and the others cannot suffer.
 */
const RIDGE = { known: 20_000, fresh: 5000, foreign: 15, scenario: 20_000, others: 1 };

/** How much it counts that the figure changes without a die, in positions: an exact one would not. */
const STILL = 1;

/** How much of a game's end a position is told by the position after it; the rest is what that is thought to be worth. */
const TRUST = 0.7;

const ENDS: Readonly<Record<keyof Chance, Chance>> = {
  win: { win: 1, draw: 0, loss: 0 },
  draw: { win: 0, draw: 1, loss: 0 },
  loss: { win: 0, draw: 0, loss: 1 },
};

const LEANINGS = ['side', 'sideLate', 'draw', 'drawLate'] as const;

/** The columns of the fit: the weights of both sums, those of the scenarios after those of the features. */
const SPLIT = SIDE_FEATURES.length + 2 * SCENARIOS.length + 1;

/** The terms of both sums, each feature in units of its usual size. */
function termsOf(
  { scenario, named, turn, ranks }: Sample,
  { side, draw }: Features,
  sizes: Features,
): Omit<FitRow, 'end'> {
  const leaning = [1, Math.log(turn)].flatMap((by) => SCENARIOS.map((one) => (one === scenario ? by : 0)));
  return {
    ahead: Float64Array.from([...side.map((value, nth) => value / (sizes.side[nth] ?? 1)), ...leaning, ranks]),
    drawn: Float64Array.from([...draw.map((value, nth) => value / (sizes.draw[nth] ?? 1)), ...leaning, named ? 0 : 1]),
  };
}

const rootMean = (samples: readonly Sample[], of: (sample: Sample) => number): number =>
  Math.sqrt(samples.reduce((sum, sample) => sum + of(sample) ** 2, 0) / samples.length) || 1;

const minus = (one: Float64Array, other: Float64Array): Float64Array =>
  one.map((value, nth) => value - (other[nth] ?? 0));

/** The weights before in the columns of the fit, and how strongly each is held. */
function restraintOf(
  before: FittedData,
  samples: readonly Sample[],
  sizes: Features,
): Omit<Restraint, 'steps' | 'pull'> {
  const ridge: number[] = [];
  const toward: number[] = [];
  const add = (pull: number, weight: number): void => {
    ridge.push(pull);
    toward.push(weight / SCALE);
  };
  const addLeaning = (of: (typeof LEANINGS)[number]): void => {
    for (const { id } of SCENARIOS) add(RIDGE.scenario, before.scenarios[id]?.[of] ?? 0);
  };
  const addFeatures = (of: 'side' | 'draw', names: readonly string[]): void => {
    for (const [nth, name] of names.entries()) {
      const foreign = samples.every(({ named, features }) => !named || features[of][nth] === 0);
      const ridge = foreign ? RIDGE.foreign : name in before[of] ? RIDGE.known : RIDGE.fresh;
      add(ridge, (before[of][name] ?? 0) * (sizes[of][nth] ?? 1));
    }
  };
  addFeatures('side', SIDE_FEATURES);
  addLeaning('side');
  addLeaning('sideLate');
  add(RIDGE.scenario, before.rank);
  addFeatures('draw', DRAW_FEATURES);
  addLeaning('draw');
  addLeaning('drawLate');
  add(RIDGE.others, before.others);
  return { ridge, toward };
}

/** What positions are thought to come to: a share of what came, and the rest of what the ones after them are worth. */
function blended(samples: readonly Sample[], rows: readonly FitRow[], weights: Float64Array): FitRow[] {
  const told: FitRow[] = [];
  let later: Chance = ENDS.draw;
  let game = -1;
  for (let nth = samples.length - 1; nth >= 0; nth -= 1) {
    const [sample, row] = [samples[nth] as Sample, rows[nth] as FitRow];
    if (sample.game !== game) later = ENDS[sample.end];
    game = sample.game;
    told.push({ ...row, end: later });
    const now = chanceBy(sumOf(weights, 0, row.ahead), sumOf(weights, SPLIT, row.drawn));
    const blend = (end: keyof Chance): number => TRUST * later[end] + (1 - TRUST) * now[end];
    later = { win: blend('win'), draw: blend('draw'), loss: blend('loss') };
  }
  return told;
}

/** The shares in which the games of a scenario between equals ended, or those before where there were too few. */
function startOf(samples: readonly Sample[], before: Chance | undefined): Chance {
  const equals = new Map(samples.filter(({ ranks }) => ranks === 0).map(({ game, end }) => [game, end]));
  const held = before ? 400 : 0;
  const share = (of: keyof Chance): number => {
    const count = [...equals.values()].filter((end) => end === of).length;
    return Math.round((count * SCALE + held * (before?.[of] ?? 0)) / Math.max(1, equals.size + held));
  };
  return { win: share('win'), draw: share('draw'), loss: share('loss') };
}

/** Fits the weights of the features, and how each scenario leans, going on from the weights before. */
export function fitSamples(samples: readonly Sample[], before: FittedData): FittedData {
  const sizes: Features = {
    side: SIDE_FEATURES.map((_, nth) => rootMean(samples, ({ features }) => features.side[nth] ?? 0)),
    draw: DRAW_FEATURES.map((_, nth) => rootMean(samples, ({ features }) => features.draw[nth] ?? 0)),
  };
  const rows = samples.map((sample): FitRow => ({ ...termsOf(sample, sample.features, sizes), end: ENDS[sample.end] }));
  const steps = samples.flatMap((sample, nth) => {
    const row = rows[nth];
    if (!sample.next || !row) return [];
    const next = termsOf(sample, sample.next, sizes);
    return [{ ahead: minus(next.ahead, row.ahead), drawn: minus(next.drawn, row.drawn) }];
  });
  const restraint: Restraint = { ...restraintOf(before, samples, sizes), steps, pull: STILL };
  const first = fitRows(rows, restraint, SPLIT);
  const weights = fitRows(blended(samples, rows, first).reverse(), restraint, SPLIT);
  const at = (index: number, size = 1): number => Math.round((SCALE * (weights[index] ?? 0)) / size);
  const named = (names: readonly string[], of: readonly number[], from: number): Record<string, number> =>
    Object.fromEntries(names.map((name, nth) => [name, at(from + nth, of[nth])]));
  const [sideEnd, drawEnd] = [SIDE_FEATURES.length, SPLIT + DRAW_FEATURES.length];
  const count = SCENARIOS.length;
  return {
    rounds: before.rounds,
    rank: at(SPLIT - 1),
    others: at(weights.length - 1),
    side: named(SIDE_FEATURES, sizes.side, 0),
    draw: named(DRAW_FEATURES, sizes.draw, SPLIT),
    scenarios: Object.fromEntries(
      SCENARIOS.map((scenario, nth) => [
        scenario.id,
        {
          print: printOf(scenario),
          side: at(sideEnd + nth),
          sideLate: at(sideEnd + count + nth),
          draw: at(drawEnd + nth),
          drawLate: at(drawEnd + count + nth),
          start: startOf(
            samples.filter((sample) => sample.scenario === scenario),
            before.scenarios[scenario.id]?.start,
          ),
        },
      ]),
    ),
  };
}
