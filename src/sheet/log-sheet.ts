import {
  dieForPart,
  ENERGY_POD_UNITS,
  HULLS,
  type Hull,
  LOGS,
  type Part,
  type PartView,
  PODS,
  type PodType,
  type PrintedLog,
  podPart,
  podParts,
  type ScenarioPod,
  type ScenarioShip,
  type ShipEnergyView,
  type SpaceshipHull,
  type UnitView,
} from '../engine/index.ts';
import type { LoggedLaunch } from './launches.ts';
import { boxes, missileSections } from './missiles.ts';
import { BLOCKS_IN_ROW } from './printed.ts';
import type { Box, Compartment, CraftSection, EnergySection, LogHeader, LogSheet, TrackSpace } from './types.ts';

/** [10.3] The Energy Unit Track up to the burn rate, the rest struck off. */
function track({ burnRate, track: marker }: ShipEnergyView, last: number): TrackSpace[] {
  return Array.from({ length: Math.max(last, burnRate) + 1 }, (_, number) => ({
    number,
    struck: number > burnRate,
    marker: number === marker,
    full: number === burnRate,
  }));
}

/** [10.3] Blocks are spent from the first box; struck off from the last are those not aboard, and those gone before play. */
function blocks({ blocks: total, marked }: ShipEnergyView, gone: number, printed: number): Box[] {
  const length = Math.max(printed, Math.ceil(total / BLOCKS_IN_ROW) * BLOCKS_IN_ROW);
  return boxes(length, total - gone, marked - gone);
}

/** [10.3, R10.3a] The energy of a ship; with every block marked there is none, whatever the track shows. */
function energySection(energy: ShipEnergyView, gone: number, log: PrintedLog): EnergySection {
  const { blocks: total, marked, burnRate } = energy;
  return {
    burnRate,
    track: track(energy, log.track),
    blocks: blocks(energy, gone, log.blocks),
    total,
    gone,
    marked,
    unitsLeft: marked >= total ? 0 : (total - marked) * burnRate - energy.track,
  };
}

const part = (view: PartView | undefined): CraftSection['bridge'] =>
  view ? { armor: view.armor, status: view.status } : null;

/** [10.4] A battlecraft's section: its two parts and its Energy Unit boxes, of which some may have gone before play. */
function section(craft: UnitView, gone: number, { craftBoxes }: PrintedLog): CraftSection {
  const energy = craft.energy && 'spent' in craft.energy ? craft.energy : { units: 0, spent: 0 };
  return {
    unit: craft.id,
    hull: (craft.class as Hull | undefined) ?? null,
    status: craft.status,
    bridge: part(craft.parts?.bridge),
    engine: part(craft.parts?.engine),
    boxes: boxes(craftBoxes, energy.units - gone, energy.spent - gone),
  };
}

/** [10.4, R10.1a] The Battlecraft sections, those without a battlecraft struck off. */
function craftSections(craft: readonly UnitView[], pods: readonly ScenarioPod[], log: PrintedLog): CraftSection[] {
  // Battlecraft are numbered by the pods of the scenario.
  const lines = pods.filter(({ battlecraft }) => battlecraft !== undefined);
  const sections = craft.map((unit, nth) => section(unit, lines[nth]?.spentUnits ?? 0, log));
  while (sections.length < log.craft) {
    const struck = boxes(log.craftBoxes, 0, 0);
    sections.push({ unit: null, hull: null, status: null, bridge: null, engine: null, boxes: struck });
  }
  return sections;
}

/** A spaceship as its owner sees it. */
type OwnShip = UnitView & { class: SpaceshipHull; parts: Partial<Record<Part, PartView>>; energy: ShipEnergyView };

const isOwnShip = (unit: UnitView): unit is OwnShip =>
  unit.kind === 'spaceship' && unit.parts !== undefined && unit.energy !== undefined && 'burnRate' in unit.energy;

