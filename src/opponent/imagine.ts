import { type Game, gameFromView, nothingSeen, witness } from '../engine/index.ts';
import { believe } from './beliefs.ts';
import type { SeatKnowledge } from './contract.ts';

/** A game to search on, made from what the seat knows and what it believes of the rest. */
export function imagine(seat: SeatKnowledge, seed: number): Game {
  const { scenario, rulings, player, view, events } = seat;
  const seen = witness(nothingSeen(scenario), events);
  return gameFromView({ scenario, rulings, player, view, seen }, believe(seat), seed);
}
