import { beforeEach, expect, test, vi } from 'vitest';
import { type Action, legal, startRecord } from '../../src/engine/index.ts';
import { fullSettings } from '../../src/game/entries.ts';
import { gameAt, type History, replay, rollsOf } from '../../src/game/history.ts';
import { openRecord, toRecord } from '../../src/game/record-file.ts';
import { findScenario } from '../../src/scenarios/index.ts';
import { duplicateGame } from '../../src/store/saved/duplicate.ts';
import { listLines, readGameLines } from '../../src/store/saved/lines.ts';
import { gameBringer, listKeptGames } from '../../src/store/saved/shelf-game.ts';
import { beginLine } from '../../src/store/table/begin-line.ts';
import { openTable } from '../../src/store/table/opening.ts';
import type { TableStore } from '../../src/store/table/table-state.ts';
import { recorded } from '../fixtures/recorded.ts';
import { shelfStorage } from '../fixtures/shelf-storage.ts';

// The games of one device are in one tab here, so nobody has to be asked for a lock.
beforeEach(() => vi.stubGlobal('navigator', {}));

function game(): History {
  const record = recorded('showdown-7');
  const start = startRecord(record, findScenario);
  if (!start.ok) throw new Error('no start');
  return replay(start.value, record.actions).history;
}

const WHOLE = game();
const SHOT = WHOLE.steps.findIndex(({ action }) => action.do === 'fire');
const SAME = WHOLE.steps[SHOT]?.action as Action;
const OTHER = legal(gameAt(WHOLE, SHOT)).find((order) => order.do === 'end-phase') as Action;

type Shelf = ReturnType<typeof shelfStorage>;

async function opened({ storage }: Shelf, id: string): Promise<TableStore> {
  const outcome = await openTable({ kind: 'saved', id, restored: false }, false, {}, storage);
  if (!outcome.ok) throw new Error(outcome.trouble);
  return outcome.table.store;
}

/** A device with the game on it, and that game on the table. */
async function device(): Promise<{ shelf: Shelf; table: TableStore; id: string }> {
  const shelf = shelfStorage();
  const read = await openRecord(
    JSON.stringify(toRecord(WHOLE, fullSettings({ names: ['Ann', 'Bo'], name: 'Friday' }))),
  );
  if (!read?.ok) throw new Error('no record');
  const outcome = await openTable({ kind: 'record', record: read.record }, false, {}, shelf.storage);
  if (!outcome.ok) throw new Error(outcome.trouble);
  const table = outcome.table.store;
  return { shelf, table, id: table.state.getState().id };
}

const begin = (table: TableStore, { storage }: Shelf, at: number, name = 'Another way') =>
  beginLine(table, at, { name, ranks: {} }, storage);

const rollsIn = (table: TableStore): readonly number[] => table.state.getState().seat?.view.rolls ?? [];

test('a line is played with the dice of the game, kept order by order, and leaves the game as it was', async () => {
  const { shelf, table, id } = await device();
  const before = JSON.stringify(shelf.rows.get(id));
  const line = await opened(shelf, await begin(table, shelf, SHOT));
  expect(line.state.getState()).toMatchObject({
    actions: SHOT,
    line: { game: id, at: SHOT, of: 'Friday' },
    settings: { mode: 'rehearsal', names: ['Ann', 'Bo'], name: 'Another way' },
    mayUndo: false,
  });
  expect(await line.order(SAME)).toBe(true);
  const rolls = rollsIn(line);
  expect(rolls.slice(-rollsOf(WHOLE, SHOT).length)).toEqual(rollsOf(WHOLE, SHOT));
  const again = await opened(shelf, line.state.getState().id);
  expect(again.state.getState()).toMatchObject({ actions: SHOT + 1, mayUndo: true });
  expect(rollsIn(again)).toEqual(rolls);
  expect(JSON.stringify(shelf.rows.get(id))).toBe(before);
});

