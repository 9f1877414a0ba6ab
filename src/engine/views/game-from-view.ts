import { newGame } from '../game.ts';
import type { Edition } from '../model/editions.ts';
import { otherPlayer, type Player, type UnitId } from '../model/names.ts';
import type { Scenario } from '../model/scenario.ts';
import type { Snapshot } from '../model/snapshot.ts';
import type { Beam, Game, Orders, Pending, Phase, Task, Unit } from '../model/state.ts';
import { newDice } from '../rules/dice.ts';
import { newOrders } from '../rules/orders.ts';
import { newPhase } from '../rules/phases.ts';
import { isPlanet } from '../rules/terrain.ts';
import { isCraft, isShip } from '../rules/units.ts';
import type { Witnessed } from './notes.ts';
import { type Guess, unitsFromView } from './units-from-view.ts';

/** What a player knows: their view, and what they have seen since the game began. */
export interface Knowledge {
  scenario: Scenario;
  /** The edition of the rulings under which the game is played. */
  rulings: Edition;
  /** Null for one who sees everything: their view is the snapshot. */
  player: Player | null;
  view: Snapshot;
  seen: Witnessed;
}

type Units = Game['units'];

const unitIn = (units: Units, id: UnitId): Unit | undefined => units.find((unit) => unit.id === id);

/** The ids in the game of the names a player uses: face-down battlecraft have other ones. */
function idsOf(units: Units): (name: UnitId) => UnitId {
  const byBack = new Map(
    units
      .filter(({ counter, revealed }) => counter !== null && !revealed)
      .map(({ id, owner, counter }) => [`${owner}?${String(counter).padStart(2, '0')}`, id]),
  );
  return (name) => byBack.get(name) ?? name;
}

/** [R7.1a] What the units have been ordered in this Command Phase. */
function ordersFrom(units: Units, seen: Witnessed, id: (name: UnitId) => UnitId): Phase['orders'] {
  const given = new Map([...seen.orders].map(([name, ordered]) => [id(name), ordered]));
  const orders: Record<UnitId, Orders> = {};
  for (const [unitId, { gained, ...counted }] of given) {
    const unit = unitIn(units, unitId);
    if (unit?.status === 'in-play') orders[unitId] = { ...newOrders(unit.velocity - gained), ...counted };
  }
  return orders;
}

/** [R7.4e] The beams turned on; which of two tractor pods they come from makes no difference. */
function beamsFrom(units: Units, seen: Witnessed, id: (name: UnitId) => UnitId): Beam[] {
  const used = new Map<UnitId, number>();
  return seen.beams.map(({ ship, target, left }) => {
    const source = unitIn(units, ship);
    const boxes = isShip(source)
      ? source.pods.flatMap(({ type }, index) => (type === 'tractor-beam' ? [index + 1] : []))
      : [];
    const nth = used.get(ship) ?? 0;
    used.set(ship, nth + 1);
    return { ship, pod: boxes[nth] ?? 1, target: id(target), left };
  });
}

function phaseFrom(view: Snapshot, units: Units, seen: Witnessed, id: (name: UnitId) => UnitId): Phase {
  const { kind, player } = view.phase;
  const now = kind === 'set-up' || kind === 'over' ? 'movement' : kind;
  return {
    ...newPhase(now, player ?? 1),
    orders: now === 'command' ? ordersFrom(units, seen, id) : {},
    controlled: seen.controlled,
    prepared: seen.preparedNow,
    beams: beamsFrom(units, seen, id),
    fires: seen.fires.map(({ unit, from }) => ({ unit: id(unit), from })),
  };
}

function pendingFrom(view: Snapshot, units: Units, seen: Witnessed, id: (name: UnitId) => UnitId): Pending | null {
  const { pending } = view;
  if (!pending) return null;
  const { player } = pending;
  switch (pending.kind) {
    case 'choose-part':
      return { kind: pending.kind, player, unit: id(pending.unit), parts: pending.parts, source: seen.hitSource };
    case 'intercept': {
      const { mayDecline } = pending;
      return {
        kind: pending.kind,
        player,
        missile: id(pending.missile),
        targets: pending.targets.map(id),
        mayDecline,
      };
    }
    case 'force-field':
      return { kind: pending.kind, player, unit: id(pending.unit), missile: id(seen.exploding ?? '') };
    case 'planet-maneuver': {
      const { gained, ...counted } = seen.free;
      const velocity = unitIn(units, id(pending.unit))?.velocity ?? 0;
      return {
        kind: pending.kind,
        player,
        unit: id(pending.unit),
        orders: { ...newOrders(velocity - gained), ...counted },
      };
    }
    case 'mims':
      return { kind: pending.kind, player, missile: id(pending.missile), left: pending.left };
  }
}

/** What goes on after the decision that is due: the move it interrupted, the rest of a MIMS' launches. */
function tasksFrom(view: Snapshot, seen: Witnessed, id: (name: UnitId) => UnitId): Task[] {
  const tasks: Task[] = [];
  if (view.pending && seen.moving) tasks.push({ do: 'move', unit: id(seen.moving.unit), gone: seen.moving.gone });
  return tasks;
}

/** [2.5] No number given out again: own missiles go on counting, those of the other player start beyond all real ones. */
function countersFrom(units: readonly Unit[], seen: Witnessed, player: Player | null): Record<string, number> {
  const counters: Record<string, number> = {
    'launches 1': seen.launchesBy[1] + 1,
    'launches 2': seen.launchesBy[2] + 1,
  };
  for (const { id, kind } of units) {
    const match = kind === 'missile' ? /^(\D*\d\D+)(\d+)$/.exec(id) : null;
    const [, series = '', number = ''] = match ?? [];
    if (match) counters[series] = Math.max(counters[series] ?? 0, Number(number) + 1);
  }
  if (player === null) return counters;
  const other = otherPlayer(player);
  const letters = units.filter(isShip).map(({ letter }) => `G${letter}`);
  for (const kind of ['U', 'I', 'M', ...letters]) counters[`${other}${kind}`] = FIRST_IMAGINED;
  return counters;
}

/** A counter number that no real missile has. */
const FIRST_IMAGINED = 500;

/**
 * [R10.0a, R10.0b] A game to search on, made from what a player knows and a guess at the rest, with dice of its own. For
 * that player the same orders are legal in it as in the real one.
 */
export function gameFromView(knowledge: Knowledge, guess: Guess, seed: number): Game {
  const { scenario, rulings, player, view, seen } = knowledge;
  const units = unitsFromView({ scenario, player, view, seen, guess });
  const id = idsOf(units);
  const setUp = view.phase.kind === 'set-up' ? view.phase.player : null;
  const resting = units.filter((unit) => isCraft(unit) && unit.status === 'in-play' && unit.velocity === 0);
  const start = newGame(scenario, { seed, generator: 2 }, rulings);
  const game: Game = {
    ...start,
    dice: newDice({ seed, generator: 2 }),
    turn: view.turn,
    setUp,
    phase: phaseFrom(view, units, seen, id),
    moved: [...seen.moved].map(id),
    sheets: view.sheets,
    units,
    deployed: [...new Set([...start.deployed, ...seen.deployed])],
    tasks: tasksFrom(view, seen, id),
    pending: pendingFrom(view, units, seen, id),
    result: view.result,
    placements: seen.placements,
    counters: countersFrom(units, seen, player),
  };
  const landing = resting.filter(({ hex }) => hex !== null && isPlanet(game, hex)).map((unit) => unit.id);
  return { ...game, landing };
}
