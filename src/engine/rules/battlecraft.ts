import type { Player, UnitId } from '../model/names.ts';
import { type Rejection, refuse } from '../model/rejection.ts';
import type { Battlecraft, Game, Spaceship } from '../model/state.ts';
import { battlecraftPlacements, type Placement } from '../space/placements.ts';
import { hexId } from '../space/sheets.ts';
import { checkBattleCommand, spendBattleCommand } from './battle-commands.ts';
import { listCargo, ownShip, ownUnit, setStatus, toOwn, unitNamed } from './board.ts';
import { isUndamaged } from './capabilities.ts';
import { hasUnits, payUnits, unitsLeft } from './energy.ts';
import { checkPlacement, type LaunchVector, launch, listVectors } from './launching.ts';
import { changePhase, newOrders, noteOrders } from './orders.ts';
import { emit } from './play.ts';
import { checkOwnShip, isBattlecraft, shipOf } from './units.ts';
import type { Verb } from './verb.ts';

/** [R8.9b] The battlecraft in a pod of a ship, prepared or not. */
function findInPod(game: Game, { id }: Spaceship, box: number): Battlecraft | undefined {
  for (const craft of listCargo(game)) {
    if (craft.mother === id && craft.pod === box && isBattlecraft(craft)) return craft;
  }
  return undefined;
}

/** [8.9] Why the battlecraft in a pod cannot be used: there is none, or its pod is damaged. */
function checkPod(game: Game, ship: Spaceship, box: number): Rejection | undefined {
  const pod = ship.pods[box - 1];
  if (pod?.type !== 'battlecraft') return refuse('7.4', 'no-battlecraft-pod', { unit: ship.id, pod: box });
  if (!isUndamaged(pod)) return refuse('8.9', 'pod-damaged', { unit: ship.id, pod: box });
  return findInPod(game, ship, box) ? undefined : refuse('7.4', 'pod-empty', { unit: ship.id, pod: box });
}

/** [7.4] Why the battlecraft in a pod may not be prepared. */
function checkPreparing(game: Game, ship: Spaceship, box: number): Rejection | undefined {
  const refused = checkPod(game, ship, box);
  if (refused) return refused;
  const craft = findInPod(game, ship, box);
  return craft?.status === 'in-pod' ? undefined : refuse('7.4', 'prepared-already', { unit: craft?.id ?? '' });
}

/** [7.4] Prepare Battlecraft: the counter goes face-down onto the ship. */
export const prepareBattlecraft: Verb<'prepare-battlecraft'> = {
  check: (game, { player, ship, pod }) =>
    checkBattleCommand(game, player, ship) ?? checkPreparing(game, shipOf(game, ship), pod),
  apply(play, { ship: id, pod }) {
    const ship = shipOf(play.game, id);
    const craft = findInPod(play.game, ship, pod);
    if (!craft) return;
    spendBattleCommand(play.game, ship);
    const { game } = play;
    setStatus(game, toOwn(game, craft), 'prepared');
    changePhase(game, { prepared: [...game.phase.prepared, craft.id] });
    emit(play, '7.4', { type: 'battlecraft-prepared', ship: id, battlecraft: craft.id, hull: craft.hull });
  },
  list(game, player, { ships }, listed) {
    for (const ship of ships) {
      for (let pod = 1; pod <= ship.pods.length; pod += 1) {
        if (!checkPreparing(game, ship, pod)) listed.push({ player, do: 'prepare-battlecraft', ship: ship.id, pod });
      }
    }
  },
};

/** [7.4, R7.4g] Where a ship may place a battlecraft. */
const placementsOf = (ship: Spaceship): Placement[] =>
  ship.hex ? battlecraftPlacements(ship.hex, ship.direction) : [];

/** [5.6, 7.4] Why a prepared battlecraft may not be launched; the placement is checked apart. */
function checkLaunch(game: Game, ship: Spaceship, pod: number): Rejection | undefined {
  const refused = checkPod(game, ship, pod);
  if (refused) return refused;
  const craft = findInPod(game, ship, pod);
  if (craft?.status !== 'prepared') return refuse('7.4', 'not-prepared', { unit: craft?.id ?? '' });
  return game.phase.prepared.includes(craft.id) ? refuse('5.6', 'prepared-this-phase', { unit: craft.id }) : undefined;
}

