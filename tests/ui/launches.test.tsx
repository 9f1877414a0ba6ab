import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { type FieldName, fieldValue } from '../../src/engine/index.ts';
import { pulled, withValue } from '../../src/ui/hand/launches.ts';
import { bestLaunch, isLaunch, type Launch, meetingOf } from '../../src/ui/session/launching.ts';
import { seatOf, tableAt } from '../fixtures/narrows.ts';
import { place } from '../fixtures/position.ts';
import { showRoom } from '../fixtures/room.tsx';
import { tableOn } from '../fixtures/table.ts';
import { unit } from '../fixtures/units.ts';

afterEach(cleanup);

/** An enemy that flies by in front of the ship, near enough to be met. */
const start = tableAt('fire', 1, (game) => {
  place(game, '2U unguided A1407 9 4');
});
const seat = seatOf(start);
const launches = seat.legal.filter(isLaunch);
const chanceOf = (launch: (typeof launches)[number]): number => meetingOf(seat, launch)?.probability ?? 0;
const click = (element: HTMLElement) => act(async () => void fireEvent.click(element));

describe('a launch laid ready', () => {
  test('9.7 is the likeliest of all to intercept', () => {
    const best = bestLaunch(seat, launches)!;
    const all = launches.map(chanceOf);
    expect(Math.max(...all)).toBeGreaterThan(Math.min(...all));
    expect(chanceOf(best)).toBe(Math.max(...all));
    expect(bestLaunch(seat, [])).toBeNull();
  });

  test('where none meets anybody, it flies towards the enemy', () => {
    const far = seatOf(
      tableAt('fire', 1, (game) => {
        place(game, '1A A0108 3 2');
        place(game, '2C B1408 9 2');
      }),
    );
    const all = far.legal.filter(isLaunch).filter(({ do: kind, player }) => kind === 'launch-missile' && player === 1);
    const own = all.filter((launch) => fieldValue(launch, 'ship') === '1A');
    expect(own.map((launch) => meetingOf(far, launch))).toEqual(own.map(() => null));
    expect(new Set(own.map(({ direction }) => direction)).size).toBeGreaterThan(1);
    expect([2, 3, 4]).toContain(bestLaunch(far, own)?.direction);
    expect(bestLaunch(far, own)?.velocity).toBe(Math.max(...own.map(({ velocity }) => velocity)));
  });

  test('another value keeps all the others that it can', () => {
    const [laid] = launches;
    const { velocity: _, ...rest } = laid!;
    const alike = launches.filter(
      (launch) => JSON.stringify({ ...launch, velocity: 0 }) === JSON.stringify({ ...laid!, velocity: 0 }),
    );
    expect(alike.length).toBeGreaterThan(1);
    for (const { velocity } of alike) {
      expect(withValue(launches, laid!, 'velocity', velocity)).toMatchObject({ velocity, ...rest });
    }
    expect(withValue(launches, laid!, 'velocity', 99)).toBeNull();
  });

  test('9.4 a pull means the direction nearest to it, and the farther the faster', () => {
    const [first] = launches;
    const like = (field: FieldName) => (launch: Launch) => fieldValue(launch, field) === fieldValue(first!, field);
    for (const launch of launches.filter(like('hex')).filter(like('missile')).filter(like('pod'))) {
      const meant = pulled(launches, launch.hex, launch.direction * 30 - 9, launch.velocity + 0.3);
      expect(meant).toMatchObject({ direction: launch.direction, velocity: launch.velocity });
    }
    expect(pulled(launches, 'A0101', 0, 1)).toBeNull();
  });
});

describe('the launch on one screen', () => {
  async function launch() {
    const { store, on } = tableOn({ start, steps: [] }, { mode: 'rehearsal' });
    showRoom(store);
    await click(screen.getAllByRole('button', { name: /^Launch missile/ })[0]!);
    return { on, card: within(screen.getByRole('region', { name: 'Launch missile' })) };
  }

  test('one press gives what is laid ready, which is told', async () => {
    const { on, card } = await launch();
    expect(card.getByRole('status').textContent).toMatch(/^into A\d+, to \d+ o’clock, velocity \d: meets /);
    await click(card.getByRole('button', { name: 'Launch' }));
    expect(on.kept).toMatchObject([{ kind: 'action', action: { do: 'launch-missile' } }]);
  });

  test('another direction is chosen without losing the rest, and told', async () => {
    const { on, card } = await launch();
    const before = card.getByRole('status').textContent!;
    const directions = within(card.getByRole('group', { name: 'Direction' })).getAllByRole('radio');
    const other = directions.find((radio) => !(radio as HTMLInputElement).checked)!;
    await click(other);
    expect(card.getByRole('status').textContent).not.toBe(before);
    expect(card.getByRole('status').textContent!.slice(0, 10)).toBe(before.slice(0, 10));
    expect(on.kept).toEqual([]);
  });
});

