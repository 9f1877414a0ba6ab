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

/** [11.0] By scenario, as `npm run workshop -- season` says of seeds 2611 and 2612; docs/chances.md tells how they were played. */
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
    games: 400,
    won: { 1: [131, 28, 37], 2: [121, 26, 35] },
    drawn: 140,
    unfinished: 8,
    turns: [8, 22, 54],
    ends: 'Three in eight end with the Sword destroyed, one in four with both Daggers destroyed, one in five because the enemies have lost each other',
  },
  'escape-from-tau-ceti': {
    games: 400,
    won: { 1: [3, 0, 2], 2: [397, 98, 100] },
    drawn: 0,
    unfinished: 0,
    turns: [2, 4, 8],
    ends: 'Nearly all end with three smugglers destroyed; the Sword launched a [[MIMS]] in every game but one',
  },
  pirates: {
    games: 400,
    won: { 1: [29, 5, 10], 2: [340, 81, 88] },
    drawn: 17,
    unfinished: 14,
    turns: [4, 4, 52],
    ends: 'Four in five end with a Flute docked with the Mu; nearly all that Player 1 won, with both Flutes destroyed',
  },
  'convoy-red': {
    games: 400,
    won: { 1: [74, 15, 23], 2: [315, 74, 82] },
    drawn: 10,
    unfinished: 1,
    turns: [3, 4, 26],
    ends: 'Four in five end with eight points for Player 2, nearly all others with the Clarinet destroyed',
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
