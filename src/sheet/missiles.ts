import {
  type CivLevel,
  MISSILE_TYPES,
  type MissileType,
  missileLine,
  type PartView,
  PODS,
  type PrintedLog,
  type ScenarioPod,
  type UnitView,
} from '../engine/index.ts';
import type { LoggedLaunch } from './launches.ts';
import { ENERGY_BOXES } from './printed.ts';
import type { Box, LineStatus, MissileLine, MissileSection } from './types.ts';

/** [10.2] Boxes of which `spent` are crossed and those beyond `units` struck off from the right. */
export const boxes = (printed: number, units: number, spent: number): Box[] =>
  Array.from({ length: Math.max(printed, units) }, (_, index) =>
    index >= units ? 'struck' : index < spent ? 'spent' : 'open',
  );

/** [9.5] The Energy Units of a missile of this level, 0 for an unguided one. */
const unitsOf = (type: MissileType, level: CivLevel): number => missileLine(type, level)?.energyUnits ?? 0;

const line = (type: MissileType, status: LineStatus, units: number, spent = 0): MissileLine => ({
  missile: null,
  pod: null,
  status,
  boxes: boxes(ENERGY_BOXES[type], units, spent),
  four: false,
});

/** [10.2] Missiles of a type aboard when play begins. */
export const startingNumber = (pods: readonly ScenarioPod[], type: MissileType): number =>
  pods.reduce((sum, pod) => sum + (pod.missiles?.[type] ?? PODS[pod.type].missiles[type]), 0);

function flownStatus(missile: UnitView | undefined): LineStatus {
  if (missile?.status === 'in-play') return 'flying';
  return missile?.status === 'prepared' ? 'prepared' : 'gone';
}

function launchedLine(
  launch: Pick<LoggedLaunch, 'missile' | 'type'>,
  pod: number | null,
  missile: UnitView | undefined,
): MissileLine {
  const energy = missile?.energy && 'spent' in missile.energy ? missile.energy : { units: 0, spent: 0 };
  return {
    ...line(launch.type, flownStatus(missile), energy.units, energy.spent),
    missile: launch.missile,
    pod,
    four: missile?.mimsLaunched ?? false,
  };
}

/** What the sheet of a ship can know about its missiles. */
export interface MissileSource {
  ship: UnitView;
  /** The pods in their boxes. */
  pods: readonly PartView[];
  units: readonly UnitView[];
  scenarioPods: readonly ScenarioPod[];
  launches: readonly LoggedLaunch[];
}

/**
 * [R2.5a] The launched missiles of a type. Without the events of the game only a guided one's letter shows its ship.
 */
function launched({ ship, units, launches }: MissileSource, type: MissileType): MissileLine[] {
  const known = launches.filter((launch) => launch.ship === ship.id && launch.type === type);
  const byId = new Map(units.map((unit) => [unit.id, unit]));
  if (type !== 'guided' || known.length > 0)
    return known.map((launch) => launchedLine(launch, launch.pod, byId.get(launch.missile)));
  const series = new RegExp(`^${ship.owner}G${ship.id.slice(1)}\\d+$`);
  return units.filter(({ id }) => series.test(id)).map((unit) => launchedLine({ missile: unit.id, type }, null, unit));
}

/**
 * [10.2] One Missile section: those away, those aboard pod by pod, those lost with their pods, and the lines struck
 * off.
 */
function section(source: MissileSource, type: MissileType, printed: number): MissileSection {
  const total = startingNumber(source.scenarioPods, type);
  const aboard = source.pods.flatMap((pod) =>
    Array.from({ length: pod.missiles?.[type] ?? 0 }, () => line(type, 'aboard', unitsOf(type, pod.civLevel ?? 7))),
  );
  const away = launched(source, type);
  const missing = Math.max(0, total - aboard.length - away.length);
  const hit = source.pods.some(({ missiles, status }) => missiles && (status === 'damaged' || status === 'destroyed'));
  const level = source.pods.find(({ missiles }) => missiles)?.civLevel ?? 7;
  const others = Array.from({ length: missing }, () => line(type, hit ? 'lost' : 'used', unitsOf(type, level)));
  const lines = hit ? [...away, ...aboard, ...others] : [...away, ...others, ...aboard];
  const struck = Array.from({ length: Math.max(0, printed - lines.length) }, () => line(type, 'struck', 0));
  return { type, total, left: aboard.length, lines: [...lines, ...struck] };
}

/** [10.2] The four Missile sections. */
export const missileSections = (source: MissileSource, log: PrintedLog): MissileSection[] =>
  MISSILE_TYPES.map((type) => section(source, type, log.lines[type]));
