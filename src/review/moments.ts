import { type Action, type Player, type Stage, stageOf } from '../engine/index.ts';
import type { Reason } from '../opponent/index.ts';
import type { Better } from './better.ts';
import { lucksOf, type Worth } from './dice.ts';
import type { PlayoutInterval } from './playouts.ts';
import type { Decision, ReviewStep } from './steps.ts';

/** What a decision is called that cost so much of the worth of the game, the worst first. */
const NAMES = [
  ['blunder', 0.16],
  ['mistake', 0.08],
  ['slip', 0.03],
] as const;

export type MistakeName = (typeof NAMES)[number][0];

/** Something that moved the chances: a die, or a decision beside which there was a better one. */
export interface Moment {
  /** The action of the record, from 0: the one in which the die fell, or the first of those that were decided together. */
  at: number;
  turn: number;
  /** Before what: set-up, a phase, or a question. */
  phase: Stage;
  /** Who gave the order. */
  player: Player;
  kind: 'luck' | 'decision';
  /** By how much it moved the worth of the game for Player 1. */
  difference: number;
  /** What the difference comes to by playouts; null where none were played, as for every die. */
  interval: PlayoutInterval | null;
  /** The die that fell. */
  die?: number;
  /** What the decision is called, once playouts have confirmed that there was a better one. */
  name?: MistakeName;
  /** What it is called until then. */
  likely?: MistakeName;
  /** Of a decision: how many orders were decided together. */
  given?: number;
  /** The orders that would have been better, as their player could give them; none where it was better to go on. */
  better?: Action[];
  /** Why each of them. */
  reasons?: readonly Reason[];
}

/** What a decision is called by what it cost. */
const nameFor = (cost: number): MistakeName | undefined => NAMES.find(([, least]) => cost >= least)?.[0];

const placeOf = ({ at, game, action }: ReviewStep) =>
  ({ at, turn: game.turn, phase: stageOf(game), player: action.player, interval: null }) as const;

/** The luck of the dice that fell in a step, those left out that moved nothing. */
export const luckIn = (step: ReviewStep, worth: Worth): Moment[] =>
  lucksOf(step, worth).flatMap(({ die, luck }) =>
    luck === 0 ? [] : [{ ...placeOf(step), kind: 'luck', difference: luck, die } as const],
  );

/** A decision as a moment, if there was a better one. */
export function mistakeIn({ steps }: Decision, better: Better | null): Moment[] {
  if (!better || better.by === 0) return [];
  const { player, orders, reasons, by } = better;
  const likely = nameFor(by);
  const difference = player === 1 ? -by : by;
  const named = likely ? { likely } : {};
  const given = steps.length;
  return [{ ...placeOf(steps[0]), player, kind: 'decision', difference, given, ...named, better: orders, reasons }];
}

/** The same moment with what playouts have said of it: it keeps its name only if they leave no doubt. */
export function confirmed({ likely, ...moment }: Moment, interval: PlayoutInterval): Moment {
  const [low, high] = interval;
  const isClear = moment.difference < 0 ? high < 0 : low > 0;
  return { ...moment, interval, ...(likely && (isClear ? { name: likely } : { likely })) };
}

/** Whether a moment waits for playouts. */
export const isDoubtful = ({ likely, interval }: Moment): boolean => likely !== undefined && interval === null;
