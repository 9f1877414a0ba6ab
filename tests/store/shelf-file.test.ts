import { beforeEach, describe, expect, test, vi } from 'vitest';
import { beginEntry, createAutosave } from '../../src/store/autosave.ts';
import { duplicateGame } from '../../src/store/duplicate.ts';
import { fold, fullSettings, type GameSettings } from '../../src/store/entries.ts';
import { gameAt, rollsOf } from '../../src/store/history.ts';
import { readRows } from '../../src/store/rows.ts';
import type { SavedGame } from '../../src/store/saved-game.ts';
import { isShelfText, readShelf, writeShelf } from '../../src/store/shelf-file.ts';
import { shelfStorage } from '../fixtures/shelf-storage.ts';
import { ACTIONS, AT, played, ROLLS, startOf } from '../fixtures/showdown.ts';
import { SAVED_GAME } from '../fixtures/table.ts';

// The games of one device are in one tab here, so nobody has to be asked for a lock.
beforeEach(() => vi.stubGlobal('navigator', {}));

/** Saves so many orders of The Showdown as somebody would who plays them. */
async function saved(
  on: ReturnType<typeof shelfStorage>,
  id: string,
  count: number,
  table: Partial<GameSettings> = {},
) {
  const settings = fullSettings(table);
  const line: SavedGame = { ...SAVED_GAME, id, table: settings };
  const autosave = createAutosave(on.storage, line, undefined, () => 5);
  const start = startOf(ROLLS);
  await autosave.save([beginEntry(start, settings)], start, settings);
  await goOn(on, id, 0, count, autosave);
}

async function goOn(
  on: ReturnType<typeof shelfStorage>,
  id: string,
  from: number,
  to: number,
  autosave = autosaveOf(on, id),
) {
  for (let count = from + 1; count <= to; count += 1) {
    const history = played(startOf(ROLLS), ACTIONS.slice(0, count));
    const action = ACTIONS[count - 1]!;
    const rolls = rollsOf(history, count - 1);
    await autosave.save([{ kind: 'action', action, rolls }], history, autosave.savedGame.table);
  }
}

function autosaveOf(on: ReturnType<typeof shelfStorage>, id: string) {
  const { entries, hash } = readRows(on.rows.get(id) ?? [], null);
  return createAutosave(on.storage, on.lines.get(id)!, { count: entries.length, hash }, () => 6);
}

const entriesOf = (on: ReturnType<typeof shelfStorage>, id: string) => readRows(on.rows.get(id)!, null);

const NOTHING = { added: 0, known: 0, extended: 0, open: 0, faulty: 0 };

