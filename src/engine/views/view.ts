import { legal } from '../legal.ts';
import type { Action } from '../model/actions.ts';
import { MISSILE_TYPES, type Player, type UnitId } from '../model/names.ts';
import type { Rejection } from '../model/rejection.ts';
import type { PendingView, PlayerView, UnitView } from '../model/snapshot.ts';
import type { Craft, Game, Pod, Spaceship, Unit } from '../model/state.ts';
import { withUnits } from '../orders/table.ts';
import { listCargo, seenUnits, unitAt, unitNamed } from '../rules/board.ts';
import { listParts } from '../rules/damage.ts';
import { isKnown, knownOrder } from '../rules/known-order.ts';
import { counterId, isFaceDown } from '../rules/play.ts';
import { deciderOf } from '../rules/stage.ts';
import { isCraft, isShip } from '../rules/units.ts';
import { foreignView, frame, hullView, OFF_MAP, partsView, pendingView, unitView, whereView } from './snapshot.ts';

/** [R10.0b] The name by which a player knows a unit: `2?07` for a face-down counter of the other player. */
const nameFor = (game: Game, player: Player, id: UnitId): UnitId => {
  const unit = unitNamed(game, id);
  return unit && unit.owner !== player && isFaceDown(unit) ? counterId(unit) : id;
};

type Parts = NonNullable<UnitView['parts']>;

/** [R10.0b] The compartments of a craft for the player who has to choose one of them: all but the missiles in them. */
function inspectedParts(craft: Craft): Parts {
  const parts: Parts = {};
  for (const part of listParts(craft)) {
    const { missiles: _missiles, ...seen } = partsView(craft)[part] ?? { armor: 0, status: 'intact' };
    parts[part] = seen;
  }
  return parts;
}

const sortKey = (pod: { type: string; armor: number; status: string; count?: 2 }): string =>
  `${pod.type} ${pod.armor} ${pod.status} ${pod.count ?? 1}`;

type ListedPods = NonNullable<UnitView['pods']>;
type ListedPod = ListedPods[number];

/** A pod as everybody knows it, with the key by which a list of them is sorted. */
interface Entry {
  listed: ListedPod;
  key: string;
}

/** The same entry for all that look alike: not even by identity can those of a ship be told apart. */
const entries = new Map<string, Entry>();

/** A cache of `entryOf`, by the pods, which are only ever replaced. */
const knownPods = new WeakMap<Pod, Entry>();

/** [R10.0b] What everybody knows of a pod. */
function entryOf(pod: Pod): Entry {
  const known = knownPods.get(pod);
  if (known) return known;
  const { type, armor, status, count } = pod;
  const listed: ListedPod = count === 2 ? { type, armor, status, count } : { type, armor, status };
  const key = sortKey(listed);
  const entry = entries.get(key) ?? { listed: Object.freeze(listed), key };
  entries.set(key, entry);
  knownPods.set(pod, entry);
  return entry;
}

/** A cache of `listPods`, by the pods of a ship, which are only ever replaced. */
const knownLists = new WeakMap<Spaceship['pods'], ListedPods>();

/** [R10.0b] The pods of a ship as everybody knows them: a list without their boxes. */
function listPods({ pods }: Spaceship): ListedPods {
  const known = knownLists.get(pods);
  if (known) return known;
  const sorted = pods.map(entryOf).sort((a, b) => (a.key < b.key ? -1 : 1));
  const list = sorted.map(({ listed }) => listed);
  Object.freeze(list);
  knownLists.set(pods, list);
  return list;
}

/** [R10.0b] A ship of the other player: its pods as a list without their boxes, its prepared counters as a number. */
function foreignShip(game: Game, ship: Spaceship, prepared: number): UnitView {
  const view = foreignView(game, ship);
  view.parts = hullView(ship);
  view.pods = listPods(ship);
  view.prepared = prepared;
  return view;
}

/** [R10.0a, R10.0b] A unit of the other player, of a ship with so many prepared counters. */
function foreignUnit(game: Game, unit: Unit, prepared: number): UnitView {
  if (isFaceDown(unit)) {
    const gone = unit.status !== 'in-play';
    const { owner, kind, revealed } = unit;
    const { hex, direction, velocity } = gone ? OFF_MAP : whereView(game, unit);
    const nextSide = gone ? null : unit.nextSide;
    const status = gone ? 'gone' : 'in-play';
    return { id: counterId(unit), owner, kind, status, hex, direction, velocity, nextSide, revealed };
  }
  return isShip(unit) ? foreignShip(game, unit, prepared) : foreignView(game, unit);
}

/** [R10.0b] The prepared counters on a ship, which are counted by everybody. */
function countPrepared(game: Game, ship: Spaceship): number {
  let prepared = 0;
  for (const { mother, status } of listCargo(game)) if (mother === ship.id && status === 'prepared') prepared += 1;
  return prepared;
}

type Look = (unit: Unit, place: number) => UnitView;

/** [R10.0b] How units look to their owner or to the other player: the same object until something of it changes. */
function lookAs(game: Game, who: 'owner' | 'other'): Look {
  const seen = seenUnits(game)[who];
  const { sheets } = game;
  return (unit, place) => {
    const known = seen[place];
    const prepared = who === 'other' && isShip(unit) ? countPrepared(game, unit) : 0;
    if (known?.unit === unit && known.sheets === sheets && known.prepared === prepared) return known.view;
    const view = Object.freeze(who === 'other' ? foreignUnit(game, unit, prepared) : unitView(game, unit));
    seen[place] = { unit, view, sheets, prepared };
    return view;
  };
}

