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
  /** In two sentences for each side, how the games that it won differ from those that it lost. */
  winners: Readonly<Record<1 | 2, HandbookText>>;
}

/** [11.0] By scenario, as `npm run workshop -- season` says of seed 2711; docs/chances.md tells how they were played. */
export const BALANCE: Readonly<Record<string, Balance>> = {
  showdown: {
    games: 400,
    won: { 1: [144, 31, 41], 2: [151, 33, 43] },
    drawn: 104,
    unfinished: 1,
    turns: [9, 14, 30],
    ends: 'Three in four end with a destroyed ship; the others are agreed to be drawn',
    winners: {
      1: 'Nine in ten of their wins came by the one intelligent missile, launched from 3 hexes; in games they lost they had launched it from 5, if at all. When they won they were slower as the fight began, velocity 2 or 3 in Game-Turn 6, and hit the enemy’s engine once or twice.',
      2: 'Their missiles passed at a relative velocity of 2 in the games they won, and of 5 in those they lost: it pays to wait for that. When they won they had fired less often, from 4 hexes rather than 5, and had more energy left in Game-Turn 10.',
    },
  },
  'first-shot': {
    games: 400,
    won: { 1: [105, 22, 31], 2: [117, 25, 34] },
    drawn: 156,
    unfinished: 22,
    turns: [9, 23, 60],
    ends: 'One in three ends because the enemies have lost each other, three in ten with the Sword destroyed, one in four with both Daggers destroyed',
    winners: {
      1: 'When they won they turned and wove half as often again, were slower early, at velocity 5 rather than 6 in Game-Turn 4, and lay behind their [[force field]] for two Command Phases, not four. They launched from 5 hexes, not 7, and in all of these games but one a [[MIMS]].',
      2: 'When they won they stayed faster, at velocity 5 rather than 4 from Game-Turn 6 on, kept farther off, and launched their first MIMS in Game-Turn 5 rather than 3. They fired when they flew more as the Sword flew, and hit its engine twice; when they lost, hardly ever.',
    },
  },
  'escape-from-tau-ceti': {
    games: 400,
    won: { 1: [3, 0, 2], 2: [396, 97, 100] },
    drawn: 0,
    unfinished: 1,
    turns: [2, 4, 10],
    ends: 'Nearly all end with three smugglers destroyed; the Sword launched a [[MIMS]] in every game but one',
    winners: {
      1: 'Nobody outran the MIMS, and nobody jumped. In the three games that smugglers won they had slowed down to velocity 1 or 2 by Game-Turn 3 and let the Sword’s side come close, and a guided missile launched from 2 hexes struck the Sword.',
      2: 'They launched their first MIMS in Game-Turn 1, and mostly two more. In the three games they lost, they were within 2 hexes of a smuggler in Game-Turn 3, with the Sword or a battlecraft; in the others they kept 5 hexes off.',
    },
  },
  pirates: {
    games: 400,
    won: { 1: [30, 5, 11], 2: [344, 82, 89] },
    drawn: 17,
    unfinished: 9,
    turns: [4, 5, 31],
    ends: 'Six in seven end with a Flute docked with the Mu; most that Player 1 won, with both Flutes destroyed',
    winners: {
      1: 'Their wins were made by the [[Dagger]]: it woke in time, came to where the Mu was, and launched its MIMS in 26 of these 30 games. In half of them that was in Game-Turn 6 or later, and nobody had docked with the Mu until then.',
      2: 'Half of all games were over by Game-Turn 5, mostly with a Flute docked before the Dagger had come. When they won they fired ten shots at the Mu, not seventeen, and hardly ever raised a [[force field]], behind which nobody docks.',
    },
  },
  'convoy-red': {
    games: 400,
    won: { 1: [78, 16, 24], 2: [310, 73, 81] },
    drawn: 10,
    unfinished: 2,
    turns: [3, 4, 27],
    ends: 'Three in four end with eight points for Player 2, nearly all others with the Clarinet destroyed',
    winners: {
      1: 'When they won they had gone to meet the raiders, close together, with half as many Accelerates again and twice as many turns in the first three Game-Turns. In all of these games but one they launched MIMS, two or three by Game-Turn 4, from 6 hexes, and at the Clarinet.',
      2: 'They launched three MIMS in either case, the first in Game-Turn 1 or 2. When they won they had turned more before that, and their missiles destroyed two of the three freighters; when they lost, one.',
    },
  },
};

const shareText = ([won, low, high]: Share, games: number): string =>
  `${Math.round((100 * won) / games)} % (${low} to ${high})`;

/** How a scenario comes out between the best players that the program has. */
export function balanceText(id: string): HandbookText {
  const balance = BALANCE[id];
  if (!balance) return '';
  const { games, won, drawn, unfinished, turns, ends, winners } = balance;
  const open = unfinished > 0 ? `, and ${unfinished} had no end after 60 Game-Turns` : '';
  const [early, half, late] = turns;
  return `Who wins, in ${games} games between two of the program’s Admirals, with 95 % certainty in brackets:

- Player 1: ${shareText(won[1], games)}
- Player 2: ${shareText(won[2], games)}

${drawn === 0 ? 'None' : drawn} of the ${games} ${drawn === 1 ? 'was' : 'were'} drawn${open}. Half of them were over by Game-Turn ${half}, nine in ten between ${early} and ${late}. ${ends}. People may fare otherwise; what is uneven becomes even when both sides are played in turn, two games scored together.

What these games say to each side:

- Player 1: ${winners[1]}
- Player 2: ${winners[2]}`;
}
