import type { Game } from './model/state.ts';
import { releaseUnits, shareUnits } from './rules/board.ts';

/**
 * A copy of a game that may be changed in place. Whatever the rules only ever replace is shared with the original; so
 * is every unit until one of the two games writes on it.
 */
export function copyGame(game: Game): Game {
  const { dice } = game;
  // Field by field, which is several times faster than to spread a frozen object.
  const copy: Game = {
    scenario: game.scenario,
    turn: game.turn,
    setUp: game.setUp,
    phase: game.phase,
    moved: game.moved,
    sheets: game.sheets,
    units: { ...game.units },
    deployed: game.deployed,
    landing: game.landing,
    tasks: [...game.tasks],
    pending: game.pending,
    result: game.result,
    dice: {
      given: dice.given,
      seed: dice.seed,
      mixed: dice.mixed,
      generator: dice.generator,
      fallen: [...dice.fallen],
    },
    placements: game.placements,
    counters: game.counters,
  };
  shareUnits(game, copy);
  return copy;
}

/** Freezes an object and what lies in it. Of plain data only: immer's `freeze` looks for drafts and takes longer. */
function freezeDeeply(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
  Object.freeze(value);
  for (const part of Object.values(value)) freezeDeeply(part);
}

/**
 * The finished copy, frozen. Units that came out as they were are those of the game it was copied from, so that
 * comparing by identity shows what changed.
 */
export function finishCopy(from: Game, copy: Game): Game {
  const changed = releaseUnits(from, copy);
  // Freezing costs little here: whatever is shared with the old game is frozen already.
  const { phase, moved, sheets, deployed, landing, tasks, pending, result, dice, counters } = copy;
  for (const part of [...changed, phase, moved, sheets, deployed, landing, tasks, pending, result, dice, counters]) {
    freezeDeeply(part);
  }
  copy.units = changed.length > 0 ? Object.freeze(copy.units) : from.units;
  return Object.freeze(copy);
}