describe('9.9 the four of a MIMS', () => {
  test('are launched one after the other on the same card, each laid ready', async () => {
    const mims = tableAt('fire', 1, (game) => {
      place(game, '1M mims A1305 3 4 civ 8 from 1B.1');
      place(game, '2U unguided A1407 9 4');
    });
    const { store, on } = tableOn({ start: mims, steps: [] }, { mode: 'rehearsal' });
    showRoom(store);
    await click(screen.getByRole('button', { name: /^1M\d+ can launch/ }));
    await click(screen.getByRole('button', { name: /^Launch the four/ }));
    const card = () => within(screen.getByRole('region', { name: 'Launch the four' }));
    expect(card().getByRole('heading', { name: /: the first of four$/ })).toBeTruthy();
    expect(card().getByRole('button', { name: 'Cancel' })).toBeTruthy();
    for (const left of ['3 missiles', '2 missiles', '1 missile']) {
      const launch = card().getByRole('button', { name: 'Launch' });
      act(() => launch.focus());
      await click(launch);
      // One press after the other, without a look for the button.
      expect(document.activeElement).toBe(card().getByRole('button', { name: 'Launch' }));
      expect(card().getByRole('heading', { name: new RegExp(`: ${left} to go$`) })).toBeTruthy();
      expect(card().queryByRole('button', { name: 'Cancel' })).toBeNull();
      expect(card().getByRole('status').textContent).toMatch(/^into A\d+, to \d+ o’clock, velocity \d: meets /);
    }
    await click(card().getByRole('button', { name: 'Launch' }));
    expect(screen.queryByRole('region', { name: 'Launch the four' })).toBeNull();
    expect(on.kept).toHaveLength(4);
  });

  test('are asked about in the panel while another unit is selected', async () => {
    const mims = tableAt('fire', 1, (game) => {
      place(game, '1M mims A1305 3 4 civ 8 from 1B.1');
    });
    const { store } = tableOn({ start: mims, steps: [] }, { mode: 'rehearsal' });
    showRoom(store);
    await click(screen.getByRole('button', { name: /^1M\d+ can launch/ }));
    await click(screen.getByRole('button', { name: /^Launch the four/ }));
    await click(screen.getByRole('button', { name: 'Launch' }));
    expect(screen.queryByRole('region', { name: 'Decision' })).toBeNull();
    await act(async () => void fireEvent.click(document.querySelector('[data-piece="1B"]')!, { detail: 0 }));
    expect(screen.getByRole('region', { name: 'Decision' })).toBeTruthy();
  });
});

describe('R7.4g a battlecraft', () => {
  const prepared = () =>
    tableAt('command', 1, (game) => {
      const craft = unit(game, '1B1');
      if (craft.kind === 'battlecraft') craft.status = 'prepared';
    });

  test('is laid ready flying on with its ship, in the hex before it, and has no chance to intercept', async () => {
    const { store, on } = tableOn({ start: prepared(), steps: [] }, { mode: 'rehearsal' });
    showRoom(store);
    await click(screen.getByRole('button', { name: /^More/ }));
    await click(screen.getByRole('button', { name: /^Launch battlecraft/ }));
    const card = within(screen.getByRole('region', { name: 'Launch battlecraft' }));
    expect(card.getByRole('status').textContent).toMatch(/, to 3 o’clock, velocity 4: flies on as 1B does$/);
    expect(card.queryByText('to intercept')).toBeNull();
    await click(within(card.getByRole('group', { name: 'Velocity' })).getByRole('radio', { name: 'Velocity 5' }));
    expect(card.getByRole('status').textContent).toMatch(/, to 3 o’clock, velocity 5: flies its own way$/);
    await click(card.getByRole('button', { name: 'Launch' }));
    expect(on.kept).toMatchObject([{ action: { do: 'launch-battlecraft', direction: 3, velocity: 5 } }]);
  });
});
