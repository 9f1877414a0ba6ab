import { HULLS } from '../charts/hulls.ts';
import { ENERGY_POD_UNITS, PODS } from '../charts/pods.ts';
import { boxOf, podPart } from '../model/ids.ts';
import { type ArmorClass, MISSILE_TYPES, type Part } from '../model/names.ts';
import type { RuleCase } from '../model/rule-cases.ts';
import type { HitStatus, ScenarioPod, ScenarioShip } from '../model/scenario.ts';
import type { Fault } from './form.ts';

/** What is built of a ship, without whose it is and where it starts. */
export type BuiltShip = Pick<ScenarioShip, 'name' | 'hull' | 'pods' | 'spentBlocks' | 'spentUnits' | 'damage'>;

/** What a ship cannot be, where, and by which case. */
export interface ShipFault extends Fault {
  rule: RuleCase;
}

/** [2.5] The digits by which the battlecraft of a ship are known. */
const MOST_BATTLECRAFT = 9;

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

/** [5.6, R5.8a] The Energy Units in these pods. */
export const unitsInPods = (pods: readonly ScenarioPod[]): number =>
  ENERGY_POD_UNITS * sum(pods.map(({ type, count = 1 }) => (type === 'energy' ? count : 0)));

/** [10.3] The Energy Blocks of a ship at the start. */
export const blocksOf = ({ hull, pods }: Pick<BuiltShip, 'hull' | 'pods'>): number =>
  (HULLS[hull].energyCapacity + unitsInPods(pods)) / HULLS[hull].burnRate;

/** [8.8] Statuses that armor of this class passes through. */
export function listHits(armor: ArmorClass): readonly HitStatus[] {
  if (armor === 0) return ['destroyed'];
  return armor === 1 ? ['damaged', 'destroyed'] : ['vulnerable', 'damaged', 'destroyed'];
}

function hitFault(status: HitStatus | undefined, armor: ArmorClass, at: string): ShipFault[] {
  if (status === undefined || listHits(armor).includes(status)) return [];
  return [{ at, rule: '8.8', message: `a part with armor ${armor} is never ${status}` }];
}

/** [5.6] What a pod that holds a battlecraft, or says that it does, cannot have. */
function battlecraftFaults({ type, battlecraft, damage, spentUnits, lost }: ScenarioPod): ShipFault[] {
  const rule = '5.6';
  if (type !== 'battlecraft') {
    const given = { battlecraft, damage, spentUnits, lost };
    return (['battlecraft', 'damage', 'spentUnits', 'lost'] as const)
      .filter((field) => given[field] !== undefined)
      .map((field) => ({
        at: field,
        rule,
        message:
          field === 'battlecraft' ? 'only a battlecraft pod holds a battlecraft' : 'only a battlecraft pod has this',
      }));
  }
  if (!battlecraft)
    return [{ at: 'battlecraft', rule, message: 'a battlecraft pod must say which battlecraft it holds' }];
  const { armor, energyCapacity } = HULLS[battlecraft];
  const faults = (['bridge', 'engine'] as const).flatMap((part) => hitFault(damage?.[part], armor, `damage.${part}`));
  if ((spentUnits ?? 0) > energyCapacity) {
    faults.push({ at: 'spentUnits', rule: '10.4', message: `the battlecraft has only ${energyCapacity} Energy Units` });
  }
  if (!lost && damage?.bridge === 'destroyed' && damage.engine === 'destroyed') {
    faults.push({ at: 'damage', rule: 'R8.8a', message: 'the battlecraft is lost: bridge and engine are destroyed' });
  }
  return faults;
}

/** [9.1] Missiles that a pod does not carry. */
function missileFaults({ type, missiles }: ScenarioPod): ShipFault[] {
  const chart = PODS[type];
  if (!missiles) return [];
  if (!chart.weapons) return [{ at: 'missiles', rule: '5.1', message: 'this pod carries no missiles' }];
  return MISSILE_TYPES.filter((kind) => (missiles[kind] ?? 0) > chart.missiles[kind]).map((kind) => ({
    at: `missiles.${kind}`,
    rule: '9.1',
    message: `the pod carries ${chart.missiles[kind]} at most`,
  }));
}

