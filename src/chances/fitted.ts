import { DRAW_FEATURES, SIDE_FEATURES } from './features.ts';
import data from './fitted.json' with { type: 'json' };

/** What may come of a game for a player, as three chances whose sum is 1. */
export interface Chance {
  win: number;
  draw: number;
  loss: number;
}

/** How a scenario leans, beside what its positions say: to Player 1, to a draw, and how both change with the Game-Turns. */
export interface Leaning {
  side: number;
  sideLate: number;
  draw: number;
  drawLate: number;
  /** The chance before play begins. */
  start: Chance;
}

/** The file holds whole numbers: so many are 1. */
export const SCALE = 10_000;

/** What was learned, as the file holds it: `npm run workshop -- learn` writes it. All numbers but those of rounds are whole ones. */
export interface FittedData {
  /** The games that each round was made from, by their numbers, which are their seeds; the first were those of seasons. */
  rounds: readonly object[];
  /** How much a rank more is worth. */
  rank: number;
  /** How much speaks for a draw in a battle that is no scenario of the booklet. */
  others: number;
  /** The weights by the names of the features. */
  side: Readonly<Record<string, number>>;
  draw: Readonly<Record<string, number>>;
  scenarios: Readonly<Record<string, Leaning & { print: string }>>;
}

/** The same, to reckon with. */
export interface Fitted {
  rank: number;
  others: number;
  side: readonly number[];
  draw: readonly number[];
  /** By the scenario's print. */
  leanings: Readonly<Record<string, Leaning>>;
}

/** The weights in the order of the features; a feature that was not fitted counts nothing. */
const weightsOf = (names: readonly string[], weights: Readonly<Record<string, number>>): number[] =>
  names.map((name) => (weights[name] ?? 0) / SCALE);

const leaningBy = ({ side, sideLate, draw, drawLate, start: { win, draw: drawn, loss } }: Leaning): Leaning => ({
  side: side / SCALE,
  sideLate: sideLate / SCALE,
  draw: draw / SCALE,
  drawLate: drawLate / SCALE,
  start: { win: win / SCALE, draw: drawn / SCALE, loss: loss / SCALE },
});

export const readFitted = ({ rank, others, side, draw, scenarios }: FittedData): Fitted => ({
  rank: rank / SCALE,
  others: others / SCALE,
  side: weightsOf(SIDE_FEATURES, side),
  draw: weightsOf(DRAW_FEATURES, draw),
  leanings: Object.fromEntries(Object.values(scenarios).map(({ print, ...leaning }) => [print, leaningBy(leaning)])),
});

export const FITTED = readFitted(data);
