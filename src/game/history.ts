import {
  type Action,
  apply,
  type DiceProof,
  deciderOf,
  type Game,
  type Player,
  type Rejection,
  resolveAction,
} from '../engine/index.ts';
import { type Branch, withBranchDice } from './branch.ts';
import { playerNeeded, playerNext } from './handover.ts';
import { type LoggedEvent, logEvents } from './log.ts';

/** One accepted action and what it led to. */
export interface Step {
  action: Action;
  /** The game after it. */
  game: Game;
  log: readonly LoggedEvent[];
  /** Who has to be at the screen after it, where two players share one. */
  present: Player;
  /** It was given together with the step before, and is undone with it. */
  joined?: boolean;
}

/** What a proof of dice is of: these dice of these actions. */
export interface Proven {
  actions: readonly Action[];
  rolls: readonly number[];
}

/** A game with all its steps; going back means dropping the last ones. */
export interface History {
  start: Game;
  steps: readonly Step[];
  /** Each player has a screen of their own. */
  apart?: boolean;
  /** It is tried beside another one. */
  branch?: Branch;
  /** The proof that the record came with, and what it is of. */
  proven?: { proof: DiceProof } & Proven;
}

/** Who has to be at the screen, or gives the next order at their own, if `present` has given the last. */
const presentAfter = ({ apart }: Pick<History, 'apart'>, game: Game, present: Player): Player =>
  apart ? playerNext(game, present) : playerNeeded(game, present);

/** The game after the first `count` steps, or after all. */
export const gameAt = (history: History, count = history.steps.length): Game =>
  history.steps[count - 1]?.game ?? history.start;

/** Who is at the screen after the first `count` steps, or after all. */
export const presentAt = (history: History, count = history.steps.length): Player =>
  history.steps[count - 1]?.present ?? presentAfter(history, history.start, 1);

type Taken = { ok: true; step: Step } | { ok: false; rejection: Rejection };

function take(history: History, action: Action): Taken {
  const last = gameAt(history);
  const { branch, steps } = history;
  const before = branch ? withBranchDice(last, branch, steps, resolveAction(last, action)) : last;
  const outcome = apply(before, action);
  if (!outcome.ok) return outcome;
  const { game } = outcome;
  const log = logEvents(before, outcome.events, history.steps.length);
  const present = presentAfter(history, game, presentAt(history));
  return { ok: true, step: { action: outcome.action, game, log, present } };
}

export type Played = { ok: true; history: History } | { ok: false; rejection: Rejection };

/** What was played last on a history: one who tries an order and then gives it has it applied once. */
const lastPlayed = new WeakMap<History, { action: Action; joined: boolean; played: Played }>();

/**
 * Adds an action, if the rules accept it; a joined one is given as one with the action before. Asked for the same once
 * more, it answers with the same object.
 */
export function play(history: History, action: Action, joined = false): Played {
  const last = lastPlayed.get(history);
  if (last?.action === action && last.joined === joined) return last.played;
  const taken = take(history, action);
  const played: Played = taken.ok
    ? { ok: true, history: { ...history, steps: [...history.steps, { ...taken.step, joined }] } }
    : taken;
  lastPlayed.set(history, { action, joined, played });
  return played;
}

/** The history as it was after its first `count` steps. */
export const backTo = (history: History, count: number): History => ({
  ...history,
  steps: history.steps.slice(0, count),
});

/**
 * [R1.0a] The history with the next dice fixed, in place of those that would have been rolled. They are followed by the
 * dice of `later`, a list indexed by the number of the roll in the whole game.
 */
export function withDice(history: History, dice: readonly number[], later = gameAt(history).dice.given): History {
  const { start, steps, branch } = history;
  const { fallen } = gameAt(history).dice;
  const laid = { steps: steps.length, upTo: fallen.length + dice.length };
  const lying: History = branch ? { ...history, branch: { ...branch, laid } } : history;
  const withGiven = (game: Game): Game => ({
    ...game,
    dice: {
      ...game.dice,
      given: [...game.dice.fallen, ...dice, ...later.slice(game.dice.fallen.length + dice.length)],
    },
  });
  const last = steps.at(-1);
  if (!last) return { ...lying, start: withGiven(start) };
  return { ...lying, steps: [...steps.slice(0, -1), { ...last, game: withGiven(last.game) }] };
}

/** The index of the first action that is refused in a list, and why. */
export interface RefusedAction {
  at: number;
  rejection: Rejection;
}

/** A history made of a list of actions; it stops before the first that is refused. */
export interface Replayed {
  history: History;
  refused: RefusedAction | null;
}

/** Replays action by action behind a history; after each it may be left. */
function* replaySteps(from: History, actions: readonly Action[]): Generator<number, Replayed> {
  const steps = [...from.steps];
  const history: History = { ...from, steps };
  for (const [at, action] of actions.entries()) {
    const taken = take(history, action);
    if (!taken.ok) return { history, refused: { at, rejection: taken.rejection } };
    steps.push(taken.step);
    yield at + 1;
  }
  return { history, refused: null };
}

/** The history of a list of actions, at once. */
export const replay = (start: Game, actions: readonly Action[]): Replayed => playOn({ start, steps: [] }, actions);

/** A history with a list of actions behind it, at once. */
export function playOn(from: History, actions: readonly Action[]): Replayed {
  const steps = replaySteps(from, actions);
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

/** How somebody who waits is told how far a replay has come, and how they stop it. */
export interface ReplayProgress {
  tell?: (done: number, of: number) => void;
  signal?: AbortSignal;
}

/** How long the page may be kept waiting at a time, in milliseconds. */
const SLICE = 30;

/** A history with a list of actions behind it, in slices between which the page lives on; null if it is stopped. */
export async function replayInSlices(
  from: History,
  actions: readonly Action[],
  { tell, signal }: ReplayProgress = {},
): Promise<Replayed | null> {
  const steps = replaySteps(from, actions);
  let pause = performance.now() + SLICE;
  let step = steps.next();
  while (!step.done) {
    if (performance.now() > pause) {
      tell?.(step.value, actions.length);
      await new Promise((resolve) => setTimeout(resolve));
      if (signal?.aborted) return null;
      pause = performance.now() + SLICE;
    }
    step = steps.next();
  }
  return step.value;
}

/** The dice rolled in one step. */
export function rollsOf(history: History, index: number): number[] {
  const step = history.steps[index];
  return step ? step.game.dice.fallen.slice(gameAt(history, index).dice.fallen.length) : [];
}

/** [R1.0a] The code with which the rules refuse an action when a die is missing. */
export const NO_DIE = 'no-die-left';

/** The orders that carry out a phase without a decision, up to the first that needs a decision or a die. */
export function forcedOrders(history: History): Action[] {
  const game = gameAt(history);
  const player = deciderOf(game);
  if (player === null) return [];
  if (game.setUp !== null) return [{ player, do: 'ready' }];
  const orders: Action[] = [];
  let ahead = history;
  for (const order of ['move-all', 'end-phase'] as const) {
    const action: Action = { player, do: order };
    const played = play(ahead, action, orders.length > 0);
    if (played.ok || played.rejection.code === NO_DIE) orders.push(action);
    else continue;
    if (!played.ok) break;
    ahead = played.history;
  }
  return orders;
}
