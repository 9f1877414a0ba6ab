import {
  FIRE_COST,
  FIRE_TYPES,
  type FireOdds,
  type FireType,
  HULLS,
  isEffectSure,
  isHull,
  type Offer,
  PODS,
  podPart,
  type Rejection,
  seenEffect,
  type UnitId,
  type UnitView,
} from '../../engine/index.ts';
import type { Seat, Weapon } from '../../store/seat/seat.ts';
import { type ComparedMotion, capital, podName } from '../../words/index.ts';
import { listPods } from './parts.ts';

/** A weapon as the panel names it. */
export interface WeaponLine {
  from: Weapon;
  label: string;
}

/** [8.6, 8.7] The chance that a fire has an effect; not `sure` where it may be less, for all that is seen of the target. */
export interface EffectChance {
  probability: number;
  sure: boolean;
}

/** One type of fire at a target: its arithmetic, and why it cannot be made, ever or now. */
export interface FireRow {
  type: FireType;
  cost: number;
  odds: FireOdds | null;
  /** Null where there are no odds. */
  effect: EffectChance | null;
  refusal: Rejection | null;
}

/** [R10.0a] The types of weapon pods on the list of another player's ship. */
const listedWeapons = ({ pods = [] }: UnitView): WeaponLine[] =>
  [...new Set(pods.filter(({ type, status }) => PODS[type].weapons && status !== 'destroyed').map(({ type }) => type))]
    .sort()
    .map((type) => ({ from: type, label: `${capital(podName(type))} pod` }));

/**
 * [4.4, 5.1] The burster and the weapon pods of a craft; of another player's ship, whose boxes are theirs, their types.
 */
export function weaponsOf(unit: UnitView): WeaponLine[] {
  if (!isHull(unit.class)) return [];
  const burster: WeaponLine[] = HULLS[unit.class].burster > 0 ? [{ from: 'burster', label: 'Burster' }] : [];
  const pods = listPods(unit)
    .filter(({ type }) => PODS[type].weapons)
    .map(({ box, type }): WeaponLine => ({ from: box, label: `Pod ${box} ${podName(type)}` }));
  return [...burster, ...pods, ...listedWeapons(unit)];
}

/** What is offered to a craft in the Fire Phase; null in every other phase, and for a craft of another player. */
export const fireOffer = (seat: Seat, unit: UnitId): Offer | null =>
  seat.stage === 'fire' ? (seat.offers(unit).find((offer) => offer.do === 'fire') ?? null) : null;

/** Why a fire cannot be made now; null outside the Fire Phase of this player. */
function whyNot(seat: Seat, unit: UnitId, from: Weapon, type: FireType, target: UnitId): Rejection | null {
  const ownWeapon = from === 'burster' || typeof from === 'number';
  return ownWeapon && fireOffer(seat, unit) ? seat.whyNot({ do: 'fire', unit, from, type, target }) : null;
}

/** What has been worked out: a seat shows one position, of which list, map and card ask the same. */
const known = new WeakMap<Seat, Map<string, readonly FireRow[]>>();

/** [8.6, 8.7] All four types of fire from a weapon at a target. */
export function fireRows(seat: Seat, unit: UnitId, from: Weapon, target: UnitId): readonly FireRow[] {
  const ofSeat = known.get(seat) ?? new Map<string, readonly FireRow[]>();
  known.set(seat, ofSeat);
  const name = `${unit} ${from} ${target}`;
  const rows = ofSeat.get(name) ?? rowsOf(seat, unit, from, target);
  ofSeat.set(name, rows);
  return rows;
}

function rowsOf(seat: Seat, unit: UnitId, from: Weapon, target: UnitId): FireRow[] {
  const seen = seat.view.units.find(({ id }) => id === target);
  return FIRE_TYPES.map((type) => {
    const answer = seat.odds({ unit, from, type, target });
    const cost = FIRE_COST[type];
    if ('code' in answer || !seen) {
      return { type, cost, odds: null, effect: null, refusal: 'code' in answer ? answer : null };
    }
    const effect = { probability: answer.probability * seenEffect(seen), sure: isEffectSure(seen) };
    return { type, cost, odds: answer, effect, refusal: whyNot(seat, unit, from, type, target) };
  });
}

