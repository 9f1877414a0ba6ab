import { interceptionChance } from '../charts/interception.ts';
import type { Player, UnitId } from '../model/names.ts';
import { refuse } from '../model/rejection.ts';
import type { Game, Missile, Spaceship, Task, Unit } from '../model/state.ts';
import { inPlay, type OnMap, ownUnit, toOwn, unitNamed, unitsAt } from './board.ts';
import { fieldClass } from './capabilities.ts';
import { lose } from './destruction.ts';
import { rollDie } from './dice.ts';
import { askForField } from './force-field.ts';
import { pushHits } from './hits.ts';
import { emit, type Play } from './play.ts';
import { relativeVelocity, type Vector } from './relative-velocity.ts';
import { bySince, isMissile, isShip, unitOf } from './units.ts';
import type { Verb } from './verb.ts';

/** [9.6, R9.6a] Of the units in a missile's hex, the enemies it has not attempted or declined during this stay. */
const listUntried = (missile: Missile, there: readonly OnMap[]): OnMap[] =>
  there.filter((unit) => unit.owner !== missile.owner && !missile.attempted.includes(unit.id)).sort(bySince);

/** [9.6] Of those, the ones with the lowest relative velocity (with 8.4). */
export function listTargets(missile: OnMap<Missile>, there: readonly OnMap[]): OnMap[] {
  const untried = listUntried(missile, there);
  const values = untried.map((unit) => relativeVelocity(missile, unit).value);
  const lowest = Math.min(...values);
  return untried.filter((_, index) => values[index] === lowest);
}

/** [9.6, R9.6a, R9.6b] The missiles that are due, in turn, when units have come to be among those in a hex. */
export function listDue(arrived: readonly OnMap[], there: readonly OnMap[], phasing: Player): OnMap<Missile>[] {
  return there
    .filter(isMissile)
    .filter((missile) =>
      arrived.includes(missile)
        ? listUntried(missile, there).length > 0
        : arrived.some((unit) => unit.owner !== missile.owner),
    )
    .sort((a, b) => Number(b.owner === phasing) - Number(a.owner === phasing) || bySince(a, b));
}

/**
 * [6.4, 9.6] Units have entered a hex, which any number may share: the missiles that are due, once for the whole
 * entry.
 */
export function runArrival(play: Play, { units }: Extract<Task, { do: 'arrive' }>): void {
  const { game } = play;
  const arrived: OnMap[] = [];
  for (const id of units) {
    const unit = unitNamed(game, id);
    if (inPlay(unit)) arrived.push(unit);
  }
  const first = arrived[0];
  if (!first) return;
  const there = unitsAt(game, first.hex);
  if (there.length === arrived.length) return;
  const due = listDue(arrived, there, game.phase.player);
  for (const missile of due.reverse()) game.tasks.push({ do: 'attempt', missile: missile.id });
}

/**
 * [9.6, R9.6c] A missile's turn: it attempts the lowest relative velocity; its owner is asked in a tie or at level 8.
 */
export function runAttempt(play: Play, task: Extract<Task, { do: 'attempt' }>): void {
  const missile = unitNamed(play.game, task.missile);
  if (!isMissile(missile) || !inPlay(missile)) return;
  const targets = listTargets(missile, unitsAt(play.game, missile.hex)).map(({ id }) => id);
  const only = targets[0];
  if (!only) return;
  const mayDecline = missile.civLevel === 8;
  if (mayDecline || targets.length > 1) {
    play.game.pending = { kind: 'intercept', player: missile.owner, missile: missile.id, targets, mayDecline };
  } else attempt(play, missile, only);
}

/** [9.6, 9.7] The arithmetic of an attempt. */
export function interceptionOdds(missile: Vector & Pick<Missile, 'civLevel'>, target: Vector) {
  const velocity = relativeVelocity(missile, target);
  const chance = interceptionChance(missile.civLevel, velocity.value);
  return { relativeVelocity: velocity, chance, probability: chance === 'A' ? 1 : chance / 10 };
}

