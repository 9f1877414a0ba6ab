import { fireEvent, render, screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { snapshot } from '../../src/engine/index.ts';
import { type LogSheet, logSheet, sheetChanges } from '../../src/sheet/index.ts';
import { ShipLog } from '../../src/ui/logs/ShipLog.tsx';
import { ShipLogs } from '../../src/ui/logs/ShipLogs.tsx';
import { narrows, tableAt } from '../fixtures/narrows.ts';
import type { WritableGame } from '../fixtures/units.ts';
import { unit } from '../fixtures/units.ts';

function sheetOf(id: string, change: (game: WritableGame) => void = () => {}): LogSheet {
  const { units } = snapshot(tableAt('fire', 1, change));
  const line = narrows.ships.find(({ player, letter }) => `${player}${letter}` === id)!;
  return logSheet(
    units.find((unit) => unit.id === id)!,
    units.filter(({ owner }) => owner === line.player),
    line,
  );
}

const spend = (game: WritableGame) => {
  const ship = unit(game, '1B');
  const craft = unit(game, '1B1');
  if (ship.kind !== 'spaceship' || craft.kind !== 'battlecraft') throw new Error('other ships');
  Object.assign(ship.energy, { marked: 14, track: 2 });
  ship.pods[0]!.status = 'vulnerable';
  craft.status = 'in-play';
  craft.energy.spent = 4;
};

describe('10.0 the log of a ship on the screen', () => {
  test('compartments with their dice, armor and status; nothing that is not aboard', () => {
    render(<ShipLog sheet={sheetOf('1B', spend)} />);
    const rows = within(screen.getByRole('table')).getAllByRole('row').slice(1);
    expect(rows.map((row) => within(row).getByRole('rowheader').textContent)).toEqual([
      'Bridge',
      'Engine',
      'Force field',
      'Pod 1 Heavy weapon',
      'Pod 2 Energy',
      'Pod 3 Battlecraft, B1 out',
    ]);
    expect(within(rows[3]!).getByRole('img', { name: 'vulnerable' })).toBeTruthy();
  });

  test('energy as it is worked out, the marker and the blocks', () => {
    render(<ShipLog sheet={sheetOf('1B', spend)} />);
    expect(screen.getByText('21 × 6 − 2 = 124 units left')).toBeTruthy();
    expect(screen.getByRole('img', { name: 'The marker is on 2 of 6' })).toBeTruthy();
    const blocks = screen.getByRole('img', { name: '14 blocks of 35 spent' });
    const boxes = (state: string) => blocks.querySelectorAll(`.shiplog-${state}`).length;
    expect([boxes('spent'), boxes('open'), boxes('struck')]).toEqual([14, 21, 13]);
  });

  test('missiles and the battlecraft with their boxes', () => {
    render(<ShipLog sheet={sheetOf('1B', spend)} />);
    expect(screen.getByRole('img', { name: '6 of 6 aboard' })).toBeTruthy();
    expect(screen.getByText('5 of 5 aboard')).toBeTruthy();
    expect(screen.getByRole('img', { name: '11 of 15 units left' })).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'B1 Terwillicker-5000' })).toBeTruthy();
  });

  test('R10.1a, 10.2 the form, the ratings it was built with, and a missile that is out by the name it has everywhere', () => {
    const sheet = sheetOf('1B');
    const guided = sheet.missiles.find(({ type }) => type === 'guided')!;
    Object.assign(guided.lines[0]!, { missile: '1GB01', pod: 1, status: 'flying' });
    render(<ShipLog sheet={sheet} />);
    expect(screen.getByRole('columnheader', { name: /^Compartment/ }).textContent).toBe('Compartment, Log Nr. 1');
    expect(screen.getByText('Velocity Rating').closest('dt')?.nextSibling?.textContent).toBe('3');
    expect(screen.getByText('Targeting program').closest('dt')?.nextSibling?.textContent).toBe('−4');
    expect(screen.getByText('1GB01')).toBeTruthy();
  });

  test('what the last order wrote is marked, and nothing else', () => {
    const [before, after] = [sheetOf('1B'), sheetOf('1B', spend)];
    const { container, rerender } = render(<ShipLog sheet={after} />);
    expect(container.querySelectorAll('.shiplog-new')).toHaveLength(0);
    rerender(<ShipLog sheet={after} changed={sheetChanges(before, after)} />);
    // 14 blocks, 4 units of the battlecraft, its whereabouts, the track, pod 1.
    expect(container.querySelectorAll('.shiplog-new')).toHaveLength(14 + 4 + 1 + 1 + 1);
  });

  test('one tab for each ship, by mouse and by arrow keys', () => {
    const onSelect = vi.fn();
    render(<ShipLogs sheets={[sheetOf('1B'), sheetOf('1A')]} selected="1B" onSelect={onSelect} />);
    const tabs = screen.getAllByRole('tab');
    expect(tabs.map((tab) => [tab.textContent, tab.getAttribute('aria-selected'), tab.tabIndex])).toEqual([
      ['1B Flute', 'true', 0],
      ['1A Dagger', 'false', -1],
    ]);
    fireEvent.click(tabs[1]!);
    fireEvent.keyDown(tabs[0]!, { key: 'ArrowRight' });
    expect(onSelect.mock.calls).toEqual([['1A'], ['1A']]);
    expect(screen.getByRole('tabpanel', { name: '1B Flute' })).toBeTruthy();
  });
});