/** The pods in the order of their boxes. */
function podsOf({ parts }: OwnShip): (PartView & { type: PodType })[] {
  const pods: (PartView & { type: PodType })[] = [];
  for (let box = 1; ; box += 1) {
    const pod = parts[podPart(box)];
    if (!pod?.type) return pods;
    pods.push({ ...pod, type: pod.type });
  }
}

/** [4.0, 7.3, 8.1] The figures at the head of the log, as the charts have them. */
function headerOf(hull: SpaceshipHull, pods: readonly { type: PodType; count?: 2 }[]): LogHeader {
  const line = HULLS[hull];
  const sum = (of: (pod: PodType) => number): number => pods.reduce((total, { type }) => total + of(type), 0);
  const stores = pods.reduce((total, { type, count = 1 }) => (type === 'energy' ? total + count : total), 0);
  return {
    velocityRating: line.velocityRating,
    maneuverRating: line.maneuverRating,
    burnRate: line.burnRate,
    energyCapacity: { hull: line.energyCapacity, pods: stores * ENERGY_POD_UNITS },
    burster: line.burster,
    armor: line.armor,
    forceField: line.forceField,
    targetingProgram: line.targetingProgram,
    battleCommands: sum((pod) => PODS[pod].battleCommands),
    fires: (line.burster > 0 ? 1 : 0) + sum((pod) => PODS[pod].fires),
  };
}

/** [8.9] Whether a pod has lost what it carried. */
const isHit = ({ status }: PartView): boolean => status === 'damaged' || status === 'destroyed';

const HULL_PARTS: readonly Part[] = ['bridge', 'engine', 'force-field'];

/** [10.1] The Compartments section; what is not aboard is struck off. */
function compartments(
  ship: OwnShip,
  pods: readonly PartView[],
  craft: readonly UnitView[],
  log: PrintedLog,
): Compartment[] {
  const boxes = podParts(Math.max(log.pods, pods.length));
  let next = 0;
  return [...HULL_PARTS, ...boxes].map((part) => {
    const found = ship.parts[part];
    const inside = found?.type === 'battlecraft' ? craft[next++] : undefined;
    return {
      part,
      die: dieForPart(part),
      pod: found?.type ?? null,
      count: found?.count ?? 1,
      armor: found?.armor ?? null,
      status: found?.status ?? 'intact',
      struck: found === undefined,
      missiles: (found && !isHit(found) && found.missiles) || null,
      craft: inside ? { unit: inside.id, status: inside.status } : null,
    };
  });
}

/** [2.5] The battlecraft that belong to a ship, by their numbers. */
const craftOf = (ship: UnitView, units: readonly UnitView[]): UnitView[] =>
  units.filter(
    (unit) => unit.kind === 'battlecraft' && unit.id.replace(/\d+$/, '') === ship.id && unit.owner === ship.owner,
  );

/**
 * [10.0, R10.1a] The log of a ship as it is now. `units` are its owner's, `line` its line in the scenario, which has
 * the kind of log and what it began with; `launches` are the missiles that have left its pods.
 */
export function logSheet(
  ship: UnitView,
  units: readonly UnitView[],
  line: Pick<ScenarioShip, 'log' | 'name' | 'pods' | 'spentBlocks'>,
  launches: readonly LoggedLaunch[] = [],
): LogSheet {
  if (!isOwnShip(ship)) throw new RangeError(`the log of ${ship.id} is not to be seen`);
  const log = LOGS[line.log];
  const pods = podsOf(ship);
  const craft = craftOf(ship, units);
  const { id, owner, status } = ship;
  const { name } = line;
  return {
    log: line.log,
    ship: { id, owner, letter: id.slice(1), hull: ship.class, status, ...(name && { name }) },
    header: headerOf(ship.class, pods),
    compartments: compartments(ship, pods, craft, log),
    missiles: missileSections({ ship, pods, units, scenarioPods: line.pods, launches }, log),
    energy: energySection(ship.energy, line.spentBlocks ?? 0, log),
    craft: craftSections(craft, line.pods, log),
  };
}
