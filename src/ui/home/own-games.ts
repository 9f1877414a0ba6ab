import type { Rank } from '../../engine/index.ts';
import type { Score } from '../../store/saved/scores.ts';
import { count } from '../../words/index.ts';

/** How games have ended, and what the dice did in them. */
export interface Total {
  played: number;
  won: number;
  drawn: number;
  lost: number;
  rolls: number;
  luck: number;
  spread: number;
}

/** The same of one scenario against one rank. */
export interface RankResults extends Total {
  scenario: string;
  rank: Rank;
}

/** What becomes of several games together. */
export const totalOf = (scores: readonly Score[]): Total => {
  const sum = (of: (score: Score) => number): number => scores.reduce((all, score) => all + of(score), 0);
  const ended = (how: Score['result']): number => scores.filter(({ result }) => result === how).length;
  return {
    played: scores.length,
    won: ended('won'),
    drawn: ended('drawn'),
    lost: ended('lost'),
    rolls: sum(({ rolls }) => rolls),
    luck: sum(({ luck }) => luck),
    spread: sum(({ spread }) => spread),
  };
};

/** What stands for all scenarios that are none of the booklet’s. */
export const OWN_BATTLES = '';

/** One line for each scenario and rank of which there is a game, in the order of both. */
export function linesOf(
  scores: readonly Score[],
  { scenarios, ranks }: { scenarios: readonly string[]; ranks: readonly Rank[] },
): RankResults[] {
  return [...scenarios, OWN_BATTLES].flatMap((scenario) =>
    ranks.flatMap((rank) => {
      const those = scores.filter(
        (score) =>
          score.rank === rank && (scenarios.includes(score.scenario) ? score.scenario : OWN_BATTLES) === scenario,
      );
      return those.length === 0 ? [] : [{ scenario, rank, ...totalOf(those) }];
    }),
  );
}

/** `+1.3`, `−0.4`, `0.0`. */
export function luckText(luck: number): string {
  const text = Math.abs(luck).toFixed(1);
  return text === '0.0' ? text : `${luck > 0 ? '+' : '−'}${text}`;
}

/** What is said of how far the dice have strayed, in standard deviations. */
const WORDS = [
  [1, 'about what chance gives'],
  [2, 'more than chance usually gives'],
  [Number.POSITIVE_INFINITY, 'far more than chance usually gives'],
] as const;

/** `All told +2.4 in 58 rolls, in your favour: about what chance gives.` */
export function luckWords({ rolls, luck, spread }: Total): string {
  if (rolls === 0 || spread === 0) return 'No die has decided anything yet.';
  const far = Math.abs(luck) / Math.sqrt(spread);
  const [, words] = WORDS.find(([most]) => far < most) ?? WORDS[0];
  const whose = luckText(luck) === '0.0' ? '' : luck > 0 ? ' in your favour' : ' against you';
  return `All told ${luckText(luck)} in ${count(rolls, 'roll')}${whose}: ${words}.`;
}
