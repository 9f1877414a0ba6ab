import { type Action, commandOf, range, subjectOf, turned } from '../../engine/index.ts';
import { capital, count, fireName, percentText } from '../../words/index.ts';
import {
  duelAfterMove,
  enemyLaunchChance,
  flyers,
  isAhead,
  isMatched,
  launchChance,
  likeliestShot,
  nearestOnCourse,
  oddsOf,
  openShot,
  presentChance,
  reachOf,
  steeredChance,
} from './foresight.ts';
import type { CoachRule, Duel, FlightMotion, Flyer } from './types.ts';

/** The distance beyond which hardly any fire hits. */
const FAR = 8;

const inTen = (chance: number): string => percentText(chance / 10);

const enemyMissiles = ({ seat, me }: Duel): Flyer[] => flyers(seat, 'missile', ({ owner }) => owner !== me.unit.owner);

const ownMissiles = ({ seat, me }: Duel): Flyer[] => flyers(seat, 'missile', ({ owner }) => owner === me.unit.owner);

/** The range at the player's next Fire Phase: he will have moved, and the enemy not yet. */
const rangeNext = ({ me, enemy }: Duel): number => range(duelAfterMove(me.at).hex, enemy.at.hex);

/** The enemy missile that can be steered into a hex on its next move, the nearest if there are more. */
function threat(duel: Duel, hex: Flyer['at']['hex']): { missile: Flyer; away: number } | null {
  const near = enemyMissiles(duel)
    .map((missile) => ({ missile, away: range(missile.at.hex, hex) }))
    .filter(({ missile, away }) => missile.unit.class !== 'unguided' && away <= reachOf(missile))
    .sort((one, other) => one.away - other.away);
  return near[0] ?? null;
}

type Plan = readonly Action[];

/** The maneuvers that a plan has for a unit. */
const maneuversOf = (plan: Plan, { unit }: Flyer): Plan =>
  plan.filter((order) => commandOf(order.do) === 'maneuver' && subjectOf(order) === unit.id);

/** Advice on the course of a unit, given if the plan changes that course. */
const onCourse = (plan: Plan, flyer: Flyer, advice: string): string =>
  maneuversOf(plan, flyer).length > 0 ? ` ${advice}` : '';

/** [7.2] How a unit flies after the maneuvers that a plan has for it. */
function flownBy(plan: Plan, flyer: Flyer): FlightMotion {
  const at = { ...flyer.at };
  for (const order of maneuversOf(plan, flyer)) {
    if (order.do === 'accelerate') at.velocity += 1;
    if (order.do === 'decelerate') at.velocity -= 1;
    if (order.do === 'turn') at.direction = turned(at.direction, order.side === 'left' ? -1 : 1);
  }
  return at;
}

/** The first shot of a plan at a unit, with what comes of it. */
function shotAt(plan: Plan, { seat }: Duel, target: Flyer) {
  const shot = plan.find((order) => order.do === 'fire' && order.target === target.unit.id);
  return shot?.do === 'fire' ? oddsOf(seat, shot) : null;
}

