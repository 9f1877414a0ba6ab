import { describe, expect, test } from 'vitest';
import { apply, type Game, legal, type PhaseKind } from '../../src/engine/index.ts';
import { SCENARIOS } from '../../src/scenarios/index.ts';
import { ALL } from '../all.ts';
import { advance } from '../fixtures/play.ts';
import { begun } from '../fixtures/scenario-game.ts';

/** Dice that never decide anything: no position below is in reach of a hit. */
const ROLLS = Array.from({ length: 200 }, () => 5);

/** The first position of each kind of phase, nothing done before but set-up with the first choice and moving. */
const FIRST_PHASES: Record<PhaseKind, (start: Game) => Game> = {
  movement: (start) => start,
  command: (start) => advance(start, 'command 2'),
  fire: (start) => advance(start, 'fire 1'),
};

/** Sequences of legal actions of this length. */
function sequences(game: Game, length: number): number {
  const open = legal(game);
  if (length === 1) return open.length;
  return open.reduce((sum, action) => {
    const outcome = apply(game, action);
    if (!outcome.ok) throw new Error(outcome.rejection.code);
    return sum + sequences(outcome.game, length - 1);
  }, 0);
}

/**
 * Derived by hand:
 *
 * Showdown, movement: move or move-all; then only end-phase; then the 11 of the Command Phase, twice.
 * Showdown, command: velocity 1 of a rating of 8: accelerate, decelerate, two turns, six weaves and end-phase are 11.
 *   After end-phase (1): 30 in the Fire Phase. After accelerate or a turn (3): the same 11. After decelerate, at
 *   velocity 0 (1): 10. After a weave (6): no second one, 5. So 30 + 33 + 10 + 30 = 103.
 * Showdown, fire: burster (1) and hunter (4) at one target; launches into two hexes (a corner), three directions,
 *   velocities 1 and 2, of two types are 24; end-phase: 30. Then: after end-phase 2; after the burster 29; after each of
 *   the 28 from the hunter pod the burster and end-phase, 56: 87.
 * First Shot, command, Pirates, and Convoy Red, where two pairs can do it: a ship that weaves into the other's hex and
 *   docks there brings its Weave with it, so that the other may not weave into two times twelve hexes (R7.4d).
 * Convoy Red, movement: deployed with velocity 0, so nothing moves: end-phase, and the 49 of the Command Phase.
 */
const COUNTS: Record<string, Record<PhaseKind, number[]>> = {
  showdown: { movement: [2, 2, 22], command: [11, 103, 776], fire: [30, 87, 116] },
  'first-shot': { movement: [2, 2, 62], command: [31, 849, 21985], fire: [57, 3195] },
  'escape-from-tau-ceti': { movement: [5, 17, 59], command: [19, 351, 7296], fire: [57, 2190] },
  pirates: { movement: [2, 2, 60], command: [30, 745, 15266], fire: [11, 43, 57] },
  'convoy-red': { movement: [1, 49, 2309], command: [49, 2309], fire: [130, 15700] },
};

/** The longest ones, not for landing. */
const LONG_COUNTS: Record<string, Partial<Record<PhaseKind, number>>> = {
  'first-shot': { fire: 143709 },
  'escape-from-tau-ceti': { fire: 39614 },
  'convoy-red': { command: 111478, fire: 1514534 },
};

describe.each(SCENARIOS)('sequences in $id', ({ id }) => {
  test.each(['movement', 'command', 'fire'] as const)('3.0 from the first %s phase', (kind) => {
    const start = FIRST_PHASES[kind](begun(id, ROLLS));
    const expected = COUNTS[id]?.[kind] ?? [];
    expect(expected.map((_, index) => sequences(start, index + 1))).toEqual(expected);
    const long = LONG_COUNTS[id]?.[kind];
    if (long !== undefined && ALL) expect(sequences(start, 3)).toBe(long);
  });
});
