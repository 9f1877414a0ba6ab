import type { UnitId } from '../model/names.ts';
import { type Rejection, refuse } from '../model/rejection.ts';
import type { Game, Missile, Unit } from '../model/state.ts';
import { checkBattleCommand, spendBattleCommand } from './battle-commands.ts';
import { inPlay, listInPlay, unitNamed } from './board.ts';
import { isMissilePod } from './capabilities.ts';
import { changePhase } from './orders.ts';
import { emit } from './play.ts';
import { checkOwn, isMissile, isShip, shipOf, unitOf } from './units.ts';
import type { Verb } from './verb.ts';

/** [8.9, R9.5b] Why the pod a guided missile was launched from can no longer control it. */
function checkGuidance(game: Game, missile: Missile): Rejection | undefined {
  const ship = missile.mother === null ? undefined : unitNamed(game, missile.mother);
  const pod = isShip(ship) && missile.pod !== null ? ship.pods[missile.pod - 1] : undefined;
  const guided = inPlay(ship) && pod !== undefined && isMissilePod(pod);
  return guided ? undefined : refuse('8.9', 'guidance-lost', { unit: missile.id });
}

/** [7.1, 7.4, R7.4a] A guided missile receives commands only while it is controlled; other missiles need nothing. */
export function checkControlled(game: Game, missile: Missile): Rejection | undefined {
  if (missile.missile !== 'guided') return undefined;
  if (!game.phase.controlled.includes(missile.id)) return refuse('7.1', 'not-controlled', { unit: missile.id });
  return checkGuidance(game, missile);
}

const isGuided = (unit: Unit): unit is Missile => isMissile(unit) && unit.missile === 'guided';

/** [7.4, R7.4a] Why a ship may not control a unit of its player's. */
function checkControl(game: Game, ship: UnitId, unit: Unit): Rejection | undefined {
  const { id } = unit;
  if (!isGuided(unit)) return refuse('7.4', 'not-guided', { unit: id });
  if (unit.mother !== ship) return refuse('7.4', 'other-ships-missile', { unit: id });
  if (game.phase.controlled.includes(id)) return refuse('R7.4a', 'controlled-already', { unit: id });
  return checkGuidance(game, unit);
}

/** [7.4, R7.4a] Control Guided Missile: once a phase for each of the ship's own. */
export const controlMissile: Verb<'control-missile'> = {
  check: (game, { player, ship, missile }) =>
    checkBattleCommand(game, player, ship) ??
    checkOwn(game, player, missile, '7.4') ??
    checkControl(game, ship, unitOf(game, missile)),
  apply(play, { ship, missile }) {
    spendBattleCommand(play.game, shipOf(play.game, ship));
    changePhase(play.game, { controlled: [...play.game.phase.controlled, missile] });
    emit(play, '7.4', { type: 'missile-controlled', ship, missile });
  },
  list(game, player, { ships }, listed) {
    const guided = ships.length > 0 ? listInPlay(game).filter((unit) => isGuided(unit) && unit.owner === player) : [];
    for (const { id: ship } of ships) {
      for (const unit of guided) {
        if (!checkControl(game, ship, unit)) listed.push({ player, do: 'control-missile', ship, missile: unit.id });
      }
    }
  },
};
