import {
  type Ahead,
  course,
  type Hex,
  hexId,
  interceptionChance,
  isMissileType,
  missileLine,
  type Player,
  parseHexId,
  range,
  type Scenario,
  turned,
  type UnitView,
} from '../../engine/index.ts';
import type { Seat } from '../../store/seat/seat.ts';
import { dangerText, mostOf, probabilityOf, type ToldDanger } from '../../words/index.ts';
import { enemiesOnMap, fireRows, weaponsOf } from './fires.ts';

/** A danger to an own craft, with the figure that is known of it and where the map shows it. */
export type Danger = Omit<ToldDanger, 'place'> & { hex: Hex };

/** [8.6, 9.6] A danger in words, with its hex. */
export const dangerWords = ({ view: { sheets } }: Seat, scenario: Scenario, { hex, ...danger }: Danger): string =>
  dangerText({ ...danger, place: hexId({ sheets, scenario }, hex) });

/** [9.6] The attempts that enemy missiles would make at a unit on its next move, as it flies or would fly. */
export const attemptsAt = (seat: Seat, unit: UnitView): Extract<Ahead, { kind: 'attempt' }>[] =>
  seat.ahead(unit).flatMap((ahead) => (ahead.kind === 'attempt' && ahead.target === unit.id ? [ahead] : []));

const placeOf = ({ view }: Pick<Seat, 'view'>, { hex }: UnitView): Hex | null =>
  (hex && parseHexId(view.sheets, hex)) || null;

/** [6.6, 9.6] What is rolled at a unit on its own next move. */
export const onItsCourse = (seat: Seat, unit: UnitView): Danger[] =>
  seat.ahead(unit).flatMap((ahead): Danger[] => {
    const { hex } = ahead;
    if (ahead.kind === 'asteroids') {
      const probability = ahead.velocity / 10;
      return [{ kind: 'asteroids', unit: ahead.unit, from: null, hex, probability, result: null }];
    }
    const { missile: from, target, chance, result } = ahead;
    const probability = chance === null ? null : probabilityOf(chance);
    return target === unit.id ? [{ kind: 'course', unit: target, from, hex, probability, result }] : [];
  });

/** [9.6] What an enemy missile tries as it flies now, once it is its turn to move. */
const thatComes = (seat: Seat, missile: UnitView, own: readonly UnitView[]): Danger[] =>
  seat.ahead(missile).flatMap((ahead): Danger[] => {
    if (ahead.kind !== 'attempt' || ahead.missile !== missile.id) return [];
    const { hex, target, chance, result } = ahead;
    const probability = chance === null ? null : probabilityOf(chance);
    const isMine = own.some(({ id }) => id === target);
    return isMine ? [{ kind: 'comes', unit: target, from: missile.id, hex, probability, result }] : [];
  });

/** [7.1, 9.5] How a missile may fly after its next Command Phase; an unguided one as it does. */
function steered(missile: UnitView): UnitView[] {
  const { class: type, civLevel, direction, velocity } = missile;
  if (!isMissileType(type) || !civLevel || direction === null || velocity === null) return [];
  const line = missileLine(type, civLevel);
  const commands = line ? Math.max(0, line.maneuverRating - velocity) : 0;
  const most = Math.min(commands, line?.velocityRating ?? 0);
  const ways: UnitView[] = [];
  for (let change = -most; change <= most; change += 1) {
    const left = commands - Math.abs(change);
    for (let turns = -left; turns <= left; turns += 1) {
      if (velocity + change < 1 || velocity + change > 9) continue;
      ways.push({ ...missile, direction: turned(direction, turns), velocity: velocity + change });
    }
  }
  return ways;
}

/** [6.1] Where a unit ends its next move. */
export function endOfCourse(seat: Pick<Seat, 'view'>, unit: UnitView): Hex | null {
  const hex = placeOf(seat, unit);
  const { direction, velocity, nextSide } = unit;
  if (!hex || direction === null || velocity === null) return null;
  return course({ hex, direction, nextSide: nextSide ?? 'left' }, velocity).stops.at(-1) ?? hex;
}

