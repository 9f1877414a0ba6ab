/** [8.3] The Relative Velocity Chart: rows by the target's velocity, columns by the firing unit's, both 0 or 1, then 2 to 9. */
const CHART: readonly (readonly number[])[] = [
  [1, 2, 3, 4, 5, 6, 7, 8, 9],
  [2, 3, 4, 4, 5, 6, 7, 8, 9],
  [3, 4, 4, 5, 6, 7, 8, 9, 9],
  [4, 4, 5, 6, 6, 7, 8, 9, 10],
  [5, 5, 6, 6, 7, 8, 9, 9, 10],
  [6, 6, 7, 7, 8, 8, 9, 10, 11],
  [7, 7, 8, 8, 9, 9, 10, 11, 11],
  [8, 8, 9, 9, 9, 10, 11, 11, 12],
  [9, 9, 9, 10, 10, 11, 11, 12, 13],
];

/** [8.3] The printed cell for two velocities from 0 to 9; 0 when both are 0, as its note says. */
export function chartedRelativeVelocity(firing: number, target: number): number {
  if (firing === 0 && target === 0) return 0;
  const cell = CHART[Math.max(target, 1) - 1]?.[Math.max(firing, 1) - 1];
  if (cell === undefined) throw new RangeError(`no such velocities: ${firing}, ${target}`);
  return cell;
}
