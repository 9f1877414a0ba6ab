import type { FireOdds, PartStatus } from '../engine/index.ts';
import type { Describers } from './describers.ts';
import { chanceText, signed } from './figures.ts';
import { className, fireName, partName, partStatusName, podName } from './names.ts';
import { an, count, of, rolled, say, type TextPart, who } from './text.ts';

/** [8.6] Every figure of a fire, in the order of the sum. */
function sumOf({ range, relativeVelocity, modifier, targetValue }: FireOdds): string {
  const { base, value, sameVector } = relativeVelocity;
  const hexes = sameVector ? `range ${range} halved to ${Math.ceil(range / 2)}` : `range ${range}`;
  const velocity =
    value === base || sameVector ? `relative velocity ${value}` : `relative velocity ${base} halved to ${value}`;
  return `${hexes}, ${velocity}, targeting ${signed(modifier)}, target value ${targetValue}`;
}

/** The part of a craft that is hit; the other player hears only what sort of pod it was. */
const partHit = (part: string | null, pod: string | null): string =>
  part === null ? `${an(pod ?? 'some')} pod` : pod === null ? part : `${part}, ${pod}`;

/** [8.8] What the Status box showed before the hit and shows now. */
const fromTo = (was: PartStatus, now: PartStatus): string => `from ${partStatusName(was)} to ${partStatusName(now)}`;

const result = (die: number | null, good: boolean, yes: string, no: string): TextPart[] =>
  die === null ? say`${good ? yes : no}` : say`rolled ${rolled(die)}: ${good ? yes : no}`;

export const FIRE_DESCRIBERS: Describers<
  'fired' | 'hit-roll' | 'part-chosen' | 'part-hit' | 'missiles-lost' | 'leaked' | 'asteroid-check'
> = {
  fired({ unit, pod, podType, fire, target, odds, die, hit }) {
    const from = podType === null ? 'its burster' : pod === null ? `${an(podName(podType))} pod` : `pod ${pod}`;
    const chance =
      typeof odds.hitChance === 'number' ? `needs ${chanceText(odds.hitChance)}` : chanceText(odds.hitChance);
    const after = odds.hitChance === '-' ? null : say`, ${result(die, hit, 'hit', 'missed')}`;
    return say`${of(unit)} fires ${an(fireName(fire))} from ${from} at ${of(target)}: ${sumOf(odds)}, ${chance}${after}`;
  },
  'hit-roll': ({ target, die, result: found }) => {
    const what = found === 'none' ? ', no effect' : found === 'critical' ? ', a critical hit' : null;
    return say`Hit on ${of(target)}: rolled ${rolled(die)}${what}`;
  },
  'part-chosen': ({ target, player, wasted }) =>
    say`Player ${player} chose the part of ${of(target)}${wasted ? ': destroyed before, no effect' : null}`,
  'part-hit': ({ target, part, podType, was, status }) =>
    say`${of(target)}: ${partHit(part && partName(part), podType && podName(podType))}, ${fromTo(was, status)}`,
  'missiles-lost': ({ unit, count: number }) => say`${of(unit)} loses ${count(number, 'missile')} with the pod`,
  leaked: ({ unit, units, from }) => say`${of(unit)} loses ${count(units, 'unit')} from a ${from} energy pod`,
  'asteroid-check': ({ unit, hex, velocity, die, hit }) =>
    say`${of(unit)} enters asteroids in ${hex} at velocity ${velocity}, rolled ${rolled(die)}: ${hit ? 'struck' : 'clear'}`,
};

/** What follows a roll on the Hit Table, told behind the fire it belongs to. */
export const HIT_TAILS: Describers<'hit-roll' | 'part-chosen' | 'part-hit'> = {
  'hit-roll': ({ die, result: found }) => {
    const what = found === 'none' ? ', no effect' : found === 'critical' ? ', a critical hit' : null;
    return say`. Where: rolled ${rolled(die)}${what}`;
  },
  'part-chosen': ({ player, wasted }) =>
    say`, ${who(player)} chose${wasted ? ' one destroyed before: no effect' : null}`,
  'part-hit': ({ part, podType, was, status }) =>
    say`: ${partHit(part && partName(part), podType && podName(podType))}, ${fromTo(was, status)}`,
};

type Loss = 'fire' | 'asteroid' | 'missile' | 'explosion' | 'planet' | 'off-map' | 'expended';

const LOSSES: Record<Loss, string> = {
  fire: 'is destroyed by fire',
  asteroid: 'is destroyed among the asteroids',
  missile: 'is destroyed by the missile',
  explosion: 'explodes',
  planet: 'falls onto the planet',
  'off-map': 'leaves the map',
  expended: 'has spent its energy and is taken off the map',
};

export const MISSILE_DESCRIBERS: Describers<
  'interception' | 'declined' | 'field-roll' | 'field-refused' | 'exploded' | 'lost'
> = {
  interception({ missile, target, relativeVelocity: { base, value }, chance, die, success }) {
    const velocity = base === value ? `relative velocity ${value}` : `relative velocity ${base} reduced to ${value}`;
    const needs = chance === null ? null : say`, ${chance === 'A' ? 'automatic' : `needs ${chanceText(chance)}`}`;
    return say`${of(missile)} attempts to intercept ${of(target)}: ${velocity}${needs}, ${result(die, success, 'intercepts', 'misses')}`;
  },
  declined: ({ missile }) => say`${of(missile)} is held back`,
  'field-roll': ({ unit, die, needs, success }) =>
    say`${of(unit)} tries its force field, needs ${needs} or less, rolled ${rolled(die)}: ${success ? 'it is up' : 'too late'}`,
  'field-refused': ({ unit }) => say`${of(unit)} leaves its force field down`,
  exploded: ({ missile, target, rolls }) =>
    say`${of(missile)} bursts on the force field of ${of(target)}: ${count(rolls, 'roll')} for hits`,
  lost: ({ unit, what, how, hex }) =>
    say`${of(unit)}${what === null ? null : ` ${className(what)}`} ${LOSSES[how]}${hex === null ? null : ` in ${hex}`}`,
};
