import { describe, expect, test } from 'vitest';
import {
  apply,
  type DiceSource,
  diceToKeep,
  type Game,
  type GameRecord,
  legal,
  newGame,
  readRecord,
  snapshot,
} from '../../src/engine/index.ts';
import { rollDie } from '../../src/engine/rules/dice.ts';
import { SCENARIOS } from '../../src/scenarios/index.ts';
import { by, play, refusal } from '../fixtures/play.ts';
import { position } from '../fixtures/position.ts';

const [showdown] = SCENARIOS;
if (!showdown) throw new Error('no scenario');

/** Draws dice on a copy of a new game. */
function draw(dice: DiceSource, count: number): { rolls: number[]; game: Game } {
  const game = newGame(showdown!, dice);
  const rolls = Array.from({ length: count }, () => rollDie({ game, events: [] }));
  return { rolls, game };
}

const duel = (rolls: number[]): Game => position('1A sword A0808 12 0\n2B sword A0807 6 0', { phase: 'fire 1', rolls });
const burst = by(1, { do: 'fire', unit: '1A', from: 'burster', type: 'laser-burst', target: '2B' });

describe('1.0 the die', () => {
  test('1.0 shows 1 to 10, each about as often as the others', () => {
    const { rolls } = draw({ seed: 42 }, 5000);
    for (let face = 1; face <= 10; face += 1) {
      const count = rolls.filter((roll) => roll === face).length;
      // 500 are expected; 100 is nearly five standard deviations.
      expect(Math.abs(count - 500)).toBeLessThan(100);
    }
    expect(rolls.every((roll) => Number.isInteger(roll) && roll >= 1 && roll <= 10)).toBe(true);
  });

  test('1.0 the same seed gives the same dice, another one others', () => {
    expect(draw({ seed: 7 }, 40).rolls).toEqual(draw({ seed: 7 }, 40).rolls);
    expect(draw({ seed: 7 }, 40).rolls).not.toEqual(draw({ seed: 8 }, 40).rolls);
  });

  test('1.0 given rolls come first, in order, and then the generator goes on', () => {
    const alone = draw({ seed: 5 }, 6).rolls;
    const { rolls, game } = draw({ seed: 5, rolls: [10, 1, 10] }, 6);
    expect(rolls).toEqual([10, 1, 10, ...alone.slice(3)]);
    expect(snapshot(game).rolls).toEqual(rolls);
  });

  test('1.0 the dice kept of a game give the same game again, whatever the generator does later', () => {
    const { rolls, game } = draw({ seed: 11 }, 8);
    const kept = diceToKeep(game);
    expect(kept).toEqual({ seed: 11, rolls });
    expect(draw(kept, 12).rolls).toEqual(draw({ seed: 11 }, 12).rolls);
    expect(diceToKeep(draw({ rolls: [3, 4, 5] }, 1).game)).toEqual({ rolls: [3, 4, 5] });
  });

  test('1.0 a seed that is mixed first gives dice of its own, and is kept as such', () => {
    const mixed = { seed: 11, generator: 2 } as const;
    const { rolls, game } = draw(mixed, 8);
    expect(rolls).not.toEqual(draw({ seed: 11 }, 8).rolls);
    expect(diceToKeep(game)).toEqual({ ...mixed, rolls });
    expect(draw(diceToKeep(game), 12).rolls).toEqual(draw(mixed, 12).rolls);
  });

  test('1.0 a seed alone gives the dice it has always given', () => {
    expect([0, 1, 2].map((seed) => draw({ seed }, 3).rolls)).toEqual([
      [8, 2, 3],
      [7, 9, 2],
      [6, 6, 1],
    ]);
  });

  test.each([0, 11, -1, 2.5, '3'])('1.0 a record with a roll of %j is refused', (roll) => {
    const record = {
      format: 'deltavee-record',
      version: 1,
      scenario: 'showdown',
      dice: { rolls: [5, roll] },
      actions: [],
    };
    const read = readRecord(record);
    expect(read.ok).toBe(false);
    if (!read.ok) expect(read.faults[0]?.at).toBe('dice.rolls[1]');
  });

  test('1.0 a roll of 10 is the highest, not the lowest', () => {
    const record = {
      format: 'deltavee-record',
      version: 1,
      scenario: 'showdown',
      dice: { rolls: [1, 10] },
      actions: [],
    };
    const read = readRecord(record);
    expect(read.ok && (read.value as GameRecord).dice.rolls).toEqual([1, 10]);
    // Target Value 1, laser burst: hit on 6 or less.
    const { events } = play(duel([10]), burst);
    expect(events.find(({ type }) => type === 'fired')).toMatchObject({ die: 10, hit: false });
  });
});

describe('R1.0a dice that run out', () => {
  test('R1.0a an action that needs a die is refused, and nothing is changed', () => {
    const game = duel([]);
    const before = structuredClone(snapshot(game));
    expect(refusal(game, burst)).toMatchObject({ rule: 'R1.0a' });
    expect(snapshot(game)).toEqual(before);
  });

  test('R1.0a an action of two dice with one left is refused as a whole', () => {
    const game = duel([1]);
    const before = structuredClone(game);
    expect(refusal(game, burst)).toMatchObject({ rule: 'R1.0a' });
    expect(game).toEqual(before);
    expect(apply(duel([1, 3]), burst).ok).toBe(true);
  });

  test('R1.0a what needs no die goes on, and the list of legal actions does not look at the dice', () => {
    const game = duel([]);
    expect(legal(game)).toContainEqual(burst);
    expect(apply(game, by(1, { do: 'end-phase' })).ok).toBe(true);
  });
});
