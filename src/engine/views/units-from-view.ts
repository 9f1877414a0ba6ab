import { missileLine } from '../charts/missiles.ts';
import { newGame } from '../game.ts';
import { podPart } from '../model/ids.ts';
import {
  type CivLevel,
  isHull,
  isMissileType,
  MISSILE_TYPES,
  type MissileType,
  type Player,
  type UnitId,
} from '../model/names.ts';
import type { Scenario } from '../model/scenario.ts';
import type { PartView, Snapshot, UnitView } from '../model/snapshot.ts';
import type { Battlecraft, Dock, HullPartState, Missile, Pod, Spaceship, Unit } from '../model/state.ts';
import { payUnits } from '../rules/energy.ts';
import { preparedMissile } from '../rules/missile-numbers.ts';
import { copyUnit } from '../rules/unit-copy.ts';
import { isBattlecraft, isShip } from '../rules/units.ts';
import { parseHexId } from '../space/sheets.ts';
import type { Witnessed } from './notes.ts';

/** What is thought of a missile of the other player: which it is if it lies face-down, and what energy it has spent. */
export interface MissileGuess {
  missile: MissileType;
  civLevel: CivLevel;
  spent: number;
}

/** What is thought of a ship of the other player. */
export interface ShipGuess {
  /** Energy Units spent since the start. */
  spent: number;
  /** Missiles that have left its pods. */
  used: Readonly<Partial<Record<MissileType, number>>>;
  /** The missiles that lie prepared on it; its other prepared counters are battlecraft. */
  prepared: readonly MissileType[];
}

/** A guess at what a player may not know, by the names they know units by. What is left out is as at the start. */
export interface Guess {
  missiles: Readonly<Record<UnitId, MissileGuess>>;
  ships: Readonly<Record<UnitId, ShipGuess>>;
}

/** All that the units of a game are made from. */
export interface Sources {
  scenario: Scenario;
  player: Player | null;
  view: Snapshot;
  seen: Witnessed;
  guess: Guess;
}

type Placing = Pick<
  Unit,
  'owner' | 'hex' | 'direction' | 'velocity' | 'nextSide' | 'revealed' | 'since' | 'counter' | 'dock'
>;

/** [R10.0a] Where a unit lies and how it flies, which is public. */
function placing({ view, seen }: Sources, unit: UnitView): Placing {
  const launch = seen.launches.get(unit.id);
  // Of a face-down counter only its partner tells that the two are docked.
  const partner = unit.dockedWith ?? view.units.find(({ dockedWith }) => dockedWith === unit.id)?.id ?? null;
  const aboard = unit.status === 'in-pod' || unit.status === 'prepared';
  return {
    owner: unit.owner,
    hex: unit.hex === null ? null : (parseHexId(view.sheets, unit.hex) ?? null),
    direction: unit.direction ?? 12,
    velocity: unit.velocity ?? 0,
    nextSide: unit.nextSide ?? 'left',
    revealed: unit.revealed,
    since: launch?.since ?? 0,
    counter: aboard ? null : (launch?.counter ?? null),
    dock: partner === null ? null : { partner, leads: seen.leaders.has(unit.id) },
  };
}

const hullPart = (part: PartView | undefined, before: HullPartState): HullPartState =>
  part ? { armor: part.armor, status: part.status } : before;

/** [10.1] The pods of an own ship, box by box. */
function ownPods(start: Spaceship, view: UnitView, craft: readonly UnitView[]): Pod[] {
  const aboard = craft.filter(({ id }) => id.startsWith(start.id));
  return start.pods.map((_, index) => {
    const part = view.parts?.[podPart(index + 1)];
    const type = part?.type ?? 'crew';
    const hull = type === 'battlecraft' ? aboard.shift()?.class : undefined;
    return {
      type,
      armor: part?.armor ?? 0,
      status: part?.status ?? 'intact',
      civLevel: part?.civLevel ?? null,
      missiles: part?.missiles ?? null,
      battlecraft: isHull(hull) && hull.length > 0 ? (hull as Pod['battlecraft']) : null,
      count: part?.count ?? 1,
    };
  });
}

