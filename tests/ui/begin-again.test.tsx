import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { fullSettings } from '../../src/game/entries.ts';
import { SCENARIOS } from '../../src/scenarios/index.ts';
import { preferences } from '../../src/store/device/preferences.ts';
import { Scenarios } from '../../src/ui/home/Scenarios.tsx';
import { ask } from '../../src/ui/pages/asked.ts';
import { beginGame } from '../../src/ui/pages/pages.ts';

vi.mock('../../src/store/workbench/playable.ts', () => ({ listPlayable: async () => [] }));

const USUAL = preferences.getState();
afterEach(() => preferences.setState(USUAL));

/** What a page asked for afterwards leaves of a game that was begun: only that it was. */
function begin(...[scenario, settings, ranks]: Parameters<typeof beginGame>): void {
  const asked = ask();
  ask();
  void beginGame(scenario, settings, ranks, asked);
}

const checked = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name }).checked;

test('the start page offers the scenario, the opponent, its rank and the side that were played last', async () => {
  begin(SCENARIOS[3]!, fullSettings(), { 1: 'admiral' });
  render(<Scenarios />);
  expect(checked(/Pirates!/)).toBe(true);
  expect(checked(/Against the program/)).toBe(true);
  expect(screen.getByRole('button', { name: 'Begin Pirates!' })).toBeTruthy();
  const pressed = async (name: string) =>
    (await screen.findByRole('button', { name })).getAttribute('aria-pressed') === 'true';
  expect(await pressed('Admiral')).toBe(true);
  expect(await pressed('Player 2, the pirates')).toBe(true);
});

test('what is tried out at the workbench is not offered the next time', () => {
  begin({ ...SCENARIOS[0]!, id: 'Trial' }, fullSettings({ mode: 'rehearsal' }), {});
  expect(preferences.getState().begun).toBeNull();
});

test('a newcomer finds the fair scenarios first, and which side is hard in the others', () => {
  render(<Scenarios />);
  const list = document.querySelector('.scenario-list')!.textContent;
  expect(list).toMatch(/Fair to both.*Showdown.*First Shot.*Hard for Player 1.*Tau Ceti.*Pirates.*Convoy/);
  fireEvent.click(screen.getByRole('radio', { name: /Two screens/ }));
  // Two screens begin by a form of their own.
  expect(screen.queryByRole('button', { name: /^Begin/ })).toBeNull();
});
