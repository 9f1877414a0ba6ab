import { describe, expect, test } from 'vitest';
import { deciderOf, type Game, newGame, otherPlayer, view, viewEvents } from '../../src/engine/index.ts';
import { attitude, decide, type Question, QuestionRefused, think, threats } from '../../src/opponent/index.ts';
import { showdown } from '../../src/scenarios/showdown.ts';
import { position } from '../fixtures/position.ts';
import { seatOf } from './lesson.ts';
import { playGame } from './playing.ts';

/** A game of the third Game-Turn, asked about from the seat that decides. */
function sound(): { game: Game; question: Question } {
  const plays = (seat: Question['seat']) => decide({ seat, rank: 'captain', seed: 1, budget: 10 }).orders;
  const { game, seen } = playGame(showdown, 4, { 1: plays, 2: plays }, 2);
  const question: Question = { seat: seatOf(game, seen[deciderOf(game)!]), rank: 'admiral', seed: 1, budget: 300 };
  return { game, question: structuredClone(question) };
}

const refusalOf = (ask: () => unknown): unknown => {
  try {
    return ask();
  } catch (error) {
    return error instanceof QuestionRefused ? error.code : error;
  }
};

// biome-ignore lint/suspicious/noExplicitAny: what is damaged has no type.
type Damaged = any;

/** Damages, and what is said of them. */
const DAMAGES: readonly [string, (question: Damaged, game: Game) => void, string][] = [
  [
    'for a player who does not decide',
    ({ seat }, game) => {
      const player = otherPlayer(seat.player);
      Object.assign(seat, { player, view: view(game, player), events: viewEvents(seat.events, player) });
    },
    'decider',
  ],
  ['for the other player, with this view', ({ seat }) => (seat.player = otherPlayer(seat.player)), 'seat'],
  ['for a third player', ({ seat }) => (seat.player = 3), 'seat'],
  ['without a seat', (question) => delete question.seat, 'seat'],
  ['without a scenario', ({ seat }) => delete seat.scenario, 'seat'],
  ['without a view', ({ seat }) => delete seat.view, 'seat'],
  ['without events', ({ seat }) => delete seat.events, 'seat'],
  ['with events that are none', ({ seat }) => (seat.events = [null, 7]), 'seat'],
  ['without units', ({ seat }) => (seat.view.units = []), 'seat'],
  ['with a ship that is not of the scenario', ({ seat }) => (seat.view.units[0].id = '9Z'), 'seat'],
  ['with a ship nowhere', ({ seat }) => (seat.view.units[0].hex = 'Z9999'), 'seat'],
  ['with a velocity that is none', ({ seat }) => (seat.view.units[0].velocity = 'fast'), 'seat'],
  ['with a phase that is none', ({ seat }) => (seat.view.phase.kind = 'lunch'), 'seat'],
  ['without a phase', ({ seat }) => delete seat.view.phase, 'seat'],
  ['without a Game-Turn', ({ seat }) => (seat.view.turn = null), 'seat'],
  [
    'that knows what the other player knows',
    ({ seat }, game) => {
      const { units } = view(game, otherPlayer(seat.player));
      seat.view.units = seat.view.units.map((unit: { id: string; owner: number }) =>
        unit.owner === seat.player ? unit : units.find(({ id }) => id === unit.id),
      );
    },
    'seat',
  ],
  ['for no rank', (question) => (question.rank = 'cook'), 'rank'],
  ['without a seed', (question) => delete question.seed, 'seed'],
  ['with a seed that is none', (question) => (question.seed = Number.NaN), 'seed'],
  ['without a budget', (question) => delete question.budget, 'budget'],
  ['with a budget below nothing', (question) => (question.budget = -5), 'budget'],
  ['with a budget without end', (question) => (question.budget = Number.POSITIVE_INFINITY), 'budget'],
];

describe('a damaged question', () => {
  test('is not the sound one', () => {
    expect(decide(sound().question).orders.length).toBeGreaterThan(0);
  });

  test.each(DAMAGES)('%s is refused, and its code says why', (_, damage, code) => {
    const { game, question } = sound();
    damage(question, game);
    expect(refusalOf(() => decide(question))).toBe(code);
  });

  test('is refused beside the game too', () => {
    const { seat } = sound().question;
    const blind = { ...seat, view: { ...seat.view, units: [] } };
    expect(refusalOf(() => attitude(blind))).toBe('seat');
    expect(refusalOf(() => threats(blind, '1E'))).toBe('seat');
  });

  test('is one about a game that is over', () => {
    const game = newGame(showdown, { seed: 1, generator: 2 });
    const player = deciderOf(game)!;
    const over: Game = { ...game, result: { winner: 1, reason: 'conceded' } };
    const seat = { scenario: showdown, rulings: game.rulings, player, view: view(over, player), events: [] };
    expect(refusalOf(() => decide({ seat, rank: 'captain', seed: 1, budget: 9 }))).toBe('decider');
  });
});

/** Twenty ships of each side, as near to each other as a battle of forty comes. */
const FORTY = Array.from({ length: 40 }, (_, index) => {
  const side = index < 20 ? 1 : 2;
  const nth = index % 20;
  const letter = String.fromCharCode(65 + nth);
  const hex = `${side === 1 ? 'A' : 'B'}${String(2 + 3 * (nth % 5)).padStart(2, '0')}${String(2 + 4 * Math.floor(nth / 5)).padStart(2, '0')}`;
  return `${side}${letter} dagger ${hex} ${side === 1 ? 3 : 9} 3 : hunter, arsenal`;
}).join('\n');

describe('the budget', () => {
  const ask = (lines: string, sheets: string, budget: number) => {
    const units = lines.split('\n').map((line) => line.split(' ')[0] ?? '');
    const of = (player: number) => units.filter((id) => id.startsWith(String(player)));
    const game = position(lines, {
      phase: 'command 1',
      sheets,
      victory: [
        { if: { is: 'destroyed', units: of(1), atLeast: of(1).length }, winner: 2, reason: 'a' },
        { if: { is: 'destroyed', units: of(2), atLeast: of(2).length }, winner: 1, reason: 'b' },
      ],
    });
    const question = { seat: seatOf(game), rank: 'admiral' as const, seed: 1, budget };
    return { first: think(question).next().value.evaluations, used: decide(question).evaluations };
  };
  const DUEL = '1A piccolo A0507 3 3 : hunter\n2B piccolo A1207 9 3 : hunter';
  const SQUADRONS = FORTY.split('\n')
    .filter((_, index) => index % 20 < 3)
    .join('\n');

  test.each([
    ['of two ships', DUEL, 'A', 1000],
    ['of two ships, and much of it', DUEL, 'A', 14_000],
    ['of six', SQUADRONS, 'AB', 3000],
    ['of six, and much of it', SQUADRONS, 'AB', 14_000],
  ])('%s is not exceeded, and more than half of it is spent', (_, lines, sheets, budget) => {
    const { used } = ask(lines, sheets, budget);
    expect(used).toBeLessThanOrEqual(1.05 * budget);
    expect(used).toBeGreaterThan(0.5 * budget);
  });

  test('holds for forty ships, and the first plan stands at once', () => {
    const { first, used } = ask(FORTY, 'AB', 14_000);
    expect(first).toBeLessThan(7000);
    expect(used).toBeLessThanOrEqual(1.05 * 14_000);
  });
});
