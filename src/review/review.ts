import { type Chance, chanceOf } from '../chances/index.ts';
import { type Game, type GameEvent, type GameRecord, PLAYERS, type Player, view, viewEvents } from '../engine/index.ts';
import { betterThan } from './better.ts';
import { remembered, type Worth } from './dice.ts';
import { confirmed, isDoubtful, luckIn, type Moment, mistakeIn } from './moments.ts';
import { compareByPlayouts } from './playouts.ts';
import { settled } from './questions.ts';
import { decisionsOf, reviewSteps } from './steps.ts';

/** Of how the worth of a game changed: what was luck, what was decided, by who gave the order, and what no figure foresaw. */
export interface ReviewSums {
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
  sums: ReviewSums;
}

/** What is to be reviewed: the same question has the same answer on every machine. */
export interface ReviewQuestion {
  /** The game before its first action. */
  start: Game;
  record: GameRecord;
  /** How many positions are looked at for something better, for each decision. */
  budget?: number;
  seed?: number;
}

const BUDGET = 1000;

type Seen = Record<Player, GameEvent[]>;

function sumsOf(moments: readonly Moment[], change: number): ReviewSums {
  const sums: ReviewSums = { luck: { 1: 0, 2: 0 }, decisions: { 1: 0, 2: 0 }, rest: 0 };
  for (const { kind, player, difference } of moments) {
    sums[kind === 'luck' ? 'luck' : 'decisions'][player] += difference;
  }
  const { luck, decisions } = sums;
  return { ...sums, rest: change - luck[1] - luck[2] - decisions[1] - decisions[2] };
}

/** What positions are worth, and their chances: both look behind a question that is open. */
function figures(): { worth: Worth; chanceAt: (game: Game) => Chance } {
  const plain = remembered((game) => {
    const { win, draw } = chanceOf(game);
    return win + draw / 2;
  });
  const part = (of: keyof Chance): Worth => settled((game) => chanceOf(game)[of], plain);
  const [win, draw, loss] = [part('win'), part('draw'), part('loss')];
  return {
    worth: settled(plain, plain),
    chanceAt: (game) => ({ win: win(game), draw: draw(game), loss: loss(game) }),
  };
}

/** Reviews a game, and tells on the way how far it is, from 0 to 1. */
export function* review(question: ReviewQuestion): Generator<number, Review> {
  const { start, record, budget = BUDGET, seed = 1 } = question;
  const { worth, chanceAt } = figures();
  const { scenario, rulings } = start;
  const open = record.table?.logs === 'open';
  const steps = reviewSteps(start, record);
  const seen: Seen = { 1: [], 2: [] };
  const moments: Moment[] = [];
  for (const decision of decisionsOf(steps)) {
    const { player } = decision;
    const { game, at } = decision.steps[0];
    const seat = { scenario, rulings, player, view: view(game, player), events: seen[player] };
    moments.push(...mistakeIn(decision, betterThan(decision, seat, { worth, budget, seed: seed + at, open })));
    for (const step of decision.steps) {
      moments.push(...luckIn(step, worth));
      for (const one of PLAYERS) seen[one].push(...viewEvents(step.events, one));
    }
    yield (at + decision.steps.length) / steps.length;
  }
  const last = steps.at(-1)?.after ?? start;
  return {
    start: worth(start),
    end: worth(last),
    curve: [start, ...steps.map(({ after }) => after)].map(chanceAt),
    moments,
    sums: sumsOf(moments, worth(last) - worth(start)),
  };
}

/**
 * Lets playouts judge the decisions of a review that were likely mistakes, the dearest first; yields the review after each.
 * One that was broken off goes on where it stopped.
 */
export function* confirm(
  { start, record, seed = 1 }: Pick<ReviewQuestion, 'start' | 'record' | 'seed'>,
  reviewed: Review,
  playouts: number,
): Generator<Review, void> {
  const steps = reviewSteps(start, record);
  const decisions = decisionsOf(steps);
  let now = reviewed;
  const dearest = now.moments
    .filter(isDoubtful)
    .sort((a, b) => Math.abs(b.difference) - Math.abs(a.difference) || a.at - b.at);
  for (const moment of dearest) {
    const decision = decisions.find((one) => one.steps[0].at === moment.at);
    if (!decision) continue;
    const before = steps.slice(0, moment.at).flatMap(({ events }) => events);
    const seen: Seen = { 1: viewEvents(before, 1), 2: viewEvents(before, 2) };
    const interval = compareByPlayouts(decision, seen, moment.better ?? [], { playouts, seed });
    now = { ...now, moments: now.moments.map((one) => (one === moment ? confirmed(one, interval) : one)) };
    yield now;
  }
}
