import type { HandbookText } from './types.ts';

/** So many games, and between how many in a hundred the true number lies with 95 % certainty. */
type Share = readonly [games: number, low: number, high: number];

/** How the games of a scenario ended that two of the program's Admirals played. */
interface Balance {
  games: number;
  won: Readonly<Record<1 | 2, Share>>;
  drawn: number;
  /** Those that had not ended after 60 Game-Turns. */
  unfinished: number;
  /** In how many Game-Turns one game in twenty was over, half of them, and all but one in twenty. */
  turns: readonly [number, number, number];
  /** How most of them ended. */
  ends: string;
}

/** [11.0] By scenario, as `npm run season` says for its season of seed 2611; docs/chances.md tells how they were played. */
export const BALANCE: Readonly<Record<string, Balance>> = {
  showdown: {
    games: 400,
    won: { 1: [157, 35, 44], 2: [141, 31, 40] },
    drawn: 102,
    unfinished: 0,
    turns: [10, 14, 30],
    ends: 'Three in four end with a destroyed ship; the others are agreed to be drawn',
  },
  'first-shot': {
    games: 200,
    won: { 1: [14, 2, 6], 2: [354, 85, 91] },
    drawn: 28,
    unfinished: 4,
    turns: [2, 3, 38],
    ends: 'Nine in ten end with the Sword destroyed; the Daggers launched a [[MIMS]] in every game',
  },
  'escape-from-tau-ceti': {
    games: 200,
    won: { 1: [0, 0, 1], 2: [400, 99, 100] },
    drawn: 0,
    unfinished: 0,
    turns: [2, 2, 5],
    ends: 'All end with three smugglers destroyed; the Sword launched a [[MIMS]] in every game',
  },
  pirates: {
    games: 200,
    won: { 1: [32, 6, 11], 2: [331, 79, 86] },
    drawn: 27,
    unfinished: 10,
    turns: [4, 4, 48],
    ends: 'Four in five end with a Flute docked with the Mu. Three games of the 400 ended with the Mu in orbit; the others that Player 1 won, with both Flutes destroyed',
  },
  'convoy-red': {
    games: 200,
    won: { 1: [198, 45, 54], 2: [196, 44, 54] },
    drawn: 6,
    unfinished: 0,
    turns: [3, 3, 14],
    ends: 'Half end with eight points, half with the Clarinet destroyed; in nearly every game both sides launched a [[MIMS]]',
  },
};

const shareText = ([won, low, high]: Share, games: number): string =>
  `${Math.round((100 * won) / games)} % (${low} to ${high})`;

/** How a scenario comes out between the best players that the program has. */
export function balanceText(id: string): HandbookText {
  const balance = BALANCE[id];
  if (!balance) return '';
  const { games, won, drawn, unfinished, turns, ends } = balance;
  const open = unfinished > 0 ? `, and ${unfinished} had no end after 60 Game-Turns` : '';
  const [early, half, late] = turns;
  return `Who wins, in ${games} games between two of the program’s Admirals, with 95 % certainty in brackets:

- Player 1: ${shareText(won[1], games)}
- Player 2: ${shareText(won[2], games)}

${drawn === 0 ? 'None' : drawn} of the ${games} ${drawn === 1 ? 'was' : 'were'} drawn${open}. Half of them were over by Game-Turn ${half}, nine in ten between ${early} and ${late}. ${ends}. People may fare otherwise; what is uneven becomes even when both sides are played in turn, two games scored together.`;
}
