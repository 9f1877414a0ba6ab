import { type Chance, DRAW_FEATURES, type FittedData, printOf, SIDE_FEATURES } from '../../chances/index.ts';
import { SCENARIOS } from '../../scenarios/index.ts';
import { type FitRow, fitRows } from './newton.ts';
import type { Sample } from './samples.ts';

/** How strongly weights are drawn to 0, in positions; those of scenarios hardly are. */
const RIDGE = { feature: 30, scenario: 1, late: 10 };

const rootMean = (samples: readonly Sample[], of: (sample: Sample) => number): number =>
  Math.sqrt(samples.reduce((sum, sample) => sum + of(sample) ** 2, 0) / samples.length) || 1;

const rounded = (value: number): number => Number(value.toPrecision(5));

/** The shares in which the games of a scenario between equals ended. */
function startOf(samples: readonly Sample[]): Chance {
  const equals = samples.filter(({ ranks }) => ranks === 0);
  const share = (end: keyof Chance): number => rounded(equals.filter((one) => one.end === end).length / equals.length);
  return { win: share('win'), draw: share('draw'), loss: share('loss') };
}

/** Fits the weights of the features, and how each scenario leans. */
export function fitSamples(samples: readonly Sample[]): FittedData {
  const scenarios = SCENARIOS.filter((scenario) => samples.some((sample) => sample.scenario === scenario));
  const sideScale = SIDE_FEATURES.map((_, index) => rootMean(samples, ({ features }) => features.side[index] ?? 0));
  const drawScale = DRAW_FEATURES.map((_, index) => rootMean(samples, ({ features }) => features.draw[index] ?? 0));
  const leaning = ({ scenario, turn }: Sample): number[] => [
    ...scenarios.map((one) => (one === scenario ? 1 : 0)),
    ...scenarios.map((one) => (one === scenario ? Math.log(turn) : 0)),
  ];
  const rows = samples.map((sample): FitRow => {
    const { features, end, ranks } = sample;
    const of = leaning(sample);
    return {
      ahead: [...features.side.map((value, index) => value / (sideScale[index] ?? 1)), ...of, ranks],
      drawn: [...features.draw.map((value, index) => value / (drawScale[index] ?? 1)), ...of],
      end,
    };
  });
  const ridgeOf = (features: readonly string[]): number[] => [
    ...features.map(() => RIDGE.feature),
    ...scenarios.map(() => RIDGE.scenario),
    ...scenarios.map(() => RIDGE.late),
  ];
  const ridge = [...ridgeOf(SIDE_FEATURES), RIDGE.scenario, ...ridgeOf(DRAW_FEATURES)];
  const split = SIDE_FEATURES.length + 2 * scenarios.length + 1;
  const weights = fitRows(rows, ridge, split);
  const at = (index: number): number => rounded(weights[index] ?? 0);
  const named = (names: readonly string[], scale: readonly number[], from: number): Record<string, number> =>
    Object.fromEntries(names.map((name, index) => [name, rounded((weights[from + index] ?? 0) / (scale[index] ?? 1))]));
  const [sideEnd, drawEnd] = [SIDE_FEATURES.length, split + DRAW_FEATURES.length];
  return {
    rank: at(split - 1),
    side: named(SIDE_FEATURES, sideScale, 0),
    draw: named(DRAW_FEATURES, drawScale, split),
    scenarios: Object.fromEntries(
      scenarios.map((scenario, nth) => [
        scenario.id,
        {
          print: printOf(scenario),
          side: at(sideEnd + nth),
          sideLate: at(sideEnd + scenarios.length + nth),
          draw: at(drawEnd + nth),
          drawLate: at(drawEnd + scenarios.length + nth),
          start: startOf(samples.filter((sample) => sample.scenario === scenario)),
        },
      ]),
    ),
  };
}
