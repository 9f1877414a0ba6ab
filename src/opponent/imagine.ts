import { type Game, gameFromView } from '../engine/index.ts';
import { believe } from './beliefs.ts';
import type { Seat } from './contract.ts';

/** A game to search on, made from what the seat knows and what it believes of the rest. */
export const imagine = (seat: Seat, seed: number): Game => gameFromView(seat, believe(seat), seed);