test('what was taken back before a line is left is not what another order rolls after it', async () => {
  const { shelf, table } = await device();
  const shots = legal(gameAt(WHOLE, SHOT)).filter((order) => order.do === 'fire');
  const other = shots.find((order) => JSON.stringify(order) !== JSON.stringify(SAME)) as Action;
  const id = await begin(table, shelf, SHOT);
  const first = await opened(shelf, id);
  await first.order(SAME);
  await first.undo();
  await first.here?.redo();
  expect(rollsIn(first).slice(-rollsOf(WHOLE, SHOT).length)).toEqual(rollsOf(WHOLE, SHOT));
  await first.undo();
  const later = await opened(shelf, id);
  await later.order(other);
  await first.order(other);
  expect(rollsIn(later)).toEqual(rollsIn(first));
});

test('a line of a line hangs on it, or before where that parts, on what it parts from', async () => {
  const { shelf, table, id } = await device();
  const first = await begin(table, shelf, SHOT, 'First');
  const line = await opened(shelf, first);
  await line.order(OTHER);
  await begin(line, shelf, SHOT + 1, 'Second');
  await begin(line, shelf, 3, 'Early');
  const lines = await listLines(id, shelf.storage);
  expect(lines.map(({ saved, place }) => [saved.table.name, place])).toEqual([
    ['First', { game: id, parent: id, at: SHOT }],
    ['Second', { game: id, parent: first, at: SHOT + 1 }],
    ['Early', { game: id, parent: id, at: 3 }],
  ]);
});

/** A game with a line, and one on that. */
async function tried() {
  const { shelf, table, id } = await device();
  const line = await opened(shelf, await begin(table, shelf, SHOT, 'First'));
  await line.order(OTHER);
  const second = await opened(shelf, await begin(line, shelf, SHOT + 1, 'Second'));
  const next = second.state.getState().seat?.legal[0] as Action;
  await second.order(next);
  return { shelf, id };
}

const namesOn = async ({ storage }: Shelf, game: string) =>
  (await listLines(game, storage)).map(({ saved }) => saved.table.name);

test('the record of the game takes its lines along, and brings them back on another device', async () => {
  const { shelf, id } = await tried();
  const lines = await readGameLines(id, shelf.storage);
  expect(lines.map(({ name, at, on, actions }) => [name, at, on, actions.length])).toEqual([
    ['First', SHOT, undefined, 1],
    ['Second', SHOT + 1, 0, 1],
  ]);
  const read = await openRecord(JSON.stringify({ ...toRecord(WHOLE, fullSettings()), lines }));
  if (!read?.ok) throw new Error(JSON.stringify(read?.trouble));
  const other = shelfStorage();
  const outcome = await openTable({ kind: 'record', record: read.record }, false, {}, other.storage);
  if (!outcome.ok) throw new Error(outcome.trouble);
  expect(await readGameLines(outcome.table.store.state.getState().id, other.storage)).toEqual(lines);
});

test('a copy of the game and the one file of everything take its lines along', async () => {
  const { shelf, id } = await tried();
  await duplicateGame(shelf.storage, id, 'A copy');
  const copy = [...shelf.lines.values()].find(({ table }) => table.name === 'A copy')?.id as string;
  expect(await namesOn(shelf, copy)).toEqual(['First', 'Second']);

  const kept = await listKeptGames(shelf.storage);
  const other = shelfStorage();
  const bring = await gameBringer(other.storage);
  for (const one of kept) expect(await bring(JSON.parse(JSON.stringify(one)))).toMatch(/added|known/);
  expect(await namesOn(other, id)).toEqual(['First', 'Second']);

  // Without its game, a line is a game of its own, and not lost.
  const third = shelfStorage();
  const alone = await gameBringer(third.storage);
  expect(await alone(JSON.parse(JSON.stringify(kept.find(({ line }) => line.table.name === 'First'))))).toBe('added');
  expect([...third.lines.values()].map(({ line }) => line)).toEqual([undefined]);
});

test('a damaged line is told of in its place, and no other is lost by it', async () => {
  const { shelf, id } = await tried();
  const second = [...shelf.lines.values()].find(({ table }) => table.name === 'Second')?.id as string;
  shelf.rows.get(second)?.splice(1, 1, { game: second, nth: 1, entry: { kind: 'undo' }, hash: 1 });
  const table = await opened(shelf, second);
  expect(table.state.getState()).toMatchObject({ readOnly: true, damage: { sound: 1, of: 2 } });
  expect((await readGameLines(id, shelf.storage)).map(({ actions }) => actions.length)).toEqual([1, 0]);
});
