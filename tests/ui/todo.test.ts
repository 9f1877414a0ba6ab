import { expect, test } from 'vitest';
import { newGame } from '../../src/engine/index.ts';
import { findScenario } from '../../src/scenarios/index.ts';
import { seatAt } from '../../src/store/seat/seat.ts';
import { listTodo } from '../../src/ui/play/todo.ts';
import { seatOf, tableAt } from '../fixtures/narrows.ts';
import { play } from '../fixtures/play.ts';

test('R7.4e a ship whose own commands are given still has its beam to use', () => {
  const base = tableAt('command', 1, (game) => {
    // Nothing else is left to it.
    game.phase.orders['1A'] = {
      startVelocity: 2,
      maneuvers: 99,
      velocityChanges: 0,
      steered: false,
      paid: false,
      wove: false,
      jumpOrder: false,
      battle: 0,
    };
  });
  const find = (game: typeof base) => listTodo(seatOf(game)).find(({ unit }) => unit.id === '1A');
  const { game } = play(base, { player: 1, do: 'tractor', ship: '1A', pod: 2, target: '2C' });
  expect(find(game)).toMatchObject({ note: 'beam to use', done: false });
});

test('R11.0a, R11.4a in set-up a ship that is not alerted yet can be picked as well', () => {
  const seat = seatAt(newGame(findScenario('pirates')!, { seed: 1 }), 1);
  expect(listTodo(seat).map(({ unit }) => unit.id)).toEqual(['1B', '1A']);
});

test('7.1, 7.4 Maneuver Commands and Battle Commands are counted apart', () => {
  const [ship] = listTodo(seatOf(tableAt('command', 1))).filter(({ unit }) => unit.id === '1A');
  expect(ship).toMatchObject({ note: '4 commands + 1 Battle left', short: '4 + 1 left' });
});
