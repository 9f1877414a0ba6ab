import { type DiceSource, type Game, type GameLine, goOnWith, newDice } from '../engine/index.ts';
import type { GameSettings, PlayedAction } from './entries.ts';
import {
  backTo,
  gameAt,
  type History,
  playOn,
  type RefusedAction,
  type ReplayProgress,
  replayInSlices,
  rollsOf,
} from './history.ts';

/** The steps of a history from one on, with the dice that fell in them. */
export const playedFrom = (history: History, from = 0): PlayedAction[] =>
  history.steps.slice(from).map(({ action }, nth) => ({ action, rolls: rollsOf(history, from + nth) }));

/**
 * What goes on beside a game from one of its moments: with the dice of the game as long as the orders are the same, and
 * then with those of a source of its own, of which the rolls that are laid down fall first.
 */
export function branchOff(history: History, at: number, { rolls = [], ...source }: DiceSource): History {
  const shared = backTo(history, at);
  const last = shared.steps.at(-1);
  const onward = (game: Game): Game => ({ ...game, dice: goOnWith(game.dice, { ...source, rolls }) });
  const { fallen } = gameAt(shared).dice;
  return {
    start: last ? { ...shared.start, dice: newDice(source) } : onward(shared.start),
    steps: last ? [...shared.steps.slice(0, -1), { ...last, game: onward(last.game) }] : [],
    branch: {
      at,
      beside: playedFrom(history, at),
      ...(rolls.length > 0 && { laid: { steps: at, upTo: fallen.length + rolls.length } }),
    },
  };
}

/** What the people at a line agree on: everything lies open, and both sides are anybody's that the program does not play. */
export const lineSettings = (
  { pair: _pair, ...game }: GameSettings,
  { name, program = {} }: Pick<GameLine, 'name' | 'program'>,
): GameSettings => ({ ...game, mode: 'rehearsal', logs: 'open', dice: 'rolled', name, program });

/** A line that has been played through, as far as the rules accept it. */
export interface OpenedLine {
  line: GameLine;
  history: History;
  refused: RefusedAction | null;
}

/** Where a line begins, and its actions; none behind an order that was refused, where nothing can be right. */
function beginning(game: History, before: readonly OpenedLine[], line: GameLine) {
  const beside = line.on === undefined ? game : (before[line.on]?.history ?? game);
  const { length } = beside.steps;
  return {
    from: branchOff(beside, Math.min(line.at, length), line.dice),
    actions: line.at > length ? [] : line.actions,
  };
}

/** Plays the lines beside a game, each after what it hangs on. */
export function playLines(game: History, lines: readonly GameLine[]): OpenedLine[] {
  const opened: OpenedLine[] = [];
  for (const line of lines) {
    const { from, actions } = beginning(game, opened, line);
    opened.push({ line, ...playOn(from, actions) });
  }
  return opened;
}

/** The same in slices between which the page lives on; null if it is stopped. */
export async function playLinesInSlices(
  game: History,
  lines: readonly GameLine[],
  progress: ReplayProgress,
): Promise<OpenedLine[] | null> {
  const opened: OpenedLine[] = [];
  for (const line of lines) {
    const { from, actions } = beginning(game, opened, line);
    const replayed = await replayInSlices(from, actions, progress);
    if (!replayed) return null;
    opened.push({ line, ...replayed });
  }
  return opened;
}
