import { freeze } from 'immer';
import type { UnitStatus } from './model/names.ts';
import type { Game } from './model/state.ts';
import { takeChanges } from './rules/board.ts';

/** The statuses after which a unit never changes again, so that copies may share it. */
const GONE: ReadonlySet<UnitStatus> = new Set(['destroyed', 'expended', 'off-map', 'jumped', 'orbited']);

/**
 * A copy of a game that may be changed in place. Objects that the rules only ever replace are shared with the
 * original.
 */
export function copyGame(game: Game): Game {
  const units = { ...game.units };
  for (const unit of Object.values(game.units)) if (!GONE.has(unit.status)) units[unit.id] = { ...unit };
  const { tasks, dice } = game;
  const copy = { ...game, units, tasks: [...tasks], dice: { ...dice, fallen: [...dice.fallen] } };
  // A frozen game is the result of `apply`, which has checked the victory conditions (not during set-up): no news.
  if (Object.isFrozen(game) && game.setUp === null) takeChanges(copy);
  return copy;
}

/** Whether every field of `b` holds the very same value in `a`. */
function isSame<T extends object>(a: T, b: T): boolean {
  for (const key in b) if (a[key] !== b[key]) return false;
  return true;
}

/**
 * The finished new game, frozen. Units that did not change are replaced by those of the game it was copied from, so
 * that comparing by identity shows what changed.
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
  // Freezing costs little here: whatever is shared with the old game is frozen already.
  const { phase, moved, sheets, deployed, landing, tasks, pending, result, dice, counters } = copy;
  for (const part of [phase, moved, sheets, deployed, landing, tasks, pending, result, dice, counters])
    freeze(part, true);
  return Object.freeze({ ...copy, units: changed ? Object.freeze(units) : from.units });
}
