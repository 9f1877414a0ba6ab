import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import type { UnitView } from '../../src/engine/index.ts';
import type { Seat } from '../../src/store/seat/seat.ts';
import { bestFirst, firstTarget, laidShots, shooterOf, targetsOf } from '../../src/ui/play/aiming.ts';
import { energyOf, fireRows, weaponsOf } from '../../src/ui/play/fires.ts';
import { seatOf, tableAt } from '../fixtures/narrows.ts';
import { showDock, slot } from '../fixtures/panel.tsx';
import { place } from '../fixtures/position.ts';
import { showRoom } from '../fixtures/room.tsx';
import { tableOn } from '../fixtures/table.ts';

afterEach(cleanup);

/** 1A may fire at 2C and at a missile, its burster once and its heavy weapon too; every die misses. */
const start = (change?: Parameters<typeof tableAt>[2]) =>
  tableAt('fire', 1, (game) => {
    place(game, '1A A1407 4 2');
    place(game, '2C A1409 4 2');
    place(game, '2U unguided A1406 3 3');
    game.dice.given = [10, 10, 10, 10];
    change?.(game);
  });

const unitIn = (seat: Seat, id: string): UnitView => seat.view.units.find((unit) => unit.id === id)!;
const at = (target: string, choices: Parameters<typeof laidShots>[2]['choices'] = []) => ({ target, choices });
const cell = (name: string) => document.querySelector<HTMLElement>(`[data-fire="${name}"]`)!;

describe('8.1 what is laid at a target', () => {
  const seat = seatOf(start());
  const unit = unitIn(seat, '1A');

  test('8.6 is the best of each weapon, each a legal order', () => {
    const shots = laidShots(seat, unit, at('2C'));
    expect(new Set(shots.map(({ from }) => from)).size).toBe(weaponsOf(unit).length);
    for (const { from, action, row } of shots) {
      expect(seat.legal).toContain(action);
      const all = fireRows(seat, '1A', from, '2C').map(({ effect, refusal }) =>
        refusal ? 0 : (effect?.probability ?? 0),
      );
      expect(row.effect?.probability).toBe(Math.max(...all));
    }
  });

  test('follows what a hand has chosen, and nothing is laid for a weapon that is lifted', () => {
    const shots = laidShots(
      seat,
      unit,
      at('2C', [
        { from: 1, type: 'laser-burst', times: 1 },
        { from: 'burster', type: null, times: 0 },
      ]),
    );
    expect(shots.map(({ from, type }) => [from, type])).toEqual([[1, 'laser-burst']]);
  });

  test('8.1, 8.2 never more than fires and energy allow', () => {
    const { sources, extra } = seat.firesLeft('1A')!;
    const all = sources.reduce((sum, { left }) => sum + left, extra);
    const asked = weaponsOf(unit).map(({ from }) => ({ from, type: 'laser-burst' as const, times: 9 }));
    expect(laidShots(seat, unit, at('2C', asked))).toHaveLength(all);
    const poor = { ...unit, energy: { blocks: 1, marked: 0, track: 0, burnRate: 3 } } as UnitView;
    expect(energyOf(poor)).toBe(3);
    const cost = laidShots(seat, poor, at('2C')).reduce((sum, { row }) => sum + row.cost, 0);
    expect(cost).toBeLessThanOrEqual(3);
  });

  test('8.0 is nothing where nothing can be hurt, and nobody fires who is not to fire', () => {
    const far = seatOf(tableAt('fire', 1, (game) => void place(game, '2C B1615 6 9')));
    expect(laidShots(far, unitIn(far, '1B'), at('2C'))).toEqual([]);
    expect(shooterOf(seat, '2C')).toBeNull();
    expect(shooterOf(seatOf(tableAt('command', 1)), '1A')).toBeNull();
  });
});

