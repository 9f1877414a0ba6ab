import { describe, expect, test } from 'vitest';
import {
  type Action,
  actionAsSeen,
  applyInPlace,
  deciderOf,
  type Game,
  ORDER_KINDS,
  type OrderKind,
  view,
} from '../../src/engine/index.ts';
import { seatAt } from '../../src/store/seat/seat.ts';
import { typedText } from '../../src/words/typing/print.ts';
import { listMeant, readTyped } from '../../src/words/typing/read.ts';
import type { TypingTable } from '../../src/words/typing/values.ts';
import { position } from '../fixtures/position.ts';
import { DIRECTED, gameAfter, recorded } from '../fixtures/recorded.ts';

const inOrder = (action: Action): string => JSON.stringify(Object.entries(action).sort());

/** What a player reads of the table, with this unit selected. */
function tableOf(game: Game, selected: string | null = null): TypingTable {
  const player = deciderOf(game) ?? 1;
  return { units: view(game, player).units, player, selected };
}

/** The legal actions that a line means, the likeliest first. */
function meant(game: Game, text: string, selected: string | null = null): Action[] {
  const table = tableOf(game, selected);
  return listMeant(readTyped(text, table), seatAt(game, table.player).legal, selected);
}

const textsOf = (game: Game, text: string, selected: string | null = null): string[] =>
  meant(game, text, selected).map(typedText);

describe('every order of every kind can be typed', () => {
  const seen = new Map<OrderKind, string>();

  test.each(DIRECTED)('as it is printed, all through %s', (name) => {
    const { actions } = recorded(name);
    const game = gameAfter(recorded(name), 0);
    for (const action of actions) {
      const asked = actionAsSeen(game, action.player, action);
      const text = typedText(asked);
      const table = tableOf(game);
      // Conceding and agreeing are not among the legal actions: they may be given at any time.
      const open = [...seatAt(game, table.player).legal, asked];
      const [first] = listMeant(readTyped(text, table), open, null);
      expect(first && inOrder(first), text).toBe(inOrder(asked));
      seen.set(action.do, text);
      applyInPlace(game, action);
    }
  });

  test('and no kind is left out', () => {
    expect(ORDER_KINDS.filter((kind) => !seen.has(kind))).toEqual([]);
  });
});

describe('orders are typed', () => {
  const COMMAND = `
    1E piccolo A0506 3 2 : hunter, heavy-weapon, battle-communications
    1F dagger A0510 3 2 : battle-communications, tractor-beam
    2D piccolo A1006 9 2 : hunter`;
  const command = () => position(COMMAND, { phase: 'command 1' });
  const fire = () => position(COMMAND, { phase: 'fire 1' });

  test('with the unit before, behind, or left out where it is selected', () => {
    for (const text of ['1E turn left', 'turn 1e left', 'TURN LEFT 1E', '  turn the 1E to left '])
      expect(textsOf(command(), text)[0], text).toBe('1E turn left');
    expect(textsOf(command(), 'turn left', '1F')[0]).toBe('1F turn left');
  });

  test('weapons by the names of their pods, fires by one of their words', () => {
    expect(textsOf(fire(), 'fire hunter barrage 2D', '1E')[0]).toBe('1E fire pod 1 laser barrage 2D');
    expect(textsOf(fire(), '1E fire burster burst 2D')[0]).toBe('1E fire burster laser burst 2D');
    expect(
      new Set(textsOf(fire(), '1E fire heavy particle').map((text) => text.split(' ').slice(2, 5).join(' '))),
    ).toEqual(new Set(['pod 2 particle']));
  });

  test('a number that is left over says how often', () => {
    expect(readTyped('1E accelerate 2', tableOf(command()))[0]).toMatchObject({ do: 'accelerate', times: 2 });
    expect(readTyped('1E accelerate', tableOf(command()))[0]).toMatchObject({ times: 1 });
    expect(readTyped('1E accelerate 0', tableOf(command()))).toEqual([]);
  });

  test('figures by what they are, or in the order in which they are asked', () => {
    const [launch] = meant(fire(), '1E launch pod 1 unguided').filter(({ do: kind }) => kind === 'launch-missile');
    if (launch?.do !== 'launch-missile') throw new Error('no launch');
    const { hex, direction, velocity } = launch;
    for (const text of [
      `1E launch missile unguided ${hex} ${direction} o’clock velocity ${velocity} pod 1`,
      `launch 1 unguided ${hex} ${direction} ${velocity} 1E`,
      `1e launch unguided v${velocity} towards ${direction} ${hex.toLowerCase()} pod 1`,
    ])
      expect(meant(fire(), text).map(inOrder), text).toEqual([inOrder(launch)]);
  });

  test('as far as they have come, each word by its beginning', () => {
    expect(new Set(textsOf(command(), '1E tu'))).toEqual(new Set(['1E turn left', '1E turn right']));
    expect(textsOf(command(), '1E turn r')).toEqual(['1E turn right']);
    expect(textsOf(command(), '1E a')[0]).toBe('1E accelerate');
  });

  test('between two units that are both one’s own', () => {
    const game = position(COMMAND.replace('A0510', 'A0506'), { phase: 'command 1' });
    expect(textsOf(game, 'tractor 1E', '1F')[0]).toBe('1F tractor beam pod 2 1E');
    expect(textsOf(game, 'rendezvous 1E', '1F')[0]).toBe('1F rendezvous 1E');
  });

  test('what means nothing is no order', () => {
    for (const text of ['', 'hello', '1E', '1E turn sideways', 'left', '2', '§ 8.4'])
      expect(meant(command(), text), text).toEqual([]);
  });

  test('what is no unit of this table is read, so that somebody can be told', () => {
    expect(readTyped('1Z turn left', tableOf(command()))[0]?.fields).toEqual({ unit: ['1Z'], side: ['left'] });
  });
});
