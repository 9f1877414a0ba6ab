import {
  boxOf,
  course,
  FIRE_TYPES,
  type FireOdds,
  type FireType,
  type Hex,
  HULLS,
  interceptionChance,
  isHull,
  isPodPart,
  launchVelocities,
  type MissileType,
  missileLine,
  missilePlacements,
  opposite,
  type PartView,
  PODS,
  parseHexId,
  podPart,
  type Rejection,
  range,
  relativeVelocity,
  sameHex,
  turned,
  type UnitView,
} from '../../engine/index.ts';
import type { CoachSeat, Duel, FlightMotion, Flyer } from './types.ts';

/** A unit with its motion; null for one that is not on the map. */
export function flyerOf({ view }: CoachSeat, unit: UnitView): Flyer | null {
  const hex = unit.hex === null ? undefined : parseHexId(view.sheets, unit.hex);
  const { direction, velocity, nextSide } = unit;
  if (!hex || direction === null || velocity === null || unit.status !== 'in-play') return null;
  return { unit, at: { hex, direction, velocity, nextSide: nextSide ?? 'left' } };
}

/** The units of one side on the map. */
export const flyers = (seat: CoachSeat, kind: UnitView['kind'], isMine: (unit: UnitView) => boolean): Flyer[] =>
  seat.view.units.filter((unit) => unit.kind === kind && isMine(unit)).flatMap((unit) => flyerOf(seat, unit) ?? []);

/** The ship of whoever sits here and the enemy ship nearest to it; null where one is missing. */
export function duelOf(seat: CoachSeat): Duel | null {
  const player = seat.player ?? seat.decider;
  const [me] = flyers(seat, 'spaceship', ({ owner }) => owner === player);
  const enemies = flyers(seat, 'spaceship', ({ owner }) => owner !== player);
  if (!me || enemies.length === 0) return null;
  const enemy = enemies.reduce((near, other) =>
    range(me.at.hex, other.at.hex) < range(me.at.hex, near.at.hex) ? other : near,
  );
  return { seat, me, enemy };
}

/** [6.1] Where a unit will be after its next move if nothing changes. */
export function duelAfterMove(at: FlightMotion): FlightMotion {
  const { stops, nextSide } = course(at, at.velocity);
  return { ...at, hex: stops.at(-1) ?? at.hex, nextSide };
}

/** How near a unit comes to a hex on its next move. */
export const nearestOnCourse = (at: FlightMotion, hex: Hex): number =>
  Math.min(range(at.hex, hex), ...course(at, at.velocity).stops.map((stop) => range(stop, hex)));

const isOdds = (answer: FireOdds | Rejection): answer is FireOdds => !('code' in answer);

/** A shot, with what comes of it. */
export interface ForeseenFire {
  type: FireType;
  odds: FireOdds;
}

const best = (shots: readonly ForeseenFire[]): ForeseenFire | null =>
  shots.reduce<ForeseenFire | null>(
    (top, shot) => (top && top.odds.probability >= shot.odds.probability ? top : shot),
    null,
  );

/** [8.6] What comes of a shot; null if it may not be fired. */
export function oddsOf({ odds }: CoachSeat, shot: Parameters<CoachSeat['odds']>[0]): ForeseenFire | null {
  const answer = odds(shot);
  return isOdds(answer) ? { type: shot.type, odds: answer } : null;
}

/** [8.6] The likeliest of the shots that a ship could fire at another; of an enemy by the types of its pods. */
export function likeliestShot(seat: CoachSeat, from: UnitView, target: UnitView): ForeseenFire | null {
  const own = Object.keys(from.parts ?? {})
    .filter(isPodPart)
    .map(boxOf);
  const weapons = ['burster' as const, ...own, ...(from.pods ?? []).map(({ type }) => type)];
  return best(
    weapons.flatMap((weapon) =>
      FIRE_TYPES.flatMap((type) => oddsOf(seat, { unit: from.id, from: weapon, type, target: target.id }) ?? []),
    ),
  );
}

/** [8.6] The likeliest of the shots that may be fired now. */
export const openShot = (seat: CoachSeat, target: UnitView): ForeseenFire | null =>
  best(
    seat.legal.flatMap((action) =>
      action.do === 'fire' && action.target === target.id ? (oddsOf(seat, action) ?? []) : [],
    ),
  );

/** [8.4] The relative velocity of two ships that pass: whether they fly alike. */
export const isMatched = ({ me, enemy }: Duel): boolean => relativeVelocity(me.at, enemy.at).sameVector;

