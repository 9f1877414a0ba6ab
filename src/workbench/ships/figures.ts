import {
  blocksOf,
  HULLS,
  MISSILE_TYPES,
  type MissileType,
  PODS,
  type ScenarioPod,
  unitsInPods,
} from '../../engine/index.ts';
import type { ShipDesign } from './design.ts';

/** The figures of a ship as it is built, as its log and the charts have them. */
export interface ShipFigures {
  /** Energy Units of the hull and of its pods. */
  units: { hull: number; pods: number };
  blocks: number;
  /** The best Targeting Program from which the ship can fire. */
  program: number;
  commands: number;
  fires: number;
  jump: 'none' | 'standard' | 'augmented';
  missiles: Record<MissileType, number>;
  /** Of hull and battlecraft together: the people who fly them, room for more, and cargo. */
  crew: number;
  passengers: number;
  cargo: number;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

/** The pods for which the hull has room. */
export const podsAboard = ({ hull, pods }: Pick<ShipDesign, 'hull' | 'pods'>): readonly ScenarioPod[] =>
  pods.slice(0, HULLS[hull].pods);

/** [9.1] The missiles of one type in these pods. */
export const missilesIn = (pods: readonly ScenarioPod[], kind: MissileType): number =>
  sum(pods.map(({ type, missiles }) => missiles?.[kind] ?? PODS[type].missiles[kind]));

/** The lines of the charts for a hull and the battlecraft that it carries. */
const linesOf = (design: Pick<ShipDesign, 'hull' | 'pods'>) =>
  [design.hull, ...podsAboard(design).flatMap(({ battlecraft }) => battlecraft ?? [])].map((hull) => HULLS[hull]);

/** [4.0, 5.0] Every figure of a ship that follows from its hull and pods. */
export function figuresOf(design: ShipDesign): ShipFigures {
  const hull = HULLS[design.hull];
  const pods = podsAboard(design);
  const charts = pods.map(({ type }) => PODS[type]);
  const lines = linesOf(design);
  const has = (type: ScenarioPod['type']): boolean => pods.some((pod) => pod.type === type);
  const jumps = charts.some(({ jump }) => jump);
  return {
    units: { hull: hull.energyCapacity, pods: unitsInPods(pods) },
    blocks: blocksOf({ hull: design.hull, pods: [...pods] }),
    program: Math.min(hull.targetingProgram, ...charts.map(({ targetingProgram }) => targetingProgram ?? 0)),
    commands: sum(charts.map(({ battleCommands }) => battleCommands)),
    fires: (hull.burster > 0 ? 1 : 0) + sum(charts.map(({ fires }) => fires)),
    jump: has('augmented-jump') ? 'augmented' : jumps ? 'standard' : 'none',
    missiles: Object.fromEntries(
      MISSILE_TYPES.map((kind) => [kind, missilesIn(pods, kind)]),
    ) as ShipFigures['missiles'],
    crew: sum(lines.map(({ crew }) => crew)),
    passengers: sum(lines.map(({ passengers }) => passengers)),
    // Tenths, without what computers make of them.
    cargo: Math.round(sum(lines.map(({ cargo }) => cargo)) * 10) / 10,
  };
}

/** What a ship costs, in trans. */
export interface ShipPrice {
  hull: number;
  battlecraft: number;
  pods: number;
  total: number;
}

/** What one pod costs: twice for two Energy Pods, with its battlecraft; the pods themselves by the prices of who builds. */
export const podPrice = (design: Pick<ShipDesign, 'prices'>, { type, count, battlecraft }: ScenarioPod): number =>
  (design.prices?.[type] ?? 0) * (count ?? 1) + (battlecraft ? HULLS[battlecraft].cost : 0);

/** What a ship costs: hull and battlecraft by the chart, pods by the prices of the one who builds. */
export function priceOf(design: Pick<ShipDesign, 'hull' | 'pods' | 'prices'>): ShipPrice {
  const aboard = podsAboard(design);
  const hull = HULLS[design.hull].cost;
  const battlecraft = sum(aboard.map((pod) => (pod.battlecraft ? HULLS[pod.battlecraft].cost : 0)));
  const pods = sum(aboard.map((pod) => podPrice(design, pod))) - battlecraft;
  return { hull, battlecraft, pods, total: hull + battlecraft + pods };
}
