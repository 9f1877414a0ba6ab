import { describe, expect, test } from 'vitest';
import type { GameEvent } from '../../src/engine/index.ts';
import { fullSettings } from '../../src/game/entries.ts';
import type { LoggedEvent } from '../../src/game/log.ts';
import { pairPoints } from '../../src/game/pair.ts';
import { favoured, gameFigures } from '../../src/game/statistics.ts';
import { findScenario } from '../../src/scenarios/index.ts';
import { lastBlow, lastFeat } from '../../src/ui/table/end/Decisive.tsx';
import { listNext } from '../../src/ui/table/end/next-games.ts';
import { ACTIONS, played, ROLLS, SHOWDOWN, startOf } from '../fixtures/showdown.ts';
import { CAPTAIN } from '../fixtures/thinker.ts';

const labels = (...of: Parameters<typeof listNext>) => listNext(...of).map(({ label }) => label);

describe('what to play next', () => {
  const alone = fullSettings({ program: { 2: CAPTAIN }, names: ['Ann', ''] });

  test('against the program: the other side, a better one for who has won, the next scenario', () => {
    expect(labels(SHOWDOWN, alone, true)).toEqual([
      'The other side',
      'Harder: against the Admiral',
      'Next: The First Shot',
    ]);
    expect(labels(SHOWDOWN, alone, false)).toEqual(['The other side', 'Next: The First Shot']);
    const [other, harder] = listNext(SHOWDOWN, alone, true);
    expect(other?.settings).toEqual({ program: { 1: CAPTAIN }, names: ['', 'Ann'] });
    expect(harder?.settings?.program).toEqual({ 2: { ...CAPTAIN, rank: 'admiral' } });
  });

  test('two people who have given their names may change sides', () => {
    const [swapped, ...others] = listNext(SHOWDOWN, fullSettings({ names: ['Ann', 'Ben'] }), false);
    expect(swapped).toEqual({ label: 'Change sides', settings: { names: ['Ben', 'Ann'] } });
    expect(others.map(({ label }) => label)).toEqual(['Next: The First Shot']);
  });

  test('between people and after the last scenario there is less', () => {
    expect(labels(SHOWDOWN, fullSettings(), false)).toEqual(['Next: The First Shot']);
    expect(labels(findScenario('convoy-red')!, fullSettings(), false)).toEqual([]);
    expect(labels({ ...SHOWDOWN, id: 'of my own' }, fullSettings(), false)).toEqual([]);
  });

  test('after the first game of a pair, the second with the sides changed, and not the same without the pair', () => {
    const pair = { table: 'q', game: 1 } as const;
    const [second, ...others] = listNext(SHOWDOWN, { ...alone, pair }, false);
    expect(second?.settings).toEqual({ program: { 1: CAPTAIN }, names: ['', 'Ann'], pair: { table: 'q', game: 2 } });
    expect(others.map(({ label }) => label)).toEqual(['Next: The First Shot']);
    const people = listNext(SHOWDOWN, fullSettings({ names: ['Ann', 'Ben'], pair }), false);
    expect(people[0]?.settings).toEqual({ program: {}, names: ['Ben', 'Ann'], pair: { table: 'q', game: 2 } });
    expect(labels(SHOWDOWN, { ...alone, pair: { table: 'q', game: 2 } }, false)[0]).toBe('The other side');
  });
});

describe('the points of a pair', () => {
  test('are one for a game won and half of one for a draw, no matter who had which side', () => {
    expect(pairPoints(1, 2, 1)).toBe(2);
    expect(pairPoints(2, 2, 1)).toBe(0);
    expect(pairPoints(1, 1, 1)).toBe(1);
    expect(pairPoints(1, null, 2)).toBe(0.5);
    expect(pairPoints(2, null, 2)).toBe(1.5);
  });
});

describe('what decided a game', () => {
  const log: LoggedEvent[] = played(startOf(ROLLS), ACTIONS).steps.flatMap((step) => step.log);

  test('is the last blow that did something', () => {
    const blow = lastBlow(log);
    expect(blow?.turn).toBe(4);
    expect(blow?.line.events[0]).toMatchObject({ type: 'interception', success: true });
    expect(lastBlow(log.slice(0, 20))).toBeNull();
  });

  test('or what ended it without one, if nothing came after that', () => {
    const phase = { turn: 6, kind: 'command', player: 2 } as const;
    const told = (...events: GameEvent[]): LoggedEvent[] => events.map((event, action) => ({ event, phase, action }));
    const docked: GameEvent = { rule: '7.4', type: 'docked', ship: '2A', with: '1B', inPod: false };
    const over: GameEvent = { rule: '11.0', type: 'game-over', winner: 2, reason: 'mu-docked' };
    expect(lastFeat(told(docked, over))?.line.events[0]).toBe(docked);
    const turned = { rule: '7.2', type: 'ready', player: 2 } as unknown as GameEvent;
    expect(lastFeat(told(docked, turned, over))).toBeNull();
    expect(lastFeat(log)).toBeNull();
  });

  test('and the dice, where they leaned to one side', () => {
    const fired = (unit: string, hit: boolean): GameEvent =>
      ({ type: 'fired', unit, hit, odds: { probability: 0.5 } }) as unknown as GameEvent;
    expect(favoured(gameFigures([fired('1E', true), fired('1E', true)]))).toBeNull();
    expect(favoured(gameFigures([fired('1E', true), fired('1E', true), fired('2D', false)]))).toBe(1);
    expect(favoured(gameFigures([fired('2D', true), fired('2D', true), fired('1E', false)]))).toBe(2);
  });
});
