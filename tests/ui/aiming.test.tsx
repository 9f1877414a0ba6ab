import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Action } from '../../src/engine/index.ts';
import type { Seat } from '../../src/store/seat/seat.ts';
import { NO_AIM } from '../../src/store/table/view-store.ts';
import { OrdersPanel } from '../../src/ui/orders/OrdersPanel.tsx';
import { bestFirst, firstTarget, shotOf, targetsOf } from '../../src/ui/session/aiming.ts';
import { fireRows, weaponsOf } from '../../src/ui/session/fires.ts';
import { TableNotes } from '../../src/ui/table/TableNotes.tsx';
import { seatOf, tableAt } from '../fixtures/narrows.ts';
import { showFrom, showOrders, tableFrom } from '../fixtures/panel.tsx';
import { play } from '../fixtures/play.ts';
import { place } from '../fixtures/position.ts';
import { showRoom } from '../fixtures/room.tsx';
import { tableOn } from '../fixtures/table.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** 1A may fire at 2C and at 2U01, its burster once and its heavy weapon too; every die misses. */
const start = () =>
  tableAt('fire', 1, (game) => {
    place(game, '1A A1407 4 2');
    place(game, '2C A1409 4 2');
    place(game, '2U unguided A1406 3 3');
    game.dice.given = [10, 10, 10, 10];
  });

/** The panel and the notes above it. */
const Both = ({ seat }: { seat: Seat }) => (
  <>
    <TableNotes seat={seat} notice={null} />
    <OrdersPanel seat={seat} target="2C" />
  </>
);

const FACE_DOWN = '2?01';
const order = (name: RegExp) => screen.getByRole('button', { name });

describe('8.0 what would be fired', () => {
  const seat = seatOf(start());
  const looking = (target: string | null, more = {}) => {
    const { view } = tableFrom(seat, { selected: '1A', target });
    view.aim(more);
    return view.state.getState();
  };

  test('is the order with the best weapon at what is aimed at, with its arithmetic', () => {
    const shot = shotOf(seat, looking('2C'))!;
    expect(seat.legal).toContain(shot.action);
    expect(shot.action).toMatchObject({ do: 'fire', unit: '1A', target: '2C' });
    expect(shot.odds).toBe(seat.odds(shot.action!));
    const chances = seat.legal.flatMap((action) => {
      const odds = action.do === 'fire' && action.unit === '1A' && action.target === '2C' ? seat.odds(action) : null;
      return odds && !('code' in odds) ? [odds.probability] : [];
    });
    const best = shot.rows.map(({ odds, refusal }) => (refusal ? 0 : (odds?.probability ?? 0)));
    expect(Math.max(...best)).toBe(Math.max(...chances));
  });

  test('follows the weapon and the type a hand has chosen, and the pointer', () => {
    const chosen = looking('2C', { weapon: { unit: '1A', from: 1 }, type: 'particle-barrage' });
    expect(shotOf(seat, chosen)!.action).toMatchObject({ from: 1, type: 'particle-barrage', target: '2C' });
    expect(shotOf(seat, { ...chosen, hovered: FACE_DOWN })!.action).toMatchObject({ from: 1, target: FACE_DOWN });
    expect(shotOf(seat, { ...chosen, hovered: '1B' })!.target?.id).toBe('2C');
  });

  test('is nothing without a target, and says why where a fire cannot be made', () => {
    expect(shotOf(seat, looking(null))).toMatchObject({ action: null, odds: null, refusal: null });
    const shot: Action = { player: 1, do: 'fire', unit: '1A', from: 'burster', type: 'laser-burst', target: '2C' };
    const after = seatOf(play(start(), shot).game);
    const spent = looking('2C', { weapon: { unit: '1A', from: 'burster' } });
    expect(shotOf(after, spent)).toMatchObject({ action: null, refusal: { code: 'no-fires-left', rule: '8.1' } });
  });

  test('is nobody’s who is not to fire: an enemy, a missile, the wrong phase', () => {
    expect(shotOf(seat, { ...looking('1A'), selected: '2C' })).toBeNull();
    expect(shotOf(seat, { ...looking('1A'), selected: FACE_DOWN })).toBeNull();
    expect(shotOf(seatOf(tableAt('command', 1)), looking('2C'))).toBeNull();
  });
});