/** [9.5, 9.7] What an enemy missile can do at best once the own craft have moved and it has been steered. */
function thatIsSteered(seat: Seat, missile: UnitView, own: readonly UnitView[]): Danger[] {
  const from = placeOf(seat, missile);
  const near = own.filter((unit) => {
    const end = endOfCourse(seat, unit);
    return from !== null && end !== null && range(from, end) <= (missile.velocity ?? 0) + 2;
  });
  if (near.length === 0) return [];
  const passes = steered(missile).flatMap((way) => seat.passes(way));
  return near.flatMap((unit): Danger[] => {
    const best = passes
      .filter(({ target, step }) => target === unit.id && step > 0)
      .reduce<(typeof passes)[number] | null>(
        (one, other) => (one && one.probability >= other.probability ? one : other),
        null,
      );
    if (!best) return [];
    const { hex, probability, result } = best;
    return [{ kind: 'steered', unit: unit.id, from: missile.id, hex, probability, result }];
  });
}

/** [8.6] The likeliest hit of each enemy craft on a unit, as both lie and fly. */
const underFire = (seat: Seat, unit: UnitView): Danger[] =>
  enemiesOnMap(seat, unit).flatMap((enemy): Danger[] => {
    const hex = placeOf(seat, unit);
    if (enemy.kind === 'missile' || !hex) return [];
    const rows = weaponsOf(enemy).flatMap(({ from }) => fireRows(seat, enemy.id, from, unit.id));
    const probability = Math.max(0, ...rows.map(({ odds }) => odds?.probability ?? 0));
    return probability > 0 ? [{ kind: 'fire', unit: unit.id, from: enemy.id, hex, probability, result: null }] : [];
  });

/**
 * How much a danger counts: by its figure, twice where it ends a unit. Where the level of a missile is not known, by the most
 * that any could have.
 */
export const weightOf = (seat: Seat, danger: Danger): number => {
  const isLoss = danger.result !== null && danger.result.kind !== 'bursts';
  return (danger.probability ?? mostKnown(seat, danger)) * (isLoss ? 2 : 1);
};

/** [9.7] The most that an attempt may have of which the level of the missile is not known. */
function mostKnown(seat: Seat, { kind, unit, from }: Danger): number {
  const mover = seat.view.units.find(({ id }) => id === (kind === 'course' ? unit : from));
  const attempt = mover && seat.ahead(mover).find((one) => one.kind === 'attempt' && one.missile === from);
  return attempt?.kind === 'attempt' ? mostOf(interceptionChance(8, attempt.relativeVelocity.value)) / 10 : 0;
}

/**
 * [3.0, 8.6, 9.6] What may happen to the craft of a player before they may command again, and can be told now: on their next
 * move, by the missiles that move next, and by the fire that comes before anybody moves. The greatest is first.
 */
export function dangersTo(seat: Seat, me: Player): Danger[] {
  const { units, phase } = seat.view;
  const flying = units.filter(({ status, hex }) => status === 'in-play' && hex !== null);
  const own = flying.filter(({ owner, kind }) => owner === me && kind !== 'missile');
  const moved = own.filter(({ id }) => !seat.legal.some((action) => action.do === 'move' && action.unit === id));
  const missiles = flying.filter(({ owner, kind }) => owner !== me && kind === 'missile');
  const isMine = phase.player === me;
  // The order of phases is: own move, their commands, own fire, their move, own commands, their fire.
  const fliesNext = isMine ? phase.kind === 'movement' || phase.kind === 'command' : phase.kind === 'fire';
  const comesNext = isMine ? phase.kind === 'fire' : phase.kind === 'command' || phase.kind === 'movement';
  const isFiredAt = phase.kind === (isMine ? 'command' : 'fire');
  const dangers = [
    ...(fliesNext ? own.flatMap((unit) => onItsCourse(seat, unit)) : []),
    ...(comesNext ? missiles.flatMap((missile) => thatComes(seat, missile, own)) : []),
    // Who has moved lies where the missiles will find them.
    ...(isMine && phase.kind === 'movement' ? missiles.flatMap((missile) => thatComes(seat, missile, moved)) : []),
    ...(isFiredAt ? own.flatMap((unit) => underFire(seat, unit)) : []),
    ...(isMine && phase.kind === 'command' ? missiles.flatMap((missile) => thatIsSteered(seat, missile, own)) : []),
  ].filter(({ probability }) => probability !== 0);
  return dangers.sort((one, other) => weightOf(seat, other) - weightOf(seat, one));
}
