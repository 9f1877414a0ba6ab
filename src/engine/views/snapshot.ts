import { freezeNew } from '../freeze.ts';
import type { Part } from '../model/names.ts';
import type { PartView, PendingView, Snapshot, UnitView, WhereView } from '../model/snapshot.ts';
import type { Craft, Game, HullPartState, Missile, Pending, Pod, Spaceship, Unit } from '../model/state.ts';
import { isUndamaged } from '../rules/capabilities.ts';
import { HULL_PARTS, listParts, partOf } from '../rules/damage.ts';
import { burnRate, isShip } from '../rules/units.ts';
import { victoryPoints } from '../rules/victory.ts';
import { hexId } from '../space/sheets.ts';

/** Of a unit that does not lie on the map. */
export const OFF_MAP: Readonly<WhereView> = { hex: null, direction: null, velocity: null };

/** Where a unit lies: a landed one keeps hex and direction, one that is not on the map has nothing. */
export function whereView(game: Game, unit: Unit): Readonly<WhereView> {
  if (!unit.hex) return OFF_MAP;
  return {
    hex: hexId(game, unit.hex),
    direction: unit.direction,
    velocity: unit.status === 'landed' ? null : unit.velocity,
  };
}

type PartViews = NonNullable<UnitView['parts']>;

/** [10.1] A compartment with all its owner knows of it. */
function lookAtPart(state: Pod | HullPartState): PartView {
  const { armor, status } = state;
  if (!('type' in state)) return { armor, status };
  const view: PartView = { type: state.type, armor, status };
  if (state.civLevel !== null) view.civLevel = state.civLevel;
  if (state.count === 2) view.count = 2;
  if (state.missiles) {
    view.missiles = isUndamaged(state) ? { ...state.missiles } : { unguided: 0, guided: 0, intelligent: 0, mims: 0 };
  }
  return view;
}

/** A cache of `partView`, by the compartments, which are only ever replaced. */
const knownPart = new WeakMap<Pod | HullPartState, PartView>();

/** As `lookAtPart`, frozen; the same object until something in it changes. */
function partView(state: Pod | HullPartState): PartView {
  const known = knownPart.get(state);
  if (known) return known;
  const view = lookAtPart(state);
  freezeNew(view);
  knownPart.set(state, view);
  return view;
}

/** Some compartments of a craft, frozen. */
function viewOf(craft: Craft, parts: readonly Part[]): PartViews {
  const views: PartViews = {};
  for (const part of parts) {
    const state = partOf(craft, part);
    if (state) views[part] = partView(state);
  }
  return Object.freeze(views);
}

/** A cache of `hullView`, by the parts of the hull, which are only ever replaced. */
const knownHulls = new WeakMap<Craft['parts'], PartViews>();

/** [10.1] The compartments that belong to the hull, frozen; the same object until something in it changes. */
export function hullView(craft: Craft): PartViews {
  const known = knownHulls.get(craft.parts);
  if (known) return known;
  const view = viewOf(craft, HULL_PARTS);
  knownHulls.set(craft.parts, view);
  return view;
}

/** A cache of `partsView` for spaceships, by the objects it is computed from, which are only ever replaced. */
const knownParts = new WeakMap<Spaceship['pods'], { hull: Spaceship['parts']; view: PartViews }>();

/** [10.1] Every compartment of a craft, frozen; the same object until something in it changes. */
export function partsView(craft: Craft): PartViews {
  if (!isShip(craft)) return hullView(craft);
  const known = knownParts.get(craft.pods);
  if (known?.hull === craft.parts) return known.view;
  const view = viewOf(craft, listParts(craft));
  knownParts.set(craft.pods, { hull: craft.parts, view });
  return view;
}

const shipEnergy = (ship: Spaceship) => {
  const { blocks, marked, track } = ship.energy;
  return { blocks, marked, track, burnRate: burnRate(ship) };
};

/** [R10.0a] What both players know of a unit that is not face-down, but for the parts of a craft. */
function openView(game: Game, unit: Unit): UnitView {
  const { hex, direction, velocity } = whereView(game, unit);
  const view: UnitView = {
    id: unit.id,
    owner: unit.owner,
    kind: unit.kind,
    class: unit.kind === 'missile' ? unit.missile : unit.hull,
    status: unit.status,
    hex,
    direction,
    velocity,
    nextSide: unit.hex && unit.status !== 'landed' ? unit.nextSide : null,
    revealed: unit.revealed,
  };
  if (unit.kind === 'missile') view.civLevel = unit.civLevel;
  else {
    view.forceField = isShip(unit) && unit.forceField;
    view.jump = isShip(unit) ? unit.jump : null;
    view.dockedWith = unit.dock?.partner ?? null;
  }
  return view;
}

const isMims = (unit: Unit): unit is Missile => unit.kind === 'missile' && unit.missile === 'mims';

/** A unit with nothing left out. */
export function unitView(game: Game, unit: Unit): UnitView {
  const view = openView(game, unit);
  if (isShip(unit)) view.energy = shipEnergy(unit);
  else if (unit.energy) view.energy = unit.energy;
  if (isMims(unit)) view.mimsLaunched = unit.mimsLaunched;
  if (unit.kind !== 'missile') view.parts = partsView(unit);
  return view;
}

/** [R10.0a] A unit of the other player that is not face-down, but for the parts of a spaceship. */
export function foreignView(game: Game, unit: Unit): UnitView {
  const view = openView(game, unit);
  if (isMims(unit)) view.mimsLaunched = unit.mimsLaunched;
  if (unit.kind === 'battlecraft') view.parts = partsView(unit);
  return view;
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

/** A snapshot of a game with the given units and decision. */
export function frame(game: Game, units: UnitView[], pending: PendingView | null): Snapshot {
  return {
    scenario: game.scenario.id,
    turn: game.turn,
    phase: phaseView(game),
    pending,
    result: game.result ? { ...game.result } : null,
    victoryPoints: victoryPoints(game),
    sheets: game.sheets.map(({ letter, column, row }) => ({ letter, column, row })),
    units,
    rolls: [...game.dice.fallen],
  };
}

/** The public form of a whole game, nothing hidden. */
export function snapshot(game: Game): Snapshot {
  const units = game.units.map((unit) => unitView(game, unit));
  return frame(game, units, pendingView(game.pending));
}

/** The phase as everybody at the table sees it. */
export function phaseView(game: Game): Snapshot['phase'] {
  if (game.result) return { kind: 'over', player: null };
  if (game.setUp !== null) return { kind: 'set-up', player: game.setUp };
  return { kind: game.phase.kind, player: game.phase.player };
}
