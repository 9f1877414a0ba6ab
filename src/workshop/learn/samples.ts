import { type Chance, type Inputs, inputsOf } from '../../chances/index.ts';
import { UsageError } from '../../cli/output.ts';
import { applyInPlace, type Scenario, startRecord } from '../../engine/index.ts';
import { drawGame, type LearntGame } from './games.ts';

/** How a game ended for Player 1; one that was left unfinished is nobody's. */
export type End = keyof Chance;

/** A position of a game, as the fit sees it. */
export interface Sample {
  scenario: Scenario;
  /** Whether it is of a scenario of the booklet. */
  named: boolean;
  /** The number of its game. */
  game: number;
  inputs: Inputs;
  /** The same one order later, where no die fell: an exact figure would be the same. */
  next: Inputs | null;
  end: End;
}

/** So many positions of a game are looked at, all over it. */
const MOST = 20;

/** The positions of one game: the first of play, and others from its beginning to its end. */
export function samplesOf({ nth, end, record }: LearntGame): Sample[] {
  const { scenario, named } = drawGame(nth);
  const start = startRecord(record, () => scenario);
  if (!start.ok) throw new UsageError(`game ${nth} cannot be played again`);
  const game = start.value;
  const { actions } = record;
  const chosen = new Set(Array.from({ length: MOST }, (_, at) => Math.floor(((at + 0.5) * actions.length) / MOST)));
  const samples: Sample[] = [];
  for (const [index, action] of actions.entries()) {
    const isChosen = game.setUp === null && (samples.length === 0 || chosen.has(index));
    const inputs = isChosen ? inputsOf(game) : null;
    const rolls = game.dice.fallen.length;
    if (!applyInPlace(game, action).ok) throw new UsageError(`game ${nth}: action ${index} is refused`);
    if (!inputs) continue;
    const still = game.dice.fallen.length === rolls && !game.result && !game.pending;
    const next = still ? inputsOf(game) : null;
    samples.push({ scenario, named, game: nth, inputs, next, end });
  }
  return samples;
}
