import { isHull, isMissileType, type UnitClass, type UnitView } from '../../engine/index.ts';
import { FAMILIES } from '../../sheet/index.ts';
import { count, directionName, list, unitName } from '../../words/index.ts';
import type { CounterProps } from './types.ts';

/** Three letters of the class: `DAG`, `GAM`. */
const codeOf = (name: UnitClass): string | undefined => name.split('-').at(-1)?.slice(0, 3).toUpperCase();

/** [R10.0a] What a face-down counter may be known as. */
const BACKS: Record<UnitView['kind'], string> = { spaceship: 'ship', battlecraft: 'craft', missile: 'missile' };

/** The identity on the counter: the player's number is its colour and shape, a missile's type its drawing. */
function labelOf({ id, kind }: UnitView): string {
  return kind === 'missile' && !id.includes('?') ? id.slice(2) : id.slice(1);
}

function titleOf(unit: UnitView): string {
  const { hex, direction, velocity } = unit;
  const words = [unitName(unit)];
  if (velocity !== null && direction !== null) words.push(`velocity ${velocity} towards ${directionName(direction)}`);
  if (hex !== null) words.push(`in ${hex}`);
  return words.join(', ');
}

/** [R10.0a] What a ship holds prepared: its owner's by name, the other's by number. */
export function preparedWords(unit: UnitView, units: readonly UnitView[]): string[] {
  if (unit.prepared) return [`${count(unit.prepared, 'counter')} prepared on it`];
  if (!unit.holds) return [];
  return [`prepared on it: ${list(unit.holds.map((id) => unitName(units.find((one) => one.id === id) ?? { id })))}`];
}

/** A unit as its counter is drawn. */
export function counterOf(unit: UnitView): Omit<CounterProps, 'size'> {
  const { owner, kind, direction, velocity, class: name } = unit;
  return {
    side: owner,
    kind,
    faceDown: name === undefined,
    family: isHull(name) ? FAMILIES[name] : undefined,
    missile: isMissileType(name) ? name : undefined,
    label: labelOf(unit),
    code: name === undefined ? BACKS[kind] : kind === 'spaceship' ? codeOf(name) : undefined,
    direction,
    velocity,
    forceField: unit.forceField,
    jump: unit.jump,
    bridge: unit.parts?.bridge?.status,
    engine: unit.parts?.engine?.status,
    hidden: name !== undefined && kind !== 'spaceship' && unit.status === 'in-play' && !unit.revealed,
    landed: unit.status === 'landed',
    docked: Boolean(unit.dockedWith),
    prepared: unit.prepared ?? unit.holds?.length,
    title: titleOf(unit),
  };
}
