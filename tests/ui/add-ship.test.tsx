import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { AddShip } from '../../src/ui/workbench/battles/AddShip.tsx';
import { EditingContext, lookingAt } from '../../src/ui/workbench/battles/editing.ts';
import { emptyBattle } from '../../src/workbench/battles/battle.ts';

afterEach(cleanup);

const nothing = () => undefined;

test('Cancel keeps the distance from the list that the buttons of every dialog keep', () => {
  const editing = {
    battle: emptyBattle('One'),
    faults: [],
    change: nothing,
    looking: lookingAt('one').getState(),
    covers: () => false,
    look: nothing,
    select: nothing,
    goTo: nothing,
  };
  render(
    <EditingContext value={editing}>
      <AddShip player={1} onClose={nothing} />
    </EditingContext>,
  );
  const cancel = screen.getByRole('button', { name: 'Cancel', hidden: true });
  expect(cancel.parentElement?.className).toBe('dialog-buttons');
});