/** Whether a fire can be made now. */
export const mayFireRow = ({ odds, refusal }: FireRow): boolean => odds !== null && refusal === null;

const chances = ({ odds, effect }: FireRow): [number, number] => [effect?.probability ?? -1, odds?.probability ?? -1];

/** The likelier to have an effect comes first, else to hit, else the cheaper. */
function compareFires(one: FireRow, other: FireRow): number {
  const [[effect, hit], [otherEffect, otherHit]] = [chances(one), chances(other)];
  return otherEffect - effect || otherHit - hit || one.cost - other.cost;
}

/** The better of two fires; null stands for none. */
export const betterOf = (one: FireRow | null, other: FireRow | null): FireRow | null =>
  one && other ? (compareFires(one, other) > 0 ? other : one) : (one ?? other);

/** The best of several fires. */
export const bestOf = (rows: readonly FireRow[]): FireRow | null => rows.reduce<FireRow | null>(betterOf, null);

/** [8.1, 8.9] Why a weapon cannot fire any more in this phase, in one word. */
function stateOf(seat: Seat, unit: UnitView, from: Weapon): string {
  const part = typeof from === 'number' ? podPart(from) : null;
  if (part && unit.parts?.[part]?.status === 'destroyed') return 'destroyed';
  // Whatever it is fired at: the target is asked about last.
  return whyNot(seat, unit.id, from, 'laser-burst', '')?.code === 'no-fires-left' ? 'spent' : '';
}

/** The weapons of a craft, each with a word for why it can do nothing more. */
export const weaponStates = (seat: Seat, unit: UnitView): (WeaponLine & { state: string })[] =>
  weaponsOf(unit).map((line) => ({ ...line, state: stateOf(seat, unit, line.from) }));

/**
 * The best that each weapon of a craft could fire at a target, if it were time, the best of them first; of what can be fired
 * now, where anything can.
 */
export function bestFires(seat: Seat, unit: UnitView, target: UnitId): { from: Weapon; row: FireRow }[] {
  const fires = weaponsOf(unit).map(({ from }) => ({
    from,
    rows: fireRows(seat, unit.id, from, target).filter(({ odds }) => odds !== null),
  }));
  const some = fires.some(({ rows }) => rows.some(mayFireRow));
  const best = fires.flatMap(({ from, rows }) => {
    const row = bestOf(some ? rows.filter(mayFireRow) : rows);
    return row ? [{ from, row }] : [];
  });
  return best.sort((a, b) => compareFires(a.row, b.row));
}

/** The best that a craft could fire at a target with any weapon; null where it could never fire at it. */
export const bestFire = (seat: Seat, unit: UnitView, target: UnitId): { from: Weapon; row: FireRow } | null =>
  bestFires(seat, unit, target)[0] ?? null;

/** [10.3, R10.3a] Energy Units that a unit still has, as far as its log may be read; 0 where it may not. */
export function energyOf({ energy }: UnitView): number {
  if (!energy) return 0;
  if ('spent' in energy) return energy.units - energy.spent;
  const { blocks, marked, burnRate, track } = energy;
  return marked >= blocks ? 0 : (blocks - marked) * burnRate - track;
}

/** The units on the map that belong to the other player. */
export const enemiesOnMap = ({ view }: Seat, unit: UnitView): UnitView[] =>
  view.units.filter(({ owner, status, hex }) => owner !== unit.owner && status === 'in-play' && hex !== null);

/** What 8.3 compares of a unit; null for one that is not on the map. */
export const motionOf = ({ direction, velocity }: UnitView): ComparedMotion | null =>
  direction === null || velocity === null ? null : { direction, velocity };
