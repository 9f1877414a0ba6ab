import { afterEach, describe, expect, test } from 'vitest';
import type { Game } from '../../src/engine/index.ts';
import { gameAt, replay } from '../../src/game/history.ts';
import { noteLearning } from '../../src/store/device/preferences.ts';
import { seatAt } from '../../src/store/seat/seat.ts';
import { type Launch, missOf } from '../../src/ui/play/launching.ts';
import { outlookOf } from '../../src/ui/play/outlook.ts';
import { checkAdvice, decisionsOf } from '../fixtures/decisions.ts';
import { type PositionOptions, position } from '../fixtures/position.ts';

afterEach(() => noteLearning({ advice: null }));

const dangersIn = (lines: string, phase: NonNullable<PositionOptions['phase']>) =>
  outlookOf(seatAt(position(lines, { phase }), 1)).dangers.map(({ kind, from }) => `${kind} ${from}`);

describe('what is a danger now', () => {
  const SHIPS = '1E piccolo A0607 4 3\n2D piccolo A0908 4 3';
  test.each([
    ['9.6 a missile on the own course', `${SHIPS}\n2U unguided A0808 10 2 revealed`, 'movement 1', 'course 2U01'],
    ['9.6 a missile that comes', `${SHIPS}\n2U unguided A0808 10 3 revealed`, 'fire 1', 'comes 2U01'],
    ['9.5 a missile that can be steered', `${SHIPS}\n2I intelligent A1109 9 3 revealed`, 'command 1', 'steered 2I21'],
    ['8.6 fire that comes before the next move', SHIPS, 'command 1', 'fire 2D'],
    ['6.6 nothing, where only they could be hit', SHIPS, 'fire 1', undefined],
  ] as const)('%s', (_, lines, phase, first) => {
    expect(dangersIn(lines, phase)[0]).toBe(first);
  });
});

test('9.6 one who has moved is told of the missile that comes', () => {
  const before = position('1E piccolo A0607 4 1\n2D piccolo A1508 4 3\n2U unguided A0709 12 3 revealed', {
    phase: 'movement 1',
  });
  const move = seatAt(before, 1).legal.find(({ do: kind }) => kind === 'move')!;
  const dangersOf = (game: Game) => outlookOf(seatAt(game, 1)).dangers.map(({ kind }) => kind);
  expect(dangersOf(before)).toEqual([]);
  expect(dangersOf(gameAt(replay(before, [move]).history))).toEqual(['comes']);
});

test('9.4 a launch that meets nobody says why, and from which hex it would', () => {
  const seat = seatAt(position('1E piccolo A0607 4 3 : hunter\n2D piccolo A1109 4 2', { phase: 'fire 1' }), 1);
  const launches = seat.legal.filter((open): open is Launch => open.do === 'launch-missile');
  const away = launches.find(({ direction }) => direction === 4)!;
  const miss = missOf(seat, away, launches)!;
  expect(miss).toMatchObject({ target: '2D', far: expect.any(Number), flies: expect.any(Number) });
  expect(miss.from).not.toBeNull();
});

test('of every decision the adviser knows the greatest danger and the best chance, and asks nothing that he answered', async () => {
  const counted = { decisions: 0, dangers: 0, chances: 0, ends: 0 };
  // First the two ships have to come near each other.
  for (const { history, player } of decisionsOf('showdown', 7)) {
    if (gameAt(history).turn < 4) continue;
    await checkAdvice(history, player, counted);
    if (counted.decisions === 12) break;
  }
  expect(counted.dangers).toBeGreaterThan(1);
  expect(counted.ends).toBeGreaterThan(1);
});
