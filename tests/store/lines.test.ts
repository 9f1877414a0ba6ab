import { describe, expect, test } from 'vitest';
import { type Action, type GameLine, legal, RECORD_LIMITS, startRecord } from '../../src/engine/index.ts';
import { fullSettings } from '../../src/game/entries.ts';
import { backTo, gameAt, type History, play, replay, rollsOf, withDice } from '../../src/game/history.ts';
import { branchOff, lineSettings, playedFrom } from '../../src/game/lines.ts';
import { openRecord, toRecord, writeRecord } from '../../src/game/record-file.ts';
import { countBefore } from '../../src/game/undo.ts';
import { findScenario } from '../../src/scenarios/index.ts';
import { recorded } from '../fixtures/recorded.ts';

const SEED = { seed: 2026, generator: 2 } as const;

function game(name = 'showdown-7'): History {
  const record = recorded(name);
  const start = startRecord(record, findScenario);
  if (!start.ok) throw new Error('no start');
  return replay(start.value, record.actions).history;
}

/** A history with more orders, which the rules must accept. */
function on(history: History, ...orders: readonly Action[]): History {
  return orders.reduce((now, order) => {
    const played = play(now, order);
    if (!played.ok) throw new Error(`${JSON.stringify(order)}: ${played.rejection.code}`);
    return played.history;
  }, history);
}

const WHOLE = game();
/** The first shot of the game, and the order before it. */
const SHOT = WHOLE.steps.findIndex(({ action }) => action.do === 'fire');
const orders = (from: number, to?: number): Action[] => WHOLE.steps.slice(from, to).map(({ action }) => action);
const firstOf = (history: History): Action => history.steps.at(-1)?.action as Action;
const fallen = (history: History): readonly number[] => gameAt(history).dice.fallen;

describe('a line beside a game', () => {
  test('has the dice of the game as long as the orders are the same, and the game is as it was', () => {
    const before = JSON.stringify(WHOLE);
    const line = on(branchOff(WHOLE, SHOT - 3, SEED), ...orders(SHOT - 3, SHOT + 12));
    expect(fallen(line)).toEqual(fallen(backTo(WHOLE, SHOT + 12)));
    expect(gameAt(line).units).toEqual(gameAt(WHOLE, SHOT + 12).units);
    expect(JSON.stringify(WHOLE)).toBe(before);
  });

  test('rolls from its own seed once an order was another one, the same at every try', () => {
    const shot = firstOf(backTo(WHOLE, SHOT + 1));
    const end: Action = { player: shot.player, do: 'end-phase' };
    const rollsAfter = (seed: number): readonly number[] => {
      let line = on(branchOff(WHOLE, SHOT, { seed, generator: 2 }), end);
      // The same shot a Game-Turn later would have the game's dice if they were only counted.
      for (const order of orders(SHOT, SHOT + 60)) {
        const played = play(line, order);
        if (played.ok) line = played.history;
      }
      return fallen(line).slice(fallen(backTo(WHOLE, SHOT)).length);
    };
    const all = [1, 2, 3].map((seed) => rollsAfter(seed));
    expect(all.every((rolls) => rolls.length > 0)).toBe(true);
    expect(new Set(all.map(String)).size).toBeGreaterThan(1);
    expect(rollsAfter(1)).toEqual(all[0]);
  });

  test('does not hand the dice of an order that was taken back to another one', () => {
    const same = orders(SHOT, SHOT + 1)[0] as Action;
    const another = legal(gameAt(WHOLE, SHOT)).find(
      (order) => order.do === 'fire' && JSON.stringify(order) !== JSON.stringify(same),
    ) as Action;
    const first = branchOff(WHOLE, SHOT, SEED);
    const tried = on(first, same);
    const expected = rollsOf(on(first, another), SHOT);
    expect(rollsOf(on(backTo(tried, SHOT), another), SHOT)).toEqual(expected);
    expect(expected).not.toEqual(rollsOf(WHOLE, SHOT));
    const again = on(backTo(tried, SHOT), same);
    expect(rollsOf(again, SHOT)).toEqual(rollsOf(WHOLE, SHOT));
  });

  test('takes dice that are set by hand before those of the game', () => {
    const line = withDice(branchOff(WHOLE, SHOT, SEED), [10], []);
    const shot = on(line, ...orders(SHOT, SHOT + 1));
    expect(rollsOf(shot, SHOT)[0]).toBe(10);
  });

  test('is never taken back behind where it parts from its game', () => {
    const settings = lineSettings(fullSettings(), { name: 'A line' });
    const line = branchOff(WHOLE, SHOT, SEED);
    expect(countBefore(line, settings)).toBeNull();
    expect(countBefore(on(line, ...orders(SHOT, SHOT + 1)), settings)).toBe(SHOT);
  });
});