/** [R8.7b] A unit of the other player whose part that is hit is being chosen: its boxes are inspected for that. */
function inspected(unit: Unit, { pods: _listed, ...view }: UnitView): UnitView {
  return isCraft(unit) ? { ...view, parts: inspectedParts(unit) } : view;
}

/** [R10.0b] The unit with its docking partner named as this player knows it. */
const withNames = (game: Game, player: Player, unit: UnitView): UnitView =>
  unit.dockedWith ? { ...unit, dockedWith: nameFor(game, player, unit.dockedWith) } : unit;

const ownerOf = (game: Game, id: UnitId): Player | undefined => unitNamed(game, id)?.owner;

/**
 * [R10.0b, R9.6e] A decision as this player may know it, or somebody who is none, with face-down counters by their backs.
 * Whose it is, and about which missile, everybody sees.
 */
function pendingFor(game: Game, player: Player | null): PendingView | null {
  const pending = pendingView(game.pending);
  if (!pending) return null;
  const name = (id: UnitId) => (player === null ? publicName(game, id) : nameFor(game, player, id));
  switch (pending.kind) {
    case 'intercept': {
      const missile = name(pending.missile);
      // Whether a face-down missile may decline would tell its Civ Level.
      const mayDecline = pending.mayDecline && missile === pending.missile;
      return { ...pending, missile, mayDecline, targets: pending.targets.map(name) };
    }
    case 'mims':
      return { ...pending, missile: name(pending.missile) };
    case 'choose-part': {
      const mayKnow = player !== null && (pending.player === player || ownerOf(game, pending.unit) === player);
      return { ...pending, unit: name(pending.unit), parts: mayKnow ? pending.parts : [] };
    }
    default:
      return { ...pending, unit: name(pending.unit) };
  }
}

/** [R10.0a] The name that everybody knows a unit by. */
export function publicName(game: Game, id: UnitId): UnitId {
  const unit = unitNamed(game, id);
  return unit && isFaceDown(unit) ? counterId(unit) : id;
}

/** [R10.0a, R10.0b] The units as everybody may know them, in no certain order. */
export function listPublic(game: Game): UnitView[] {
  const look = lookAs(game, 'other');
  return game.units.flatMap((unit, place) => {
    if (!isKnown(unit)) return [];
    const view = look(unit, place);
    return view.dockedWith ? { ...view, dockedWith: publicName(game, view.dockedWith) } : view;
  });
}

/** [R10.0a, R10.0b] The game as one player may see it, without the other player's secrets. */
export function view(game: Game, player: Player): PlayerView {
  const { pending } = game;
  const chosen = pending?.kind === 'choose-part' && pending.player === player ? pending.unit : undefined;
  const asOwner = lookAs(game, 'owner');
  const asOther = lookAs(game, 'other');
  const look: Look = (unit, place) => {
    if (unit.owner === player) return asOwner(unit, place);
    const view = asOther(unit, place);
    return unit.id === chosen ? inspected(unit, view) : view;
  };
  const units = knownOrder(game, player).map((place) => withNames(game, player, look(unitAt(game, place), place)));
  return frame(game, units, pendingFor(game, player));
}

/**
 * [R10.0a, R10.0b] The game as somebody sees it who sits at neither side: of each player what the other may know. The
 * order of the counters is that of their placements.
 */
export function watcherView(game: Game): PlayerView {
  const look = lookAs(game, 'other');
  const known = game.units.map((unit, place) => ({ unit, place })).filter(({ unit }) => isKnown(unit));
  const [ships, counters] = [known.filter(({ unit }) => isShip(unit)), known.filter(({ unit }) => !isShip(unit))];
  const ordered = [...ships, ...counters.sort((a, b) => a.unit.since - b.unit.since)];
  const units = ordered.map(({ unit, place }) => {
    const view = look(unit, place);
    return view.dockedWith ? { ...view, dockedWith: publicName(game, view.dockedWith) } : view;
  });
  return frame(game, units, pendingFor(game, null));
}

const TYPES: readonly string[] = MISSILE_TYPES;
const isMissileType = (name: string): boolean => TYPES.includes(name);

/** Before the name of what a player does not know; no id of a unit begins with it. */
const NOBODY = '!';

/** An action with the units that its player does not know made into nobody, and a way back. */
interface FromSeat {
  action: Action;
  /** A refusal of the action with its units named as they were sent. */
  asSent: (rejection: Rejection) => Rejection;
}

/**
 * [R10.0b] An action as it comes from a player: what is not in their view is nobody, also if it is the true id of a unit
 * that they do not know. It is refused like any other name that is nobody's.
 */
export function actionFromSeat(game: Game, player: Player, sent: Action): FromSeat {
  const known = new Set(knownOrder(game, player).map((place) => nameFor(game, player, unitAt(game, place).id)));
  const names = new Map<string | number, string>();
  const action = withUnits(sent, (id) => {
    if (known.has(id) || isMissileType(id)) return id;
    names.set(NOBODY + id, id);
    return NOBODY + id;
  });
  const asSent = (rejection: Rejection): Rejection => {
    if (names.size === 0) return rejection;
    const params = Object.entries(rejection.params).map(([name, value]) => [name, names.get(value) ?? value]);
    return { ...rejection, params: Object.fromEntries(params) };
  };
  return { action, asSent };
}

/** [R10.0b] An action with face-down counters named as a player knows them. */
export const actionAsSeen = (game: Game, player: Player, action: Action): Action =>
  withUnits(action, (id) => nameFor(game, player, id));

/** The legal actions of the player who decides, with face-down counters named as they know them. */
export function legalAsSeen(game: Game): Action[] {
  const player = deciderOf(game);
  if (player === null) return [];
  return legal(game).map((action) => actionAsSeen(game, player, action));
}
