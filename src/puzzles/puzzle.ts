import { type Action, type Game, type GameRecord, hashText, type Player, type Rank } from '../engine/index.ts';
import type { Interval } from '../matches/statistics.ts';
import type { PuzzleKind } from './sorts.ts';

/** How much better the solution has to be than whatever goes without its key. */
export const MARGIN = 0.15;

/** Orders for a position, and what comes of them on the average, from 0 to 1. */
export interface Option {
  orders: Action[];
  score: number;
}

/** What pairs of games with the same dice say: two Captains play on after the solution, and after what goes without it. */
export interface Proof {
  /** How many games were played after each. */
  games: number;
  /** The dice: seeds from this one on. */
  seed: number;
  solution: Option;
  others: Option[];
  /** By how much the solution is better than the best of the others: 95 of 100 such intervals hold the true figure. */
  interval: Interval;
}

/** How often of five times each rank misses the key. */
export type Grades = Record<Rank, number>;

/** A hex by its two coordinates, as small as it can be written. */
export type MapHex = readonly [q: number, r: number];

/** A piece on the small map of a puzzle: what it is and how it flies on, the hex where it is first. */
export interface PuzzlePiece {
  side: Player;
  kind: Game['units'][number]['kind'];
  course: MapHex[];
}

/** The small map of a puzzle: shapes and courses. */
export interface PuzzleMap {
  pieces: PuzzlePiece[];
  planets: MapHex[];
  asteroids: MapHex[];
}

/** A puzzle as it comes out of a game: its record ends in the position in which its player has to find the orders. */
export interface MinedPuzzle {
  kind: PuzzleKind;
  /** The sort of the order that everything hangs on. */
  key: string;
  record: GameRecord;
  proof: Proof;
  grades: Grades;
}

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

/** Who has to find the orders: the player who gives those of the solution. */
export const solverOf = ({ proof }: Pick<MinedPuzzle, 'proof'>): Player => proof.solution.orders[0]?.player ?? 1;

/** The puzzle of a day: the same for everybody who has the same collection. Days are written `2026-11-25`. */
export const puzzleOf = (puzzles: readonly Puzzle[], day: string): Puzzle | undefined =>
  puzzles[(hashText(day) >>> 0) % puzzles.length];
