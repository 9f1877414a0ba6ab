/** Arithmetic that is the same on every machine: of what is not whole only sums, products, quotients and square roots. */

/** e to the power of x: the power of a 1024th is a short sum, and is squared ten times. */
export function exp(x: number): number {
  const part = Math.max(-700, Math.min(700, x)) / 1024;
  let power = 1 + part * (1 + (part / 2) * (1 + (part / 3) * (1 + (part / 4) * (1 + part / 5))));
  for (let nth = 0; nth < 10; nth += 1) power *= power;
  return power;
}

/** The natural logarithm of a number above 0: halved or doubled until it is near 1, then a short sum. */
export function log(x: number): number {
  let [near, twos] = [x, 0];
  for (; near > 1.4; twos += 1) near /= 2;
  for (; near < 0.7; twos -= 1) near *= 2;
  const z = (near - 1) / (near + 1);
  const square = z * z;
  let sum = 0;
  for (let power = 17; power > 0; power -= 2) sum = sum * square + 1 / power;
  return twos * Math.LN2 + 2 * z * sum;
}

/** From 1 at 0 down to 0. */
export const decay = (x: number): number => exp(-x);

/** What grows ever more slowly: the first of a kind counts most. */
export const some = (value: number): number => log(1 + value);
