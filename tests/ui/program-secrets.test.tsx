import { act, cleanup } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Action, Game, MissileType } from '../../src/engine/index.ts';
import { tableAt } from '../fixtures/narrows.ts';
import { place } from '../fixtures/position.ts';
import { showRoom } from '../fixtures/room.tsx';
import { memoryStorage, tableOn } from '../fixtures/table.ts';
import { CAPTAIN, fakeThinker } from '../fixtures/thinker.ts';
import type { WritableGame } from '../fixtures/units.ts';
import { unit } from '../fixtures/units.ts';

/** Two tables that differ only in what the program, player 2, keeps to itself. */
const open = (game: Game): void => place(game, '2U unguided B0308 3 4');
function other(game: WritableGame): void {
  place(game, '2M mims B0308 3 4 civ 8 from 2C.1');
  const ship = unit(game, '2C');
  if (ship.kind !== 'spaceship') return;
  ship.pods.reverse();
  Object.assign(ship.energy, { marked: 2 });
}

const END: Action = { player: 2, do: 'end-phase' };

/** A missile made ready: of what type, and in which box, nobody else sees. */
const prepare = (missile: MissileType, pod: number): Action => ({
  player: 2,
  do: 'prepare-missile',
  ship: '2C',
  pod,
  missile,
});

const TWINS = [
  { change: open, answer: [prepare('intelligent', 1), END] },
  { change: other, answer: [prepare('mims', 3), END] },
] as const;

beforeEach(() => vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** The names that React counts up over all pages are counted anew on each. */
const counted = (html: string): string => {
  const names = [...new Set(html.match(/_r_\w+?_/g))];
  return html.replace(/_r_\w+?_/g, (name) => `_r_${names.indexOf(name)}_`);
};

/** Everything the page holds, from the moment the program begins to think until it is the person's turn again. */
async function pagesOf({ change, answer }: (typeof TWINS)[number], settings: object): Promise<string[]> {
  const fake = fakeThinker();
  const start = tableAt('command', 2, change);
  const { store } = tableOn({ start, steps: [] }, settings, memoryStorage(), fake.thinker);
  const { container } = showRoom(store);
  const pages = [counted(container.innerHTML)];
  await act(async () => {
    fake.answer(...answer);
    await store.here?.carryOut();
  });
  pages.push(counted(container.innerHTML));
  for (let steps = 0; steps < 4; steps += 1) {
    await act(async () => void (await vi.advanceTimersByTimeAsync(1200)));
    pages.push(counted(container.innerHTML));
  }
  expect(store.state.getState().seat).toMatchObject({ toAct: true, stage: 'fire' });
  cleanup();
  return pages;
}

describe('R10.0b what the program keeps to itself is not on the page', () => {
  test('under closed logs: while it thinks, while its orders are shown, and after', async () => {
    const settings = { program: { 2: CAPTAIN } };
    const [as, otherwise] = [await pagesOf(TWINS[0], settings), await pagesOf(TWINS[1], settings)];
    expect(otherwise).toEqual(as);
    expect(as.every((page) => page.length > 5000)).toBe(true);
    expect(as.join()).toContain('2?01');
  });

  test('under open logs it is', async () => {
    const settings = { program: { 2: CAPTAIN }, logs: 'open' };
    expect(await pagesOf(TWINS[0], settings)).not.toEqual(await pagesOf(TWINS[1], settings));
  });
});
