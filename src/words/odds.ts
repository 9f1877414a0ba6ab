import {
  type Direction,
  effectiveRange,
  type FireOdds,
  type RelativeVelocity,
  type RuleCase,
} from '../engine/index.ts';
import { signed } from './figures.ts';
import { list } from './text.ts';

/** One line under a sum: what a figure in it follows from. */
export interface OddsReason {
  text: string;
  rules: readonly RuleCase[];
}

/** What 8.3 compares of a unit. */
export interface ComparedMotion {
  direction: Direction;
  velocity: number;
}

/** How two directions lie to each other, by the clock positions between them. */
const APART = [
  'the same way',
  'a twelfth turn apart',
  'a sixth turn apart',
  'a quarter turn apart',
  'a third turn apart',
  'nearly opposite ways',
  'opposite ways',
] as const;

const WORKED: Record<RelativeVelocity['case'], string> = { 1: 'difference of', 2: 'sum of', 3: 'chart,' };

function howMet(figure: RelativeVelocity, one: ComparedMotion, other: ComparedMotion): string {
  const steps = Math.abs(one.direction - other.direction);
  const apart = APART[Math.min(steps, 12 - steps)];
  return `${figure.base}: ${WORKED[figure.case]} velocities ${one.velocity} and ${other.velocity}, ${apart}`;
}

const half = (whole: number): string => `half of ${whole}${whole % 2 === 0 ? '' : ', rounded up'}`;

/** [8.3, 8.4] How a relative velocity comes about: what was done with the two velocities, and whether it was reduced. */
export function relativeVelocityReasons(
  figure: RelativeVelocity,
  one: ComparedMotion,
  other: ComparedMotion,
): OddsReason[] {
  const { base, value, sameVector, straightLine } = figure;
  const met = howMet(figure, one, other);
  if (sameVector) return [{ text: '0: same direction and velocity', rules: ['8.4'] }];
  if (!straightLine || base === 0) return [{ text: `${met}; not halved`, rules: ['8.3', '8.4'] }];
  return [
    { text: met, rules: ['8.3'] },
    { text: `${value}: ${half(base)}, both on one straight line`, rules: ['8.4'] },
  ];
}

/** [8.4] What becomes of the range: halved, rounded up, between units with one direction and velocity. */
export function rangeReasons(odds: FireOdds): OddsReason[] {
  const { range, relativeVelocity } = odds;
  if (!relativeVelocity.sameVector) return [];
  return [
    {
      text: `${effectiveRange(odds)}: range ${half(range)}, same direction and velocity`,
      rules: ['8.4'],
    },
  ];
}

/** What could give a Targeting Program, with the program it gives. */
export interface NamedProgram {
  name: string;
  modifier: number;
}

/** [8.5, R8.5a] Where the Targeting Program comes from, and that it takes nothing below 0. */
export function programReasons(
  { modifier, relativeVelocity }: FireOdds,
  programs: readonly NamedProgram[],
): OddsReason[] {
  const reasons: OddsReason[] = [];
  const givers = programs.filter((program) => program.modifier === modifier).map(({ name }) => name);
  const others = programs.filter((program) => program.modifier !== modifier);
  if (modifier === 0) reasons.push({ text: '0: no targeting program', rules: ['8.5'] });
  else if (givers.length > 0) {
    const verb = givers.length > 1 ? 'both give' : 'gives';
    const rest = others.map(({ name, modifier: less }) => `${name} only ${signed(less)}`);
    const tail = rest.length > 0 ? `, ${list(rest)}` : '';
    reasons.push({ text: `${-modifier}: ${list(givers)} ${verb} ${signed(modifier)}${tail}`, rules: ['8.5'] });
  } else reasons.push({ text: `${-modifier}: ${signed(modifier)} for this fire`, rules: ['8.5'] });
  if (relativeVelocity.value + modifier < 0) {
    reasons.push({ text: `${relativeVelocity.value} less ${-modifier} counts as 0`, rules: ['R8.5a'] });
  }
  return reasons;
}
