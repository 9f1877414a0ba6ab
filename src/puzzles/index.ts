/** Puzzles out of games as other code sees them: nothing outside `src/puzzles` imports any other file of it. */

import type { Puzzle } from './puzzle.ts';
import data from './puzzles.json' with { type: 'json' };

export { type JudgedAnswer, judge, knownAnswer, MOST_PAIRS } from './judge.ts';
export type { MapHex, PuzzleMap } from './map.ts';
export { type MinedPuzzle, mine, type Seam } from './mine.ts';
export { positionOf } from './position.ts';
export { type Proof, prove } from './prove.ts';
export { collect, KIND_WORDS, type Puzzle, puzzleOf, solverOf } from './puzzle.ts';
export { PUZZLE_KINDS } from './sorts.ts';

/** The puzzles that have been mined, by kind, the easiest first. */
export const PUZZLES = data as unknown as readonly Puzzle[];
