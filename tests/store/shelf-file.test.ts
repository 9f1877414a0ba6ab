import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { fold, fullSettings, type GameSettings } from '../../src/game/entries.ts';
import { gameAt, rollsOf } from '../../src/game/history.ts';
import { beginEntry, createAutosave } from '../../src/store/saved/autosave.ts';
import { duplicateGame } from '../../src/store/saved/duplicate.ts';
import { parseFile } from '../../src/store/saved/read-file.ts';
import { readRows } from '../../src/store/saved/rows.ts';
import type { SavedGame } from '../../src/store/saved/saved-game.ts';
import { readShelf, writeShelf } from '../../src/store/saved/shelf-file.ts';
import { type Battle, emptyBattle } from '../../src/workbench/battles/battle.ts';
import type { ShipDesign } from '../../src/workbench/ships/design.ts';
import { shelfStorage } from '../fixtures/shelf-storage.ts';
import { ACTIONS, AT, played, ROLLS, startOf } from '../fixtures/showdown.ts';
import { SAVED_GAME } from '../fixtures/table.ts';
import { workStorage } from '../fixtures/work-storage.ts';

// The games of one device are in one tab here, so nobody has to be asked for a lock.
beforeEach(() => vi.stubGlobal('navigator', {}));

/** What one device has, in memory. */
function device() {
  const shelf = shelfStorage();
  const sat: unknown[] = [];
  const tables = {
    list: async () => sat,
    bringIn: async (table: unknown) => {
      sat.push(table);
      return 'added' as const;
    },
  };
  const solved: string[] = [];
  const puzzles = {
    list: async () => solved,
    bringIn: async (id: unknown) => {
      if (typeof id !== 'string') return 'faulty' as const;
      if (solved.includes(id)) return 'known' as const;
      solved.push(id);
      return 'added' as const;
    },
  };
  return {
    ...shelf,
    puzzles,
    solved,
    games: shelf.storage,
    ships: workStorage<ShipDesign>(),
    battles: workStorage<Battle>(),
    tables,
    scores: { list: async () => [], bringIn: async () => 'added' as const },
    sat,
  };
}

/** Saves so many orders of The Showdown as somebody would who plays them. */
async function saved(on: ReturnType<typeof device>, id: string, count: number, table: Partial<GameSettings> = {}) {
  const settings = fullSettings(table);
  const line: SavedGame = { ...SAVED_GAME, id, table: settings };
  const autosave = createAutosave(on.storage, line, undefined, () => 5);
  const start = startOf(ROLLS);
  await autosave.save([beginEntry(start, settings)], start, settings);
  await goOn(on, id, 0, count, autosave);
}

