import type { Player, UnitId } from '../model/names.ts';
import type { UnitView } from '../model/snapshot.ts';
import type { Battlecraft, Game, Hex, Missile, Spaceship, Unit } from '../model/state.ts';

/** A unit that may be aboard a ship: a battlecraft in its pod, or a prepared missile. */
export type Cargo = Battlecraft | Missile;

/** A unit that lies on the map. */
export type OnMap<U extends Unit = Unit> = U & { readonly hex: Hex };

/** The view of a unit, which is good as long as it is this unit, with these sheets and as many prepared counters. */
export interface KeptView {
  unit: Unit;
  view: UnitView;
  sheets: Game['sheets'];
  prepared: number;
}

/** [R10.0b] For each player the places in the list of the units they know of, in the order in which they are shown them. */
export type KnownOrder = Record<Player, readonly number[] | null>;

/** What is known of the units of a game beside it; it is not part of the game and is never saved. */
export interface Board {
  readonly game: Game;
  /** The units that the lists are about. */
  units: readonly Unit[];
  /** Where in it each unit is, and where copies, which share this, have put units that they have made since. */
  places: Map<UnitId, number>;
  /** The units as others have them too: what is not the same there any more, this game has for itself. */
  shared: readonly Unit[];
  /** Whether this game alone has the lists; what it shares with copies is copied before a unit is written on. */
  alone: boolean;
  /** In the order they were made; null if they have to be looked for. */
  inPlay: OnMap[] | null;
  /** Battlecraft and prepared missiles aboard their ships. */
  aboard: Cargo[] | null;
  ships: Spaceship[] | null;
  /** The unit that `addMissile` added last, which comes last in every list. */
  newest: UnitId | null;
  /** How units were seen last, place by place, by their owner and by the other player: a cache that copies share. */
  readonly seen: Readonly<Record<'owner' | 'other', (KeptView | undefined)[]>>;
  /** Good until the player has another unit or sees another counter; copies share it until then. */
  known: KnownOrder;
  /** [R11.0b] A unit's status or a part has changed since the victory conditions were last checked. */
  statusChanged: boolean;
  /** A craft has moved, changed velocity, docked or separated since then. */
  craftMoved: boolean;
}

/** Notes that the units a player knows of are no longer the same; copies still share what the other player knows of. */
export function forgetOrder(board: Board, player: Player): void {
  board.known = { ...board.known, [player]: null };
}

/** The boards of finished games. */
const finished = new WeakMap<Game, Board>();

/**
 * The boards of the games that were played on last: a WeakMap takes longer to take one in than a copy takes to make. One
 * that is lost is made anew, which costs time and nothing else.
 */
const recent: Board[] = [];
const RECENT = 16;
let next = 0;
let last: Board | undefined;

/** Keeps a board as the one of its game. */
export function keepBoard(board: Board): Board {
  last = board;
  if (Object.isFrozen(board.game)) finished.set(board.game, board);
  else {
    recent[next] = board;
    next = (next + 1) % RECENT;
  }
  return board;
}

const newBoard = (game: Game): Board => ({
  game,
  units: game.units,
  places: new Map(game.units.map(({ id }, place) => [id, place])),
  shared: game.units,
  alone: false,
  inPlay: null,
  aboard: null,
  ships: null,
  newest: null,
  seen: { owner: [], other: [] },
  known: { 1: null, 2: null },
  statusChanged: true,
  craftMoved: true,
});

function findRecent(game: Game): Board | undefined {
  for (const board of recent) if (board.game === game && board.units === game.units) return board;
  return undefined;
}

/** The board of a game; a new one where none is known. */
export function boardOf(game: Game): Board {
  if (last?.game === game && last.units === game.units) return last;
  const known = finished.get(game) ?? findRecent(game);
  if (known?.units !== game.units) return keepBoard(newBoard(game));
  last = known;
  return known;
}
