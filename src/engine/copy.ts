import type { Battlecraft, Game, Missile, Pod, Spaceship, Unit } from './model/state.ts';

const copyPod = (pod: Pod): Pod => ({ ...pod, missiles: pod.missiles && { ...pod.missiles } });

function copyShip(ship: Spaceship): Spaceship {
  const { bridge, engine, 'force-field': field } = ship.parts;
  const parts = { bridge: { ...bridge }, engine: { ...engine } };
  return {
    ...ship,
    hex: ship.hex && { ...ship.hex },
    dock: ship.dock && { ...ship.dock },
    parts: field ? { ...parts, 'force-field': { ...field } } : parts,
    pods: ship.pods.map(copyPod),
    energy: { ...ship.energy },
  };
}

const copyBattlecraft = (craft: Battlecraft): Battlecraft => ({
  ...craft,
  hex: craft.hex && { ...craft.hex },
  dock: craft.dock && { ...craft.dock },
  parts: { bridge: { ...craft.parts.bridge }, engine: { ...craft.parts.engine } },
  energy: { ...craft.energy },
});

const copyMissile = (missile: Missile): Missile => ({
  ...missile,
  hex: missile.hex && { ...missile.hex },
  energy: missile.energy && { ...missile.energy },
  attempted: [...missile.attempted],
});

function copyUnit(unit: Unit): Unit {
  if (unit.kind === 'spaceship') return copyShip(unit);
  return unit.kind === 'battlecraft' ? copyBattlecraft(unit) : copyMissile(unit);
}

/** A deep copy of plain data. */
function copyPlain<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(copyPlain) as T;
  const copy: Record<string, unknown> = {};
  for (const key of Object.keys(value)) copy[key] = copyPlain((value as Record<string, unknown>)[key]);
  return copy as T;
}

/** A game of one's own to play on in place. What never changes - the scenario, given dice - is shared. */
export function copyGame(game: Game): Game {
  const units: Game['units'] = {};
  for (const unit of Object.values(game.units)) units[unit.id] = copyUnit(unit);
  return {
    ...game,
    units,
    phase: copyPlain(game.phase),
    moved: [...game.moved],
    sheets: [...game.sheets],
    deployed: [...game.deployed],
    landing: [...game.landing],
    tasks: copyPlain(game.tasks),
    pending: copyPlain(game.pending),
    dice: { ...game.dice, fallen: [...game.dice.fallen] },
    counters: { ...game.counters },
  };
}

/** Whether two pieces of plain data are alike. */
function isAlike(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) && a.length !== (b as unknown[]).length) return false;
  for (const key in a) {
    if (!isAlike((a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key])) return false;
  }
  for (const key in b) if (!(key in a)) return false;
  return true;
}

/** Freezes a piece of plain data through and through. */
function freeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  for (const key in value) freeze(value[key]);
  return Object.freeze(value);
}

/**
 * Writes on a draft of `from` what differs in `to`, so that all the rest stays shared between the two games. What is
 * written is frozen before, which spares immer the search for drafts in it.
 */
export function shareUnchanged(draft: Game, from: Game, to: Game): void {
  const into = draft as unknown as Record<string, unknown>;
  for (const key of Object.keys(to) as (keyof Game)[]) {
    if (key !== 'units' && !isAlike(from[key], to[key])) into[key] = freeze(to[key]);
  }
  for (const id in to.units) {
    const unit = to.units[id];
    if (unit && !isAlike(from.units[id], unit)) draft.units[id] = freeze(unit);
  }
}