async function goOn(
  on: ReturnType<typeof device>,
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

function autosaveOf(on: ReturnType<typeof device>, id: string) {
  const { entries, hash } = readRows(on.rows.get(id) ?? [], null);
  return createAutosave(on.storage, on.lines.get(id)!, { count: entries.length, hash }, () => 6);
}

const entriesOf = (on: ReturnType<typeof device>, id: string) => readRows(on.rows.get(id)!, null);

/** Brings a text in as the page does; what came of it, or why not. */
async function bringIn(on: ReturnType<typeof device>, text: string) {
  const file = parseFile(text);
  const brought = file.ok ? await readShelf(on, file.value.value) : file;
  return brought.ok ? brought.value : brought.faults[0]?.message;
}

const NOTHING = { games: {}, ships: {}, battles: {}, tables: {}, scores: {}, puzzles: {}, preferences: {} };

describe('all games in one file', () => {
  test('come to another device as they are, with their names, pictures and what was taken back', async () => {
    const here = device();
    await saved(here, 'one', AT.hit, { names: ['Ann', 'Ben'] });
    await saved(here, 'two', 3, { mode: 'rehearsal' });
    await autosaveOf(here, 'two').save(
      [{ kind: 'undo' }],
      played(startOf(ROLLS), ACTIONS.slice(0, 2)),
      fullSettings({ mode: 'rehearsal' }),
    );
    await here.storage.change('one', (game) => ({ ...game, table: { ...game.table, name: 'The long one' } }));
    const text = await writeShelf(here, { theme: 'paper' });

    const there = device();
    expect(await bringIn(there, text)).toEqual({ ...NOTHING, games: { added: 2 }, preferences: { theme: 'paper' } });
    for (const id of ['one', 'two']) {
      expect(entriesOf(there, id)).toMatchObject({ entries: entriesOf(here, id).entries, damage: null });
      expect(JSON.stringify(there.lines.get(id))).toBe(JSON.stringify(here.lines.get(id)));
    }
    expect(there.lines.get('one')?.picture?.units.length).toBeGreaterThan(1);
  });

  test('bring along which puzzles are solved, none of them twice', async () => {
    const [here, there] = [device(), device()];
    here.solved.push('shot-a1', 'way-b2');
    there.solved.push('way-b2');
    const text = await writeShelf(here, {});
    expect(await bringIn(there, text)).toEqual({ ...NOTHING, puzzles: { added: 1, known: 1 } });
    expect(there.solved).toEqual(['way-b2', 'shot-a1']);
  });

  test('are not doubled when they come again, also under another id', async () => {
    const here = device();
    await saved(here, 'one', AT.command);
    const text = await writeShelf(here, {});
    expect(await bringIn(here, text)).toEqual({ ...NOTHING, games: { known: 1 } });
    expect(await bringIn(here, text.replaceAll('"one"', '"other"'))).toEqual({ ...NOTHING, games: { known: 1 } });
    expect(here.lines.size).toBe(1);
  });

  test('go on where one of them has been played on: here nothing is lost, there it is added', async () => {
    const here = device();
    await saved(here, 'one', 4);
    const old = await writeShelf(here, {});
    await goOn(here, 'one', 4, 9);
    expect(await bringIn(here, old)).toEqual({ ...NOTHING, games: { known: 1 } });
    expect(entriesOf(here, 'one').entries).toHaveLength(10);

    const there = device();
    await bringIn(there, old);
    expect(await bringIn(there, await writeShelf(here, {}))).toEqual({ ...NOTHING, games: { extended: 1 } });
    expect(entriesOf(there, 'one')).toEqual(entriesOf(here, 'one'));
    expect(entriesOf(there, 'one').damage).toBeNull();
  });

  test('that have gone different ways are both kept', async () => {
    const [here, there] = [device(), device()];
    await saved(here, 'one', 4);
    await bringIn(there, await writeShelf(here, {}));
    await goOn(here, 'one', 4, 5);
    await autosaveOf(there, 'one').save(
      [{ kind: 'undo' }],
      played(startOf(ROLLS), ACTIONS.slice(0, 3)),
      fullSettings(),
    );
    expect(await bringIn(there, await writeShelf(here, {}))).toEqual({ ...NOTHING, games: { added: 1 } });
    expect(there.lines.size).toBe(2);
  });

  test.each([
    ['{"format":', 'cut short'],
    ['{"format":"deltavee-games","version":3,"games":[]}', 'version 3'],
    ['{"format":"deltavee-games","version":1}', 'not a file of games'],
    [`{"format":"deltavee-games","version":1,"games":[${'0,'.repeat(2_000)}0]}`, 'not a file of games'],
    [`{"format":"deltavee-games","version":1,"games":${'['.repeat(60)}`, 'brackets'],
  ])('that are no such file are refused in words: %.60s', async (text, words) => {
    expect(await bringIn(device(), text)).toContain(words);
  });

  test('whose dice have a seed and no rolls can be opened where they are brought in', async () => {
    const here = device();
    await saved(here, 'one', 3);
    const text = (await writeShelf(here, {})).replace(/"dice":\{[^}]*\}/, '"dice":{"seed":7}');
    expect(text).toContain('"dice":{"seed":7}');
    const there = device();
    expect(await bringIn(there, text)).toMatchObject({ games: { added: 1 } });
    expect(entriesOf(there, 'one')).toMatchObject({ damage: null });
    expect(fold(entriesOf(there, 'one').entries)?.actions).toHaveLength(3);
    // So an earlier version has laid them down.
    const first = there.rows.get('one')?.[0];
    if (first?.entry.kind === 'begin') Object.assign(first.entry.dice, { rolls: undefined });
    expect(entriesOf(there, 'one')).toMatchObject({ damage: null });
  });

  test('that the device does not give back as they were written are not brought in', async () => {
    const here = device();
    await saved(here, 'one', 3);
    const there = device();
    const { read } = there.storage;
    there.storage.read = async (id) => {
      const { savedGame, rows } = await read(id);
      return { savedGame, rows: rows.slice(0, 2) };
    };
    expect(await bringIn(there, await writeShelf(here, {}))).toMatchObject({ games: { faulty: 1 } });
    expect(there.rows.size).toBe(0);
  });

  test('with one string of millions of characters are read as any others', async () => {
    const here = device();
    await saved(here, 'one', 3);
    const text = await writeShelf(here, { note: 'x'.repeat(9_500_000) });
    expect(await bringIn(device(), text)).toMatchObject({ games: { added: 1 } });
    expect(await bringIn(device(), text.slice(0, -500))).toContain('cut short');
  });

  /** A file of games that are equally long, each with a seed of its own. */
  async function fileOfAlike(count: number, from = 0) {
    const here = device();
    await saved(here, 'one', 3);
    const file = JSON.parse(await writeShelf(here, {}));
    const [game] = file.games;
    file.games = Array.from({ length: count }, (_, nth) => {
      const [first, ...rest] = game.entries;
      const entries = [{ ...first, dice: { ...first.dice, seed: from + nth } }, ...rest];
      return { line: { ...game.line, id: `game-${from + nth}` }, entries };
    });
    return file;
  }

  test('that are as long as others which are here have those read once, not once for each', async () => {
    const there = device();
    await readShelf(there, await fileOfAlike(30));
    const reading = vi.spyOn(there.storage, 'read');
    expect(await readShelf(there, await fileOfAlike(30, 30))).toMatchObject({ value: { games: { added: 30 } } });
    expect(reading).toHaveBeenCalledTimes(60);
  });

  test('three hundred of them tell how far they have come, and what was brought in before a stop stays', async () => {
    const file = await fileOfAlike(300);
    const there = device();
    const stopping = new AbortController();
    const told: number[] = [];
    const tell = (done: number, of: number) => {
      expect(of).toBe(300);
      told.push(done);
      if (done === 20) stopping.abort();
    };
    const stopped = await readShelf(there, file, { tell, signal: stopping.signal });
    expect(told).toHaveLength(21);
    expect(stopped).toMatchObject({ value: { games: { added: 21 } } });
    expect(there.lines.size).toBe(21);
    expect(await readShelf(there, file)).toMatchObject({ value: { games: { known: 21, added: 279 } } });
  });

  test('of which some are damaged leave those out', async () => {
    const here = device();
    await saved(here, 'one', 3);
    const text = await writeShelf(here, {});
    for (const [part, other] of [
      ['"id":"one"', '"id":"../x"'],
      ['"do":"ready"', '"do":"steal"'],
      ['"scenario":"showdown","rulings"', '"scenario":"nowhere","rulings"'],
      ['"rulings":2', '"rulings":3'],
      ['"touched":5', '"touched":9e15'],
    ] as const) {
      const spoilt = text.replace(part, other);
      expect(spoilt).not.toBe(text);
      const there = device();
      expect(await bringIn(there, spoilt), part).toEqual({ ...NOTHING, games: { faulty: 1 } });
      expect(there.lines.size).toBe(0);
    }
  });
});

