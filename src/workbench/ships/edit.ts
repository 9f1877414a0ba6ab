import {
  type BattlecraftHull,
  type BuiltShip,
  boxOf,
  type HitStatus,
  HULLS,
  isPodPart,
  type MissileType,
  type Part,
  PODS,
  type PodType,
  podPart,
  type ScenarioPod,
  type SpaceshipHull,
} from '../../engine/index.ts';
import type { ShipDesign } from './design.ts';
import { type Fields, type Recipe, setFields } from './recipe.ts';

/** A change of what is built of a ship, be it a design of the hangar or a ship of a battle. */
export type ShipRecipe = Recipe<BuiltShip>;

/** A ship as it is laid down. */
export const newDesign = (hull: SpaceshipHull, name: string): ShipDesign => ({ name, hull, pods: [] });

/** A pod as it is put aboard. */
export const freshPod = (type: PodType): ScenarioPod =>
  type === 'battlecraft' ? { type, battlecraft: 'terwillicker-x' } : { type };

/** An object, or undefined for one that says nothing. */
const unlessEmpty = <T extends object>(value: T): T | undefined => (Object.keys(value).length > 0 ? value : undefined);

/** Takes the hits of pods along to other boxes; null for a box that is gone. */
function moveHits(ship: BuiltShip, boxNow: (box: number) => number | null): void {
  const moved: Partial<Record<Part, HitStatus>> = {};
  for (const [part, status] of Object.entries(ship.damage ?? {}) as [Part, HitStatus][]) {
    const box = isPodPart(part) ? boxNow(boxOf(part)) : undefined;
    if (box === undefined) moved[part] = status;
    else if (box !== null) moved[podPart(box)] = status;
  }
  setFields(ship, { damage: unlessEmpty(moved) });
}

/** Puts a pod into a box, in the place of what is there or after the last. A new pod has not been hit. */
export const putPod =
  (index: number, pod: ScenarioPod): ShipRecipe =>
  (ship) => {
    const at = Math.min(index, ship.pods.length);
    moveHits(ship, (box) => (box === at + 1 ? null : box));
    ship.pods.splice(at, 1, pod);
  };

/** Changes what a pod is like; undefined takes a field back to the chart's. The pod stays as it was hit. */
export const editPod =
  (index: number, fields: Fields<ScenarioPod>): ShipRecipe =>
  ({ pods }) => {
    const pod = pods[index];
    if (pod) setFields(pod, fields);
  };

/** [5.6] Puts another battlecraft into a pod: what the one before had taken, spent or lost goes with that one. */
export const changeBattlecraft = (index: number, battlecraft: BattlecraftHull | undefined): ShipRecipe =>
  editPod(index, { battlecraft, damage: undefined, spentUnits: undefined, lost: undefined });

/** [5.8] Leaves missiles out of a pod: so many are aboard. The printed number is not written down. */
export const setMissiles =
  (index: number, type: MissileType, number: number): ShipRecipe =>
  ({ pods }) => {
    const pod = pods[index];
    if (!pod) return;
    const printed = PODS[pod.type].missiles[type];
    const aboard = Math.max(0, Math.min(printed, number));
    const missiles = { ...pod.missiles };
    setFields(missiles, { [type]: aboard === printed ? undefined : aboard });
    setFields(pod, { missiles: unlessEmpty(missiles) });
  };

/** Takes a pod out; those behind it move up. */
export const takeOutPod =
  (index: number): ShipRecipe =>
  (ship) => {
    moveHits(ship, (box) => (box === index + 1 ? null : box > index + 1 ? box - 1 : box));
    ship.pods.splice(index, 1);
  };

/** Exchanges two pods, with their hits. */
export const exchangePods =
  (a: number, b: number): ShipRecipe =>
  (ship) => {
    const [first, second] = [ship.pods[a], ship.pods[b]];
    if (!first || !second) return;
    moveHits(ship, (box) => (box === a + 1 ? b + 1 : box === b + 1 ? a + 1 : box));
    ship.pods = ship.pods.with(a, second).with(b, first);
  };

/** [8.8] The hit of a part; undefined for none. */
export const markHit =
  (part: Part, status: HitStatus | undefined): ShipRecipe =>
  (ship) => {
    const damage = { ...ship.damage };
    setFields(damage, { [part]: status });
    setFields(ship, { damage: unlessEmpty(damage) });
  };

/** [10.3] Energy spent before play, in blocks or on the track; none is not written down. */
export const spendEnergy =
  (field: 'spentBlocks' | 'spentUnits', number: number): ShipRecipe =>
  (ship) =>
    setFields(ship, { [field]: number || undefined });

/** A ship as it was built: nothing hit, no energy spent, no battlecraft gone. Its missiles are a choice of its builder. */
export const repair: ShipRecipe = (ship) => {
  setFields(ship, { spentBlocks: undefined, spentUnits: undefined, damage: undefined });
  for (const pod of ship.pods) setFields(pod, { damage: undefined, spentUnits: undefined, lost: undefined });
};

/** A copy of a ship as it was built. */
export function asBuilt<Ship extends BuiltShip>(ship: Ship): Ship {
  const copy = { ...ship, pods: ship.pods.map((pod) => ({ ...pod })) };
  repair(copy);
  return copy;
}

/** Whether something of a ship has been hit, spent or lost. */
export const isWorn = ({ spentBlocks, spentUnits, damage, pods }: BuiltShip): boolean =>
  spentBlocks !== undefined ||
  spentUnits !== undefined ||
  damage !== undefined ||
  pods.some((pod) => pod.damage !== undefined || pod.spentUnits !== undefined || pod.lost !== undefined);

/** The same pods on another hull, which has not been hit. Pods that have no room stay to be taken out. */
export const changeHull =
  (hull: SpaceshipHull): ShipRecipe =>
  (ship) => {
    if (hull === ship.hull) return;
    setFields(ship, { hull, spentBlocks: undefined, spentUnits: undefined, damage: undefined });
    if (HULLS[hull].streamlined) for (const pod of ship.pods) setFields(pod, { count: undefined });
  };
