import type { GameEvent } from '../engine/index.ts';
import { HIT_TAILS } from './describe-fire.ts';
import type { EventOf } from './describers.ts';
import { eventParts } from './events.ts';
import { chanceText } from './figures.ts';
import { of, rolled, say, type TextPart } from './text.ts';

const dieOf = (event: GameEvent): number | null => ('die' in event ? event.die : null);

/** What a die can bring with it at once. */
const isEffect = ({ type }: GameEvent): boolean => type === 'part-hit' || type === 'lost' || type === 'exploded';

const shot = ({ unit, target, odds, die, hit }: EventOf<'fired'>): TextPart[] =>
  say`${of(unit)} at ${of(target)}: rolled ${rolled(die ?? 0)}, needed ${chanceText(odds.hitChance)}: ${hit ? 'hit' : 'missed'}`;

const pass = ({ missile, target, chance, die, success }: EventOf<'interception'>): TextPart[] => {
  const needed = chance === null ? null : `, needed ${chanceText(chance)}`;
  return say`${of(missile)} at ${of(target)}: rolled ${rolled(die ?? 0)}${needed}: ${success ? 'intercepts' : 'misses'}`;
};

function rolledParts(event: GameEvent): TextPart[] {
  if (event.type === 'fired') return shot(event);
  return event.type === 'interception' ? pass(event) : eventParts(event);
}

function effectParts(event: GameEvent): TextPart[] {
  return event.type === 'part-hit' ? HIT_TAILS['part-hit'](event) : say`; ${eventParts(event)}`;
}

/**
 * What came of a die, by the events of its order: what was rolled, and what followed before the next die. Empty where no
 * event tells of such a die.
 */
export function dieParts(events: readonly GameEvent[], die: number, nth: number): TextPart[] {
  const fallen = events.flatMap((event, at) => (dieOf(event) === null ? [] : [at]));
  const same = fallen.filter((at) => events[at] && dieOf(events[at]) === die);
  const at = fallen[nth] !== undefined && same.includes(fallen[nth]) ? fallen[nth] : same[0];
  const event = at === undefined ? undefined : events[at];
  if (at === undefined || !event) return [];
  const next = fallen.find((one) => one > at) ?? events.length;
  const effects = events.slice(at + 1, next).filter(isEffect);
  return effects.reduce((parts, effect) => say`${parts}${effectParts(effect)}`, rolledParts(event));
}
