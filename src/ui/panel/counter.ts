import type { UnitClass, UnitView } from '../../engine/index.ts';
import { directionName, unitName } from '../../words/index.ts';
import type { CounterProps, HullFamily, MissileShape } from '../counters/types.ts';

const FAMILIES: Record<Exclude<UnitClass, MissileShape>, [HullFamily, string]> = {
  'terwillicker-5000': ['terwillicker', '5000'],
  'terwillicker-x': ['terwillicker', 'X'],
  lander: ['lander', 'LAN'],
  'corco-omega': ['corco', 'OME'],
  dagger: ['blades', 'DAG'],
  sword: ['blades', 'SWO'],
  spear: ['blades', 'SPE'],
  piccolo: ['harmonics', 'PIC'],
  flute: ['harmonics', 'FLU'],
  clarinet: ['harmonics', 'CLA'],
  'corco-gamma': ['corco', 'GAM'],
  'corco-zeta': ['corco', 'ZET'],
  'corco-iota': ['corco', 'IOT'],
  'corco-mu': ['corco', 'MU'],
};

const isHull = (name: UnitClass | undefined): name is keyof typeof FAMILIES => name !== undefined && name in FAMILIES;

/** The identity on the counter: the player's number is its colour and shape, a missile's type its drawing. */
function labelOf({ id, kind }: UnitView): string {
  return kind === 'missile' ? id.slice(2) : id.slice(1);
}

function titleOf(unit: UnitView): string {
  const { hex, direction, velocity } = unit;
  const words = [unitName(unit)];
  if (velocity !== null && direction !== null) words.push(`velocity ${velocity} towards ${directionName(direction)}`);
  if (hex !== null) words.push(`in ${hex}`);
  return words.join(', ');
}

/** How many missiles and battlecraft a ship holds prepared, where the view lists them or only their number. */
function preparedOn(ship: UnitView, units: readonly UnitView[]): number | undefined {
  if (ship.kind !== 'spaceship') return undefined;
  if (ship.prepared !== undefined) return ship.prepared;
  const letter = ship.id.slice(1);
  return units.filter(
    ({ id, owner, status }) =>
      owner === ship.owner && status === 'prepared' && (id.startsWith(ship.id) || id.startsWith(`${owner}G${letter}`)),
  ).length;
}

/** A unit as its counter is drawn. `units` are all that are seen, for what lies prepared on a ship. */
export function counterOf(unit: UnitView, units: readonly UnitView[] = []): Omit<CounterProps, 'size'> {
  const { owner, kind, direction, velocity, class: name } = unit;
  const hull = isHull(name) ? FAMILIES[name] : null;
  return {
    side: owner,
    kind: kind ?? 'unknown',
    family: hull?.[0],
    missile: kind === 'missile' ? (name as MissileShape) : undefined,
    label: labelOf(unit),
    code: kind === 'spaceship' ? hull?.[1] : undefined,
    direction,
    velocity,
    forceField: unit.forceField,
    jump: unit.jump,
    bridge: unit.parts?.bridge?.status,
    engine: unit.parts?.engine?.status,
    hidden: kind !== undefined && kind !== 'spaceship' && unit.status === 'in-play' && !unit.revealed,
    landed: unit.status === 'landed',
    docked: Boolean(unit.dockedWith),
    prepared: preparedOn(unit, units),
    title: titleOf(unit),
  };
}
