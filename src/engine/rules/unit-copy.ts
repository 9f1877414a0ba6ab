import type { Battlecraft, Missile, Own, Spaceship, Unit } from '../model/state.ts';

// Field by field: engines copy an object that is written out many times faster than by `{ ...unit }` of three kinds, and
// read its fields faster ever after.

const copyShip = (ship: Spaceship): Spaceship => ({
  id: ship.id,
  owner: ship.owner,
  kind: ship.kind,
  hull: ship.hull,
  letter: ship.letter,
  status: ship.status,
  hex: ship.hex,
  direction: ship.direction,
  velocity: ship.velocity,
  nextSide: ship.nextSide,
  revealed: ship.revealed,
  since: ship.since,
  counter: ship.counter,
  dock: ship.dock,
  parts: ship.parts,
  pods: ship.pods,
  energy: ship.energy,
  forceField: ship.forceField,
  jump: ship.jump,
  reachedJumpZone: ship.reachedJumpZone,
});

const copyBattlecraft = (craft: Battlecraft): Battlecraft => ({
  id: craft.id,
  owner: craft.owner,
  kind: craft.kind,
  hull: craft.hull,
  mother: craft.mother,
  pod: craft.pod,
  status: craft.status,
  hex: craft.hex,
  direction: craft.direction,
  velocity: craft.velocity,
  nextSide: craft.nextSide,
  revealed: craft.revealed,
  since: craft.since,
  counter: craft.counter,
  dock: craft.dock,
  parts: craft.parts,
  energy: craft.energy,
});

const copyMissile = (missile: Missile): Missile => ({
  id: missile.id,
  owner: missile.owner,
  kind: missile.kind,
  missile: missile.missile,
  status: missile.status,
  hex: missile.hex,
  direction: missile.direction,
  velocity: missile.velocity,
  nextSide: missile.nextSide,
  revealed: missile.revealed,
  since: missile.since,
  counter: missile.counter,
  dock: missile.dock,
  civLevel: missile.civLevel,
  mother: missile.mother,
  pod: missile.pod,
  energy: missile.energy,
  attempted: missile.attempted,
  mimsLaunched: missile.mimsLaunched,
});

function copyOf(unit: Unit): Unit {
  if (unit.kind === 'missile') return copyMissile(unit);
  return unit.kind === 'spaceship' ? copyShip(unit) : copyBattlecraft(unit);
}

/** A copy of a unit that belongs to nobody else; the objects in its fields are the same. */
export const copyUnit = <U extends Unit>(unit: U): Own<U> => copyOf(unit) as Own<U>;
