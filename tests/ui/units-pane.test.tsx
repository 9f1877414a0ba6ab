import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { DIRECTIONS, type Direction, hexId, neighbours, type Player, parseHexId } from '../../src/engine/index.ts';
import { seatAt } from '../../src/store/seat/seat.ts';
import { bearingBetween } from '../../src/ui/play/distance.ts';
import { UnitsPane } from '../../src/ui/table/UnitsPane.tsx';
import { showFrom } from '../fixtures/panel.tsx';
import { position } from '../fixtures/position.ts';

const GAME = position(
  `
  1E piccolo A0506 3 2 : hunter
  2D piccolo A0906 9 1 : hunter
  2A dagger A0510 12 4
  2U unguided A0507 6 3 from 2D.1`,
  { phase: 'command 1' },
);

/** The lines of a table, cell by cell. */
const linesOf = (name: RegExp): string[] =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map((cell) => cell.textContent).join(' | '));

const show = (player: Player | null, selected: string | null) =>
  showFrom(seatAt(GAME, player), <UnitsPane seat={seatAt(GAME, player)} />, { selected });

describe('the list of units', () => {
  test('R10.0a tells by side how far each is, in which direction, and where it goes', () => {
    show(1, '1E');
    expect(linesOf(/player 1/i)).toEqual(['1E Piccolo | selected | Velocity 2 towards 3 o’clock, hex A0506']);
    expect(linesOf(/player 2/i)).toEqual([
      '2?01 face-down missile | 1 hex at 6 o’clock | Velocity 3 towards 6 o’clock, hex A0507Not revealed',
      '2A Dagger | 4 hexes at 6 o’clock | Velocity 4 towards 12 o’clock, hex A0510',
      '2D Piccolo | 4 hexes at 3 o’clock | Velocity 1 towards 9 o’clock, hex A0906',
    ]);
  });

  test('a unit is chosen in it', () => {
    const { view } = show(1, null);
    screen.getByRole('button', { name: '1E Piccolo' }).click();
    expect(view.state.getState().selected).toBe('1E');
  });

  test('R10.0b has nothing that the seat does not see', () => {
    const { container } = show(1, '1E');
    expect(container.textContent).not.toMatch(/2U01|unguided/);
    expect(seatAt(GAME, null).view.units.some(({ id }) => id === '2U01')).toBe(true);
  });
});

describe('R6.1a a bearing', () => {
  const { view } = seatAt(GAME, null);
  const unit = view.units.find(({ id }) => id === '1E')!;
  const here = parseHexId(view.sheets, 'A0506')!;
  const at = (hex: { q: number; r: number }) => ({
    ...unit,
    id: 'other',
    hex: hexId({ sheets: view.sheets, scenario: GAME.scenario }, hex),
  });
  const steps = neighbours(here).map(({ q, r }) => ({ q: q - here.q, r: r - here.r }));

  /** Two steps through a hexside, or one through each of those on both sides of a corner. */
  const towards = (direction: Direction) => {
    const [one, other] = [Math.floor(direction / 2) % 6, Math.ceil(direction / 2) % 6].map((nth) => steps[nth]!);
    return { q: here.q + one!.q + other!.q, r: here.r + one!.r + other!.r };
  };

  test.each(DIRECTIONS)('is %i where a course in that direction leads', (direction) => {
    expect(bearingBetween(view, unit, at(towards(direction)))).toBe(direction);
  });

  test('is none in the same hex', () => {
    expect(bearingBetween(view, unit, unit)).toBeNull();
  });
});
