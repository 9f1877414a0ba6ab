import type { Part } from './model/names.ts';
import type { PartView, PendingView, Snapshot, UnitView, WhereView } from './model/snapshot.ts';
import type { Craft, Game, Pending, Pod, Spaceship, Unit } from './model/state.ts';
import { isUndamaged } from './rules/capabilities.ts';
import { listParts, partOf } from './rules/damage.ts';
import { burnRate, isShip, listUnits } from './rules/units.ts';
import { victoryPoints } from './rules/victory.ts';
import { hexId } from './space/sheets.ts';

/** Where a unit lies: a landed one keeps hex and direction, one that is not on the map has nothing. */
export function whereView(game: Game, unit: Unit): WhereView {
  if (!unit.hex) return { hex: null, direction: null, velocity: null };
  return {
    hex: hexId(game, unit.hex),
    direction: unit.direction,
    velocity: unit.status === 'landed' ? null : unit.velocity,
  };
}

/** [10.1] A compartment with all its owner knows of it. */
function partView(state: Pod | { armor: Pod['armor']; status: Pod['status'] }): PartView {
  const { armor, status } = state;
  if (!('type' in state)) return { armor, status };
  const view: PartView = { type: state.type, armor, status };
  if (state.civLevel !== null) view.civLevel = state.civLevel;
  if (state.missiles) {
    view.missiles = isUndamaged(state) ? { ...state.missiles } : { unguided: 0, guided: 0, intelligent: 0, mims: 0 };
  }
  return view;
}

/** [10.1] Every compartment of a craft. */
export function partsView(craft: Craft): Partial<Record<Part, PartView>> {
  const parts: Partial<Record<Part, PartView>> = {};
  for (const part of listParts(craft)) {
    const state = partOf(craft, part);
    if (state) parts[part] = partView(state);
  }
  return parts;
}

const shipEnergy = (ship: Spaceship) => {
  const { blocks, marked, track } = ship.energy;
  return { blocks, marked, track, burnRate: burnRate(ship) };
};

/** A unit with nothing left out. */
export function unitView(game: Game, unit: Unit): UnitView {
  const { id, owner, kind, status, revealed } = unit;
  const nextSide = unit.hex && status !== 'landed' ? unit.nextSide : null;
  const where = { ...whereView(game, unit), nextSide, revealed };
  if (unit.kind === 'missile') {
    const view: UnitView = { id, owner, kind, class: unit.missile, status, ...where, civLevel: unit.civLevel };
    if (unit.energy) view.energy = { ...unit.energy };
    if (unit.missile === 'mims') view.mimsLaunched = unit.mimsLaunched;
    return view;
  }
  return {
    id,
    owner,
    kind,
    class: unit.hull,
    status,
    ...where,
    forceField: isShip(unit) && unit.forceField,
    jump: isShip(unit) ? unit.jump : null,
    dockedWith: unit.dock?.partner ?? null,
    energy: isShip(unit) ? shipEnergy(unit) : { ...unit.energy },
    parts: partsView(unit),
  };
}

/** The decision that is due, without what only the engine needs. */
export function pendingView(pending: Pending | null): PendingView | null {
  if (!pending) return null;
  const { player } = pending;
  switch (pending.kind) {
    case 'choose-part':
      return { kind: pending.kind, player, unit: pending.unit, parts: [...pending.parts] };
    case 'intercept': {
      const { missile, targets, mayDecline } = pending;
      return { kind: pending.kind, player, missile, targets: [...targets], mayDecline };
    }
    case 'mims':
      return { kind: pending.kind, player, missile: pending.missile, left: pending.left };
    default:
      return { kind: pending.kind, player, unit: pending.unit };
  }
}

/** The public form of a whole game, nothing hidden. */
export function snapshot(game: Game): Snapshot {
  return {
    scenario: game.scenario.id,
    turn: game.turn,
    phase: phaseView(game),
    pending: pendingView(game.pending),
    result: game.result ? { ...game.result } : null,
    victoryPoints: victoryPoints(game),
    sheets: game.sheets.map(({ letter, column, row }) => ({ letter, column, row })),
    units: listUnits(game).map((unit) => unitView(game, unit)),
    rolls: [...game.dice.fallen],
  };
}

function phaseView(game: Game): Snapshot['phase'] {
  if (game.result) return { kind: 'over', player: null };
  if (game.setUp !== null) return { kind: 'set-up', player: game.setUp };
  return { kind: game.phase.kind, player: game.phase.player };
}
