import type { Action, Game } from '../engine/index.ts';
import type { PlayedAction } from './entries.ts';

/** What a history that is tried beside another one has in common with it. */
export interface Branch {
  /** So many first steps are not its own, and are never taken back. */
  at: number;
  /** What was played after them in the other: as long as the orders are the same, so are the dice. */
  beside: readonly PlayedAction[];
  /** Dice that were set by hand after so many steps, up to this number of the roll in the whole game. */
  laid?: { steps: number; upTo: number };
}

/** An order as a text that is the same for the same order, however its fields are sorted. */
const printOf = (action: Action): string => JSON.stringify(Object.entries(action).sort(([a], [b]) => (a < b ? -1 : 1)));

const isSame = (one: Action, other: Action | undefined): boolean =>
  other !== undefined && printOf(one) === printOf(other);

/**
 * [1.0] A position in which the dice of the next order lie ready: those that fell for it in the game, if this and all
 * orders since the two parted are the same there, and else those of the line's own seed.
 */
export function withBranchDice(
  game: Game,
  { at, beside, laid }: Branch,
  given: readonly { action: Action }[],
  next: Action,
): Game {
  const { dice } = game;
  const { fallen } = dice;
  if (laid && given.length >= laid.steps && fallen.length < laid.upTo) {
    return { ...game, dice: { ...dice, given: dice.given.slice(0, laid.upTo) } };
  }
  const own = given.slice(at).map(({ action }) => action);
  const isAlike = own.every((action, nth) => isSame(action, beside[nth]?.action));
  const there = isAlike ? beside[own.length] : undefined;
  const rolls = there && isSame(next, there.action) ? there.rolls : [];
  return { ...game, dice: { ...dice, given: [...fallen, ...rolls] } };
}
