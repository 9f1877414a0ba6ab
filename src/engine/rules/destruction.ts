import type { EventBody } from '../model/events.ts';
import type { UnitStatus } from '../model/names.ts';
import type { RuleCase } from '../model/rule-cases.ts';
import type { Craft, Own, Unit } from '../model/state.ts';
import { sameHex } from '../space/hexes.ts';
import { hexId } from '../space/sheets.ts';
import { listAboard, listInPlay, noteCraftMoved, ownUnit, place, setStatus, toOwn } from './board.ts';
import { isDestroyed } from './capabilities.ts';
import { emit, type Play } from './play.ts';
import { isMissile, isShip, partnerOf } from './units.ts';

type Loss = Extract<EventBody, { type: 'lost' }>['how'];

/**
 * [R9.6a] Ends the stay of a unit in its hex: clears the interceptions that it and the missiles there have attempted.
 */
export function endStay(play: Play, unit: Own): void {
  if (isMissile(unit) && unit.attempted.length > 0) unit.attempted = [];
  const { hex } = unit;
  if (!hex) return;
  for (const other of listInPlay(play.game)) {
    if (!isMissile(other) || !other.attempted.includes(unit.id) || !sameHex(other.hex, hex)) continue;
    toOwn(play.game, other).attempted = other.attempted.filter((id) => id !== unit.id);
  }
}

/** [R7.4d] Separates a docked pair. `lost`: the unit leaves play, and its partner completes the move it was leading. */
export function undock(play: Play, unit: Own, lost = false): void {
  const { game } = play;
  const partner = partnerOf(game, unit);
  unit.dock = null;
  noteCraftMoved(game);
  if (!partner) return;
  toOwn(game, partner).dock = null;
  if (!lost) return;
  game.tasks = game.tasks.map((task) => {
    // [R7.4d] The tasks of the lost unit's move pass to its partner.
    const passes = (task.do === 'move' || task.do === 'planet') && task.unit === unit.id;
    return passes ? { ...task, unit: partner.id } : task;
  });
}

/** [R11.0d] Takes a unit out of play with this status; what is aboard a ship goes with it, its launched units stay. */
export function takeOut(play: Play, { id }: Unit, status: UnitStatus): void {
  const unit = ownUnit(play.game, id);
  endStay(play, unit);
  undock(play, unit, true);
  place(play.game, unit, status === 'landed' ? unit.hex : null, status);
  if (!isShip(unit)) return;
  unit.forceField = false;
  unit.jump = null;
  if (status === 'landed') return;
  for (const cargo of listAboard(play.game, unit)) setStatus(play.game, toOwn(play.game, cargo), status);
}

/** [8.8, 9.6] Takes a unit out of play as lost, and records how. */
export function lose(play: Play, unit: Unit, how: Loss, rule: RuleCase): void {
  const hex = unit.hex ? hexId(play.game, unit.hex) : null;
  const what = unit.kind === 'missile' ? unit.missile : unit.hull;
  emit(play, rule, { type: 'lost', unit: unit.id, what, how, hex });
  takeOut(play, unit, how === 'off-map' ? 'off-map' : how === 'expended' ? 'expended' : 'destroyed');
}

/**
 * [R8.8a, 11.0] Whether hits have destroyed a craft: bridge and engine, and of a spaceship more than half of the pods
 * it started with.
 */
export function isWrecked(craft: Craft): boolean {
  if (!isDestroyed(craft.parts.bridge) || !isDestroyed(craft.parts.engine)) return false;
  if (!isShip(craft) || craft.pods.length === 0) return true;
  return craft.pods.filter(isDestroyed).length * 2 > craft.pods.length;
}
