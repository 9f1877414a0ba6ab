import { type Chance, chanceIn, type Fitted } from '../../chances/index.ts';
import { SCENARIOS } from '../../scenarios/index.ts';
import { shareText } from '../shares.ts';
import { type Estimate, type Forecast, reliabilityOf } from './reliability.ts';
import type { Sample } from './samples.ts';

/** A position that no figure was fitted to: what is said of it, and an order later where no die fell. */
export interface Judged extends Forecast {
  sample: Sample;
  /** By how much the worth for Player 1 changes without a die, by the new figures and by today's. */
  step: number | null;
  stepToday: number | null;
}

const worth = ({ win, draw }: Chance): number => win + draw / 2;

/** What figures say of a position, and by how much it is worth more or less an order later. */
function said(fitted: Fitted, { inputs, next }: Sample) {
  const chance = chanceIn(fitted, inputs);
  return { chance, step: next && Math.abs(worth(chanceIn(fitted, next)) - worth(chance)) };
}

/** Judges positions by new figures and by today's. */
export const compareFigures = (samples: readonly Sample[], fitted: Fitted, today: Fitted): Judged[] =>
  samples.map((sample) => {
    const one = said(fitted, sample);
    const other = said(today, sample);
    const { game, end } = sample;
    return { sample, game, end, chance: one.chance, today: other.chance, step: one.step, stepToday: other.step };
  });

const figure = (value: number): string => value.toFixed(3);

const within = ({ value, interval: [low, high] }: Estimate, text: (value: number) => string): string =>
  `${text(value)} (${text(low)} to ${text(high)})`;

function meanStep(judged: readonly Judged[], of: 'step' | 'stepToday'): string {
  const steps = judged.flatMap((one) => one[of] ?? []);
  return (steps.reduce((sum, step) => sum + step, 0) / Math.max(1, steps.length)).toFixed(4);
}

function line(name: string, judged: readonly Judged[]): string {
  if (judged.length === 0) return '';
  const { games, positions, brier, today, gain, error } = reliabilityOf(judged);
  const cells = [games, positions, figure(today), figure(brier), within(gain, figure), within(error, shareText)];
  return `| ${[name, ...cells, meanStep(judged, 'stepToday'), meanStep(judged, 'step')].join(' | ')} |\n`;
}

/** What new figures say of games held out, beside today's, as a table: over all, by scenario, and of battles drawn at random. */
export function gainText(judged: readonly Judged[]): string {
  const named = judged.filter(({ sample }) => sample.named);
  const head =
    '| | games | positions | Brier today | new | gain (95 %) | calibration error (95 %) | step without a die today | new |\n| --- | --- | --- | --- | --- | --- | --- | --- | --- |\n';
  const rows = [line('all', judged), line('scenarios', named)];
  for (const scenario of SCENARIOS) {
    const own = judged.filter(({ sample }) => sample.scenario === scenario);
    rows.push(line(scenario.id, own));
  }
  rows.push(
    line(
      'battles drawn at random',
      judged.filter(({ sample }) => !sample.named),
    ),
  );
  return head + rows.join('');
}
