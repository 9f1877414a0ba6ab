import { PODS } from '../charts/pods.ts';
import type { MissileType } from '../model/names.ts';
import { type Rejection, refuse } from '../model/rejection.ts';
import type { Game, Own, Spaceship } from '../model/state.ts';
import { checkBattleCommand, spendBattleCommand } from './battle-commands.ts';
import { listCargo, ownShip } from './board.ts';
import { isMissilePod } from './capabilities.ts';
import { holdsPrepared } from './editions.ts';
import { newMissile } from './missile-numbers.ts';
import { emit, type Play } from './play.ts';
import { changePod, isMissile, shipOf } from './units.ts';
import type { Verb } from './verb.ts';

/** [8.9, 9.1] Why a pod has no missile of this type to give, or nothing. */
export function checkPodMissile({ id, pods }: Spaceship, box: number, missile: MissileType): Rejection | undefined {
  const pod = pods[box - 1];
  if (!pod) return refuse('9.1', 'no-such-pod', { unit: id, pod: box });
  if (!pod.missiles) return refuse('5.1', 'no-missile-pod', { unit: id, pod: box });
  if (!isMissilePod(pod)) return refuse('8.9', 'pod-damaged', { unit: id, pod: box });
  if (pod.missiles[missile] <= 0) return refuse('9.1', 'none-left', { unit: id, pod: box, missile });
  return undefined;
}

/** [9.1] Takes one missile out of a pod, which may have been hit since it was launched (8.9). */
export function takeFromPod(ship: Own<Spaceship>, box: number, missile: MissileType): void {
  changePod(ship, box, ({ missiles }) =>
    missiles ? { missiles: { ...missiles, [missile]: Math.max(0, missiles[missile] - 1) } } : {},
  );
}

/** [R7.4b] How many prepared missiles a ship may hold. */
function preparedLimit(game: Game, { pods }: Spaceship): number {
  let limit = 0;
  for (const pod of pods) if (holdsPrepared(game, pod)) limit += 1;
  return limit;
}

/** [7.4, R7.4b] Why no missile at all may be prepared on a ship. */
function checkRoom(game: Game, ship: Spaceship): Rejection | undefined {
  let prepared = 0;
  for (const unit of listCargo(game)) if (unit.mother === ship.id && isMissile(unit)) prepared += 1;
  const limit = preparedLimit(game, ship);
  return prepared < limit ? undefined : refuse('R7.4b', 'prepared-limit', { unit: ship.id, limit });
}

/** [7.4, 9.1] Whether missiles of this type in a pod are launched only after they have been prepared. */
export function needsPreparing({ pods }: Spaceship, box: number, missile: MissileType): boolean {
  const pod = pods[box - 1];
  return pod !== undefined && PODS[pod.type].prepare.includes(missile);
}

/** [7.4, R7.4b] Prepare Missile: one of the starred types of a pod goes face-down onto its ship. */
export const prepareMissile: Verb<'prepare-missile'> = {
  check(game, { player, ship: id, pod, missile }) {
    const refused = checkBattleCommand(game, player, id);
    if (refused) return refused;
    const ship = shipOf(game, id);
    const missing = checkPodMissile(ship, pod, missile);
    if (missing) return missing;
    if (!needsPreparing(ship, pod, missile)) return refuse('R7.4b', 'needs-no-preparing', { missile });
    return checkRoom(game, ship);
  },
  apply(play: Play, { player, ship: id, pod: box, missile: type }) {
    const ship = ownShip(play.game, id);
    const pod = ship.pods[box - 1];
    if (!pod?.missiles || pod.civLevel === null) return;
    spendBattleCommand(play.game, ship);
    takeFromPod(ship, box, type);
    const missile = newMissile(play, player, type, pod.civLevel, { ship, box });
    emit(play, '7.4', { type: 'missile-prepared', ship: id, missile: missile.id, what: type, pod: box });
  },
  list(game, player, { ships }, listed) {
    for (const ship of ships) {
      if (checkRoom(game, ship)) continue;
      for (const [index, { type }] of ship.pods.entries()) {
        const pod = index + 1;
        for (const missile of PODS[type].prepare) {
          if (checkPodMissile(ship, pod, missile)) continue;
          listed.push({ player, do: 'prepare-missile', ship: ship.id, pod, missile });
        }
      }
    }
  },
};
