import { hashText, type Player } from '../engine/index.ts';
import type { MinedPuzzle } from './mine.ts';
import type { Grades } from './prove.ts';
import { PUZZLE_KINDS, type PuzzleKind } from './sorts.ts';

/** How hard a puzzle is: an Ensign finds it mostly, a Captain does, or neither. */
export type Difficulty = 1 | 2 | 3;

/** A puzzle that has its place in the collection. */
export interface Puzzle extends MinedPuzzle {
  /** Its kind and what tells its record from others: `shot-k3f9`. It stays when others come and go. */
  id: string;
  difficulty: Difficulty;
}

/** What a kind of puzzle is called, and what is to be done in one, in a sentence. */
export const KIND_WORDS: Readonly<Record<PuzzleKind, { name: string; task: string }>> = {
  shot: { name: 'The shot that matters', task: 'One shot is worth more than all others. Fire it.' },
  launch: { name: 'The sure launch', task: 'A missile decides this. Get it on its way.' },
  way: { name: 'The only way', task: 'Only one way to fly is good. Take it.' },
  brake: { name: 'Brake now', task: 'You are too fast. Brake, and fly on as it serves you best.' },
  missile: { name: 'Steer the missile', task: 'A missile of yours is on its way. See that it arrives.' },
  dock: { name: 'Match and dock', task: 'Two craft have to come together, or part. Give the orders for it.' },
  field: { name: 'The field in time', task: 'The force field decides this. Is it the time for it?' },
  jump: { name: 'The jump', task: 'A jump decides this. Is it the time for it?' },
  choice: { name: 'The right choice', task: 'You are asked, and only one answer is good. Give it.' },
};

/** Who has to find the orders: whoever gives those of the solution. */
export const solverOf = ({ proof }: Pick<MinedPuzzle, 'proof'>): Player => proof.solution.orders[0]?.player ?? 1;

/** Misses of five tries at most by which a rank still finds a puzzle mostly. */
const MOSTLY = 2;

function difficultyOf({ ensign, captain }: Grades): Difficulty {
  if (ensign <= MOSTLY) return 1;
  return captain <= MOSTLY ? 2 : 3;
}

const idOf = ({ kind, record }: MinedPuzzle): string =>
  `${kind}-${(hashText(JSON.stringify(record)) >>> 0).toString(36)}`;

const shared = <T>(one: readonly T[], other: readonly T[]): number => one.filter((item) => other.includes(item)).length;

/** Two puzzles are alike if the same thing is right in the same scenario, and half the orders that led there are the same. */
function areAlike(one: MinedPuzzle, other: MinedPuzzle): boolean {
  if (one.key !== other.key || JSON.stringify(one.record.scenario) !== JSON.stringify(other.record.scenario))
    return false;
  const orders = ({ record }: MinedPuzzle): string[] => record.actions.map((action) => JSON.stringify(action));
  const [a, b] = [orders(one), orders(other)];
  return shared(a, b) > 0.8 * Math.max(a.length, b.length);
}

/** The collection out of what has been mined: without what is alike, by kind, the easiest first. */
export function collect(mined: readonly MinedPuzzle[]): Puzzle[] {
  const kept: MinedPuzzle[] = [];
  for (const one of mined) if (!kept.some((other) => areAlike(one, other))) kept.push(one);
  return PUZZLE_KINDS.flatMap((kind) =>
    kept
      .filter((one) => one.kind === kind)
      .map((one) => ({ ...one, id: idOf(one), difficulty: difficultyOf(one.grades) }))
      .sort((a, b) => a.difficulty - b.difficulty),
  );
}
