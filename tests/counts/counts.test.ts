import { describe, expect, it } from 'vitest';
import {
  type Action,
  apply,
  type Game,
  legal,
  newGame,
  type PhaseKind,
  type Scenario,
} from '../../src/engine/index.ts';
import { SCENARIOS } from '../../src/scenarios/index.ts';

/** Dice that never decide anything: no position below is in reach of a hit. */
const ROLLS = Array.from({ length: 200 }, () => 5);

function play(game: Game, action: Action | undefined): Game {
  if (!action) throw new Error('nothing to play');
  const outcome = apply(game, action);
  if (!outcome.ok) throw new Error(outcome.rejection.code);
  return outcome.game;
}

/** Set-up with the first choice everywhere. */
function setUp(scenario: Scenario): Game {
  let game = newGame(scenario, { rolls: ROLLS });
  while (game.setUp !== null) {
    const open = legal(game);
    const next = Object.values(game.units).find(
      (unit) => unit.kind === 'spaceship' && unit.owner === game.setUp && !game.deployed.includes(unit.id),
    );
    game = play(
      game,
      open.find((action) => (next ? action.do === 'deploy' && action.ship === next.id : action.do === 'ready')),
    );
  }
  return game;
}

/** The first position of a kind of phase, nothing done before but moving. */
function firstPhase(scenario: Scenario, kind: PhaseKind): Game {
  let game = setUp(scenario);
  while (game.phase.kind !== kind) {
    const open = legal(game);
    const pick = (what: string) => open.find((action) => action.do === what);
    game = play(game, pick('end-phase') ?? pick('move-all') ?? pick('move'));
  }
  return game;
}

/** Sequences of legal actions of this length. */
function sequences(game: Game, length: number): number {
  const open = legal(game);
  if (length === 1) return open.length;
  return open.reduce((sum, action) => sum + sequences(play(game, action), length - 1), 0);
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
 * Convoy Red, movement: deployed with velocity 0, so nothing moves: end-phase, and the 49 of the Command Phase.
 */
const COUNTS: Record<string, Record<PhaseKind, number[]>> = {
  showdown: { movement: [2, 2, 22], command: [11, 103, 776], fire: [30, 87, 116] },
  'first-shot': { movement: [2, 2, 62], command: [31, 849, 22009], fire: [57, 3195] },
  'escape-from-tau-ceti': { movement: [5, 17, 59], command: [19, 351, 7296], fire: [57, 2190] },
  pirates: { movement: [2, 2, 60], command: [30, 745, 15290], fire: [11, 43, 57] },
  'convoy-red': { movement: [1, 49, 2309], command: [49, 2309], fire: [130, 15700] },
};

/** The longest ones, behind an environment variable. */
const LONG_COUNTS: Record<string, Partial<Record<PhaseKind, number>>> = {
  'first-shot': { fire: 143709 },
  'escape-from-tau-ceti': { fire: 39614 },
  'convoy-red': { command: 111526, fire: 1514534 },
};

describe.each(SCENARIOS.map((scenario) => ({ id: scenario.id, scenario })))('sequences in $id', ({ id, scenario }) => {
  it.each(['movement', 'command', 'fire'] as const)('3.0 from the first %s phase', { timeout: 300_000 }, (kind) => {
    const start = firstPhase(scenario, kind);
    const expected = COUNTS[id]?.[kind] ?? [];
    expect(expected.map((_, index) => sequences(start, index + 1))).toEqual(expected);
    const long = LONG_COUNTS[id]?.[kind];
    if (long !== undefined && process.env.DELTAVEE_GAMES) expect(sequences(start, 3)).toBe(long);
  });
});