/** [9.6, 9.7] A missile's interception roll against a unit, and what follows. */
function attempt(play: Play, missile: Missile, targetId: UnitId): void {
  const target = unitOf(play.game, targetId);
  if (!inPlay(missile) || !inPlay(target)) return;
  toOwn(play.game, missile).attempted = [...missile.attempted, target.id];
  const { relativeVelocity: velocity, chance } = interceptionOdds(missile, target);
  const die = chance === 'A' ? null : rollDie(play);
  const success = chance === 'A' || (die !== null && die <= chance);
  emit(play, '9.6', {
    type: 'interception',
    missile: missile.id,
    target: target.id,
    relativeVelocity: velocity,
    chance,
    die,
    success,
  });
  if (success) explode(play, missile, target);
}

/** [9.6, 9.8] The missile is gone; the unit is destroyed unless it is a ship with a force field. */
function explode(play: Play, missile: Missile, target: Unit): void {
  lose(play, missile, 'explosion', '9.6');
  if (!isShip(target)) lose(play, target, 'missile', '9.6');
  else if (target.forceField) runExplosion(play, { do: 'explode', target: target.id, missile: missile.id });
  else askForField(play, target, missile);
}

/** [9.8] How often an explosion uses the Hit Table at the most. */
export const MOST_ROLLS = 3;

/** [9.8, R9.8b] How often it does on a ship behind its field: three times (class 1) or once. */
export const explosionRolls = (ship: Spaceship): number => (fieldClass(ship) === 2 ? 1 : MOST_ROLLS);

/** [9.8, R9.8b] The explosion: the Hit Table is used as often as is fixed when it begins. */
export function runExplosion(play: Play, { missile, target: id }: Extract<Task, { do: 'explode' }>): void {
  const target = unitOf(play.game, id);
  if (!isShip(target)) return;
  const rolls = explosionRolls(target);
  emit(play, '9.8', { type: 'exploded', missile, target: id, rolls });
  pushHits(play, id, 'missile', unitOf(play.game, missile).owner, rolls);
}

const pendingAttempt = (game: Game) => (game.pending?.kind === 'intercept' ? game.pending : undefined);

/** [9.6] The owner of a missile names the unit it attempts. */
export const intercept: Verb<'intercept'> = {
  check(game, { missile, target }) {
    const pending = pendingAttempt(game);
    if (pending?.missile !== missile) return refuse('9.6', 'not-this-missile', { unit: missile });
    return pending.targets.includes(target) ? undefined : refuse('9.6', 'not-a-target', { target });
  },
  apply(play, { missile, target }) {
    play.game.pending = null;
    const unit = unitOf(play.game, missile);
    if (isMissile(unit)) attempt(play, unit, target);
  },
  list(game, player, _, listed) {
    const pending = pendingAttempt(game);
    if (!pending) return;
    const { missile, targets } = pending;
    for (const target of targets) listed.push({ player, do: 'intercept', missile, target });
  },
};

/** [9.6, R9.6c] The owner of a Civ Level 8 missile declines, which covers all that were offered (R9.6a). */
export const decline: Verb<'decline'> = {
  check(game, { missile }) {
    const pending = pendingAttempt(game);
    if (pending?.missile !== missile) return refuse('9.6', 'not-this-missile', { unit: missile });
    return pending.mayDecline ? undefined : refuse('R9.6c', 'may-not-decline', { unit: missile });
  },
  apply(play, { missile }) {
    const pending = pendingAttempt(play.game);
    const unit = ownUnit(play.game, missile);
    if (!pending || !isMissile(unit)) return;
    unit.attempted = [...unit.attempted, ...pending.targets];
    emit(play, '9.6', { type: 'declined', missile, targets: [...pending.targets] });
    play.game.pending = null;
  },
  list(game, player, _, listed) {
    const pending = pendingAttempt(game);
    if (pending?.mayDecline) listed.push({ player, do: 'decline', missile: pending.missile });
  },
};
