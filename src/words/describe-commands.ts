import { type JumpMarker, MISSILE_TYPES, type MissileType } from '../engine/index.ts';
import { type Describers, type EventOf, isBack } from './describers.ts';
import { costText } from './figures.ts';
import { backName, className, directionName, hullName, missileName } from './names.ts';
import { an, count, of, say, type TextPart } from './text.ts';

type Maneuver = EventOf<'maneuvered'>;

function maneuver({ order, hex, direction, velocity }: Maneuver): string {
  if (order === 'turn') return `turns to ${directionName(direction)}`;
  if (order === 'weave') return `weaves into ${hex}`;
  return `${order}s to velocity ${velocity}`;
}

const JUMPS: Record<JumpMarker | 'none', string> = {
  prepared: 'prepares to jump',
  jumping: 'is about to jump',
  none: 'does not jump',
};

const FIELDS: Record<EventOf<'force-field'>['by'], (on: boolean) => string> = {
  command: (on) => (on ? 'raises its force field' : 'lowers its force field'),
  emergency: () => 'raises its force field at the last moment',
  damage: () => 'loses its force field',
};

const isMissile = (what: string): what is MissileType => (MISSILE_TYPES as readonly string[]).includes(what);

/** What is launched: to the other player a counter with its back up. */
function launched({ unit, kind, what }: EventOf<'launched'>): TextPart[] {
  if (what === null || isBack(unit)) return say`${of(unit)}, a ${backName(kind)},`;
  return isMissile(what) ? say`${of(unit)}, ${an(missileName(what))},` : say`${of(unit)} ${className(what)}`;
}

export const COMMAND_DESCRIBERS: Describers<
  | 'maneuvered'
  | 'paid'
  | 'jump-marker'
  | 'missile-prepared'
  | 'missile-controlled'
  | 'searched'
  | 'battlecraft-prepared'
  | 'counter-prepared'
  | 'launched'
  | 'docked'
  | 'separated'
  | 'tractor'
  | 'force-field'
  | 'recharged'
> = {
  maneuvered(event) {
    const how = event.by === null ? null : say`, by the beam of ${of(event.by)}`;
    return say`${of(event.unit)} ${maneuver(event)}${how}${event.free ? ', free at the planet' : null}`;
  },
  paid: ({ unit, ...cost }) => say`${of(unit)} pays ${costText(cost)}`,
  'jump-marker': ({ unit, marker }) => say`${of(unit)} ${JUMPS[marker ?? 'none']}`,
  'missile-prepared': ({ ship, missile, what, pod }) =>
    say`${of(ship)} prepares ${of(missile)}, ${an(missileName(what))}, in pod ${pod}`,
  'missile-controlled': ({ ship, missile }) => say`${of(ship)} controls ${of(missile)}`,
  searched: ({ ship, range }) => say`${of(ship)} searches out to ${count(range, 'hex', 'hexes')}`,
  'battlecraft-prepared': ({ ship, battlecraft, hull }) =>
    say`${of(ship)} prepares ${of(battlecraft)} ${hullName(hull)}`,
  'counter-prepared': ({ ship }) => say`${of(ship)} prepares a counter, face down`,
  launched(event) {
    const { ship, pod, hex, direction, velocity } = event;
    const from = pod === null ? null : ` from pod ${pod}`;
    return say`${of(ship)} launches ${launched(event)}${from} into ${hex}, velocity ${velocity} towards ${directionName(direction)}`;
  },
  docked: ({ ship, with: other, inPod }) =>
    inPod ? say`${of(other)} is back in its pod on ${of(ship)}` : say`${of(ship)} docks with ${of(other)}`,
  separated: ({ unit, from }) => say`${of(unit)} separates from ${of(from)}`,
  tractor: ({ ship, target, commands }) =>
    say`${of(ship)} turns its tractor beam on ${of(target)}: ${count(commands, 'command')}`,
  'force-field': ({ unit, on, by }) => say`${of(unit)} ${FIELDS[by](on)}`,
  recharged: ({ battlecraft, units }) => say`${of(battlecraft)} takes on ${count(units, 'unit')}`,
};
