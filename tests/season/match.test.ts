import { describe, expect, test } from 'vitest';
import { view, viewEvents } from '../../src/engine/index.ts';
import type { ComputerPlayer, MatchQuestion } from '../../src/matches/computer-player.ts';
import { type Match, playMatch } from '../../src/matches/match.ts';
import { showdown } from '../../src/scenarios/showdown.ts';
import { choicesSeed, diceSeed } from '../../src/workshop/season/chunk.ts';
import { playerOf } from '../../src/workshop/season/players.ts';

const fighter = playerOf('fighter');
const random = playerOf('random');

const match = (change: Partial<Match> = {}): Match => ({
  scenario: showdown,
  seats: [fighter, fighter],
  diceSeed: 7,
  choicesSeeds: [1, 2],
  ...change,
});

describe('a match', () => {
  test('ends where the cap of Game-Turns is passed', () => {
    const { game } = playMatch(match({ seats: [random, random], turnCap: 3 }));
    expect(game.result).toBeNull();
    expect(game.turn).toBe(4);
  });

  test('is drawn when both players would offer it, and only then', () => {
    const willing: ComputerPlayer = { ...random, offersDraw: ({ view: seen }) => seen.turn >= 2 };
    const drawn = playMatch(match({ seats: [willing, willing], turnCap: 3 }));
    expect(drawn.game.result).toEqual({ winner: null, reason: 'draw-agreed' });
    expect(drawn.game.turn).toBe(2);
    const { game } = playMatch(match({ seats: [willing, random], turnCap: 3 }));
    expect(game.result).toBeNull();
  });

  test('gives the orders of an answer while they are legal, and asks again', () => {
    let asked = 0;
    const twice: ComputerPlayer = {
      name: 'fighter',
      decide: (question) => {
        asked += 1;
        const [order] = fighter.decide(question);
        return order ? [order, order] : [];
      },
    };
    const { game, record } = playMatch(match({ seats: [twice, fighter], turnCap: 1 }));
    expect(game.turn).toBe(2);
    expect(asked).toBeGreaterThan(0);
    expect(record.actions.filter(({ player }) => player === 1).length).toBeGreaterThanOrEqual(asked);
  });

  test('asks again once a die has fallen', () => {
    let fired = 0;
    const rash: ComputerPlayer = {
      name: 'fighter',
      decide: (question) => {
        const orders = fighter.decide(question);
        if (orders[0]?.do !== 'fire') return orders;
        fired += 1;
        return [...orders, { player: 1, do: 'concede' }];
      },
    };
    const { record } = playMatch(match({ seats: [rash, fighter] }));
    expect(fired).toBeGreaterThan(0);
    expect(record.actions.filter((action) => action.do === 'concede')).toEqual([]);
  });

  test('tells an order that cannot be given at all', () => {
    const wrong: ComputerPlayer = { name: 'fighter', decide: () => [{ player: 1, do: 'move-all' }] };
    expect(() => playMatch(match({ seats: [wrong, fighter] }))).toThrow(/fighter, player 1.*move-all/);
  });

  test('shows a player his own view and the events as he saw them', () => {
    const questions: MatchQuestion[] = [];
    const watched: ComputerPlayer = {
      name: 'fighter',
      decide: (question) => {
        const { view: seen, events, player } = question.seat();
        expect(seen).toEqual(view(question.game, player));
        expect(JSON.stringify(events)).toBe(JSON.stringify(viewEvents(events, player)));
        questions.push(question);
        return fighter.decide(question);
      },
    };
    playMatch(match({ seats: [fighter, watched], turnCap: 4 }));
    expect(questions.length).toBeGreaterThan(4);
    expect(questions.at(-1)?.seat().events.length).toBeGreaterThan(4);
  });
});

describe('seeds', () => {
  test('differ by season, scenario, pair, game, seat and use', () => {
    const seeds = [
      diceSeed(1, 'pirates', 0, 1, false),
      diceSeed(2, 'pirates', 0, 1, false),
      diceSeed(1, 'showdown', 0, 1, false),
      diceSeed(1, 'pirates', 1, 1, false),
      choicesSeed(1, 'pirates', 0, 1, 1),
      choicesSeed(1, 'pirates', 0, 1, 2),
      choicesSeed(1, 'pirates', 0, 2, 1),
      choicesSeed(1, 'pirates', 1, 1, 1),
    ];
    expect(new Set(seeds).size).toBe(seeds.length);
    expect(seeds.every(Number.isSafeInteger)).toBe(true);
  });

  test('give both games of a pair the same dice, and between two alike each its own', () => {
    const dice = (alike: boolean) =>
      [0, 1].flatMap((pair) => [1, 2].map((game) => diceSeed(1, 'pirates', pair, game, alike)));
    const [one, swapped, next, nextSwapped] = dice(false);
    expect([swapped, nextSwapped]).toEqual([one, next]);
    expect(new Set(dice(true)).size).toBe(4);
  });
});
