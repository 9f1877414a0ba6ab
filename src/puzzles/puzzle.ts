import { type Game, type GameRecord, hashText, type Player } from '../engine/index.ts';
import { mapOf, type PuzzleMap } from './map.ts';
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
  /** The Game-Turn of the position, and its small map. */
  turn: number;
  map: PuzzleMap;
}

/** What a kind of puzzle is called, and what is to be done in one, in a sentence. */
export const KIND_WORDS: Readonly<Record<PuzzleKind, { name: string; task: string }>> = {
  shot: { name: 'The shot that matters', task: 'Fire the shot that decides this.' },
  launch: { name: 'The sure launch', task: 'Get the missile on its way that decides this.' },
  way: { name: 'The only way', task: 'Fly the only good way.' },
  brake: { name: 'Brake now', task: 'Brake in time, and fly on well.' },
  missile: { name: 'Steer the missile', task: 'Bring your missile to its target.' },
  dock: { name: 'Match and dock', task: 'Bring two craft together, or part them, in time.' },
  field: { name: 'The field in time', task: 'Use the force field at the right time.' },
  jump: { name: 'The jump', task: 'Jump at the right time.' },
  choice: { name: 'The right choice', task: 'Give the only good answer.' },
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
export function collect(mined: readonly MinedPuzzle[], positionAt: (record: GameRecord) => Game): Puzzle[] {
  const kept: MinedPuzzle[] = [];
  for (const one of mined) if (!kept.some((other) => areAlike(one, other))) kept.push(one);
  return PUZZLE_KINDS.flatMap((kind) =>
    kept
      .filter((one) => one.kind === kind)
      .map((one) => {
        const game = positionAt(one.record);
        return { ...one, id: idOf(one), difficulty: difficultyOf(one.grades), turn: game.turn, map: mapOf(game) };
      })
      .sort((a, b) => a.difficulty - b.difficulty),
  );
}

/** The puzzle of a day: the same for everybody who has the same collection. Days are written `2026-11-25`. */
export const puzzleOf = (puzzles: readonly Puzzle[], day: string): Puzzle | undefined =>
  puzzles[(hashText(day) >>> 0) % puzzles.length];
