import { chanceIn, type Fitted, printOf } from '../../chances/index.ts';
import { SCENARIOS } from '../../scenarios/index.ts';
import { shareText } from '../shares.ts';
import { type Estimate, type Forecast, type Reliability, reliabilityOf } from './reliability.ts';
import type { End, Sample } from './samples.ts';

/** What the fitted numbers say of positions, beside what came. */
function judge(samples: readonly Sample[], fitted: Fitted): (Forecast & Pick<Sample, 'scenario' | 'turn'>)[] {
  return samples.flatMap(({ scenario, pair, turn, ranks, features, end }) => {
    const leaning = fitted.leanings[printOf(scenario)];
    if (!leaning) return [];
    const chance = chanceIn(fitted, features, leaning, turn, ranks);
    return [{ scenario, pair, turn, end, chance, constant: leaning.start }];
  });
}

const within = ({ value, interval: [low, high] }: Estimate, text: (value: number) => string): string =>
  `${text(value)} (${text(low)} to ${text(high)})`;
const figure = (value: number): string => value.toFixed(3);

function line(name: string, { pairs, positions, brier, constant, gain, error }: Reliability): string {
  const cells = [pairs, positions, figure(brier), figure(constant), within(gain, figure), within(error, shareText)];
  return `| ${[name, ...cells].join(' | ')} |\n`;
}

const TURNS = [
  [1, 5],
  [6, 10],
  [11, 20],
  [21, 99],
] as const;

const SEATS: readonly (readonly [string, End])[] = [
  ['a win of Player 1', 'win'],
  ['a draw', 'draw'],
  ['a win of Player 2', 'loss'],
];

/** How good chances are, as a table: over all, by scenario, by who wins, and by Game-Turn. */
export function reliabilityText(samples: readonly Sample[], fitted: Fitted): string {
  const all = judge(samples, fitted);
  const rows = [line('all', reliabilityOf(all))];
  for (const scenario of SCENARIOS) {
    rows.push(line(scenario.id, reliabilityOf(all.filter((one) => one.scenario === scenario))));
  }
  for (const [name, end] of SEATS) rows.push(line(name, reliabilityOf(all, [end])));
  for (const [from, to] of TURNS) {
    rows.push(line(`Game-Turns ${from} to ${to}`, reliabilityOf(all.filter(({ turn }) => turn >= from && turn <= to))));
  }
  const head =
    '| | pairs | positions | Brier | constant | gain (95 %) | calibration error (95 %) |\n| --- | --- | --- | --- | --- | --- | --- |\n';
  return head + rows.join('');
}
