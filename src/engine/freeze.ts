import type { Phase, Unit } from './model/state.ts';

/**
 * Freezes plain data, but for what is the same as in `old`, which is frozen. immer's `freeze` looks for drafts everywhere and
 * takes several times as long.
 */
export function freezeNew(value: unknown, old?: unknown): void {
  if (value === old || typeof value !== 'object' || value === null) return;
  Object.freeze(value);
  if (Array.isArray(value)) {
    const before = Array.isArray(old) ? old : [];
    for (let index = 0; index < value.length; index += 1) freezeNew(value[index], before[index]);
    return;
  }
  const parts = value as Readonly<Record<string, unknown>>;
  const before = (typeof old === 'object' && old !== null ? old : {}) as typeof parts;
  for (const key in parts) freezeNew(parts[key], before[key]);
}

// What comes with every action is frozen by name: to go through the fields of whatever it is takes several times as long.

/** Freezes an object that holds no others, unless it is that of `old`. */
export function freezeFlat(value: object | null | undefined, old: object | null | undefined): void {
  if (value !== old) Object.freeze(value);
}

/** As `freezeNew`, for a unit. */
export function freezeUnit(unit: Unit, old: Unit | undefined): void {
  freezeFlat(unit.hex, old?.hex);
  freezeFlat(unit.dock, old?.dock);
  freezeFlat(unit.energy, old?.energy);
  if (unit.kind === 'missile') freezeFlat(unit.attempted, old?.kind === unit.kind ? old.attempted : null);
  else {
    freezeNew(unit.parts, old?.kind === unit.kind ? old.parts : null);
    if (unit.kind === 'spaceship') freezeNew(unit.pods, old?.kind === unit.kind ? old.pods : null);
  }
  Object.freeze(unit);
}

function freezeOrders(orders: Phase['orders'], old: Phase['orders'] | undefined): void {
  if (orders === old) return;
  for (const id in orders) freezeFlat(orders[id], old?.[id]);
  Object.freeze(orders);
}

/** As `freezeNew`, for a phase. */
export function freezePhase(phase: Phase, old: Phase | undefined): void {
  if (phase === old) return;
  freezeOrders(phase.orders, old?.orders);
  freezeNew(phase.beams, old?.beams);
  freezeNew(phase.fires, old?.fires);
  freezeFlat(phase.controlled, old?.controlled);
  freezeFlat(phase.prepared, old?.prepared);
  Object.freeze(phase);
}