/** [R10.0b] The pods of a ship of the other player: in the scenario's order, with what has been seen of each kind. */
function foreignPods(start: Spaceship, view: UnitView, used: ShipGuess['used']): Pod[] {
  const listed = [...(view.pods ?? [])];
  const gone: Partial<Record<MissileType, number>> = { ...used };
  return start.pods.map((pod) => {
    const index = listed.findIndex(
      ({ type, armor, count = 1 }) => type === pod.type && armor === pod.armor && count === pod.count,
    );
    const [found] = index < 0 ? [] : listed.splice(index, 1);
    const missiles = pod.missiles ? { ...pod.missiles } : null;
    for (const type of missiles ? MISSILE_TYPES : []) {
      if (!missiles) break;
      const taken = Math.min(missiles[type], gone[type] ?? 0);
      missiles[type] -= taken;
      gone[type] = (gone[type] ?? 0) - taken;
    }
    return { ...pod, status: found?.status ?? pod.status, missiles };
  });
}

/** [R7.2c] Whether a ship has been where jumps are allowed. */
function hasReachedZone({ scenario, view, seen }: Sources, id: UnitId): boolean {
  const column = scenario.jumps?.sheetColumn;
  if (column === undefined) return false;
  const visited = seen.visited.get(id);
  return view.sheets.some((sheet) => sheet.column === column && visited?.has(sheet.letter));
}

function shipFrom(from: Sources, start: Spaceship, view: UnitView): Spaceship {
  const own = start.owner === from.player;
  const guess = from.guess.ships[start.id];
  const { parts } = view;
  const field = start.parts['force-field'];
  const battlecraft = from.view.units.filter(({ kind, owner }) => kind === 'battlecraft' && owner === start.owner);
  const ship = copyUnit<Spaceship>({
    ...start,
    ...placing(from, view),
    since: start.since,
    status: view.status === 'gone' ? 'destroyed' : view.status,
    parts: {
      bridge: hullPart(parts?.bridge, start.parts.bridge),
      engine: hullPart(parts?.engine, start.parts.engine),
      ...(field ? { 'force-field': hullPart(parts?.['force-field'], field) } : {}),
    },
    pods: own || !view.pods ? ownPods(start, view, battlecraft) : foreignPods(start, view, guess?.used ?? {}),
    forceField: view.forceField ?? false,
    jump: view.jump ?? null,
    reachedJumpZone: hasReachedZone(from, start.id),
  });
  if (view.energy && 'blocks' in view.energy) {
    const { blocks, marked, track } = view.energy;
    ship.energy = { blocks, marked, track };
  } else if (guess) payUnits(ship, guess.spent);
  return ship;
}

/** [R10.0b] What a battlecraft that a player knows is like; of one that lies face-down they know the hull by its pod. */
function battlecraftFrom(from: Sources, start: Battlecraft, view: UnitView, box: number): Battlecraft {
  const { parts, energy, status } = view;
  return {
    ...start,
    ...placing(from, view),
    status: status === 'gone' ? 'destroyed' : status,
    pod: box,
    hull: isHull(view.class) ? (view.class as Battlecraft['hull']) : start.hull,
    parts: {
      bridge: hullPart(parts?.bridge, start.parts.bridge),
      engine: hullPart(parts?.engine, start.parts.engine),
    },
    energy: energy && 'units' in energy ? energy : start.energy,
  };
}

function missileFrom(from: Sources, view: UnitView): Missile {
  const { guess, seen } = from;
  const guessed = guess.missiles[view.id];
  const type = isMissileType(view.class) ? view.class : (guessed?.missile ?? 'unguided');
  const civLevel = view.civLevel ?? guessed?.civLevel ?? 7;
  const line = missileLine(type, civLevel);
  const origin = seen.prepared.get(view.id) ?? seen.launches.get(view.id);
  const mother = origin && seen.ships.has(origin.ship) ? origin.ship : null;
  return {
    id: view.id,
    kind: 'missile',
    missile: type,
    status: view.status === 'gone' ? 'destroyed' : view.status,
    ...placing(from, view),
    civLevel,
    mother,
    pod: mother === null ? null : (origin?.pod ?? null),
    energy:
      view.energy && 'units' in view.energy
        ? view.energy
        : line && { units: line.energyUnits, spent: Math.min(guessed?.spent ?? 0, line.energyUnits - 1) },
    attempted: [...(seen.attempted.get(view.id) ?? [])],
    mimsLaunched: view.mimsLaunched ?? false,
  };
}

/** A missile of the other player that lies prepared, of which nothing but that is known. */
function unseenMissile(ship: Spaceship, missile: MissileType, index: number): Missile {
  const box = ship.pods.findIndex(({ missiles }) => missiles !== null && missiles[missile] > 0);
  const civLevel = ship.pods[box]?.civLevel ?? 7;
  const from = { ship: ship.id, box: Math.max(0, box) + 1 };
  return preparedMissile(`${ship.id}-prepared-${index + 1}`, ship.owner, missile, civLevel, from);
}

