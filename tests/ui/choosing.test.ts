import { describe, expect, test } from 'vitest';
import type { Action, OrderKind } from '../../src/engine/index.ts';
import type { Choosing } from '../../src/store/table/view-store.ts';
import {
  begin,
  choose,
  isCurrent,
  mapValues,
  narrow,
  nextStep,
  settledChoices,
  stepBack,
  valuesOf,
} from '../../src/ui/session/choosing.ts';
import { seatOf, tableAt } from '../fixtures/narrows.ts';
import { place } from '../fixtures/position.ts';

const fire = seatOf(tableAt('fire', 1, (game) => place(game, '1M mims B0105 3 4')));
const command = seatOf(tableAt('command', 1));
const of = (seat: typeof fire, kind: OrderKind, unit: string): Action[] =>
  seat.legal.filter((action) => action.do === kind && Object.values(action).includes(unit));

function start(actions: readonly Action[], unit = '1B'): Choosing {
  const next = begin(unit, actions);
  if (!next?.mode) throw new Error('nothing to choose');
  return next.mode;
}

/** Every action that answers lead to. */
function reach(mode: Choosing): Action[] {
  return valuesOf(mode.actions, mode.step).flatMap((value) => {
    const next = choose(mode, value)!;
    return next.action ? [next.action] : reach(next.mode!);
  });
}

describe('an order put together step by step', () => {
  test.each([
    ['launch-missile', fire, '1B'],
    ['mims-launch', fire, '1M31'],
    ['fire', fire, '1B'],
    ['weave', command, '1B'],
    ['prepare-missile', command, '1B'],
    ['tractor', command, '1A'],
  ] as const)('%s: the answers lead to every legal action and to no other', (kind, seat, unit) => {
    const actions = of(seat, kind, unit);
    expect(actions.length).toBeGreaterThan(1);
    const reached = reach(start(actions, unit));
    expect(new Set(reached)).toEqual(new Set(actions));
    expect(reached).toHaveLength(actions.length);
  });

  test('asks for the hex, then the direction, then the velocity, and not for what has one answer', () => {
    const mode = start(of(fire, 'launch-missile', '1B'));
    expect(mode.step).toBe('hex');
    expect(settledChoices(mode)).toEqual([
      { field: 'pod', value: 1 },
      { field: 'missile', value: 'unguided' },
    ]);
    const second = choose(mode, valuesOf(mode.actions, 'hex')[0]!)!.mode!;
    expect(second.step).toBe('direction');
    const third = choose(second, valuesOf(second.actions, 'direction')[0]!)!.mode!;
    expect(third.step).toBe('velocity');
    expect(choose(third, 4)!.action).toMatchObject({ do: 'launch-missile', velocity: 4 });
  });

  test('an answer that is not offered leads nowhere', () => {
    expect(choose(start(of(command, 'weave', '1B')), 'A0101')).toBeNull();
  });

  test('one action left is no question', () => {
    const [only] = of(command, 'accelerate', '1B');
    expect(begin('1B', [only!])).toEqual({ mode: null, action: only });
    expect(begin('1B', [])).toBeNull();
    expect(nextStep([only!])).toBeNull();
  });

  test('a step back is the question before; from the first there is none', () => {
    const mode = start(of(fire, 'launch-missile', '1B'));
    const second = choose(mode, valuesOf(mode.actions, 'hex')[1]!)!.mode!;
    expect(stepBack(second)).toEqual({ ...mode, chosen: [] });
    expect(stepBack(mode)).toBeNull();
  });

  test('hexes and units can be answered on the map, kinds of missiles cannot', () => {
    expect(mapValues(start(of(command, 'weave', '1B')))).toHaveLength(6);
    expect(mapValues(start(of(command, 'tractor', '1A'), '1A'))).toEqual(['1B', '2C']);
    expect(mapValues(start(of(command, 'prepare-missile', '1B')))).toEqual([]);
  });

  test('it is out of date once its actions are legal no more', () => {
    const mode = start(of(command, 'weave', '1B'));
    expect(isCurrent(mode, command.legal)).toBe(true);
    expect(isCurrent(mode, structuredClone(command.legal))).toBe(true);
    expect(isCurrent(mode, fire.legal)).toBe(false);
  });

  test('to narrow keeps the actions with a value', () => {
    const actions = of(fire, 'fire', '1B');
    expect(
      narrow(actions, 'from', 'burster').every((action) => action.do === 'fire' && action.from === 'burster'),
    ).toBe(true);
  });
});
