import { type Chance, chanceBy } from '../../chances/index.ts';

/** A position for fitting: the terms of both sums, and how the game ended for Player 1. */
export interface FitRow {
  ahead: readonly number[];
  drawn: readonly number[];
  end: keyof Chance;
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

const sumOf = (weights: Float64Array, from: number, terms: readonly number[]): number => {
  let sum = 0;
  for (const [index, term] of terms.entries()) sum += (weights[from + index] ?? 0) * term;
  return sum;
};

interface Slope {
  gradient: Float64Array;
  hessian: Float64Array[];
  /** The logarithm of the likelihood, less what the ridge takes. */
  fit: number;
}

/** Where the likelihood stands, how it rises and how it bends. */
function slopeAt(rows: readonly FitRow[], weights: Float64Array, ridge: readonly number[], split: number): Slope {
  const n = weights.length;
  const gradient = new Float64Array(n);
  const hessian = Array.from({ length: n }, () => new Float64Array(n));
  let fit = 0;
  for (const { ahead, drawn, end } of rows) {
    const chance = chanceBy(sumOf(weights, 0, ahead), sumOf(weights, split, drawn));
    const { win, draw, loss } = chance;
    fit += Math.log(Math.max(1e-12, chance[end]));
    const lead = win - loss;
    const byAhead = (end === 'win' ? 0.5 : end === 'loss' ? -0.5 : 0) - lead / 2;
    const byDrawn = (end === 'draw' ? 1 : 0) - draw;
    for (const [i, term] of ahead.entries()) {
      if (term === 0) continue;
      gradient[i] = (gradient[i] ?? 0) + byAhead * term;
      const row = hessian[i] as Float64Array;
      const bend = ((win + loss - lead * lead) / 4) * term;
      for (let j = 0; j <= i; j += 1) row[j] = (row[j] ?? 0) + bend * (ahead[j] ?? 0);
    }
    for (const [i, term] of drawn.entries()) {
      if (term === 0) continue;
      gradient[split + i] = (gradient[split + i] ?? 0) + byDrawn * term;
      const row = hessian[split + i] as Float64Array;
      const across = ((-lead * draw) / 2) * term;
      const bend = draw * (1 - draw) * term;
      for (let j = 0; j < split; j += 1) row[j] = (row[j] ?? 0) + across * (ahead[j] ?? 0);
      for (let j = 0; j <= i; j += 1) row[split + j] = (row[split + j] ?? 0) + bend * (drawn[j] ?? 0);
    }
  }
  for (let i = 0; i < n; i += 1) {
    const value = weights[i] ?? 0;
    const pull = ridge[i] ?? 0;
    fit -= (pull * value * value) / 2;
    gradient[i] = (gradient[i] ?? 0) - pull * value;
    const row = hessian[i] as Float64Array;
    row[i] = (row[i] ?? 0) + pull;
  }
  return { gradient, hessian, fit };
}

/**
 * The weights of both sums that make what happened likeliest, by Newton's method: the function has one top, and some ten
 * steps find it. `ridge` draws each weight to 0.
 */
export function fitRows(rows: readonly FitRow[], ridge: readonly number[], split: number): Float64Array {
  let weights = new Float64Array(ridge.length);
  let slope = slopeAt(rows, weights, ridge, split);
  for (let step = 0; step < 40; step += 1) {
    const move = solve(slope.hessian, slope.gradient);
    let share = 1;
    let next = weights;
    let there = slope;
    for (; share > 1e-4; share /= 2) {
      next = weights.map((value, index) => value + share * (move[index] ?? 0));
      there = slopeAt(rows, next, ridge, split);
      if (there.fit >= slope.fit) break;
    }
    const gained = there.fit - slope.fit;
    weights = next;
    slope = there;
    if (gained < 1e-6) break;
  }
  return weights;
}
