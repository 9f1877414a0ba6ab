import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { isLaunch, pulled, withValue } from '../../src/ui/hand/launches.ts';
import { bestLaunch, meetingOf } from '../../src/ui/session/launching.ts';
import { seatOf, tableAt } from '../fixtures/narrows.ts';
import { place } from '../fixtures/position.ts';
import { showRoom } from '../fixtures/room.tsx';
import { tableOn } from '../fixtures/table.ts';

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
    for (const launch of launches.filter(({ hex, missile, pod }) => {
      const [first] = launches;
      return hex === first?.hex && missile === first.missile && pod === first.pod;
    })) {
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
