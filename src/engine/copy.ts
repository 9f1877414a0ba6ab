import { freeze } from 'immer';
import type { UnitStatus } from './model/names.ts';
import type { Game } from './model/state.ts';
import { noteSettled } from './rules/board.ts';

/** What has become of units that nobody writes on any more. */
const GONE: ReadonlySet<UnitStatus> = new Set(['destroyed', 'expended', 'off-map', 'jumped', 'orbited']);

/** A game of one's own to play on in place: all that is never written on, but replaced, is shared with the other. */
export function copyGame(game: Game): Game {
  const units = { ...game.units };
  for (const unit of Object.values(game.units)) if (!GONE.has(unit.status)) units[unit.id] = { ...unit };
  const { tasks, dice } = game;
  const copy = { ...game, units, tasks: [...tasks], dice: { ...dice, fallen: [...dice.fallen] } };
  // Only what an action has left behind is frozen.
  if (Object.isFrozen(game)) noteSettled(copy);
  return copy;
}

/** Whether two units hold the very same values. */
function isSame<T extends object>(a: T, b: T): boolean {
  for (const key in b) if (a[key] !== b[key]) return false;
  return true;
}

/**
 * Finishes a copy that has been played on: units that have come out of it as they were are those of the game it was
 * made from again, and the whole is frozen.
 */
export function shareUnchanged(from: Game, copy: Game): Game {
  const units = { ...copy.units };
  let changed = false;
  for (const unit of Object.values(copy.units)) {
    const before = from.units[unit.id];
    if (before === unit) continue;
    if (before && isSame(before, unit)) units[unit.id] = before;
    else {
      freeze(unit, true);
      changed = true;
    }
  }
  // Of all else only what is new is not frozen yet.
  const { phase, moved, sheets, deployed, landing, tasks, pending, result, dice, counters } = copy;
  for (const part of [phase, moved, sheets, deployed, landing, tasks, pending, result, dice, counters])
    freeze(part, true);
  return Object.freeze({ ...copy, units: changed ? Object.freeze(units) : from.units });
}
