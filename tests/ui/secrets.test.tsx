import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { Game } from '../../src/engine/index.ts';
import { seatOf, tableAt } from '../fixtures/narrows.ts';
import { showDock } from '../fixtures/panel.tsx';
import { place } from '../fixtures/position.ts';
import type { WritableGame } from '../fixtures/units.ts';
import { unit } from '../fixtures/units.ts';

/** Two tables that differ only in what player 2 keeps to himself: boxes, energy, missiles left, what lies face down. */
const open = (game: Game): void => place(game, '2U unguided B0308 3 4');
function other(game: WritableGame): void {
  place(game, '2M mims B0308 3 4 civ 8 from 2C.1');
  const ship = unit(game, '2C');
  if (ship.kind !== 'spaceship') return;
  ship.pods.reverse();
  Object.assign(ship.energy, { marked: 3, track: 5 });
  for (const pod of ship.pods) if (pod.missiles) pod.missiles.guided = 1;
}

function page(
  phase: 'movement' | 'command' | 'fire',
  selected: string,
  target: string | null,
  press: readonly string[],
) {
  return [open, other].map((change) => {
    const seat = seatOf(tableAt(phase, 1, change));
    const { container, unmount } = showDock(seat, selected, target);
    for (const name of press) fireEvent.click(screen.getByRole('button', { name: new RegExp(`^${name}`) }));
    // The names React gives to elements count all that was ever drawn.
    const html = container.innerHTML.replace(/_r_\w+?_/g, '');
    unmount();
    return html;
  });
}

describe('R10.0b what the other player keeps to himself changes nothing on the page', () => {
  test.each([
    ['command', '1B', '2C', []],
    ['command', '1B', '2C', ['Show the arithmetic']],
    ['command', '1B', '2C', ['Show the arithmetic', 'Their fire']],
    ['command', '1B', '2?01', []],
    ['command', '2?01', '1B', []],
    ['command', '2C', '1B', []],
    ['fire', '1B', '2C', []],
    ['fire', '1B', '2?01', ['Show the arithmetic']],
    ['movement', '2C', null, []],
  ] as const)('%s, %s selected, %s aimed at %j', (phase, selected, target, press) => {
    const [one, two] = page(phase, selected, target, press);
    expect(one).toBe(two);
    expect(one?.length).toBeGreaterThan(500);
  });
});
