/** By how much, in log-odds, the figure is off at most in two positions of three, as counted (docs/review.md). */
const WIDTH = 0.7;

/** Between what the chance to win lies in two positions of three; what is decided is certain. */
export function bandOf(win: number): readonly [number, number] {
  if (win <= 0 || win >= 1) return [win, win];
  const odds = win / (1 - win);
  const chance = (by: number): number => 1 / (1 + Math.exp(-by) / odds);
  return [chance(-WIDTH), chance(WIDTH)];
}
