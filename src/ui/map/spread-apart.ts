import type { Point } from './geometry.ts';
import { halfOf, type Stack } from './stacks.ts';

/** A square that pieces keep off: a stop with its number, or where a unit will be. */
export interface Kept extends Point {
  half: number;
}

interface Lying extends Kept {
  /** The piece stays where it is, and the others make way for it. */
  fixed: boolean;
}

/** Room between two pieces for their arrows, in units of the print. */
const GAP = 20;
/** After so many rounds a crowd lies as far apart as it will. */
const ROUNDS = 60;
/** Less than this is no overlap, whatever the last digit says. */
const TOUCH = 0.01;

/** Pushes two squares apart along the way that is shorter; told whether they met. */
function part(a: Lying, b: Lying, gap: number): boolean {
  const x = b.x - a.x;
  const reach = a.half + b.half + gap;
  const across = reach - Math.abs(x);
  // Of most pairs no more is asked.
  if (across <= TOUCH) return false;
  const y = b.y - a.y;
  const down = reach - Math.abs(y);
  if (down <= TOUCH || (a.fixed && b.fixed)) return false;
  const [mine, theirs] = a.fixed ? [0, 1] : b.fixed ? [1, 0] : [0.5, 0.5];
  const push = across < down ? { x: across * (x < 0 ? -1 : 1), y: 0 } : { x: 0, y: down * (y < 0 ? -1 : 1) };
  a.x -= push.x * mine;
  a.y -= push.y * mine;
  b.x += push.x * theirs;
  b.y += push.y * theirs;
  return true;
}

/**
 * The stacks, laid aside from each other where they are drawn so large that they would overlap, and off what is `kept`. The
 * selected piece stays in its hex.
 */
export function spreadApart(
  stacks: ReadonlyMap<string, Stack>,
  enlarged: number,
  kept: readonly Kept[],
): ReadonlyMap<string, Stack> {
  if (enlarged <= 1) return stacks;
  const lying = [...stacks].map(([key, stack]) => ({
    key,
    stack,
    ...stack.at,
    half: halfOf(stack, enlarged),
    fixed: stack.pieces[0]?.counter.selected ?? false,
  }));
  const obstacles = kept.map((one): Lying => ({ ...one, fixed: true }));
  let moved = true;
  for (let round = 0; moved && round < ROUNDS; round += 1) {
    moved = false;
    for (const [nth, one] of lying.entries()) {
      for (let next = nth + 1; next < lying.length; next += 1)
        moved = part(one, lying[next] as Lying, GAP * enlarged) || moved;
      for (const obstacle of obstacles) moved = part(one, obstacle, 0) || moved;
    }
  }
  return new Map(lying.map(({ key, stack, x, y }) => [key, { ...stack, at: { x, y } }]));
}
