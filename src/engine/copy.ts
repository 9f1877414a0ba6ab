import { freeze } from 'immer';
import type { Game, Unit } from './model/state.ts';

/** A game of one's own to play on in place: all that is never written on, but replaced, is shared with the other. */
export function copyGame(game: Game): Game {
  const units = { ...game.units };
  for (const id in units) units[id] = { ...units[id] } as Unit;
  const { tasks, dice } = game;
  return { ...game, units, tasks: [...tasks], dice: { ...dice, fallen: [...dice.fallen] } };
}

/** Whether two objects hold the very same values. */
function isSame<T extends object>(a: T | undefined, b: T): boolean {
  if (a === undefined) return false;
  for (const key in b) if (a[key] !== b[key]) return false;
  return true;
}

/**
 * Finishes a copy that has been played on: units that have come out of it as they were are those of the game it was
 * made from again, and the whole is frozen.
 */
export function shareUnchanged(from: Game, copy: Game): Game {
  const { units } = copy;
  let changed = false;
  for (const id in units) {
    const before = from.units[id];
    const unit = units[id] as Unit;
    if (isSame(before, unit)) units[id] = before as Unit;
    else changed = true;
  }
  if (!changed) copy.units = from.units;
  return freeze(copy, true);
}
