import {
  type HitStatus,
  HULLS,
  type Part,
  type PodType,
  type ScenarioPod,
  type SpaceshipHull,
} from '../../engine/index.ts';
import type { ShipDesign } from './design.ts';

/** A ship as it is laid down. */
export const newDesign = (hull: SpaceshipHull, name: string): ShipDesign => ({ name, hull, pods: [] });

/** A pod as it is put aboard. */
export const freshPod = (type: PodType): ScenarioPod =>
  type === 'battlecraft' ? { type, battlecraft: 'terwillicker-x' } : { type };

/** The ship without the fields of which nothing is left to say. */
function tidy(design: ShipDesign): ShipDesign {
  const { spentBlocks, spentUnits, damage, ...rest } = design;
  return {
    ...rest,
    ...(spentBlocks ? { spentBlocks } : {}),
    ...(spentUnits ? { spentUnits } : {}),
    ...(damage && Object.keys(damage).length > 0 ? { damage } : {}),
  };
}

/** The hits of a ship whose pods have moved to other boxes; null for a box that is gone. */
function withBoxes(damage: ShipDesign['damage'], boxNow: (box: number) => number | null): ShipDesign['damage'] {
  const moved: Partial<Record<Part, HitStatus>> = {};
  for (const [part, status] of Object.entries(damage ?? {}) as [Part, HitStatus][]) {
    if (!part.startsWith('pod-')) {
      moved[part] = status;
      continue;
    }
    const box = boxNow(Number(part.slice('pod-'.length)));
    if (box !== null) moved[`pod-${box}`] = status;
  }
  return moved;
}

/** Puts a pod into a box, in the place of what is there or after the last. A new pod has not been hit. */
export function withPod(design: ShipDesign, index: number, pod: ScenarioPod): ShipDesign {
  const at = Math.min(index, design.pods.length);
  const damage = withBoxes(design.damage, (box) => (box === at + 1 ? null : box));
  return tidy({ ...design, pods: design.pods.toSpliced(at, 1, pod), ...(damage && { damage }) });
}

/** Changes what a pod is like; undefined takes a field back to the chart's. The pod stays as it was hit. */
export function withPodFields(
  design: ShipDesign,
  index: number,
  fields: { [K in keyof ScenarioPod]?: ScenarioPod[K] | undefined },
): ShipDesign {
  const pod = design.pods[index];
  if (!pod) return design;
  const changed = Object.fromEntries(Object.entries({ ...pod, ...fields }).filter(([, value]) => value !== undefined));
  return { ...design, pods: design.pods.with(index, changed as unknown as ScenarioPod) };
}

/** Takes a pod out; those behind it move up. */
export function withoutPod(design: ShipDesign, index: number): ShipDesign {
  const damage = withBoxes(design.damage, (box) => (box === index + 1 ? null : box > index + 1 ? box - 1 : box));
  return tidy({ ...design, pods: design.pods.toSpliced(index, 1), ...(damage && { damage }) });
}

/** Exchanges two pods, with their hits. */
export function withPodsSwapped(design: ShipDesign, a: number, b: number): ShipDesign {
  const [first, second] = [design.pods[a], design.pods[b]];
  if (!first || !second) return design;
  const damage = withBoxes(design.damage, (box) => (box === a + 1 ? b + 1 : box === b + 1 ? a + 1 : box));
  return tidy({ ...design, pods: design.pods.with(a, second).with(b, first), ...(damage && { damage }) });
}

/** The hit of a part; undefined for none. */
export function withHit(design: ShipDesign, part: Part, status: HitStatus | undefined): ShipDesign {
  const { [part]: _before, ...others } = design.damage ?? {};
  return tidy({ ...design, damage: status ? { ...others, [part]: status } : others });
}

/** Energy spent before play, in blocks and on the track. */
export const withSpent = (design: ShipDesign, spentBlocks: number, spentUnits: number): ShipDesign =>
  tidy({ ...design, spentBlocks, spentUnits });

/** A ship as it was built: nothing hit, no energy spent, no battlecraft gone. Its missiles are a choice of its builder. */
export function asBuilt({
  spentBlocks: _blocks,
  spentUnits: _units,
  damage: _damage,
  ...rest
}: ShipDesign): ShipDesign {
  const pods = rest.pods.map(({ damage: _hits, spentUnits: _spent, lost: _lost, ...pod }) => pod);
  return { ...rest, pods };
}

/** Whether something of a ship has been hit, spent or lost. */
export const isWorn = ({ spentBlocks, spentUnits, damage, pods }: ShipDesign): boolean =>
  spentBlocks !== undefined ||
  spentUnits !== undefined ||
  damage !== undefined ||
  pods.some((pod) => pod.damage !== undefined || pod.spentUnits !== undefined || pod.lost !== undefined);

/** The same pods on another hull, which has not been hit. Pods that have no room stay to be taken out. */
export function withHull(design: ShipDesign, hull: SpaceshipHull): ShipDesign {
  if (hull === design.hull) return design;
  const { spentBlocks: _blocks, spentUnits: _units, damage: _damage, ...rest } = design;
  const pods = HULLS[hull].streamlined ? rest.pods.map(({ count: _two, ...pod }) => pod) : rest.pods;
  return { ...rest, hull, pods };
}
