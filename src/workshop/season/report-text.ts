import { scoreAndInterval } from '../shares.ts';
import type { SeasonReport } from './report.ts';
import type { Hypotheses } from './sequential-test.ts';

type Counted = Pick<SeasonReport, 'wins' | 'draws' | 'losses' | 'unfinished' | 'score' | 'interval'>;

function rowOf(name: string, seat: string, { wins, draws, losses, unfinished, score, interval }: Counted): string {
  const numbers = [wins, draws, losses, unfinished].map((number) => String(number).padStart(5)).join('');
  const share = scoreAndInterval(score, interval);
  return `${name.padEnd(22)}${seat.padEnd(5)}${numbers}  ${share}`;
}

function balanceLine({ scenario, won, drawn, unfinished, turns, ends }: SeasonReport['balance'][number]): string {
  const numbers = [won[1], won[2], drawn, unfinished].map((number) => String(number).padStart(5)).join('');
  const [early, half, late] = turns;
  const reasons = Object.entries(ends)
    .sort(([, a], [, b]) => b - a)
    .map(([reason, count]) => `${reason} ${count}`);
  return `${scenario.padEnd(22)}${numbers}  ${half} (${early} to ${late})  ${reasons.join(', ')}`;
}

function sprtText({ sprt }: SeasonReport, hypotheses: Hypotheses | null): string[] {
  if (!sprt || !hypotheses) return [];
  const { accepted, ratio } = sprt;
  const decided = accepted === null ? 'not decided yet' : `decided for ${hypotheses[accepted]}`;
  return [
    `SPRT of Elo ${hypotheses.low} against ${hypotheses.high}: ${decided} (log-likelihood ratio ${ratio.toFixed(2)})`,
  ];
}

/** A season in lines for people. */
export function seasonReportText(report: SeasonReport, hypotheses: Hypotheses | null): string {
  const { players, scenario, games, distinct, seed, positions, rows, balance, elo, faults = [] } = report;
  const budget = positions === undefined ? '' : `, ${positions} positions a decision`;
  const [first, ...others] = players;
  return [
    `${first} against ${others.join(', ')}: ${games} games, ${distinct} of them different, scenario ${scenario}, seed ${seed}${budget}`,
    '',
    'scenario              seat     W    D    L    U  score of the finished games (95 %)',
    ...rows.filter((row) => row.games > 0).map((row) => rowOf(row.scenario, String(row.seat), row)),
    rowOf('all', '', report),
    '',
    'by side                  1    2    D    U  Game-Turns  how they ended',
    ...balance.filter((one) => one.games > 0).map(balanceLine),
    '',
    ...(elo
      ? [
          `Elo: ${Object.entries(elo)
            .map(([name, rating]) => `${name} ${rating}`)
            .join(', ')}`,
        ]
      : []),
    ...sprtText(report, hypotheses),
    ...faults.map((fault) => `lost by a fault of a bot: ${fault}`),
    '',
  ].join('\n');
}
