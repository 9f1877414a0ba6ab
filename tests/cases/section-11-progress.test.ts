import { describe, expect, test } from 'vitest';
import { type Condition, type Game, type Player, progressOf, victoryPoints } from '../../src/engine/index.ts';
import { position } from '../fixtures/position.ts';
import { begun } from '../fixtures/scenario-game.ts';
import { changed, ship } from '../fixtures/units.ts';

const SHIPS = `1A corco-iota A0506 3 2
  1B corco-gamma A0608 3 2 : standard-cargo, standard-cargo, crew
  2A flute A1206 9 1
  2B flute A1406 9 1`;

const one = (condition: Condition, change: (game: Game) => void = () => {}, player: Player | null = null) => {
  const victory = [{ if: condition, winner: 1 as const, reason: 'test' }];
  return progressOf(position(SHIPS, { victory, planets: ['A0906'], with: change }), player).clauses[0];
};

const gone =
  (status: 'destroyed' | 'jumped' | 'orbited', ...ids: string[]) =>
  (game: Game) => {
    for (const id of ids) Object.assign(ship(game, id), { status, hex: null });
  };

describe('11.0 how far a victory condition has come', () => {
  const both: Condition = { is: 'destroyed', units: ['2A', '2B'], atLeast: 2 };

  test('11.0 counts the ships it is true of', () => {
    expect(one(both)).toMatchObject({ have: 0, need: 2, done: [], lost: false, holds: false });
    expect(one(both, gone('destroyed', '2B'))).toMatchObject({ have: 1, done: ['2B'], lost: false });
    expect(one(both, gone('destroyed', '2A', '2B'))).toMatchObject({ have: 2, holds: true });
  });

  test('11.0 says when too few are left, or one that must be among them', () => {
    expect(one(both, gone('jumped', '2B'))?.lost).toBe(true);
    const either: Condition = { is: 'destroyed', units: ['2A', '2B'], atLeast: 1, including: ['2A'] };
    expect(one(either, gone('jumped', '2B'))?.lost).toBe(false);
    expect(one(either, gone('jumped', '2A'))?.lost).toBe(true);
    expect(one({ is: 'jumped', units: ['1A'], atLeast: 1 }, gone('destroyed', '1A'))?.lost).toBe(true);
  });

  test('11.0 measures the way to the planet and to the ship to dock with', () => {
    expect(one({ is: 'in-orbit', unit: '1A' })?.nearest).toEqual({ from: '1A', to: null, hexes: 4 });
    const docked = one({ is: 'docked', units: ['2A', '2B'], with: '1A' });
    expect(docked?.nearest).toEqual({ from: '2A', to: '1A', hexes: 7 });
    expect(one({ is: 'docked', units: ['2A'], with: '1A' }, gone('destroyed', '1A'))).toMatchObject({
      nearest: null,
      lost: true,
    });
  });

  test('11.0 counts the ships that are out of play', () => {
    const none = one({ is: 'no-ship-left', player: 1 }, gone('orbited', '1B'));
    expect(none).toMatchObject({ have: 1, need: 2, done: ['1B'], holds: false });
  });

  test('11.0 counts the Game-Turns that have been played to their end', () => {
    const turns: Condition = { is: 'turns', played: 3 };
    expect(one(turns)).toMatchObject({ have: 0, need: 3, holds: false });
    const third = one(turns, (game) => {
      game.turn = 3;
    });
    expect(third).toMatchObject({ have: 2, holds: false });
  });

  test('R11.2a R10.0b measures the nearest pair it may know of: what lies face down is counted, not looked at', () => {
    const apart: Condition = { is: 'apart', range: 25 };
    const craft = (line: string) =>
      position(`1A sword A0506 3 2 : battlecraft=terwillicker-x, heavy-weapon\n 2A dagger A1406 9 1\n ${line}`, {
        victory: [{ if: apart, winner: null, reason: 'test' }],
      });
    const hidden = craft('1A1 A1206 3 2');
    const far = { from: '1A', to: '2A', hexes: 9 };
    const near = { from: '1A1', to: '2A', hexes: 2 };
    expect(progressOf(hidden, 2).clauses[0]).toMatchObject({ nearest: far, have: 9, need: 26, faceDown: 1 });
    expect(progressOf(hidden, 1).clauses[0]).toMatchObject({ nearest: near, faceDown: 0 });
    expect(progressOf(hidden, null).clauses[0]?.nearest).toEqual(near);
    expect(progressOf(craft('1U unguided A1206 3 2 from 1A.2'), 2)).toEqual(progressOf(hidden, 2));
    expect(progressOf(craft('1A1 A1206 3 2 revealed'), 2).clauses[0]?.nearest).toEqual(near);
  });
});

describe('R11.5a the points', () => {
  test('R11.5a are the sum of entries that say what they are for', () => {
    const game = changed(begun('convoy-red'), (copy) => {
      for (const id of ['1B', '1C', '2B']) ship(copy, id).hex = null;
      Object.assign(ship(copy, '1B'), { status: 'orbited' });
      Object.assign(ship(copy, '1C'), { status: 'destroyed' });
      Object.assign(ship(copy, '2B'), { status: 'destroyed' });
      const lost = ship(copy, '1B').pods.find(({ type }) => type === 'standard-cargo');
      if (lost) lost.status = 'destroyed';
    });
    const { score, clauses } = progressOf(game, 1);
    expect(score).toEqual([
      { player: 1, unit: '1B', for: 'orbit', count: 1, points: 1 },
      { player: 1, unit: '1B', for: 'cargo-saved', count: 2, points: 2 },
      { player: 2, unit: '1B', for: 'cargo-destroyed', count: 1, points: 1 },
      { player: 2, unit: '1C', for: 'destroyed', count: 1, points: 1 },
      { player: 2, unit: '1C', for: 'cargo-destroyed', count: 3, points: 3 },
      { player: 2, unit: '2B', for: 'own-loss', count: 1, points: -2 },
    ]);
    expect(victoryPoints(game)).toEqual({ 1: 3, 2: 3 });
    const points = clauses.filter(({ clause }) => clause.if.is === 'points');
    expect(points.map(({ have, need }) => [have, need])).toEqual([
      [3, 8],
      [3, 8],
    ]);
  });

  test('R11.5a a scenario without scoring has no entries', () => {
    expect(progressOf(begun('showdown'), null).score).toEqual([]);
  });
});
