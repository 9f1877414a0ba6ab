import { type Chance, chanceOf, type Leaning } from '../chances/index.ts';
import { type Game, type GameEvent, type GameRecord, type Player, view, viewEvents } from '../engine/index.ts';
import { betterThan } from './better.ts';
import { confirmed, luckIn, type Moment, mistakeIn } from './moments.ts';
import { compareByPlayouts } from './playouts.ts';
import { type Decision, decisionsOf, reviewSteps } from './steps.ts';

/** Of how the worth of a game changed: what was luck, what was decided, by who gave the order, and what no figure foresaw. */
export interface Sums {
  luck: Record<Player, number>;
  decisions: Record<Player, number>;
  rest: number;
}

/** What decided a game. Every figure is told from the side of Player 1. */
export interface Review {
  /** What the game was worth as it began and as it ended: the chance to win, and half of that to draw. */
  start: number;
  end: number;
  /** The chances before the first action and after each. */
  curve: Chance[];
  /** In the order of the record. */
  moments: Moment[];
  /** They add up to `end` less `start`. */
  sums: Sums;
}

/** What is to be reviewed: the same question has the same answer on every machine. */
export interface ReviewQuestion {
  /** The game before its first action. */
  start: Game;
  record: GameRecord;
  leaning: Leaning;
  /** How many positions are looked at for something better, for each decision. */
  budget?: number;
  /** How many pairs of playouts at most may confirm that a decision was a mistake. */
  playouts?: number;
  seed?: number;
}

const BUDGET = 1000;

type Seen = Record<Player, GameEvent[]>;

/** A decision that was likely a mistake, with what both players had seen before it. */
interface Doubt {
  moment: Moment;
  decision: Decision;
  seen: Seen;
}

function sumsOf(moments: readonly Moment[], change: number): Sums {
  const sums: Sums = { luck: { 1: 0, 2: 0 }, decisions: { 1: 0, 2: 0 }, rest: 0 };
  for (const { kind, player, difference } of moments) {
    sums[kind === 'luck' ? 'luck' : 'decisions'][player] += difference;
  }
  const { luck, decisions } = sums;
  return { ...sums, rest: change - luck[1] - luck[2] - decisions[1] - decisions[2] };
}

/** Lets playouts judge the decisions that were likely mistakes, the dearest first. */
function* confirm(doubts: readonly Doubt[], moments: Moment[], playouts: number, seed: number): Generator<number> {
  const dearest = doubts.toSorted((a, b) => Math.abs(b.moment.difference) - Math.abs(a.moment.difference));
  for (const [nth, { moment, decision, seen }] of dearest.entries()) {
    const interval = compareByPlayouts(decision, seen, moment.better ?? [], { playouts, seed });
    moments[moments.indexOf(moment)] = confirmed(moment, interval);
    yield (nth + 1) / dearest.length;
  }
}

/** Reviews a game, and tells on the way how far it is, from 0 to 1, and from 0 again for the playouts. */
export function* review(question: ReviewQuestion): Generator<number, Review> {
  const { start, record, leaning, budget = BUDGET, playouts = 0, seed = 1 } = question;
  const chanceAt = (game: Game): Chance => chanceOf(game, leaning) ?? leaning.start;
  const worth = (game: Game): number => {
    const { win, draw } = chanceAt(game);
    return win + draw / 2;
  };
  const { scenario, rulings } = start;
  const open = record.table?.logs === 'open';
  const steps = reviewSteps(start, record);
  const seen: Seen = { 1: [], 2: [] };
  const moments: Moment[] = [];
  const doubts: Doubt[] = [];
  for (const decision of decisionsOf(steps)) {
    const { player } = decision;
    const { game, at } = decision.steps[0];
    const seat = { scenario, rulings, player, view: view(game, player), events: seen[player] };
    const [moment] = mistakeIn(decision, betterThan(decision, seat, { worth, budget, seed: seed + at, open }));
    if (moment) moments.push(moment);
    if (moment?.likely) doubts.push({ moment, decision, seen: { 1: [...seen[1]], 2: [...seen[2]] } });
    for (const step of decision.steps) {
      moments.push(...luckIn(step, worth));
      for (const one of [1, 2] as const) seen[one].push(...viewEvents(step.events, one));
    }
    yield (at + decision.steps.length) / steps.length;
  }
  const last = steps.at(-1)?.after ?? start;
  if (playouts > 0) yield* confirm(doubts, moments, playouts, seed);
  return {
    start: worth(start),
    end: worth(last),
    curve: [start, ...steps.map(({ after }) => after)].map(chanceAt),
    moments,
    sums: sumsOf(moments, worth(last) - worth(start)),
  };
}