test('a file of the first version, with games and preferences alone, is read', async () => {
  const there = device();
  const text = readFileSync(new URL('../fixtures/stores/games-file-1.json', import.meta.url), 'utf8');
  const preferences = { format: 'deltavee-preferences', version: 1, theme: 'paper' };
  expect(await bringIn(there, text)).toEqual({ ...NOTHING, games: { added: 1 }, preferences });
  expect(there.lines.get('old')).toMatchObject({ table: { name: 'Of old' }, phase: 'command' });
  expect(fold(entriesOf(there, 'old').entries)?.actions).toEqual(ACTIONS.slice(0, AT.command));
});

describe('what was built at the workbench', () => {
  const CUTTER: ShipDesign = { name: 'Cutter', hull: 'piccolo', pods: [] };
  const kept = <Work>(id: string, work: Work) => ({ id, created: 1, touched: 2, work });

  async function built() {
    const here = device();
    await here.ships.keep(kept('cutter', CUTTER), null);
    await here.battles.keep(kept('bight', emptyBattle('In the bight')), null);
    return here;
  }

  test('goes along with the games, and is not doubled, also under another id', async () => {
    const here = await built();
    const text = await writeShelf(here, {});
    const there = device();
    expect(await bringIn(there, text)).toEqual({ ...NOTHING, ships: { added: 1 }, battles: { added: 1 } });
    expect([...there.ships.works.values()]).toEqual([...here.ships.works.values()]);
    expect([...there.battles.works.values()]).toEqual([...here.battles.works.values()]);
    for (const again of [text, text.replace('"cutter"', '"other"').replace('"bight"', '"another"')]) {
      expect(await bringIn(there, again)).toEqual({ ...NOTHING, ships: { known: 1 }, battles: { known: 1 } });
    }
    expect([there.ships.works.size, there.battles.works.size]).toEqual([1, 1]);
  });

  test('is kept twice where it has been changed here and there', async () => {
    const [here, there] = [await built(), await built()];
    await there.ships.keep({ ...kept('cutter', { ...CUTTER, name: 'Sloop' }), touched: 9 }, 2);
    const text = await writeShelf(here, {});
    expect(await bringIn(there, text)).toEqual({ ...NOTHING, ships: { added: 1 }, battles: { known: 1 } });
    expect([...there.ships.works.values()].map(({ work }) => work.name)).toEqual(['Sloop', 'Cutter']);
    expect(await bringIn(there, text)).toEqual({ ...NOTHING, ships: { known: 1 }, battles: { known: 1 } });
  });

  test('is left out where it is damaged', async () => {
    const text = await writeShelf(await built(), {});
    const there = device();
    const spoilt = text.replace('"piccolo"', '"galleon"').replace('"bight"', '"../bight"');
    expect(await bringIn(there, spoilt)).toEqual({ ...NOTHING, ships: { faulty: 1 }, battles: { faulty: 1 } });
    expect([there.ships.works.size, there.battles.works.size]).toEqual([0, 0]);
  });
});

