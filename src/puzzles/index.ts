/** Puzzles out of games as other code sees them: nothing outside `src/puzzles` imports any other file of it. */

import type { Puzzle } from './puzzle.ts';
import data from './puzzles.json' with { type: 'json' };

export { type JudgedAnswer, judge, knownAnswer, MOST_PAIRS } from './judge.ts';
export { gainFor, type PuzzlePosition, playedOutcomes } from './outcomes.ts';
export { positionOf } from './position.ts';
export {
  type Difficulty,
  type Grades,
  KIND_WORDS,
  MARGIN,
  type MapHex,
  type MinedPuzzle,
  type Option,
  type Proof,
  type Puzzle,
  type PuzzleMap,
  type PuzzlePiece,
  puzzleOf,
  solverOf,
} from './puzzle.ts';
export { kindOf, PUZZLE_KINDS, type PuzzleKind, sortOf } from './sorts.ts';

/** The puzzles that have been mined, by kind, the easiest first. */
export const PUZZLES = data as unknown as readonly Puzzle[];