describe('all games in one file', () => {
  test('come to another device as they are, with their names, pictures and what was taken back', async () => {
    const here = shelfStorage();
    await saved(here, 'one', AT.hit, { names: ['Ann', 'Ben'] });
    await saved(here, 'two', 3, { mode: 'rehearsal' });
    await autosaveOf(here, 'two').save(
      [{ kind: 'undo' }],
      played(startOf(ROLLS), ACTIONS.slice(0, 2)),
      fullSettings({ mode: 'rehearsal' }),
    );
    await here.storage.change('one', (game) => ({ ...game, table: { ...game.table, name: 'The long one' } }));
    const text = await writeShelf(here.storage, { theme: 'paper' });
    expect(isShelfText(text)).toBe(true);

    const there = shelfStorage();
    expect(await readShelf(there.storage, text)).toEqual({ ...NOTHING, added: 2, preferences: { theme: 'paper' } });
    for (const id of ['one', 'two']) {
      expect(entriesOf(there, id)).toMatchObject({ entries: entriesOf(here, id).entries, damage: null });
      expect(JSON.stringify(there.lines.get(id))).toBe(JSON.stringify(here.lines.get(id)));
    }
    expect(there.lines.get('one')?.picture?.units.length).toBeGreaterThan(1);
  });

  test('are not doubled when they come again, also under another id', async () => {
    const here = shelfStorage();
    await saved(here, 'one', AT.command);
    const text = await writeShelf(here.storage, {});
    expect(await readShelf(here.storage, text)).toMatchObject({ ...NOTHING, known: 1 });
    expect(await readShelf(here.storage, text.replaceAll('"one"', '"other"'))).toMatchObject({ ...NOTHING, known: 1 });
    expect(here.lines.size).toBe(1);
  });

  test('go on where one of them has been played on: here nothing is lost, there it is added', async () => {
    const here = shelfStorage();
    await saved(here, 'one', 4);
    const old = await writeShelf(here.storage, {});
    await goOn(here, 'one', 4, 9);
    expect(await readShelf(here.storage, old)).toMatchObject({ ...NOTHING, known: 1 });
    expect(entriesOf(here, 'one').entries).toHaveLength(10);

    const there = shelfStorage();
    await readShelf(there.storage, old);
    expect(await readShelf(there.storage, await writeShelf(here.storage, {}))).toMatchObject({ extended: 1 });
    expect(entriesOf(there, 'one')).toEqual(entriesOf(here, 'one'));
    expect(entriesOf(there, 'one').damage).toBeNull();
  });

  test('that have gone different ways are both kept', async () => {
    const [here, there] = [shelfStorage(), shelfStorage()];
    await saved(here, 'one', 4);
    await readShelf(there.storage, await writeShelf(here.storage, {}));
    await goOn(here, 'one', 4, 5);
    await autosaveOf(there, 'one').save(
      [{ kind: 'undo' }],
      played(startOf(ROLLS), ACTIONS.slice(0, 3)),
      fullSettings(),
    );
    expect(await readShelf(there.storage, await writeShelf(here.storage, {}))).toMatchObject({ ...NOTHING, added: 1 });
    expect(there.lines.size).toBe(2);
  });

  test.each([
    ['{"format":', 'cut short'],
    ['{"format":"deltavee-games","version":2,"games":[]}', 'version 2'],
    ['{"format":"deltavee-games","version":1}', 'not a file of games'],
    [`{"format":"deltavee-games","version":1,"games":[${'0,'.repeat(2_000)}0]}`, 'not a file of games'],
    [`{"format":"deltavee-games","version":1,"games":${'['.repeat(60)}`, 'brackets'],
  ])('that are no such file are refused in words: %.60s', async (text, words) => {
    expect(await readShelf(shelfStorage().storage, text)).toContain(words);
  });

  test('of which some are damaged leave those out', async () => {
    const here = shelfStorage();
    await saved(here, 'one', 3);
    const text = await writeShelf(here.storage, {});
    for (const [part, other] of [
      ['"id":"one"', '"id":"../x"'],
      ['"do":"ready"', '"do":"steal"'],
      ['"scenario":"showdown","dice"', '"scenario":"nowhere","dice"'],
      ['"touched":5', '"touched":9e15'],
    ] as const) {
      const spoilt = text.replace(part, other);
      expect(spoilt).not.toBe(text);
      const there = shelfStorage();
      expect(await readShelf(there.storage, spoilt), part).toMatchObject({ ...NOTHING, faulty: 1 });
      expect(there.lines.size).toBe(0);
    }
  });
});

describe('a copy of a game', () => {
  const seedOf = (on: ReturnType<typeof shelfStorage>, id: string) => fold(entriesOf(on, id).entries)?.dice;

  test('with open logs is the same game under another name', async () => {
    const on = shelfStorage();
    await saved(on, 'one', AT.command, { mode: 'rehearsal' });
    expect(await duplicateGame(on.storage, 'one', 'A copy', 9)).toBe('copied');
    const copy = [...on.lines.keys()][1]!;
    expect(entriesOf(on, copy)).toEqual(entriesOf(on, 'one'));
    expect(on.lines.get(copy)).toMatchObject({ table: { name: 'A copy' }, created: 9, turn: 1 });
  });

  test('with closed logs has other dice to come, and the same position', async () => {
    const on = shelfStorage();
    await saved(on, 'one', AT.command);
    expect(await duplicateGame(on.storage, 'one', 'A copy')).toBe('other-dice');
    const copy = [...on.lines.keys()][1]!;
    expect(seedOf(on, copy)?.seed).not.toBe(seedOf(on, 'one')?.seed);
    expect(seedOf(on, copy)?.rolls).toEqual([]);
    expect(fold(entriesOf(on, copy).entries)?.actions).toEqual(ACTIONS.slice(0, AT.command));
    expect(gameAt(played(startOf(), ACTIONS.slice(0, AT.command))).turn).toBe(on.lines.get(copy)?.turn);
  });

  test('of a damaged one is not made', async () => {
    const on = shelfStorage();
    await saved(on, 'one', 3);
    on.rows.get('one')!.splice(1, 1);
    expect(await duplicateGame(on.storage, 'one', 'A copy')).toBe('damaged');
    expect(on.lines.size).toBe(1);
  });
});
