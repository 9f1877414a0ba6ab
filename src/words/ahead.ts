import type { Ahead, InterceptionResult, UnitId } from '../engine/index.ts';
import { chanceText, percentText, probabilityOf } from './figures.ts';
import { count, list } from './text.ts';

const rolls = (number: number): string => (number === 1 ? 'one roll' : 'three rolls');

/** [9.6, 9.8] What becomes of a unit that is intercepted, as a sentence. */
export function interceptionText(result: InterceptionResult, target: UnitId): string {
  const lost = `if it intercepts, ${target} is destroyed`;
  if (result.kind === 'bursts') {
    return `if it intercepts, it bursts on the force field: ${rolls(result.rolls)} for hits`;
  }
  return result.kind === 'field' ? `${lost}, unless its force field comes up in time: ${result.needs} or less` : lost;
}

/** The same in a word or two. */
export function resultWords(result: InterceptionResult): string {
  if (result.kind === 'bursts') return `${rolls(result.rolls)} for hits`;
  return result.kind === 'field' ? `destroys it; field ${result.needs} or less saves it` : 'destroys it';
}

type Attempt = Extract<Ahead, { kind: 'attempt' }>;

/** `2D: 20 %, destroys it`, of an attempt by the unit that moves; of one on it, who makes it. */
export function attemptTag({ missile, target, chance, result }: Attempt, mover: UnitId): string {
  const who = missile === mover ? target : `${missile} tries`;
  if (chance === null) return `${who}: chance not known`;
  return `${who}: ${percentText(probabilityOf(chance))}, ${resultWords(result)}`;
}

/** A missile's first pass, as it is told before the missile is launched. */
interface FirstMeeting {
  target: UnitId;
  /** 0 where the target comes to the missile. */
  step: number;
  probability: number;
  result: InterceptionResult;
}

/** `2D: 40 %, destroys it`; `2D comes: 40 %` where it comes to the missile first. */
export const passTag = ({ target, step, probability, result }: FirstMeeting): string =>
  `${target}${step === 0 ? ' comes' : ''}: ${percentText(probability)}, ${resultWords(result)}`;

const ORDINALS = ['first', 'second', 'third'];

/** `meets 2D in A1405 with the third hex, 60 %`: where a missile would come upon an enemy first. */
export function meetingText({ target, step, probability }: FirstMeeting, hex: string): string {
  const how = step === 0 ? 'which comes to it' : `with the ${ORDINALS[step - 1] ?? `${step}th`} hex`;
  return `meets ${target} in ${hex} ${how}, ${percentText(probability)}`;
}

/** `meets nobody: 2D will be in A1405, 9 hexes away, and it flies 6; from A1108 it would meet it`. */
export function missText(
  target: UnitId,
  { there, far, flies, from }: { there: string; far: number; flies: number; from: string | null },
): string {
  const why = far > flies ? `and it flies ${flies}` : 'but its way does not lead there';
  const where = from === null ? '' : `; from ${from} it would meet it`;
  return `it meets nobody: ${target} will be in ${there}, ${count(far, 'hex', 'hexes')} away, ${why}${where}`;
}

/** What is rolled in one hex of a course, as a clause. */
export function aheadText(ahead: Ahead): string {
  if (ahead.kind === 'asteroids') return `${ahead.unit} among asteroids, struck by ${chanceText(ahead.velocity)}`;
  const { missile, target, chance, result } = ahead;
  const odds = chance === null ? 'chance not known' : `${chanceText(chance)}, ${percentText(probabilityOf(chance))}`;
  return `${missile} attempts ${target}: ${odds}, ${resultWords(result)}`;
}

/** `2 asteroid checks and 1 interception`; empty where nothing is rolled. */
export function rollsText(ahead: readonly Ahead[]): string {
  const attempts = ahead.filter(({ kind }) => kind === 'attempt').length;
  const checks = ahead.length - attempts;
  return list([
    ...(checks > 0 ? [count(checks, 'asteroid check')] : []),
    ...(attempts > 0 ? [count(attempts, 'interception')] : []),
  ]);
}
