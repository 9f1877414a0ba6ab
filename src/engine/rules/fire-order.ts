import type { UnitId } from '../model/names.ts';
import { type Rejection, refuse } from '../model/rejection.ts';
import type { Craft, Game } from '../model/state.ts';
import { extraFires, firesOf } from './capabilities.ts';
import { hullLine, isShip } from './units.ts';

export const BURSTER = 'burster';
/** Where a fire comes from: the burster or a numbered box. */
export type Source = typeof BURSTER | number;

const POD_NAMES: readonly string[] = Array.from({ length: 16 }, (_, box) => `pod-${box}`);

export const sourceName = (from: Source): string => (from === BURSTER ? BURSTER : (POD_NAMES[from] ?? `pod-${from}`));

/** [8.1] Fires a source allows by itself. */
function capacity(craft: Craft, from: Source): number {
  if (from === BURSTER) return hullLine(craft).burster > 0 ? 1 : 0;
  const pod = isShip(craft) ? craft.pods[from - 1] : undefined;
  return pod ? firesOf(pod) : 0;
}

/** Fires and launches made from a source in this phase. */
export const firesMade = (game: Game, id: UnitId, source: string): number => game.phase.fired[id]?.[source] ?? 0;

/** [8.1, R8.1a] Extra fires of a ship already used: those beyond what each source allows. */
function extrasUsed(game: Game, craft: Craft): number {
  if (!isShip(craft)) return 0;
  const sources: Source[] = [BURSTER, ...craft.pods.map((_, index) => index + 1)];
  return sources.reduce<number>(
    (sum, from) => sum + Math.max(0, firesMade(game, craft.id, sourceName(from)) - capacity(craft, from)),
    0,
  );
}

/**
 * [8.1, 9.2] Why a source may not fire or launch once more, by its own number or by battle communications' extra
 * fires.
 */
export function checkFiresLeft(game: Game, craft: Craft, from: Source): Rejection | undefined {
  const allowed = capacity(craft, from);
  if (allowed > 0 && firesMade(game, craft.id, sourceName(from)) < allowed) return undefined;
  if (allowed > 0 && isShip(craft) && extrasUsed(game, craft) < extraFires(craft)) return undefined;
  return refuse('8.1', 'no-fires-left', { unit: craft.id, from: sourceName(from) });
}

/** [8.0, R8.0a] Why a unit may no longer fire or launch: another unit has done so after it. */
export function checkShooter(game: Game, id: UnitId): Rejection | undefined {
  const { shooters } = game.phase;
  const last = shooters[shooters.length - 1];
  return shooters.includes(id) && last !== id
    ? refuse('R8.0a', 'turn-to-fire-over', { unit: id, by: last ?? '' })
    : undefined;
}

/** [8.0, 9.2] Counts a fire or launch. */
export function noteFire(game: Game, id: UnitId, source: string): void {
  const { phase } = game;
  const shooters = phase.shooters.includes(id) ? phase.shooters : [...phase.shooters, id];
  const made = { ...phase.fired[id], [source]: firesMade(game, id, source) + 1 };
  game.phase = { ...phase, shooters, fired: { ...phase.fired, [id]: made } };
}
