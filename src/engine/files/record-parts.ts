import * as v from 'valibot';
import { type Player, RANKS, type Rank } from '../model/names.ts';
import { RECORD_LIMITS } from './form.ts';

/** A seat that the program plays: how well, and what its orders follow from, the same on every machine. */
export interface ProgramSeat {
  rank: Rank;
  seed: number;
  /** How many positions it may look at for one decision. */
  budget: number;
}

/** The seats that the program plays; the people have the others. */
export type ProgramSeats = Partial<Record<Player, ProgramSeat>>;

export const SeedForm = v.pipe(v.number(), v.safeInteger());

export const RollForm = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10));

const SeatForm = v.exactOptional(
  v.object({
    rank: v.picklist(RANKS),
    seed: SeedForm,
    budget: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(RECORD_LIMITS.budget)),
  }),
);

export const ProgramForm = v.object({ 1: SeatForm, 2: SeatForm });