describe('a copy of a game', () => {
  const seedOf = (on: ReturnType<typeof device>, id: string) => fold(entriesOf(on, id).entries)?.dice;

  test('with open logs is the same game under another name', async () => {
    const on = device();
    await saved(on, 'one', AT.command, { mode: 'rehearsal' });
    expect(await duplicateGame(on.storage, 'one', 'A copy', 9)).toBe('copied');
    const copy = [...on.lines.keys()][1]!;
    expect(entriesOf(on, copy)).toEqual(entriesOf(on, 'one'));
    expect(on.lines.get(copy)).toMatchObject({ table: { name: 'A copy' }, created: 9, turn: 1 });
  });

  test('with closed logs has other dice to come, and the same position', async () => {
    const on = device();
    await saved(on, 'one', AT.command);
    expect(await duplicateGame(on.storage, 'one', 'A copy')).toBe('other-dice');
    const copy = [...on.lines.keys()][1]!;
    expect(seedOf(on, copy)?.seed).not.toBe(seedOf(on, 'one')?.seed);
    expect(seedOf(on, copy)?.rolls).toEqual([]);
    expect(fold(entriesOf(on, copy).entries)?.actions).toEqual(ACTIONS.slice(0, AT.command));
    expect(gameAt(played(startOf(), ACTIONS.slice(0, AT.command))).turn).toBe(on.lines.get(copy)?.turn);
  });

  test('of a damaged one is not made', async () => {
    const on = device();
    await saved(on, 'one', 3);
    on.rows.get('one')!.splice(1, 1);
    expect(await duplicateGame(on.storage, 'one', 'A copy')).toBe('damaged');
    expect(on.lines.size).toBe(1);
  });
});

test('tables on servers go along, with the keys to their seats', async () => {
  const [one, two] = [device(), device()];
  one.sat.push({ table: 'Q29tcGFzc1Jvc2U5', key: 'a key' });
  const read = await readShelf(two, JSON.parse(await writeShelf(one, null)));
  expect(read.ok && read.value.tables).toEqual({ added: 1 });
  expect(two.sat).toEqual(one.sat);
});
