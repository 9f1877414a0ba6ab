import { ENERGY_POD_UNITS } from '../charts/pods.ts';
import { boxOf, isPodPart, podParts } from '../model/ids.ts';
import type { HullPart, Part, PartStatus } from '../model/names.ts';
import type { Craft, HitSource, HullPartState, Missile, Own, Pod, Spaceship } from '../model/state.ts';
import { listAboard, notePartHit, setStatus, toOwn } from './board.ts';
import { fieldClass, isDestroyed, isUndamaged } from './capabilities.ts';
import { isWrecked, lose } from './destruction.ts';
import { countEnergyPods, unitsSpent } from './energy.ts';
import { emit, type Play } from './play.ts';
import { burnRate, changePod, isMissile, isShip } from './units.ts';

/** A compartment of a craft, or undefined where it has none. */
export function partOf(craft: Craft, part: Part): HullPartState | Pod | undefined {
  if (part === 'bridge' || part === 'engine') return craft.parts[part];
  if (!isShip(craft)) return undefined;
  return part === 'force-field' ? craft.parts['force-field'] : craft.pods[boxOf(part) - 1];
}

/** The parts of a hull; not every hull has a force field. */
export const HULL_PARTS: readonly HullPart[] = ['bridge', 'engine', 'force-field'];

/** The parts of a craft in the order of its log. */
export function listParts(craft: Craft): Part[] {
  const hull = HULL_PARTS.filter((part) => partOf(craft, part));
  return isShip(craft) ? [...hull, ...podParts(craft.pods.length)] : hull;
}

/** [R8.7a] Whether a part is there and not yet destroyed. */
export function isLive(craft: Craft, part: Part): boolean {
  const found = partOf(craft, part);
  return found !== undefined && !isDestroyed(found);
}

/** [8.8] Sets the status of a part. */
function setPartStatus(craft: Own<Craft>, part: Part, status: PartStatus): void {
  if (isShip(craft) && isPodPart(part)) changePod(craft, boxOf(part), () => ({ status }));
  else craft.parts = { ...craft.parts, [part]: { ...partOf(craft, part), status } };
}

/** [8.8] The status after one more hit: armor 2 goes V, D, X; armor 1 starts at D; armor 0 at X. */
export function nextStatus({ armor, status }: HullPartState): PartStatus {
  if (status === 'damaged' || status === 'destroyed' || armor === 0) return 'destroyed';
  return armor === 1 || status === 'vulnerable' ? 'damaged' : 'vulnerable';
}

/** [8.8] The hits that a part takes until it is destroyed. */
function hitsLeft({ armor, status }: HullPartState): number {
  return status === 'destroyed' ? 0 : 1 + hitsLeft({ armor, status: nextStatus({ armor, status }) });
}

/** [8.8, R8.8a] The fewest hits that destroy a craft. */
export function hitsToWreck(craft: Craft): number {
  const hull = hitsLeft(craft.parts.bridge) + hitsLeft(craft.parts.engine);
  if (!isShip(craft) || craft.pods.length === 0) return hull;
  const pods = craft.pods.map(hitsLeft).sort((a, b) => a - b);
  return pods.slice(0, Math.floor(pods.length / 2) + 1).reduce((sum, hits) => sum + hits, hull);
}

/** [8.9] Damage or destruction loses every missile in a weapon pod, those prepared from it too (R7.4b). */
function loseMissiles(play: Play, ship: Own<Spaceship>, pod: Pod, box: number): void {
  if (!pod.missiles) return;
  const prepared = listAboard(play.game, ship).filter((unit): unit is Missile => isMissile(unit) && unit.pod === box);
  const count = prepared.length + Object.values(pod.missiles).reduce((sum, n) => sum + n, 0);
  changePod(ship, box, () => ({ missiles: { unguided: 0, guided: 0, intelligent: 0, mims: 0 } }));
  for (const missile of prepared) setStatus(play.game, toOwn(play.game, missile), 'destroyed');
  if (count > 0) emit(play, '8.9', { type: 'missiles-lost', unit: ship.id, count }, ship.owner);
}

/**
 * [8.9, R10.3b] A destroyed energy pod is empty: the units spent rise at least to what all destroyed energy pods
 * held.
 */
function emptyEnergyPods(play: Play, ship: Own<Spaceship>): void {
  const spent = countEnergyPods(ship, isDestroyed) * ENERGY_POD_UNITS;
  const units = spent - unitsSpent(ship);
  if (units <= 0) return;
  const rate = burnRate(ship);
  ship.energy = { ...ship.energy, marked: Math.floor(spent / rate), track: spent % rate };
  emit(play, '8.9', { type: 'leaked', unit: ship.id, units, from: 'destroyed' }, ship.owner);
}

/**
 * [8.9] Applies what follows at once when a part of a ship is damaged or destroyed: lost missiles, energy, force
 * field.
 */
function impair(play: Play, ship: Own<Spaceship>, part: Part): void {
  // [R8.9a] A field that may no longer be used is turned off.
  if (part === 'force-field' && ship.forceField && fieldClass(ship) === 0) {
    ship.forceField = false;
    emit(play, 'R8.9a', { type: 'force-field', unit: ship.id, on: false, by: 'damage' });
  }
  if (!isPodPart(part)) return;
  const box = boxOf(part);
  const pod = ship.pods[box - 1];
  if (!pod || isUndamaged(pod)) return;
  loseMissiles(play, ship, pod, box);
  if (pod.type === 'energy' && isDestroyed(pod)) emptyEnergyPods(play, ship);
}

/** [8.8, 8.9] What one hit on a live part does to a craft itself: its Status box, and what it can no longer do. */
export function damagePart(play: Play, craft: Own<Craft>, part: Part): void {
  const state = partOf(craft, part);
  if (!state) throw new RangeError(`${craft.id} has no ${part}`);
  const was = state.status;
  const status = nextStatus(state);
  setPartStatus(craft, part, status);
  notePartHit(play.game);
  emit(play, '8.8', {
    type: 'part-hit',
    target: craft.id,
    part,
    podType: 'type' in state ? state.type : null,
    was,
    status,
  });
  if (isShip(craft)) impair(play, craft, part);
}

/** [8.8] One hit on a live part of a craft, and whether it is lost by it. */
export function hitPart(play: Play, target: Craft, part: Part, how: HitSource): void {
  const craft = toOwn(play.game, target);
  damagePart(play, craft, part);
  if (isWrecked(craft)) lose(play, craft, how, '11.0');
}
