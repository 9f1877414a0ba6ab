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

/** What was fitted to the games of seasons, as the file holds it: `npm run workshop -- fit` writes it. */
export interface FittedData {
  /** How much a rank more is worth. */
  rank: number;
  /** The weights by the names of the features. */
  side: Readonly<Record<string, number>>;
  draw: Readonly<Record<string, number>>;
  scenarios: Readonly<Record<string, Leaning & { print: string }>>;
}

/** The same, to reckon with. */
export interface Fitted {
  rank: number;
  side: readonly number[];
  draw: readonly number[];
  /** By the scenario's print. */
  leanings: Readonly<Record<string, Leaning>>;
}

/** The weights in the order of the features; a feature that was not fitted counts nothing. */
const weightsOf = (names: readonly string[], weights: Readonly<Record<string, number>>): number[] =>
  names.map((name) => weights[name] ?? 0);

export const readFitted = ({ rank, side, draw, scenarios }: FittedData): Fitted => ({
  rank,
  side: weightsOf(SIDE_FEATURES, side),
  draw: weightsOf(DRAW_FEATURES, draw),
  leanings: Object.fromEntries(Object.values(scenarios).map(({ print, ...leaning }) => [print, leaning])),
});

export const FITTED = readFitted(data);