describe('8.0 nobody fires what he does not see', () => {
  test('neither F nor a second click does before its arithmetic stands on the screen', () => {
    const { order: given, view, controls } = tableFrom(seatOf(start()), { selected: '1A' });
    controls.pickUnit('2C');
    controls.fire();
    controls.pickUnit('2C');
    expect(given).not.toHaveBeenCalled();
    view.set({ shown: shotOf(seatOf(start()), view.state.getState())!.odds });
    controls.fire();
    expect(given).not.toHaveBeenCalled();
  });

  test('the card says when it does, and when it does no longer', async () => {
    const { order: given, view, controls, unmount } = showOrders(seatOf(start()), '1A', '2C');
    expect(view.state.getState().shown).not.toBeNull();
    // The pointer has come to another enemy, and the arithmetic has not.
    await act(async () => {
      view.set({ hovered: FACE_DOWN });
      controls.fire();
      fireEvent.click(order(/^Fire .* at 2C/));
      expect(given).not.toHaveBeenCalled();
    });
    expect(order(/^Fire .* at 2.01/)).toBeTruthy();
    controls.fire();
    expect(given).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ target: FACE_DOWN }));
    unmount();
    expect(view.state.getState().shown).toBeNull();
  });

  test('8.3 the next target is the one aimed at, wherever the pointer lies', async () => {
    const { order: given, view, controls } = showOrders(seatOf(start()), '1A');
    await act(async () => view.set({ hovered: FACE_DOWN }));
    // Of two targets one or the other step leads to the one the pointer does not lie on.
    await act(async () => controls.nextTarget(1));
    if (view.state.getState().aim.target !== '2C') await act(async () => controls.nextTarget(1));
    expect(view.state.getState()).toMatchObject({ hovered: null, aim: { target: '2C' } });
    controls.fire();
    expect(given).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ target: '2C' }));
  });

  test('a type of fire just chosen is not fired before it is drawn', async () => {
    const { order: given, controls } = showOrders(seatOf(start()), '1A', '2C');
    await act(async () => {
      controls.chooseFire('laser-barrage');
      controls.fire();
      expect(given).not.toHaveBeenCalled();
    });
    controls.fire();
    expect(given).toHaveBeenCalledOnce();
  });
});

describe('the table in a Fire Phase', () => {
  async function room() {
    const { store, on } = tableOn({ start: start(), steps: [] }, { mode: 'rehearsal' });
    const { container } = showRoom(store);
    const piece = (id: string) => container.querySelector(`[data-piece="${id}"]`)!;
    const fired = () => on.kept.flatMap((entry) => (entry.kind === 'action' ? [entry.action] : []));
    return { store, fired, piece };
  }
  const press = (key: string) => act(async () => void fireEvent.keyDown(window, { key }));
  const click = (element: Element, detail = 1) => act(async () => void fireEvent.click(element, { detail }));

  test('8.0 a double click on Fire fires once; the next shot needs a press on a target, a weapon or a type', async () => {
    const { fired } = await room();
    await click(order(/^1A .*can fire/));
    await click(order(/^2C Clarinet range/));
    const button = order(/^Fire .* at 2C/);
    await act(async () => {
      fireEvent.click(button, { detail: 1 });
      fireEvent.click(button, { detail: 2 });
    });
    await click(button);
    await press('f');
    expect(fired()).toHaveLength(1);
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(button.textContent).toContain('press a target or a weapon for the next shot');
    await click(order(/^Burster/));
    await click(button);
    expect(fired()).toHaveLength(2);
  });

  test('8.0 a click on an enemy aims, the second fires, the third aims again', async () => {
    const { fired, piece } = await room();
    await click(order(/^1A .*can fire/));
    await click(piece('2C'), 0);
    expect(fired()).toEqual([]);
    await click(piece('2C'), 0);
    expect(fired()).toMatchObject([{ do: 'fire', unit: '1A', target: '2C' }]);
    await click(piece('2C'), 0);
    expect(fired()).toHaveLength(1);
    await click(piece('2C'), 0);
    expect(fired()).toHaveLength(2);
  });

  test('8.3 T and F: the targets one after the other, as in the list', async () => {
    const { fired } = await room();
    await click(order(/^1A .*can fire/));
    await click(order(/^Open the orders/));
    const listed = within(screen.getByRole('table')).getAllByRole('rowheader');
    await press('t');
    await press('f');
    expect(fired()).toHaveLength(1);
    const [shot] = fired();
    expect(listed[1]?.textContent).toContain(shot?.do === 'fire' ? shot.target : 'no shot');
  });

  test('on a phone the weapon and the type of fire outlast another tab', async () => {
    const real = window.matchMedia.bind(window);
    vi.spyOn(window, 'matchMedia').mockImplementation(() => real('(min-width: 99999px)'));
    const { fired } = await room();
    await click(order(/^1A .*can fire/));
    await click(order(/^2C Clarinet best/));
    await click(order(/^Pod 1 heavy weapon/));
    await click(order(/^Laser barrage \d/));
    await click(order(/^Ship’s log$/));
    expect(screen.queryByRole('button', { name: /^Fire / })).toBeNull();
    await press('f');
    expect(fired()).toEqual([]);
    await click(order(/^Ship’s log$/));
    expect(order(/^Laser barrage \d/).getAttribute('aria-pressed')).toBe('true');
    await press('f');
    expect(fired()).toMatchObject([{ from: 1, type: 'laser-barrage' }]);
  });
});

