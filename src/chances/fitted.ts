import data from './fitted.json' with { type: 'json' };
import { BOTH_FIGURES, SIDE_FIGURES } from './inputs.ts';

/** What may come of a game for a player, as three chances whose sum is 1. */
export interface Chance {
  win: number;
  draw: number;
  loss: number;
}

/** The file holds whole numbers: so many are 1. */
export const SCALE = 10_000;

type Lists = Readonly<Record<string, readonly number[]>>;

/**
 * What was learned, as the file holds it: `npm run workshop -- learn` writes it. All numbers but those of rounds are whole
 * ones, the lists have one for each hidden unit.
 */
export interface FittedData {
  /** The games that each round was made from, by their numbers, which are their seeds. */
  rounds: readonly object[];
  /** The usual size of every figure, by name. */
  sizes: Readonly<Record<string, number>>;
  /** What a hidden unit makes of a player's own figures, of the other's, and of those of both, by name. */
  own: Lists;
  other: Lists;
  both: Lists;
  bias: readonly number[];
  /** By how much each hidden unit puts a player ahead, and how much it speaks for a draw. */
  ahead: readonly number[];
  drawn: readonly number[];
  /** How much speaks for a draw anyhow. */
  even: number;
}

/** The same, to reckon with: a net of one hidden layer. */
export interface Fitted {
  /** By what each input is divided. */
  sizes: Float64Array;
  /** A row of weights for each hidden unit. */
  rows: readonly Float64Array[];
  bias: Float64Array;
  ahead: Float64Array;
  drawn: Float64Array;
  even: number;
}

const scaled = (numbers: readonly number[]): Float64Array => Float64Array.from(numbers, (one) => one / SCALE);

/** Reads what the file holds; a figure that nothing was learned of counts nothing. */
export function readFitted({ sizes, own, other, both, bias, ahead, drawn, even }: FittedData): Fitted {
  const lists = [
    ...SIDE_FIGURES.map((name) => own[name]),
    ...SIDE_FIGURES.map((name) => other[name]),
    ...BOTH_FIGURES.map((name) => both[name]),
  ];
  return {
    sizes: scaled([...SIDE_FIGURES, ...SIDE_FIGURES, ...BOTH_FIGURES].map((name) => sizes[name] ?? SCALE)),
    rows: bias.map((_, unit) => scaled(lists.map((list) => list?.[unit] ?? 0))),
    bias: scaled(bias),
    ahead: scaled(ahead),
    drawn: scaled(drawn),
    even: even / SCALE,
  };
}

export const FITTED = readFitted(data);
