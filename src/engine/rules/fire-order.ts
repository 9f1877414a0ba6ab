import { podPart } from '../model/ids.ts';
import type { UnitId } from '../model/names.ts';
import { type Rejection, refuse } from '../model/rejection.ts';
import type { Craft, FireSource, Game, Spaceship } from '../model/state.ts';
import { extraFires, firesOf } from './capabilities.ts';
import { changePhase } from './orders.ts';
import { hullLine, isShip } from './units.ts';

export const BURSTER = 'burster';

const sourceName = (from: FireSource): string => (from === BURSTER ? BURSTER : podPart(from));

/** [8.1] Fires a source allows by itself. */
function capacity(craft: Craft, from: FireSource): number {
  if (from === BURSTER) return hullLine(craft).burster > 0 ? 1 : 0;
  const pod = isShip(craft) ? craft.pods[from - 1] : undefined;
  return pod ? firesOf(pod) : 0;
}

/** [8.1] Where each fire and launch came from that a unit has made in this phase. */
export function sourcesUsed(game: Game, id: UnitId): FireSource[] {
  const used: FireSource[] = [];
  for (const { unit, from } of game.phase.fires) if (unit === id) used.push(from);
  return used;
}

function timesUsed(used: readonly FireSource[], source: FireSource): number {
  let times = 0;
  for (const from of used) if (from === source) times += 1;
  return times;
}

/** [8.1, R8.1a] Extra fires of a ship already used: those beyond what each source allows. */
function extrasUsed(ship: Spaceship, used: readonly FireSource[]): number {
  let extras = Math.max(0, timesUsed(used, BURSTER) - capacity(ship, BURSTER));
  for (let box = 1; box <= ship.pods.length; box += 1) {
    extras += Math.max(0, timesUsed(used, box) - capacity(ship, box));
  }
  return extras;
}

/**
 * [8.1, 9.2] Why a source may not fire or launch once more after its craft has used these, by its own number or by battle
 * communications' extra fires.
 */
export function checkFiresLeft(craft: Craft, from: FireSource, used: readonly FireSource[]): Rejection | undefined {
  const allowed = capacity(craft, from);
  if (allowed > 0 && timesUsed(used, from) < allowed) return undefined;
  if (allowed > 0 && isShip(craft) && extrasUsed(craft, used) < extraFires(craft)) return undefined;
  return refuse('8.1', 'no-fires-left', { unit: craft.id, from: sourceName(from) });
}

/** [8.1, R8.1a] How often each source of a craft may still fire or launch, and how many extra fires it has besides. */
export interface FiresLeft {
  sources: readonly { from: FireSource; left: number }[];
  extra: number;
}

/** [8.1, R8.1a] What is left of the fires and launches of a craft in this Fire Phase; a source that allows none is left out. */
export function firesLeft(game: Game, craft: Craft): FiresLeft {
  const used = sourcesUsed(game, craft.id);
  const all: FireSource[] = [BURSTER, ...(isShip(craft) ? craft.pods.map((_, index) => index + 1) : [])];
  const sources = all
    .filter((from) => capacity(craft, from) > 0)
    .map((from) => ({ from, left: Math.max(0, capacity(craft, from) - timesUsed(used, from)) }));
  return { sources, extra: isShip(craft) ? Math.max(0, extraFires(craft) - extrasUsed(craft, used)) : 0 };
}

/** [8.0, R8.0a] Why a unit that has used these sources may no longer fire or launch: another has done so after it. */
export function checkShooter(game: Game, id: UnitId, used: readonly FireSource[]): Rejection | undefined {
  const by = used.length > 0 ? game.phase.fires.at(-1)?.unit : undefined;
  return by === undefined || by === id ? undefined : refuse('R8.0a', 'turn-to-fire-over', { unit: id, by });
}

/** [8.0, 9.2] Counts a fire or launch. */
export function noteFire(game: Game, unit: UnitId, from: FireSource): void {
  changePhase(game, { fires: [...game.phase.fires, { unit, from }] });
}
