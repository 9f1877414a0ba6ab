import { describe, test } from 'vitest';
import {
  type Action,
  applyInPlace,
  deciderOf,
  type Game,
  type GameEvent,
  type Hex,
  RANKS,
  searchCopy,
  view,
  viewEvents,
} from '../../src/engine/index.ts';
import { BUDGETS, decide, type Plan, type SeatKnowledge } from '../../src/opponent/index.ts';
import { type PositionOptions, position } from '../fixtures/position.ts';

/** What was answered: the plan, the game it was asked about, and how it stands after the orders. */
export interface Answer {
  plan: Plan;
  game: Game;
  after: Game;
}

/** A position in which there is one right thing to do, and how to see that it is done. */
export interface Lesson {
  name: string;
  lines: string;
  options: PositionOptions;
  /** What is played before it is asked, with the dice of the position. */
  before?: Action[];
  /** What the seat has seen before. */
  events?: GameEvent[];
  right: (answer: Answer) => void;
  /** Those who need not know it: an Ensign looks at little but his own shots, a Captain not at the finer points. */
  above?: true | 'captain';
}

/** The kinds of orders of a plan. */
export const kinds = ({ orders }: Plan): Action['do'][] => orders.map((order) => order.do);

/** The first order of a kind. */
export const firstOf = <K extends Action['do']>({ orders }: Plan, kind: K): Extract<Action, { do: K }> | undefined =>
  orders.find((order): order is Extract<Action, { do: K }> => order.do === kind);

/** Whether a hex is in a list. */
export const has = (hexes: readonly Hex[], { q, r }: Hex): boolean => hexes.some((hex) => hex.q === q && hex.r === r);

/** Who destroys the other's ship wins. */
export const DESTROY: NonNullable<PositionOptions['victory']> = [
  { if: { is: 'destroyed', units: ['1A'], atLeast: 1 }, winner: 2, reason: 'a' },
  { if: { is: 'destroyed', units: ['2B'], atLeast: 1 }, winner: 1, reason: 'b' },
];

/** All that is known in the seat of the one who decides. */
export function seatOf(game: Game, events: GameEvent[] = []): SeatKnowledge {
  const player = deciderOf(game)!;
  return { scenario: game.scenario, rulings: game.rulings, player, view: view(game, player), events };
}

function answer({ lines, options, before = [], events = [] }: Lesson, rank: (typeof RANKS)[number]): Answer {
  const game = position(lines, options);
  const seen = [...events];
  for (const action of before) {
    const outcome = applyInPlace(game, action);
    if (!outcome.ok) throw new Error(outcome.rejection.code);
    seen.push(...outcome.events);
  }
  const plan = decide({
    seat: seatOf(game, viewEvents(seen, deciderOf(game)!)),
    rank,
    seed: 1,
    budget: Math.min(3000, BUDGETS[rank]),
  });
  const after = searchCopy(game, 1);
  for (const order of plan.orders) if (order.do !== 'end-phase') applyInPlace(after, order);
  return { plan, game, after };
}

/** The same lesson for the player of either seat. */
export const fromBothSeats = (lesson: (me: 1 | 2, foe: 1 | 2) => Lesson): Lesson[] =>
  ([1, 2] as const).map((me) => {
    const { name, ...rest } = lesson(me, me === 1 ? 2 : 1);
    return { name: `${name}, from seat ${me}`, ...rest };
  });

/** One test for each lesson and rank that should know it. */
export function teach(lessons: readonly Lesson[]): void {
  for (const rank of RANKS) {
    const known = lessons.filter(({ above }) => !above || rank === 'admiral' || (above === true && rank === 'captain'));
    if (known.length === 0) continue;
    describe(`an ${rank} does the one right thing`, () => {
      for (const lesson of known) test(lesson.name, () => lesson.right(answer(lesson, rank)));
    });
  }
}
