import { describe, expect, test } from 'vitest';
import { type GameEvent, hexId, parseHexId } from '../../src/engine/index.ts';
import { seatAt } from '../../src/store/seat/seat.ts';
import { hexBeside, nextOf } from '../../src/ui/map/useMapKeys.ts';
import { answerTo, newsOf, type SpokenQuestion } from '../../src/ui/play/spoken.ts';
import { position } from '../fixtures/position.ts';

const GAME = position(
  `
  1E piccolo A0607 4 3
  2D piccolo A0908 4 3
  2A dagger A0510 12 4
  2U unguided A0808 10 2 from 2D.1`,
  { phase: 'command 1' },
);
const nameOf = (player: number): string => `player ${player}`;

/** What a seat answers about 1E. */
function answer(question: SpokenQuestion, player: 1 | 2 = 1): string {
  const seat = seatAt(GAME, player);
  const unit = seat.view.units.find(({ id }) => id === '1E') ?? null;
  return answerTo(question, { seat, scenario: GAME.scenario, unit, me: player, log: [], since: 0, nameOf });
}

describe('an answer for the ear', () => {
  test('9.6 tells what threatens, with its figure, and R10.0a no type of a counter that lies face down', () => {
    expect(answer('threats')).toMatch(/2D fires at 1E next: up to \d+\s% to hit\./);
    expect(answer('enemies')).not.toMatch(/2U01|unguided/);
  });

  test('8.2 tells the enemies by range, with the way to each', () => {
    expect(answer('enemies').match(/\d+ hexe?s? at \d+ o’clock/g)).toEqual([
      '2 hexes at 4 o’clock',
      '3 hexes at 3 o’clock',
      '3 hexes at 7 o’clock',
    ]);
  });

  test('7.2 tells what a unit can be ordered, with the price of each', () => {
    expect(answer('orders')).toMatch(/Maneuver, \d of \d commands left: Accelerate velocity 4 free/);
  });

  test('6.1, 9.6 tells where a course ends, and what it meets', () => {
    expect(answer('course')).toMatch(
      /^1E flies 3 hexes and ends in A0909; in A0808 2\?01 attempts 1E: chance not known/,
    );
  });

  test('10.3 tells each unit of one’s own, with its fuel', () => {
    expect(answer('ships')).toMatch(/^1E Piccolo, velocity 3 towards 4 o’clock, hex A0607, fuel \d+\.$/);
  });
});

describe('what is said by itself', () => {
  const logged = (...events: Partial<GameEvent>[]) =>
    events.map((event) => ({ event: { rule: '7.2', ...event } as GameEvent }));
  const turned = (unit: string) =>
    ({ type: 'maneuvered', unit, order: 'accelerate', by: null, free: false, velocity: 2, direction: 3 }) as const;
  const shot = { type: 'phase', turn: 2, kind: 'fire', player: 2 } as const;
  const told = logged(turned('2D'), turned('2D'), turned('2A'), turned('1E'), shot);
  const say = (voice: 'terse' | 'usual' | 'full', me: 1 | null = 1) =>
    newsOf(told, { me, voice, key: 'Shift H', nameOf });

  test('what one’s own units do is said whole, and the rest is counted, with the key that tells it', () => {
    expect(say('usual')).toMatch(/^1E accelerates to velocity 2\. 3 events more: Shift H\.$/);
    expect(say('terse')).toMatch(/^1E accelerates to velocity 2\.$/);
    expect(say('full').match(/accelerates/g)).toHaveLength(4);
  });

  test('where both sides are one’s own all is said', () => expect(say('usual', null)).toBe(say('full')));
});

describe('the cursor of the map', () => {
  const hex = (id: string) => parseHexId(GAME.scenario.sheets, id)!;

  test('2.1 crosses each of the six sides of a hex, and comes back', () => {
    const ways = [
      ['ArrowUp', 'ArrowDown'],
      ['PageUp', 'End'],
      ['PageDown', 'Home'],
    ] as const;
    const there = ways.flatMap((way) => way.map((key) => hexBeside(hex('A0607'), key)!));
    expect(new Set(there.map((one) => hexId(GAME, one))).size).toBe(6);
    for (const [on, back] of ways) expect(hexBeside(hexBeside(hex('A0607'), on)!, back)).toEqual(hex('A0607'));
  });

  test('jumps to the first of some places, from there to the next, and round', () => {
    const places = [hex('A0908'), hex('A0510')];
    expect(nextOf(places, hex('A0101'))).toEqual(places[0]);
    expect(nextOf(places, places[0]!)).toEqual(places[1]);
    expect(nextOf(places, places[1]!)).toEqual(places[0]);
    expect(nextOf([], hex('A0101'))).toBeNull();
  });
});