/** [5.0, 5.8, R5.8a] What a pod on this hull cannot have. */
function podFaults(pod: ScenarioPod, { hull }: Pick<BuiltShip, 'hull'>): ShipFault[] {
  const faults = [...battlecraftFaults(pod), ...missileFaults(pod)];
  if (pod.type === 'tractor-beam' && pod.civLevel === 6) {
    faults.push({ at: 'civLevel', rule: '5.8', message: 'tractor beams are of Civ Level 7 or 8' });
  }
  if (pod.civLevel !== undefined && pod.type !== 'tractor-beam') {
    faults.push({ at: 'civLevel', rule: '5.8', message: 'only tractor beam pods come in several Civ Levels' });
  }
  if (pod.count !== undefined && pod.type !== 'energy') {
    faults.push({ at: 'count', rule: 'R5.8a', message: 'only Energy Pods share a pod space' });
  } else if (pod.count !== undefined && HULLS[hull].streamlined) {
    faults.push({ at: 'count', rule: 'R5.8a', message: 'a streamlined hull has one Energy Pod in a pod space' });
  }
  return faults;
}

/** [8.8] The armor of a part; undefined where the ship has no such part. */
export function armorOf({ hull, pods }: Pick<BuiltShip, 'hull' | 'pods'>, part: Part): ArmorClass | undefined {
  const { armor, forceField } = HULLS[hull];
  if (part === 'force-field') return forceField > 0 ? armor : undefined;
  if (part === 'bridge' || part === 'engine') return armor;
  const pod = pods[boxOf(part) - 1];
  return pod && (pod.armor ?? PODS[pod.type].armor ?? 0);
}

/** [8.8, R8.8a] Hits that a ship cannot have, or with which it would not be there any more. */
function damageFaults(ship: BuiltShip): ShipFault[] {
  const hits = Object.entries(ship.damage ?? {}) as [Part, HitStatus][];
  const faults = hits.flatMap(([part, status]) => {
    const armor = armorOf(ship, part);
    if (armor !== undefined) return hitFault(status, armor, `damage.${part}`);
    return [{ at: `damage.${part}`, rule: '10.1' as const, message: 'the ship has no such part' }];
  });
  const destroyed = (part: Part): boolean => ship.damage?.[part] === 'destroyed';
  const pods = ship.pods.filter((_, index) => destroyed(podPart(index + 1))).length;
  if (destroyed('bridge') && destroyed('engine') && (ship.pods.length === 0 || pods * 2 > ship.pods.length)) {
    faults.push({ at: 'damage', rule: 'R8.8a', message: 'the ship is destroyed: too many of its parts are' });
  }
  return faults;
}

/** [10.3, R10.3b] Energy that a ship cannot have spent, or must have. */
function energyFaults(ship: BuiltShip): ShipFault[] {
  const { burnRate } = HULLS[ship.hull];
  const { spentBlocks = 0, spentUnits = 0 } = ship;
  const blocks = blocksOf(ship);
  const faults: ShipFault[] = [];
  if (spentBlocks > blocks) {
    faults.push({ at: 'spentBlocks', rule: '10.3', message: `the ship has only ${blocks} Energy Blocks` });
  }
  if (spentUnits >= burnRate) {
    faults.push({ at: 'spentUnits', rule: '10.3', message: `the Energy Unit Track ends before ${burnRate}` });
  }
  const gone = unitsInPods(ship.pods.filter((_, index) => ship.damage?.[podPart(index + 1)] === 'destroyed'));
  if (spentBlocks * burnRate + spentUnits < gone) {
    faults.push({
      at: 'spentBlocks',
      rule: 'R10.3b',
      message: `destroyed Energy Pods have taken ${gone} Energy Units`,
    });
  }
  return faults;
}

/** [4.0, 5.0] Everything that a ship which is built cannot be, with its place in the ship and its case. */
export function shipFaults(ship: BuiltShip): ShipFault[] {
  const faults = ship.pods.flatMap((pod, index) =>
    podFaults(pod, ship).map((fault) => ({ ...fault, at: `pods[${index}].${fault.at}` })),
  );
  const room = HULLS[ship.hull].pods;
  if (ship.pods.length > room) {
    faults.push({
      at: 'pods',
      rule: '4.9',
      message: `a ${ship.hull} carries ${room} ${room === 1 ? 'pod' : 'pods'} at most`,
    });
  }
  if (ship.pods.filter(({ type }) => type === 'battlecraft').length > MOST_BATTLECRAFT) {
    faults.push({ at: 'pods', rule: '2.5', message: 'a ship carries nine battlecraft at most' });
  }
  return [...faults, ...energyFaults(ship), ...damageFaults(ship)];
}
