import { type Chance, chanceBy } from '../../chances/index.ts';

/** A position for fitting: the terms of both sums, and how the game ended for Player 1, or how it is thought to end. */
export interface FitRow {
  ahead: Float64Array;
  drawn: Float64Array;
  end: Chance;
}

/** How weights are held back: each is drawn to 0, and both sums are to change little by these steps. */
export interface Restraint {
  ridge: readonly number[];
  /** Whereto the ridge draws each: the weights before. */
  toward: readonly number[];
  steps: readonly Pick<FitRow, 'ahead' | 'drawn'>[];
  /** How much a step counts, in positions. */
  pull: number;
}

/** Solves a symmetric positive definite system by Cholesky's decomposition; writes on its matrix. */
function solve(matrix: Float64Array[], right: Float64Array): Float64Array {
  const n = right.length;
  const at = (row: number, column: number): number => matrix[row]?.[column] ?? 0;
  for (let j = 0; j < n; j += 1) {
    for (let i = j; i < n; i += 1) {
      let sum = at(i, j);
      for (let k = 0; k < j; k += 1) sum -= at(i, k) * at(j, k);
      (matrix[i] as Float64Array)[j] = i === j ? Math.sqrt(Math.max(sum, 1e-12)) : sum / at(j, j);
    }
  }
  const found = new Float64Array(right);
  for (let i = 0; i < n; i += 1) {
    for (let k = 0; k < i; k += 1) found[i] = (found[i] ?? 0) - at(i, k) * (found[k] ?? 0);
    found[i] = (found[i] ?? 0) / at(i, i);
  }
  for (let i = n - 1; i >= 0; i -= 1) {
    for (let k = i + 1; k < n; k += 1) found[i] = (found[i] ?? 0) - at(k, i) * (found[k] ?? 0);
    found[i] = (found[i] ?? 0) / at(i, i);
  }
  return found;
}

export function sumOf(weights: Float64Array, from: number, terms: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < terms.length; i += 1) sum += (weights[from + i] as number) * (terms[i] as number);
  return sum;
}

const matrixOf = (n: number): Float64Array[] => Array.from({ length: n }, () => new Float64Array(n));

/** Adds the products of some terms with all that stand before them in a row of others, the matrix being symmetric. */
function addProducts(
  to: Float64Array[],
  row: number,
  one: Float64Array,
  column: number,
  other: Float64Array,
  by: number,
) {
  for (let i = 0; i < one.length; i += 1) {
    const term = by * (one[i] as number);
    if (term === 0) continue;
    const line = to[row + i] as Float64Array;
    const end = row === column ? i + 1 : other.length;
    for (let j = 0; j < end; j += 1) line[column + j] = (line[column + j] as number) + term * (other[j] as number);
  }
}

interface Slope {
  gradient: Float64Array;
  hessian: Float64Array[];
  /** The logarithm of the likelihood, less what holds the weights back. */
  fit: number;
}

/** Where the likelihood stands, how it rises and how it bends. */
function slopeAt(
  rows: readonly FitRow[],
  weights: Float64Array,
  held: Float64Array[],
  toward: Float64Array,
  split: number,
): Slope {
  const n = weights.length;
  const gradient = new Float64Array(n);
  const hessian = held.map((row) => row.slice());
  let fit = 0;
  for (const { ahead, drawn, end } of rows) {
    const { win, draw, loss } = chanceBy(sumOf(weights, 0, ahead), sumOf(weights, split, drawn));
    const logOf = (chance: number): number => Math.log(Math.max(1e-12, chance));
    fit += end.win * logOf(win) + end.draw * logOf(draw) + end.loss * logOf(loss);
    const lead = win - loss;
    const byAhead = (end.win - end.loss - lead) / 2;
    const byDrawn = end.draw - draw;
    for (let i = 0; i < split; i += 1) gradient[i] = (gradient[i] as number) + byAhead * (ahead[i] as number);
    for (let i = split; i < n; i += 1) gradient[i] = (gradient[i] as number) + byDrawn * (drawn[i - split] as number);
    addProducts(hessian, 0, ahead, 0, ahead, (win + loss - lead * lead) / 4);
    addProducts(hessian, split, drawn, 0, ahead, (-lead * draw) / 2);
    addProducts(hessian, split, drawn, split, drawn, draw * (1 - draw));
  }
  for (let i = 0; i < n; i += 1) {
    let pulled = 0;
    for (let j = 0; j < n; j += 1) {
      pulled += (weights[j] as number) * (held[Math.max(i, j)]?.[Math.min(i, j)] ?? 0);
    }
    fit += (weights[i] as number) * ((toward[i] as number) - pulled / 2);
    gradient[i] = (gradient[i] as number) + (toward[i] as number) - pulled;
  }
  return { gradient, hessian, fit };
}

/** What holds weights back, as one matrix. */
function heldBy({ ridge, steps, pull }: Restraint, split: number): Float64Array[] {
  const held = matrixOf(ridge.length);
  for (const { ahead, drawn } of steps) {
    addProducts(held, 0, ahead, 0, ahead, pull / 4);
    addProducts(held, split, drawn, split, drawn, pull);
  }
  for (const [nth, pulls] of ridge.entries()) (held[nth] as Float64Array)[nth] = (held[nth]?.[nth] ?? 0) + pulls;
  return held;
}

/**
 * The weights of both sums that make what happened likeliest, by Newton's method: the function has one top, and some ten
 * steps find it.
 */
export function fitRows(rows: readonly FitRow[], restraint: Restraint, split: number): Float64Array {
  const held = heldBy(restraint, split);
  const toward = Float64Array.from(restraint.ridge, (pull, nth) => pull * (restraint.toward[nth] ?? 0));
  let weights = Float64Array.from(restraint.toward);
  let slope = slopeAt(rows, weights, held, toward, split);
  for (let step = 0; step < 40; step += 1) {
    const move = solve(slope.hessian, slope.gradient);
    let share = 1;
    let next = weights;
    let there = slope;
    for (; share > 1e-4; share /= 2) {
      next = weights.map((value, index) => value + share * (move[index] ?? 0));
      there = slopeAt(rows, next, held, toward, split);
      if (there.fit >= slope.fit) break;
    }
    const gained = there.fit - slope.fit;
    weights = next;
    slope = there;
    if (gained < 1e-3) break;
  }
  return weights;
}