/** [2.5] The battlecraft pods of a ship by the number of their battlecraft. */
const battlecraftBoxes = (ship: Unit | undefined): number[] =>
  isShip(ship) ? ship.pods.flatMap(({ type }, index) => (type === 'battlecraft' ? [index + 1] : [])) : [];

/** The view of each battlecraft: by its id, or for a face-down counter the first of its ship that is not known. */
function matchBattlecraft({ view, seen }: Sources, all: readonly Battlecraft[]): Map<UnitId, UnitView> {
  const views = view.units.filter(({ kind }) => kind === 'battlecraft');
  const matched = new Map(views.filter(({ id }) => !id.includes('?')).map((one) => [one.id, one]));
  for (const one of views.filter(({ id }) => id.includes('?'))) {
    const ship = seen.launches.get(one.id)?.ship;
    const free = all.find(({ id, mother }) => mother === ship && !matched.has(id));
    if (free) matched.set(free.id, one);
  }
  return matched;
}

/** [R6.5c, R11.4a] Whether a ship still holds what has not been launched: on the map, landed, or unalerted. */
const holdsCargo = ({ status }: Unit): boolean => status === 'in-play' || status === 'unalerted' || status === 'landed';

/** A battlecraft of the other player that has not been launched shares the fate of its ship. */
function unlaunched(start: Battlecraft, ship: Unit | undefined, prepared: boolean, box: number): Battlecraft {
  const status = ship && !holdsCargo(ship) ? ship.status : prepared ? 'prepared' : 'in-pod';
  return { ...start, pod: box, status };
}

/** Pairs are named as the player knows the units; the game names them by their ids. */
const withTrueNames = (unit: Unit, ids: ReadonlyMap<UnitId, UnitId>): Unit => {
  const { dock } = unit;
  if (!dock) return unit;
  const renamed: Dock = { ...dock, partner: ids.get(dock.partner) ?? dock.partner };
  return { ...unit, dock: renamed };
};

/** [R10.0a, R10.0b] The units of a game as a player knows them, what they do not know filled in by a guess. */
export function unitsFromView(from: Sources): readonly Unit[] {
  const { scenario, view, guess, player } = from;
  const start = newGame(scenario, { rolls: [] }).units;
  const views = new Map(view.units.map((unit) => [unit.id, unit]));
  const ships = start.filter(isShip).map((ship) => {
    const seen = views.get(ship.id);
    return seen ? shipFrom(from, ship, seen) : ship;
  });
  const shipOf = new Map<UnitId, Spaceship>(ships.map((ship) => [ship.id, ship]));
  const battlecraft = start.filter(isBattlecraft);
  const matched = matchBattlecraft(from, battlecraft);
  const toPrepare = new Map(
    ships.map(({ id }) => [id, (views.get(id)?.prepared ?? 0) - (guess.ships[id]?.prepared.length ?? 0)]),
  );
  const craft = battlecraft.map((one) => {
    const ship = shipOf.get(one.mother);
    const number = battlecraft.filter(({ mother }) => mother === one.mother).indexOf(one);
    const box = battlecraftBoxes(ship)[number] ?? one.pod;
    const seen = matched.get(one.id);
    if (seen) return battlecraftFrom(from, one, seen, box);
    const left = toPrepare.get(one.mother) ?? 0;
    toPrepare.set(one.mother, left - 1);
    return unlaunched(one, ship, left > 0, box);
  });
  const missiles = view.units.filter(({ kind }) => kind === 'missile').map((one) => missileFrom(from, one));
  const laid = ships
    .filter((ship) => ship.owner !== player && holdsCargo(ship))
    .flatMap((ship) => {
      // What is neither guessed to be a missile nor can be a battlecraft is a missile all the same.
      const rest = Math.max(0, toPrepare.get(ship.id) ?? 0);
      const types = [...(guess.ships[ship.id]?.prepared ?? []), ...Array<MissileType>(rest).fill('guided')];
      return types.map((type, index) => unseenMissile(ship, type, index));
    });
  const ids = new Map([...matched].map(([id, seen]) => [seen.id, id]));
  return [...ships, ...craft, ...missiles, ...laid].map((unit) => withTrueNames(unit, ids));
}