/** What matters before an order, the most important first; one line is said at a time. */
export const COACH_RULES: readonly CoachRule[] = [
  {
    id: 'missile-near',
    times: 4,
    say(duel, { plan }) {
      if (duel.seat.stage !== 'command') return null;
      const near = threat(duel, duelAfterMove(duel.me.at).hex);
      return near
        ? `After your move ${near.missile.unit.id} will be ${count(near.away, 'hex', 'hexes')} away, and may be steered into you.${onCourse(plan, duel.me, 'Get out of its reach, or fly as unlike it as you can.')}`
        : null;
    },
  },
  {
    id: 'missile-strikes',
    times: 2,
    say(duel, { plan }) {
      if (duel.seat.stage !== 'fire') return null;
      const missile = enemyMissiles(duel).find(({ at }) => nearestOnCourse(at, duel.me.at.hex) === 0);
      if (!missile) return null;
      const shot = shotAt(plan, duel, missile);
      const advice = shot
        ? ` Shoot at it (${percentText(shot.odds.probability)}), but few hits destroy a missile.`
        : '';
      return `${missile.unit.id} flies into your hex next.${advice}`;
    },
  },
  {
    id: 'unguided-near',
    times: 2,
    say(duel, { plan }) {
      if (duel.seat.stage !== 'command') return null;
      const { hex } = duelAfterMove(duel.me.at);
      const missile = enemyMissiles(duel).find(
        ({ unit, at }) => unit.class === 'unguided' && nearestOnCourse({ ...at, velocity: at.velocity + 1 }, hex) === 0,
      );
      return missile
        ? `${missile.unit.id} is unguided, and will fly right through the hex where your course ends.${onCourse(plan, duel.me, 'Be somewhere else.')}`
        : null;
    },
  },
  {
    id: 'steer',
    times: 4,
    say(duel, { plan }) {
      if (duel.seat.stage !== 'command') return null;
      for (const missile of ownMissiles(duel)) {
        if (maneuversOf(plan, missile).length === 0) continue;
        const { unit, at } = missile;
        const left = duel.seat.left(unit.id)?.maneuvers;
        if (!left || left.left < left.of || unit.civLevel === undefined || unit.class === undefined) continue;
        const chance = unit.class === 'intelligent' ? steeredChance(at, unit.class, unit.civLevel, duel.enemy.at) : 0;
        if (chance > presentChance(at, duel.enemy.at, unit.civLevel)) {
          return `Steer ${unit.id} through ${duel.enemy.unit.hex}, where ${duel.enemy.unit.id} will still be: it strikes with ${inTen(chance)} at best.`;
        }
      }
      return null;
    },
  },
  {
    id: 'missile-on-course',
    times: 3,
    say(duel, { plan }) {
      if (duel.seat.stage !== 'command') return null;
      for (const missile of ownMissiles(duel)) {
        if (maneuversOf(plan, missile).length > 0) continue;
        const { unit, at } = missile;
        const chance = unit.civLevel ? presentChance(at, duel.enemy.at, unit.civLevel) : 0;
        if (chance > 0) return `${unit.id} flies into ${duel.enemy.unit.id} on your next move: ${inTen(chance)}.`;
      }
      return null;
    },
  },
  {
    id: 'launch',
    times: 3,
    say(duel, { plan }) {
      const isPlanned = plan.some((order) => order.do === 'launch-missile' && order.missile === 'intelligent');
      const chance = duel.seat.stage === 'fire' && isPlanned ? launchChance(duel) : 0;
      return chance >= 5
        ? `You could launch: an [[intelligent missile]] can be steered into ${duel.enemy.unit.id} on your next move, ${inTen(chance)} at best.`
        : null;
    },
  },
  {
    id: 'good-shot',
    times: 3,
    say(duel, { plan }) {
      const shot = duel.seat.stage === 'fire' ? shotAt(plan, duel, duel.enemy) : null;
      return shot && shot.odds.probability >= 0.5
        ? `A good shot: ${fireName(shot.type)}, ${percentText(shot.odds.probability)}.`
        : null;
    },
  },
  {
    id: 'poor-shot',
    times: 2,
    say(duel, { plan }) {
      const shot = duel.seat.stage === 'fire' ? shotAt(plan, duel, duel.enemy) : null;
      return shot?.type === 'laser-burst' && shot.odds.probability < 0.5
        ? `Not a good shot: ${percentText(shot.odds.probability)} with a [[laser burst]]. But that costs nothing.`
        : null;
    },
  },
  {
    id: 'nothing-to-fire',
    times: 3,
    say({ seat, enemy }, { plan }) {
      if (seat.stage !== 'fire' || plan[0]?.do !== 'end-phase') return null;
      return (openShot(seat, enemy.unit)?.odds.probability ?? 0) > 0
        ? 'No shot is worth it now: end the phase.'
        : 'Nothing to fire that could hit: end the phase.';
    },
  },
  {
    id: 'their-launch',
    times: 3,
    say(duel) {
      const chance = duel.seat.stage === 'command' ? enemyLaunchChance(duel) : 0;
      return chance >= 5
        ? `${duel.enemy.unit.id} could launch next: a [[missile]] would strike with up to ${inTen(chance)} where your course ends.`
        : null;
    },
  },
  {
    id: 'energy',
    times: 2,
    say({ seat, me: { unit } }) {
      if (seat.stage !== 'command' || !unit.energy || !('blocks' in unit.energy)) return null;
      const left = unit.energy.blocks - unit.energy.marked;
      const isWhole = unit.parts?.engine?.status === 'intact';
      return left <= 3 && isWhole
        ? `Energy is running low: ${count(left, 'block')}. One command in a phase is free.`
        : null;
    },
  },
  {
    id: 'overshoot',
    times: 3,
    say(duel, { plan }) {
      const { seat, me, enemy } = duel;
      const next = rangeNext(duel);
      if (seat.stage !== 'command' || next <= nearestOnCourse(me.at, enemy.at.hex) + 1) return null;
      return isAhead(duelAfterMove(me.at), enemy.at.hex)
        ? null
        : `You will overshoot: your course leads past ${enemy.unit.id}, and ends ${count(next, 'hex', 'hexes')} from it.${onCourse(plan, me, 'Slow down, or turn.')}`;
    },
  },
  {
    id: 'their-fire',
    times: 3,
    say({ seat, me, enemy }) {
      const shot = seat.stage === 'command' ? likeliestShot(seat, enemy.unit, me.unit) : null;
      return shot && shot.odds.probability >= 0.5
        ? `${enemy.unit.id} fires next, and hits you with up to ${percentText(shot.odds.probability)}, where your course ends.`
        : null;
    },
  },
  {
    id: 'match',
    times: 2,
    say(duel, { plan }) {
      const { seat, me, enemy } = duel;
      if (seat.stage !== 'command' || isMatched(duel) || rangeNext(duel) > FAR) return null;
      const commands = maneuversOf(plan, me).length;
      return isMatched({ ...duel, me: { ...me, at: flownBy(plan, me) } })
        ? `${capital(count(commands, 'command'))} would match the [[vector]] of ${enemy.unit.id}. Then the range counts half: for its fire, which comes next, and for yours.`
        : null;
    },
  },
  {
    id: 'too-far',
    times: 3,
    say(duel, { plan }) {
      const next = rangeNext(duel);
      return duel.seat.stage === 'command' && next > FAR
        ? `After your move ${duel.enemy.unit.id} will be ${next} hexes away; from more than ${FAR} most shots miss.${onCourse(plan, duel.me, 'Close in, but do not fly past.')}`
        : null;
    },
  },
  {
    id: 'in-range',
    times: 2,
    say(duel) {
      const next = rangeNext(duel);
      return duel.seat.stage === 'command'
        ? `After your move you will be ${count(next, 'hex', 'hexes')} from ${duel.enemy.unit.id}, and then it is you who may fire.`
        : null;
    },
  },
  {
    id: 'move',
    times: 1,
    say: ({ seat: { legal } }) =>
      legal.some((action) => action.do === 'move') ? 'Everything flies its full velocity: press Move.' : null,
  },
  {
    id: 'set-up',
    times: 1,
    say: ({ seat }) => (seat.stage === 'set-up' ? 'Both ships stand where they begin. Press Ready.' : null),
  },
];