describe('8.7 the shot that is likeliest to have an effect comes first', () => {
  const seat = seatOf(
    tableAt('fire', 1, (game) => {
      place(game, '2U unguided B0308 3 4');
      place(game, '2U unguided A1407 9 4');
    }),
  );
  const unit = seat.view.units.find(({ id }) => id === '1B')!;
  const targets = targetsOf(seat, '1B');
  const effects = (target: string) =>
    weaponsOf(unit).flatMap(({ from }) =>
      fireRows(seat, '1B', from, target).map(({ effect }) => effect?.probability ?? -1),
    );

  test('8.7 in the list, whatever weapon is chosen: a near missile stands below a ship that is hit more rarely', () => {
    const sorted = bestFirst(seat, unit, targets);
    const best = sorted.map((target) => Math.max(...effects(target)));
    expect(best).toEqual(best.toSorted((a, b) => b - a));
    expect(new Set(best).size).toBeGreaterThan(1);
    expect([...sorted].sort()).toEqual([...targets].sort());
    const hits = sorted.map((target) =>
      Math.max(...fireRows(seat, '1B', 1, target).map(({ odds }) => odds?.probability ?? 0)),
    );
    expect(hits).not.toEqual(hits.toSorted((a, b) => b - a));
  });

  test('8.7 and is aimed at when the craft is selected, with its weapon and its type of fire', () => {
    const target = firstTarget(seat, '1B');
    const shot = shotOf(seat, { selected: '1B', hovered: null, aim: { ...NO_AIM, target } })!;
    expect(shot.row?.effect?.probability).toBe(Math.max(...targets.flatMap(effects)));
    expect(shot.action).not.toBeNull();
  });

  test('nothing is aimed at where the only target is too far to be hurt', () => {
    const far = seatOf(tableAt('fire', 1, (game) => void place(game, '2C B1615 6 9')));
    expect(targetsOf(far, '1B')).toEqual(['2C']);
    expect(firstTarget(far, '1B')).toBeNull();
  });

  test('nothing is aimed at where no shot can have an effect and there are several targets', () => {
    const far = seatOf(
      tableAt('fire', 1, (game) => {
        place(game, '2C B1615 6 9');
        place(game, '2U unguided B1616 9 9');
      }),
    );
    expect(targetsOf(far, '1B')).toHaveLength(2);
    expect(firstTarget(far, '1B')).toBeNull();
  });
});

test('8.3 whoever passes a target with the Tab key sees its arithmetic and aims at what he has pressed', async () => {
  const { view } = showOrders(seatOf(start()), '1A');
  await act(async () => void fireEvent.click(order(/^2C Clarinet range/)));
  await act(async () => order(/^2.01 .*range/).focus());
  expect(order(/^Fire .* at 2.01/)).toBeTruthy();
  await act(async () => order(/^Burster/).focus());
  expect(order(/^Fire .* at 2C/)).toBeTruthy();
  expect(view.state.getState().aim.target).toBe('2C');
});

describe('a shot that can have no effect', () => {
  const far = () => seatOf(tableAt('fire', 1, (game) => place(game, '2C B1615 6 9')));
  const target = { selected: '1B', target: '2C' };

  test('8.0 is asked about; a second press on F, on the button or on the map is no answer', async () => {
    const seat = far();
    const { order: given, view, controls } = showFrom(seat, <Both seat={seat} />, target);
    await act(async () => controls.fire());
    await act(async () => controls.fire());
    expect(given).not.toHaveBeenCalled();
    expect(view.state.getState().fireAsked).toBe(true);
    expect(document.activeElement?.textContent).toBe('Hold fire');
    await act(async () => void fireEvent.click(order(/^Hold fire/)));
    expect(view.state.getState().fireAsked).toBe(false);
  });

  test('8.0 is fired by whoever means it', async () => {
    const seat = far();
    const { order: given, controls } = showFrom(seat, <Both seat={seat} />, target);
    await act(async () => controls.fire());
    await act(async () => void fireEvent.click(order(/^Fire all the same/)));
    expect(given).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ do: 'fire', target: '2C' }));
  });
});
