import type { Player, UnitId } from '../model/names.ts';
import { type Rejection, refuse } from '../model/rejection.ts';
import type { Game, Task, Unit } from '../model/state.ts';
import { advance } from '../space/course.ts';
import { hexId, onSheets } from '../space/sheets.ts';
import { inPlay, listInPlay, noteCraftMoved } from './board.ts';
import { lose } from './destruction.ts';
import { enterHex } from './entering.ts';
import { emit, type Play } from './play.ts';
import { inOrbit, isPlanet } from './terrain.ts';
import { checkOwn, isCraft, isMissile, ownPair, sortBySince, unitOf } from './units.ts';
import type { Verb } from './verb.ts';

/** [R7.4d] Whether a unit or the one it is docked with has moved in this Game-Turn: then neither moves again in it. */
const hasMoved = ({ moved }: Game, { id, dock }: Unit): boolean =>
  moved.includes(id) || (dock !== null && moved.includes(dock.partner));

/** [R7.4d] Whether another unit's move carries this one along. */
const isCarried = (unit: Unit): boolean => unit.dock !== null && !unit.dock.leads;

/** [6.0, R6.3a] Whether a unit must still be moved. */
const isToMove = (game: Game, player: Player, unit: Unit): boolean =>
  unit.owner === player && unit.velocity > 0 && !isCarried(unit) && !hasMoved(game, unit);

/** [6.0, R6.3a] The units that must still be moved, in the order they came into play. */
export function listToMove(game: Game, player: Player): Unit[] {
  const units: Unit[] = [];
  for (const unit of listInPlay(game)) if (isToMove(game, player, unit)) units.push(unit);
  return sortBySince(units);
}

/** [R3.0d, 6.0] The first of them. */
function nextToMove(game: Game, player: Player): Unit | undefined {
  let first: Unit | undefined;
  for (const unit of listInPlay(game)) {
    if ((!first || unit.since < first.since) && isToMove(game, player, unit)) first = unit;
  }
  return first;
}

/** [6.0] Why a unit may not be moved now. */
function checkMove(game: Game, player: Player, id: UnitId): Rejection | undefined {
  const refused = checkOwn(game, player, id, '6.0');
  if (refused) return refused;
  const unit = unitOf(game, id);
  if (isCarried(unit)) return refuse('R7.4d', 'carried', { unit: id, by: unit.dock?.partner ?? '' });
  if (unit.velocity === 0) return refuse('6.3', 'zero-velocity', { unit: id });
  if (!hasMoved(game, unit)) return undefined;
  return game.moved.includes(id)
    ? refuse('6.0', 'has-moved', { unit: id })
    : refuse('R7.4d', 'partner-has-moved', { unit: id, with: unit.dock?.partner ?? '' });
}

/** [R7.4d] Neither of a docked pair moves again in this Game-Turn. */
function noteMoved(game: Game, { id, dock }: Unit): void {
  game.moved = dock ? [...game.moved, id, dock.partner] : [...game.moved, id];
}

/** [6.1] Begins the move of a unit and the one docked with it. */
function startMove(game: Game, unit: Unit): void {
  noteMoved(game, unit);
  game.tasks.push({ do: 'move', unit: unit.id, gone: 0 });
}

/**
 * [6.1, 6.2, 6.7] Moves a unit one hex, which costs no energy, or ends its move. The move ends after `gone` hexes if
 * that is its velocity, which it may have changed at a planet on the way (6.5).
 */
export function runMove(play: Play, { unit: id, gone }: Extract<Task, { do: 'move' }>): void {
  const { game } = play;
  const unit = unitOf(game, id);
  if (!inPlay(unit)) return;
  if (gone >= unit.velocity) {
    noteCraftMoved(game);
    emit(play, '6.0', { type: 'moved', unit: id, hexes: gone, hex: hexId(game, unit.hex) });
    return;
  }
  const next = advance(unit);
  if (isMissile(unit) && !onSheets(game.sheets, next.hex)) {
    lose(play, unit, 'off-map', '6.2');
    return;
  }
  const from = hexId(game, unit.hex);
  game.tasks.push({ do: 'move', unit: id, gone: gone + 1 });
  if (isCraft(unit) && isPlanet(game, next.hex)) game.tasks.push({ do: 'planet', unit: id });
  const units = ownPair(game, unit);
  for (const moved of units) moved.nextSide = next.nextSide;
  emit(play, '6.1', { type: 'stepped', unit: id, from, hex: hexId(game, next.hex) });
  enterHex(play, units, next.hex, 'move');
}

/** [R3.0d] `move-all` goes on with the next unit; it stops before one in orbit. */
export function runMoveAll(play: Play): void {
  const { game } = play;
  const unit = nextToMove(game, game.phase.player);
  if (!unit || inOrbit(game, unit)) return;
  game.tasks.push({ do: 'move-all' });
  startMove(game, unit);
}

/** [6.0, 6.3, R6.5b] Moves a unit, or has one in orbit stay. */
export const move: Verb<'move'> = {
  check(game, { player, unit: id, stay }) {
    const refused = checkMove(game, player, id);
    if (refused) return refused;
    return stay && !inOrbit(game, unitOf(game, id)) ? refuse('R6.5b', 'not-in-orbit', { unit: id }) : undefined;
  },
  apply(play, { unit: id, stay }) {
    const { game } = play;
    const unit = unitOf(game, id);
    if (!stay) {
      startMove(game, unit);
      return;
    }
    noteMoved(game, unit);
    emit(play, '6.5', { type: 'stayed', unit: id, hex: unit.hex ? hexId(game, unit.hex) : '' });
  },
  list(game, player, _, listed) {
    for (const unit of listToMove(game, player)) {
      listed.push({ player, do: 'move', unit: unit.id });
      if (inOrbit(game, unit)) listed.push({ player, do: 'move', unit: unit.id, stay: true });
    }
  },
};

/** [6.0] Moves the rest in order; legal if it moves at least one unit. */
export const moveAll: Verb<'move-all'> = {
  check(game, { player }) {
    const first = nextToMove(game, player);
    if (!first) return refuse('6.0', 'nothing-to-move', {});
    return inOrbit(game, first) ? refuse('R6.5b', 'orbit-first', { unit: first.id }) : undefined;
  },
  apply: (play) => runMoveAll(play),
  list(game, player, _, listed) {
    if (!moveAll.check(game, { player, do: 'move-all' })) listed.push({ player, do: 'move-all' });
  },
};