describe('8.7 the target that is likeliest to be hurt comes first', () => {
  const seat = seatOf(
    tableAt('fire', 1, (game) => {
      place(game, '2U unguided B0308 3 4');
      place(game, '2U unguided A1407 9 4');
    }),
  );
  const unit = unitIn(seat, '1B');
  const targets = targetsOf(seat, '1B');
  const most = (target: string) =>
    Math.max(
      ...weaponsOf(unit).flatMap(({ from }) =>
        fireRows(seat, '1B', from, target).map(({ effect }) => effect?.probability ?? -1),
      ),
    );

  test('8.7 whatever weapon it is: a near missile stands below a ship that is hit more rarely', () => {
    const best = bestFirst(seat, unit, targets).map(most);
    expect(best).toEqual(best.toSorted((a, b) => b - a));
    expect(new Set(best).size).toBeGreaterThan(1);
  });

  test('8.7 and is aimed at when the craft is selected; where nothing can be hurt, nothing is', () => {
    expect(most(firstTarget(seat, '1B')!)).toBe(Math.max(...targets.map(most)));
    const far = seatOf(tableAt('fire', 1, (game) => void place(game, '2C B1615 6 9')));
    expect(firstTarget(far, '1B')).toBeNull();
  });
});

describe('the weapons in the dock', () => {
  test('8.6 every cell has the chance to hit, to hurt and the cost; a press lifts it, another lays it again', () => {
    showDock(seatOf(start()), '1A', '2C');
    const laid = () => document.querySelectorAll('[data-fire][aria-pressed="true"]').length;
    expect(laid()).toBe(2);
    const [first] = document.querySelectorAll<HTMLElement>('[data-fire][aria-pressed="true"]');
    expect(first!.textContent).toMatch(/\d+.%.*\d+.% hurt.*(free|unit)/);
    fireEvent.click(first!);
    expect(laid()).toBe(1);
    fireEvent.click(first!);
    expect(laid()).toBe(2);
    expect(slot('answer').textContent).toMatch(/^Fire both/);
  });

  test('8.0 Fire fires all that is laid, one after the other, each after a press on Continue', async () => {
    const { store, on } = tableOn({ start: start(), steps: [] }, { mode: 'rehearsal' });
    showRoom(store);
    const fired = () => on.kept.flatMap((entry) => (entry.kind === 'action' ? [entry.action] : []));
    await act(async () => void fireEvent.click(document.querySelector('[data-part="todo"][data-unit="1A"]')!));
    await act(async () => void fireEvent.click(document.querySelector('[data-piece="2C"]')!, { detail: 0 }));
    expect(fired()).toEqual([]);
    await act(async () => {
      fireEvent.click(slot('answer'), { detail: 1 });
      fireEvent.click(slot('answer'), { detail: 2 });
    });
    expect(fired()).toHaveLength(1);
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: /^Fire the next/ })));
    expect(fired()).toHaveLength(2);
    expect(new Set(fired().map((action) => action.do === 'fire' && action.from)).size).toBe(2);
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: /^Continue/ })));
    expect(document.querySelector('[data-part="stage"]')).toBeNull();
  });

  test('8.0 what is held stays unfired', async () => {
    const { store, on } = tableOn({ start: start(), steps: [] }, { mode: 'rehearsal' });
    showRoom(store);
    await act(async () => void fireEvent.click(document.querySelector('[data-part="todo"][data-unit="1A"]')!));
    await act(async () => void fireEvent.click(document.querySelector('[data-piece="2C"]')!, { detail: 0 }));
    await act(async () => void fireEvent.click(slot('answer'), { detail: 1 }));
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: /^Stop/ })));
    expect(on.kept.filter((entry) => entry.kind === 'action')).toHaveLength(1);
    expect(document.querySelector('[data-part="stage"]')).toBeNull();
  });

  test('8.1 a weapon that has nothing left says so and takes no press', () => {
    showDock(seatOf(start()), '1A', '2C');
    const before = slot('answer').textContent;
    for (const dim of document.querySelectorAll('[data-fire][aria-disabled="true"]')) fireEvent.click(dim);
    expect(slot('answer').textContent).toBe(before);
    expect(cell('burster laser-burst')).toBeTruthy();
  });

  test('8.3 the arithmetic of every shot that is laid unfolds', () => {
    showDock(seatOf(start()), '1A', '2C');
    expect(screen.queryByText('target value')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: /arithmetic/ }));
    expect(screen.getAllByText('target value')).toHaveLength(2);
  });
});