/** Two lines, the second hanging on the first. */
function twoLines(): GameLine[] {
  const first = on(branchOff(WHOLE, SHOT, SEED), ...orders(SHOT, SHOT + 8));
  const second = on(branchOff(first, SHOT + 5, { seed: 5, generator: 2 }), ...orders(SHOT + 5, SHOT + 7));
  const rolls = (history: History, from: number) => playedFrom(history, from).flatMap((played) => played.rolls);
  return [
    {
      name: 'As it was',
      at: SHOT,
      dice: { ...SEED, rolls: rolls(first, SHOT) },
      actions: first.steps.slice(SHOT).map(({ action }) => action),
    },
    {
      name: 'Once more',
      at: SHOT + 5,
      on: 0,
      dice: { seed: 5, generator: 2, rolls: rolls(second, SHOT + 5) },
      actions: second.steps.slice(SHOT + 5).map(({ action }) => action),
      program: { 2: { rank: 'captain', seed: 3, budget: 2000 } },
    },
  ];
}

const RECORD = { ...toRecord(WHOLE, fullSettings({ logs: 'open' })), lines: twoLines() };

async function opened(record: object) {
  const read = await openRecord(JSON.stringify(record));
  if (!read?.ok) throw new Error(JSON.stringify(read?.trouble));
  return read.record;
}

const namesOf = ({ lines }: Awaited<ReturnType<typeof opened>>) => lines.map(({ line }) => line.name);

describe('lines in a record', () => {
  test('are written with a line of text for each action, and read back as they were', async () => {
    const text = writeRecord(RECORD);
    expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(RECORD)));
    expect(text.split('\n').filter((line) => line.includes('"do"'))).toHaveLength(WHOLE.steps.length + 8 + 2);
    const { lines, history, spared } = await opened(JSON.parse(text));
    expect(spared).toEqual([]);
    expect(history.steps).toHaveLength(WHOLE.steps.length);
    expect(lines.map(({ line }) => line)).toEqual(RECORD.lines);
    expect(lines.map((one) => [one.refused, one.history.steps.length])).toEqual([
      [null, SHOT + 8],
      [null, SHOT + 7],
    ]);
    expect(fallen(lines[1]?.history as History)).toEqual(fallen(backTo(WHOLE, SHOT + 7)));
  });

  test('a reader of records of before finds the game as it is without them', async () => {
    const { lines: _lines, ...bare } = RECORD;
    const [withThem, without] = [await opened(RECORD), await opened(bare)];
    expect(gameAt(withThem.history)).toEqual(gameAt(without.history));
    expect(without.lines).toEqual([]);
  });

  const [first, second] = twoLines() as [GameLine, GameLine];
  test.each<[string, unknown, string[], string]>([
    ['that are no list', { 0: first }, [], 'lines'],
    ['one of which has no name', [{ ...first, name: 3 }, first], ['As it was'], 'lines[0].name'],
    [
      'with an action that is none',
      [{ ...first, actions: [{ do: 'fly' }] }, first],
      ['As it was'],
      'lines[0].actions[0]',
    ],
    [
      'with a die of eleven',
      [first, { ...second, dice: { seed: 1, rolls: [11] } }],
      ['As it was'],
      'lines[1].dice.rolls[0]',
    ],
    ['from behind the end of the game', [{ ...first, at: 100_000 }], [], 'lines[0].at'],
    ['from before what it hangs on', [first, { ...second, at: 2 }], ['As it was'], 'lines[1].at'],
    ['that hangs on itself', [first, { ...second, on: 1 }], ['As it was'], 'lines[1].on'],
    ['that hangs on a damaged one', [{ ...first, at: -1 }, second], [], 'lines[1].on'],
    ['of which there are too many', Array(RECORD_LIMITS.lines + 1).fill(first), [], 'lines'],
  ])('%s are left out with a word, and nothing else', async (_what, lines, kept, place) => {
    const record = await opened({ ...RECORD, lines });
    expect(namesOf(record)).toEqual(kept);
    expect(record.spared.map(({ at }) => at)).toContainEqual(expect.stringContaining(place));
    expect(record.history.steps).toHaveLength(WHOLE.steps.length);
  });

  test('a line that hangs on one behind a damaged one still hangs on it', async () => {
    const record = await opened({ ...RECORD, lines: [{ ...first, at: 'x' }, first, { ...second, on: 1 }] });
    expect(record.lines.map(({ line }) => line.on)).toEqual([undefined, 0]);
  });

  test('an order that the rules refuse ends its line there, and nothing else', async () => {
    const actions = [...first.actions.slice(0, 3), { player: 1, do: 'ready' }, ...first.actions.slice(3)];
    const record = await opened({
      ...RECORD,
      lines: [
        { ...first, actions },
        { ...second, on: 0 },
      ],
    });
    expect(record.lines.map((one) => [one.refused?.at ?? null, one.history.steps.length])).toEqual([
      [3, SHOT + 3],
      [null, SHOT + 3],
    ]);
  });
});
