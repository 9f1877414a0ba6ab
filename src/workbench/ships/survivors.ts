import {
  type HitStatus,
  MISSILE_TYPES,
  type MissileType,
  type Part,
  type PartView,
  PODS,
  type ScenarioPod,
  type ScenarioShip,
  type UnitView,
} from '../../engine/index.ts';
import type { ShipDesign } from './design.ts';
import { asBuilt } from './edit.ts';

/** A missile that lies prepared on a ship, and the box it came from. */
export interface PreparedMissile {
  pod: number;
  type: MissileType;
}

/** A ship at the end of a game, as somebody sees it who may see its log. */
export interface AfterBattle {
  /** Its line in the scenario. */
  line: ScenarioShip;
  ship: UnitView;
  /** Its battlecraft, by their numbers. */
  craft: readonly UnitView[];
  prepared: readonly PreparedMissile[];
}

const ALIVE: ReadonlySet<UnitView['status']> = new Set(['in-play', 'landed', 'unalerted', 'jumped', 'orbited']);
const ABOARD: ReadonlySet<UnitView['status']> = new Set(['in-pod', 'prepared', 'jumped', 'orbited']);

/** Whether a ship has come out of a battle, and its log may be seen. */
export const hasSurvived = ({ kind, status, parts, energy }: UnitView): boolean =>
  kind === 'spaceship' && ALIVE.has(status) && parts !== undefined && energy !== undefined;

const hitOf = (part: PartView | undefined): HitStatus | undefined =>
  part && part.status !== 'intact' ? part.status : undefined;

/** A battlecraft that is aboard, or still out when nobody is left to stop it, comes along with its ship. */
const isBack = (craft: UnitView | undefined, ship: UnitView): boolean =>
  craft !== undefined && (ABOARD.has(craft.status) || (ship.status !== 'jumped' && ALIVE.has(craft.status)));

/** [10.4] What the pod of a battlecraft holds after the battle. */
function craftFields(craft: UnitView | undefined, ship: UnitView): Partial<ScenarioPod> {
  if (!isBack(craft, ship)) return { lost: true };
  const [bridge, engine] = [hitOf(craft?.parts?.bridge), hitOf(craft?.parts?.engine)];
  const spent = craft?.energy && 'spent' in craft.energy ? craft.energy.spent : 0;
  return {
    ...(bridge || engine ? { damage: { ...(bridge && { bridge }), ...(engine && { engine }) } } : {}),
    ...(spent > 0 ? { spentUnits: spent } : {}),
  };
}

/** [10.2] The missiles left in a pod, those prepared from it put back; nothing where the chart's number is there. */
function missileFields(pod: PartView, prepared: readonly MissileType[]): Partial<ScenarioPod> {
  const { type, missiles } = pod;
  if (!type || !missiles || pod.status === 'damaged' || pod.status === 'destroyed') return {};
  const left = MISSILE_TYPES.map(
    (kind) => [kind, missiles[kind] + prepared.filter((one) => one === kind).length] as const,
  );
  const missing = left.filter(([kind, number]) => number < PODS[type].missiles[kind]);
  return missing.length === 0 ? {} : { missiles: Object.fromEntries(missing) };
}

/** A ship with all that the battle has done to it. */
export function asItIs({ line, ship, craft, prepared }: AfterBattle, name: string): ShipDesign {
  const hangared = line.pods.flatMap(({ battlecraft }) => battlecraft ?? []);
  const waiting = [...craft];
  const pods: ScenarioPod[] = [];
  const damage: Partial<Record<Part, HitStatus>> = {};
  for (const [part, state] of Object.entries(ship.parts ?? {}) as [Part, PartView][]) {
    const hit = hitOf(state);
    if (hit) damage[part] = hit;
    const { type, armor, civLevel, count } = state;
    if (!type) continue;
    const box = pods.length + 1;
    const inside = type === 'battlecraft' ? waiting.shift() : undefined;
    const battlecraft = hangared.find((hull) => hull === inside?.class) ?? hangared[0];
    pods.push({
      type,
      armor,
      ...(type === 'tractor-beam' && civLevel ? { civLevel } : {}),
      ...(count && { count }),
      ...(type === 'battlecraft' && battlecraft && { battlecraft, ...craftFields(inside, ship) }),
      ...missileFields(
        state,
        prepared.filter(({ pod }) => pod === box).map(({ type: kind }) => kind),
      ),
    });
  }
  const { marked = 0, track = 0 } = ship.energy && 'blocks' in ship.energy ? ship.energy : {};
  return {
    name,
    hull: line.hull,
    pods,
    ...(marked > 0 ? { spentBlocks: marked } : {}),
    ...(track > 0 ? { spentUnits: track } : {}),
    ...(Object.keys(damage).length > 0 ? { damage } : {}),
  };
}

/** A ship as it was before the battle, and before any other. */
export const repaired = ({ line: { hull, pods } }: AfterBattle, name: string): ShipDesign =>
  asBuilt({ name, hull, pods });