/** [7.4, R7.4g] Launch Battlecraft: in a later phase than it was prepared in. */
export const launchBattlecraft: Verb<'launch-battlecraft'> = {
  check(game, action) {
    const refused = checkBattleCommand(game, action.player, action.ship);
    if (refused) return refused;
    const ship = shipOf(game, action.ship);
    return (
      checkLaunch(game, ship, action.pod) ?? checkPlacement(game, placementsOf(ship), ship.velocity, action, 'R7.4g')
    );
  },
  apply(play, action) {
    const { game } = play;
    const ship = shipOf(game, action.ship);
    const craft = findInPod(game, ship, action.pod);
    const placement = placementsOf(ship).find(({ hex }) => hexId(game, hex) === action.hex);
    if (!craft || !placement) return;
    spendBattleCommand(game, ship);
    // [R7.1a] Its Maneuver Commands in this phase count from the velocity of its launch.
    noteOrders(game, craft, newOrders(action.velocity));
    launch(play, toOwn(game, craft), ship.id, action.pod, placement.hex, action);
  },
  list(game, player, { ships }, listed) {
    for (const ship of ships) {
      let vectors: LaunchVector[] | undefined;
      for (let pod = 1; pod <= ship.pods.length; pod += 1) {
        if (checkLaunch(game, ship, pod)) continue;
        vectors ??= listVectors(game, placementsOf(ship), ship.velocity);
        for (const { hex, direction, velocity } of vectors) {
          listed.push({ player, do: 'launch-battlecraft', ship: ship.id, pod, hex, direction, velocity });
        }
      }
    }
  },
};

/** [10.4, R7.5d] Why a battlecraft cannot be recharged with so many units. */
function checkRecharge(game: Game, player: Player, id: UnitId, units: number): Rejection | undefined {
  const craft = unitNamed(game, id);
  if (!isBattlecraft(craft)) return refuse('10.4', 'no-such-unit', { unit: id });
  if (craft.owner !== player) return refuse('10.4', 'not-yours', { unit: id });
  if (craft.status !== 'in-pod' && craft.status !== 'prepared') return refuse('R7.5d', 'not-in-pod', { unit: id });
  const refused = checkOwnShip(game, player, craft.mother, 'R7.5d');
  if (refused) return refused;
  const mother = shipOf(game, craft.mother);
  const unusable = checkPod(game, mother, craft.pod);
  if (unusable) return unusable;
  if (units > craft.energy.spent) return refuse('R7.5d', 'not-so-much-spent', { unit: id, units: craft.energy.spent });
  return hasUnits(mother, units) ? undefined : refuse('7.6', 'no-energy', { unit: mother.id });
}

/** [10.4, R7.5d] Recharging a battlecraft in its pod takes no command. */
export const recharge: Verb<'recharge'> = {
  check: (game, { player, battlecraft, units }) => checkRecharge(game, player, battlecraft, units),
  apply(play, { battlecraft: id, units }) {
    const craft = ownUnit(play.game, id);
    if (!isBattlecraft(craft)) return;
    craft.energy = { ...craft.energy, spent: craft.energy.spent - units };
    payUnits(ownShip(play.game, craft.mother), units);
    emit(play, '10.4', { type: 'recharged', battlecraft: id, units }, craft.owner);
  },
  list(game, player, _, listed) {
    for (const craft of listCargo(game)) {
      if (!isBattlecraft(craft) || craft.energy.spent === 0 || checkRecharge(game, player, craft.id, 1)) continue;
      const most = Math.min(craft.energy.spent, unitsLeft(shipOf(game, craft.mother)));
      for (let units = 1; units <= most; units += 1) {
        listed.push({ player, do: 'recharge', battlecraft: craft.id, units });
      }
    }
  },
};
