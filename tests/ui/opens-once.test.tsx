import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { preferences } from '../../src/store/device/preferences.ts';
import { KeysNote } from '../../src/ui/table/TableNotes.tsx';
import { useFirstDamage } from '../../src/ui/table/TableScreen.tsx';
import { seatOf, tableAt } from '../fixtures/narrows.ts';
import { showFrom } from '../fixtures/panel.tsx';

const USUAL = preferences.getState();
afterEach(() => {
  preferences.setState(USUAL);
  vi.unstubAllGlobals();
});

// Files share a page, in which the log may have opened.
beforeEach(() => preferences.setState({ logShown: false, newKeys: false }));

const seat = seatOf(tableAt('command', 1));

describe('8.8 the log opens by itself', () => {
  const Watching = () => {
    useFirstDamage();
    return null;
  };
  const hitOn = (target: string) =>
    ({ action: 4, event: { type: 'part-hit', target, part: 'engine', from: 'intact', to: 'damaged' } }) as never;
  const drawerAfter = (hit: string) => {
    const { view, table, unmount } = showFrom(seat, <Watching />, { selected: '1B' });
    table.state.setState({ log: [hitOn(hit)] });
    view.set({ readAt: 4 });
    expect(view.state.getState().drawer).toBeNull();
    view.set({ readAt: 5 });
    unmount();
    return view.state.getState().drawer;
  };

  test('once a hit on the selected ship has been read, and never again', () => {
    expect(drawerAfter('1A')).toBeNull();
    expect(drawerAfter('1B')).toBe('log');
    expect(drawerAfter('1B')).toBeNull();
  });

  test('and folds when the phase ends', () => {
    const { view, table } = showFrom(seat, <Watching />, { selected: '1B' });
    table.state.setState({ log: [hitOn('1B')] });
    view.set({ readAt: 4 });
    view.set({ readAt: 5 });
    table.state.setState({ log: [] });
    expect(view.state.getState().drawer).toBe('log');
    table.state.setState({ seat: { ...seat, stage: 'fire' } });
    expect(view.state.getState().drawer).toBeNull();
  });
});

describe('the new keys', () => {
  const note = () => screen.queryByText(/The keys have moved/);

  test('are told of to somebody who knows the old ones, until it is read', () => {
    const { unmount } = showFrom(seat, <KeysNote />);
    expect(note()).toBeNull();
    act(() => preferences.setState({ newKeys: true }));
    expect(note()).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Good' }));
    expect(note()).toBeNull();
    expect(preferences.getState().newKeys).toBe(false);
    unmount();
  });

  test('are not told of where there are none', () => {
    preferences.setState({ newKeys: true });
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('hover: none') }));
    showFrom(seat, <KeysNote />);
    expect(note()).toBeNull();
  });
});
