import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import type { Action } from '../../src/engine/index.ts';
import { showRoom } from '../fixtures/room.tsx';
import { ACTIONS, played, startOf, TO_COMMAND, TO_FIRE } from '../fixtures/showdown.ts';
import { tableOn } from '../fixtures/table.ts';

function roomAfter(actions: readonly Action[], settings = {}) {
  const { store, on } = tableOn(played(startOf([2, 2, 7, 3]), actions), settings);
  showRoom(store);
  return { store, on };
}

const press = (key: string) => act(async () => void fireEvent.keyDown(window, { key }));
const click = (name: string | RegExp) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const openReplay = async () => {
  await click('Menu');
  await click(/^Replay/);
};
const slideTo = (at: number) =>
  act(async () => void fireEvent.change(screen.getByRole('slider', { name: 'Action' }), { target: { value: at } }));

const COMMANDED: Action[] = [...TO_COMMAND, { player: 2, do: 'accelerate', unit: '2D' }];

describe('the game watched again', () => {
  test('shows the unit, the turn and the log as they were, and takes no orders', async () => {
    const { on } = roomAfter(COMMANDED, { mode: 'rehearsal' });
    expect(screen.getByText(/^velocity 2, to /)).toBeTruthy();
    await openReplay();
    await slideTo(TO_COMMAND.length);
    expect(
      screen.getByRole('heading', { level: 1, name: /Game-Turn 1, Command Phase ?Replay: Command Phase/ }),
    ).toBeTruthy();
    expect(screen.getByText(/^velocity 1, to /)).toBeTruthy();
    expect(document.querySelector('[data-slot="faster"], [data-slot="answer"]')).toBeNull();
    expect(screen.queryByRole('button', { name: 'End Command Phase' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Undo' }).getAttribute('aria-disabled')).toBe('true');
    await press('w');
    expect(on.kept).toEqual([]);
    await click('Back to the present');
    expect(screen.getByRole('heading', { level: 1, name: /Command your ships/ })).toBeTruthy();
  });

  test('the key of undo leads back to the present and takes nothing back', async () => {
    const { on } = roomAfter(COMMANDED, { mode: 'rehearsal' });
    await openReplay();
    await press('z');
    expect(screen.getByRole('button', { name: 'End Command Phase' })).toBeTruthy();
    expect(on.kept).toEqual([]);
    await press('z');
    expect(on.kept).toEqual([{ kind: 'undo' }]);
  });

  test('goes by steps, phases and Game-Turns, by buttons and by arrow keys', async () => {
    roomAfter(ACTIONS.slice(0, 20), { mode: 'rehearsal' });
    await openReplay();
    const slider = screen.getByRole<HTMLInputElement>('slider', { name: 'Action' });
    const phases: number[] = [];
    for (let nth = 0; nth < 4; nth += 1) {
      await press('ArrowDown');
      phases.push(Number(slider.value));
    }
    // Set-up ends after two orders; then move and end, three commands and the end, the end of fire.
    expect(phases).toEqual([2, 4, 8, 9]);
    await press('ArrowLeft');
    expect(slider.value).toBe('8');
    await click('One phase back');
    expect(slider.value).toBe('4');
    await click('One Game-Turn on');
    expect(document.querySelector('h1')?.textContent).toMatch(/Game-Turn 2.*Replay/);
    await press('PageUp');
    await press('PageUp');
    expect(slider.value).toBe('0');
    await press('ArrowLeft');
    expect(slider.value).toBe('0');
  });

  test('plays by itself, four and sixteen times as fast', async () => {
    vi.useFakeTimers();
    try {
      roomAfter(ACTIONS.slice(0, 20), { mode: 'rehearsal' });
      await openReplay();
      const slider = screen.getByRole<HTMLInputElement>('slider', { name: 'Action' });
      const standsIn = async (time: number) => {
        await act(async () => void (await vi.advanceTimersByTimeAsync(time)));
        return Number(slider.value);
      };
      await click('Play');
      expect(await standsIn(1000)).toBe(1);
      await click('× 16');
      expect(await standsIn(300)).toBeGreaterThan(4);
      await click('Hold');
      const held = Number(slider.value);
      expect(await standsIn(1000)).toBe(held);
    } finally {
      vi.useRealTimers();
    }
  });

  test('Escape leads back to the present', async () => {
    roomAfter(COMMANDED, { mode: 'rehearsal' });
    await openReplay();
    await press('Escape');
    expect(screen.getByRole('button', { name: 'End Command Phase' })).toBeTruthy();
  });

  test('R10.0b under closed logs only once the game is over, and then with everything open', async () => {
    const { store } = roomAfter(COMMANDED);
    expect(screen.queryByRole('button', { name: 'Replay' })).toBeNull();
    const known = () => store.seatAfter(2)?.view.units.map(({ owner, energy }) => energy !== undefined && owner);
    expect(known()).not.toContain(1);
    await act(async () => void (await store.order({ player: 2, do: 'concede' })));
    await act(async () => void fireEvent.click(screen.getAllByRole('button', { name: 'Replay' })[0]!));
    await slideTo(2);
    expect(screen.getByRole('button', { name: 'Back to the result' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Play again' })).toBeNull();
    expect(known()).toEqual([1, 2]);
    await click('Back to the result');
    const buttons = within(screen.getByRole('region', { name: 'The end' })).getAllByRole('button');
    expect(buttons.find((button) => !button.hasAttribute('aria-haspopup'))?.textContent).toContain('Play again');
  });
});

describe('undo while something is begun', () => {
  const firedFrom = (from: 1 | 'burster'): Action[] => [
    ...TO_FIRE,
    { player: 1, do: 'fire', unit: '1E', from, type: 'laser-burst', target: '2D' },
  ];

  test('leaves the weapon, the fire and the target that are aimed with', async () => {
    roomAfter(firedFrom(1), { mode: 'rehearsal' });
    await act(async () => void fireEvent.click(document.querySelector('[data-piece="2D"]')!, { detail: 0 }));
    const target = () => document.querySelector('[data-part="target"]')?.textContent;
    const burster = () => document.querySelector('[data-fire="burster laser-burst"]')?.getAttribute('aria-pressed');
    await act(async () => void fireEvent.click(document.querySelector('[data-fire="burster laser-burst"]')!));
    const [aimed, laid] = [target(), burster()];
    expect([aimed, laid]).toEqual(['2D Piccolo', 'true']);
    await click('Undo');
    expect([target(), burster()]).toEqual([aimed, laid]);
  });

  test('leaves an order half put together, as long as it is legal', async () => {
    roomAfter(firedFrom('burster'), { mode: 'rehearsal' });
    const launch = () => screen.queryByRole('region', { name: 'What is launched, and where' });
    await act(async () => void fireEvent.click(document.querySelector('[data-slot="launch"]')!));
    expect(launch()).toBeTruthy();
    await click('Undo');
    expect(launch()).toBeTruthy();
    expect(document.querySelector('[data-slot="answer"]')?.textContent).toMatch(/^Launch/);
    await click('Undo');
    expect(launch()).toBeNull();
  });
});
