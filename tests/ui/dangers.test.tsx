import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { outcomesOf, snapshot } from '../../src/engine/index.ts';
import { gameAt } from '../../src/game/history.ts';
import type { Exposure } from '../../src/opponent/index.ts';
import type { Thinker } from '../../src/store/thinking/thinker.ts';
import { dangerMarks } from '../../src/ui/map/scene/dangers.ts';
import { showRoom } from '../fixtures/room.tsx';
import { played, SHOWDOWN, startOf, TO_COMMAND } from '../fixtures/showdown.ts';
import { memoryStorage, tableOn } from '../fixtures/table.ts';
import { CAPTAIN, fakeThinker } from '../fixtures/thinker.ts';

const game = gameAt(played(startOf(), TO_COMMAND));
const outcomes = outcomesOf(game, '2D');
const as = (nth: number, intercepted: number, chance = 0): Exposure => ({
  outcome: outcomes[nth]!,
  intercepted,
  hits: 0,
  launch: chance > 0 ? { target: '1E', chance } : null,
});

const kinds = (...exposures: Exposure[]) => dangerMarks(exposures, snapshot(game), SHOWDOWN).map(({ kind }) => kind);

describe('where a unit would be unsafe', () => {
  test('9.6 a hex is marked by what the safest way to it brings, and by the best launch from there', () => {
    expect(kinds(as(0, 0.2))).toEqual([]);
    expect(kinds(as(0, 0.4))).toEqual(['unsafe']);
    expect(kinds(as(0, 0.9))).toEqual(['deadly']);
    expect(kinds(as(0, 0.9), as(0, 0.4, 0.7))).toEqual(['unsafe', 'striking']);
  });

  function roomWith(settings: object) {
    const adviser: Thinker = {
      ask: (request) => request.ask === 'threats' && request.hear(outcomes.map((_, nth) => as(nth, 0.7))),
      stop: () => undefined,
    };
    const { store } = tableOn(played(startOf(), TO_COMMAND), settings, memoryStorage(), fakeThinker().thinker, adviser);
    showRoom(store);
    return act(async () => void fireEvent.keyDown(window, { key: 'x' }));
  }

  const marked = () => document.querySelectorAll('.map-mark-deadly').length;

  test('it is drawn for anybody who rehearses, with what the marks mean', async () => {
    await roomWith({ mode: 'rehearsal' });
    expect(marked()).toBeGreaterThan(10);
    expect(screen.getByRole('list', { name: 'Where 2D may end its next move' })).toBeTruthy();
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Unsafe hexes' })));
    expect(marked()).toBe(0);
  });

  test('it is not drawn where people play each other, nor while it is the program’s turn', async () => {
    const advice = () => screen.queryByRole('switch', { name: 'Advice' });
    await roomWith({});
    expect([marked(), advice()]).toEqual([0, null]);
    document.body.innerHTML = '';
    await roomWith({ program: { 2: CAPTAIN } });
    expect([marked(), advice()]).toEqual([0, null]);
  });
});
