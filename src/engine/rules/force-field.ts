import { ENERGY_COST } from '../charts/energy.ts';
import { HULLS } from '../charts/hulls.ts';
import type { SpaceshipHull } from '../model/names.ts';
import { type Rejection, refuse } from '../model/rejection.ts';
import type { Game, Missile, Own, Spaceship } from '../model/state.ts';
import { checkBattleCommand, spendBattleCommand } from './battle-commands.ts';
import { ownShip } from './board.ts';
import { fieldClass, isUndamaged } from './capabilities.ts';
import { lose } from './destruction.ts';
import { rollDie } from './dice.ts';
import { hasBlocks, payBlocks } from './energy.ts';
import { emit, type Play } from './play.ts';
import { hullLine, shipOf } from './units.ts';
import type { Verb } from './verb.ts';

const BLOCKS = ENERGY_COST.activateForceField;

/** [4.6, 7.5, 8.9] Why a ship that may be issued a Battle Command cannot flip to its force field side. */
function checkActivation(ship: Spaceship): Rejection | undefined {
  const of = { unit: ship.id };
  if (hullLine(ship).forceField === 0) return refuse('4.6', 'no-force-field', of);
  if (fieldClass(ship) === 0) return refuse('8.9', 'field-damaged', of);
  return hasBlocks(ship, BLOCKS) ? undefined : refuse('7.6', 'no-energy', of);
}

/** [7.4, 7.5] Flips a ship to its force field side for a Battle Command and an Energy Block. */
export const activateForceField: Verb<'activate-force-field'> = {
  check: (game, { player, ship }) => checkBattleCommand(game, player, ship) ?? checkActivation(shipOf(game, ship)),
  apply(play, { ship: id }) {
    const ship = ownShip(play.game, id);
    spendBattleCommand(play.game, ship);
    turnFieldOn(ship);
    emit(play, '7.4', { type: 'force-field', unit: id, on: true, by: 'command' });
    emit(play, '7.5', { type: 'paid', unit: id, blocks: BLOCKS, units: 0 }, ship.owner);
  },
  list(_game, player, { ships }, listed) {
    for (const ship of ships)
      if (!checkActivation(ship)) listed.push({ player, do: 'activate-force-field', ship: ship.id });
  },
};

/** [7.4, R7.4f] Flips a ship back for a Battle Command. */
export const deactivateForceField: Verb<'deactivate-force-field'> = {
  check(game, { player, ship: id }) {
    const refused = checkBattleCommand(game, player, id);
    if (refused) return refused;
    return shipOf(game, id).forceField ? undefined : refuse('7.4', 'field-is-off', { unit: id });
  },
  apply(play, { ship: id }) {
    const ship = ownShip(play.game, id);
    spendBattleCommand(play.game, ship);
    ship.forceField = false;
    emit(play, '7.4', { type: 'force-field', unit: id, on: false, by: 'command' });
  },
  list(_game, player, { ships }, listed) {
    for (const { id: ship, forceField } of ships) {
      if (forceField) listed.push({ player, do: 'deactivate-force-field', ship });
    }
  },
};

/**
 * [R9.8a] Whether a ship can try to raise its field when it is intercepted: the field undamaged, and a block to pay.
 */
export function canRaiseField(ship: Spaceship): boolean {
  const part = ship.parts['force-field'];
  return part !== undefined && isUndamaged(part) && hasBlocks(ship, BLOCKS);
}

/** [R9.8a] The die that raises the field: the ship's Civ Level less two, or less. */
export const emergencyNeeds = (hull: SpaceshipHull): number => HULLS[hull].civLevel - 2;

/** [9.8, R9.8a] The chance that a ship whose field is off has it up in time when it is intercepted. */
export const fieldChance = (ship: Spaceship): number => (canRaiseField(ship) ? emergencyNeeds(ship.hull) / 10 : 0);

/** [7.5, 9.8] The field is on, for an Energy Block. */
export function turnFieldOn(ship: Own<Spaceship>): void {
  payBlocks(ship, BLOCKS);
  ship.forceField = true;
}

/**
 * [9.8, R9.8a] Asks the owner of an intercepted ship whether to try to raise its field; if that is impossible, it is
 * lost.
 */
export function askForField(play: Play, ship: Spaceship, missile: Missile): void {
  if (!canRaiseField(ship)) {
    lose(play, ship, 'missile', '9.6');
    return;
  }
  play.game.pending = { kind: 'force-field', player: ship.owner, unit: ship.id, missile: missile.id };
}

const pendingField = (game: Game) => (game.pending?.kind === 'force-field' ? game.pending : undefined);

/** [9.8] The emergency roll; the block is paid when it succeeds, and the explosion meets the field. */
export const raiseField: Verb<'raise-field'> = {
  check: () => undefined,
  apply(play) {
    const pending = pendingField(play.game);
    if (!pending) return;
    const ship = ownShip(play.game, pending.unit);
    play.game.pending = null;
    const die = rollDie(play);
    const needs = emergencyNeeds(ship.hull);
    const success = die <= needs;
    emit(play, '9.8', { type: 'field-roll', unit: ship.id, die, needs, success });
    if (!success) {
      lose(play, ship, 'missile', '9.8');
      return;
    }
    turnFieldOn(ship);
    emit(play, '9.8', { type: 'force-field', unit: ship.id, on: true, by: 'emergency' });
    emit(play, '7.5', { type: 'paid', unit: ship.id, blocks: BLOCKS, units: 0 }, ship.owner);
    play.game.tasks.push({ do: 'explode', missile: pending.missile, target: ship.id });
  },
  list(game, player, _, listed) {
    if (pendingField(game)) listed.push({ player, do: 'raise-field' });
  },
};

/** [9.8] The owner does not try to raise the field, and the ship is lost. */
export const noField: Verb<'no-field'> = {
  check: () => undefined,
  apply(play) {
    const pending = pendingField(play.game);
    if (!pending) return;
    play.game.pending = null;
    emit(play, '9.8', { type: 'field-refused', unit: pending.unit });
    lose(play, shipOf(play.game, pending.unit), 'missile', '9.6');
  },
  list(game, player, _, listed) {
    if (pendingField(game)) listed.push({ player, do: 'no-field' });
  },
};
