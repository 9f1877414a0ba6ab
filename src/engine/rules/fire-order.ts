import type { UnitId } from '../model/names.ts';
import { type Rejection, refuse } from '../model/rejection.ts';
import type { Craft, FireSource, Game, Spaceship } from '../model/state.ts';
import { extraFires, firesOf } from './capabilities.ts';
import { changePhase } from './orders.ts';
import { hullLine, isShip } from './units.ts';

export const BURSTER = 'burster';

const sourceName = (from: FireSource): string => (from === BURSTER ? BURSTER : `pod-${from}`);

/** [8.1] Fires a source allows by itself. */
function capacity(craft: Craft, from: FireSource): number {
  if (from === BURSTER) return hullLine(craft).burster > 0 ? 1 : 0;
  const pod = isShip(craft) ? craft.pods[from - 1] : undefined;
  return pod ? firesOf(pod) : 0;
}

/** Fires and launches made from a source in this phase. */
function firesMade(game: Game, id: UnitId, from: FireSource): number {
  let made = 0;
  for (const fire of game.phase.fires) if (fire.unit === id && fire.from === from) made += 1;
  return made;
}

/** [8.1, R8.1a] Extra fires of a ship already used: those beyond what each source allows. */
function extrasUsed(game: Game, ship: Spaceship): number {
  let used = Math.max(0, firesMade(game, ship.id, BURSTER) - capacity(ship, BURSTER));
  for (let box = 1; box <= ship.pods.length; box += 1) {
    used += Math.max(0, firesMade(game, ship.id, box) - capacity(ship, box));
  }
  return used;
}

/**
 * [8.1, 9.2] Why a source may not fire or launch once more, by its own number or by battle communications' extra
 * fires.
 */
export function checkFiresLeft(game: Game, craft: Craft, from: FireSource): Rejection | undefined {
  const allowed = capacity(craft, from);
  if (allowed > 0 && firesMade(game, craft.id, from) < allowed) return undefined;
  if (allowed > 0 && isShip(craft) && extrasUsed(game, craft) < extraFires(craft)) return undefined;
  return refuse('8.1', 'no-fires-left', { unit: craft.id, from: sourceName(from) });
}

/** [8.0, R8.0a] Why a unit may no longer fire or launch: another unit has done so after it. */
export function checkShooter(game: Game, id: UnitId): Rejection | undefined {
  const { fires } = game.phase;
  const by = fires[fires.length - 1]?.unit;
  const isOver = by !== undefined && by !== id && fires.some(({ unit }) => unit === id);
  return isOver ? refuse('R8.0a', 'turn-to-fire-over', { unit: id, by }) : undefined;
}

/** [8.0, 9.2] Counts a fire or launch. */
export function noteFire(game: Game, unit: UnitId, from: FireSource): void {
  changePhase(game, { fires: [...game.phase.fires, { unit, from }] });
}
