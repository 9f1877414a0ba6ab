import { type Game, type Guess, gameFromView } from '../engine/index.ts';
import type { Seat } from './contract.ts';

/** What the seat believes of what it does not see. */
const believed = (): Guess => ({ missiles: {}, ships: {} });

/** A game to search on, made from what the seat knows and what it believes of the rest. */
export const imagine = (seat: Seat, seed: number): Game => gameFromView(seat, believed(), seed);
