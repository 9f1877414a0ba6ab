import {
  FIRE_COST,
  FIRE_TYPES,
  type FireOdds,
  type FireType,
  HULLS,
  type Offer,
  type Part,
  PODS,
  type PodType,
  type Rejection,
  type UnitId,
  type UnitView,
} from '../../engine/index.ts';
import type { Seat, SeatFireQuestion } from '../../store/seat.ts';
import { capital, type Motion, type Program, podName } from '../../words/index.ts';
import { isHull, listPods } from '../session/parts.ts';

/** Where a fire comes from: of another player's ship only the type of a pod is known, not its box. */
export type Weapon = SeatFireQuestion['from'];

/** A weapon as the panel names it. */
export interface WeaponLine {
  from: Weapon;
  label: string;
}

/** One type of fire at a target: its arithmetic, and why it cannot be made now. */
export interface FireRow {
  type: FireType;
  cost: number;
  odds: FireOdds | null;
  refusal: Rejection | null;
}

/** [R10.0a] The types of weapon pods on the list of another player's ship. */
const listedWeapons = ({ pods = [] }: UnitView): WeaponLine[] =>
  [...new Set(pods.filter(({ type, status }) => PODS[type].weapons && status !== 'destroyed').map(({ type }) => type))]
    .sort()
    .map((type) => ({ from: type, label: `${capital(podName(type))} pod` }));

/** [4.4, 5.1] The burster and the weapon pods of a craft; of another player's ship, whose boxes are his, their types. */
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

/** Why a type of fire that the weapon could make is not among those offered. */
function refusalOf({ actions, refusal }: Offer, unit: UnitId, from: Weapon, type: FireType): Rejection | null {
  const same = actions.filter((action) => action.do === 'fire' && action.from === from);
  if (same.some((action) => action.do === 'fire' && action.type === type)) return null;
  if (same.length > 0) return { rule: '8.2', code: 'no-energy', params: { unit } };
  const source = from === 'burster' ? from : `pod-${from}`;
  return refusal ?? { rule: '8.1', code: 'no-fires-left', params: { unit, from: source } };
}

/** [8.6] All four types of fire from a weapon at a target; with an offer also what forbids them now. */
export function fireRows(seat: Seat, unit: UnitId, from: Weapon, target: UnitId, offer: Offer | null): FireRow[] {
  return FIRE_TYPES.map((type) => {
    const answer = seat.odds({ unit, from, type, target });
    const cost = FIRE_COST[type];
    if ('code' in answer) return { type, cost, odds: null, refusal: answer };
    return { type, cost, odds: answer, refusal: offer && refusalOf(offer, unit, from, type) };
  });
}

/** The type of the pod a fire comes from; nothing for a burster. */
function podTypeOf(unit: UnitView, from: Weapon): PodType | undefined {
  if (from === 'burster') return undefined;
  const part: Part = `pod-${Number(from)}`;
  return typeof from === 'number' ? unit.parts?.[part]?.type : from;
}

/** [8.5] What could give the Targeting Program: the craft, the pod, an undamaged battle communications pod. */
export function programsOf(unit: UnitView, from: Weapon): Program[] {
  if (!isHull(unit.class)) return [];
  const programs: Program[] = [
    { name: unit.kind === 'battlecraft' ? 'the craft' : 'the ship', modifier: HULLS[unit.class].targetingProgram },
  ];
  const pod = podTypeOf(unit, from);
  const own = pod ? PODS[pod].targetingProgram : null;
  if (own !== null) programs.push({ name: typeof from === 'number' ? `pod ${from}` : 'the pod', modifier: own });
  const all = [...listPods(unit).map(({ state }) => state), ...(unit.pods ?? [])];
  const working = all.some(
    ({ type, status }) => type === 'battle-communications' && (status === 'intact' || status === 'vulnerable'),
  );
  const linked = PODS['battle-communications'].targetingProgram;
  if (working && linked !== null) programs.unshift({ name: 'battle communications', modifier: linked });
  return programs;
}

/** What 8.3 compares of a unit; null for one that is not on the map. */
export const motionOf = ({ direction, velocity }: UnitView): Motion | null =>
  direction === null || velocity === null ? null : { direction, velocity };

/** Enemy units on the map, those in reach first. */
export function targetsOf({ view }: Seat, unit: UnitView): UnitView[] {
  return view.units.filter(({ owner, status, hex }) => owner !== unit.owner && status === 'in-play' && hex !== null);
}