/** [9.6, 9.7] The chance, out of ten, that a missile has when it comes into the hex of a ship. */
function chanceAt(missile: FlightMotion, ship: FlightMotion, civLevel: 6 | 7 | 8): number {
  const chance = interceptionChance(civLevel, relativeVelocity({ ...missile, hex: ship.hex }, ship).value);
  return chance === 'A' ? 10 : chance;
}

const passes = (at: FlightMotion, hex: Hex): boolean =>
  course(at, at.velocity).stops.some((stop) => sameHex(stop, hex));

/** [9.7] The chance of a missile on its present course; 0 where that does not lead to the ship. */
export const presentChance = (missile: FlightMotion, ship: FlightMotion, civLevel: 6 | 7 | 8): number =>
  passes(missile, ship.hex) ? chanceAt(missile, ship, civLevel) : 0;

/** [7.1, 9.5] How a missile could fly after a Command Phase, with so many commands. */
function steered(at: FlightMotion, commands: number, most: number): FlightMotion[] {
  const all: FlightMotion[] = [];
  for (let change = -most; change <= most; change += 1) {
    for (let turns = Math.abs(change) - commands; turns <= commands - Math.abs(change); turns += 1) {
      const velocity = at.velocity + change;
      if (velocity < 1 || velocity > 9) continue;
      all.push({
        hex: at.hex,
        velocity,
        direction: turned(at.direction, turns),
        nextSide: turns === 0 ? at.nextSide : 'left',
      });
    }
  }
  return all;
}

/** [9.5, 9.7] The best chance that steering can give a missile against a ship that lies still until it moves. */
export function steeredChance(at: FlightMotion, type: MissileType, civLevel: 6 | 7 | 8, ship: FlightMotion): number {
  const line = missileLine(type, civLevel);
  if (!line) return presentChance({ ...at, velocity: Math.min(9, at.velocity + 1) }, ship, civLevel);
  const rating = line.maneuverRating - at.velocity;
  const ways = rating > 0 ? steered(at, rating, line.velocityRating) : [at];
  return Math.max(0, ...ways.map((way) => presentChance(way, ship, civLevel)));
}

/**
 * [9.4, 9.5] The best chance of a missile launched now: the enemy makes his next move, whose course is known by now, then
 * the missile is steered and flies into his hex.
 */
export function launchChance({ seat, me, enemy }: Duel): number {
  const there = duelAfterMove(enemy.at);
  const chances = seat.legal.flatMap((action) => {
    if (action.do !== 'launch-missile' || action.missile !== 'intelligent' || action.ship !== me.unit.id) return [];
    const hex = parseHexId(seat.view.sheets, action.hex);
    const { direction, velocity } = action;
    const civLevel = me.unit.parts?.[podPart(action.pod)]?.civLevel;
    return hex && civLevel
      ? [steeredChance({ hex, direction, velocity, nextSide: 'left' }, 'intelligent', civLevel, there)]
      : [];
  });
  return Math.max(0, ...chances);
}

/**
 * [9.4, 9.5] The best chance that the enemy's intelligent missile could have if he launched it in his next Fire Phase: the
 * player moves on his course, then the missile is steered into his hex. Whether he has one left is his secret.
 */
export function enemyLaunchChance({ me, enemy: { unit, at } }: Duel): number {
  const pods: (Pick<PartView, 'type' | 'status'> | undefined)[] = [
    ...(unit.pods ?? []),
    ...Object.values(unit.parts ?? {}),
  ];
  const isAble = pods.some((pod) => {
    const carries = pod?.type !== undefined && PODS[pod.type].missiles.intelligent > 0;
    return carries && (pod.status === 'intact' || pod.status === 'vulnerable');
  });
  if (!isAble || !isHull(unit.class)) return 0;
  const { civLevel } = HULLS[unit.class];
  const there = duelAfterMove(me.at);
  const chances = missilePlacements(at.hex, at.direction).flatMap(({ hex, directions }) =>
    directions.flatMap((direction) =>
      launchVelocities(at.velocity).map((velocity) =>
        steeredChance({ hex, direction, velocity, nextSide: 'left' }, 'intelligent', civLevel, there),
      ),
    ),
  );
  return Math.max(0, ...chances);
}

/** [9.5] How far an enemy missile may come on its next move: whatever it is, it gains two hexes at most before. */
export const reachOf = ({ at }: Flyer): number => at.velocity + 2;

/** Whether a unit lies ahead of another, by less than a right angle. */
export function isAhead(at: FlightMotion, hex: Hex): boolean {
  const ahead = course({ ...at, nextSide: 'left' }, 2).stops.at(-1) ?? at.hex;
  const behind = course({ ...at, direction: opposite(at.direction), nextSide: 'left' }, 2).stops.at(-1) ?? at.hex;
  return range(ahead, hex) < range(behind, hex);
}
