import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { listSummaries } from '../../src/server/organize/commands.ts';
import { openDatabase } from '../../src/server/storage/database.ts';
import { openStorage } from '../../src/server/storage/storage.ts';
import { DatabaseTrouble } from '../../src/server/storage/trouble.ts';
import { call, connect, type Keys, newTableCall, openTable, serve } from './serving.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'deltavee-damaged-'));
  file = join(folder, 'tables.sqlite');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const wellness = async (address: string) => (await call(address, '/healthz')).status;

/** Does something to the tables as another program would. */
function beside(...statements: string[]): void {
  const connection = new Database(file, { timeout: 5000 });
  for (const statement of statements) connection.exec(statement);
  connection.close();
}

describe('a byte that is no text', () => {
  const NO_TEXT = "cast(x'7b61ff62' as text)";
  /** Where it is, and what still can be done at the table. */
  const PLACES = [
    ['tables', 'record', false],
    ['tables', 'secret', false],
    ['tables', 'clock', false],
    ['entries', 'body', false],
    ['entries', 'id', false],
    ['seats', 'body', true],
    ['listed', 'invitation', true],
    ['listed', 'line', true],
    ['mails', 'address', true],
  ] as const;

  test('lets its own table stand still, with a sentence, and nothing else', async () => {
    const first = await serve(folder, true);
    const damaged: (Keys & { plays: boolean })[] = [];
    for (const [, , plays] of PLACES) damaged.push({ plays, ...(await openTable(first.address)) });
    const sound = await openTable(first.address);
    const [open, still, lost] = [newTableCall(), newTableCall(), newTableCall()];
    for (const { body } of [open, still, lost]) await call(first.address, '/api/tables', { ...body, open: true });
    await first.end();
    beside(
      ...PLACES.flatMap(([name, column], nth) => {
        const { table } = damaged[nth]!;
        const mail = `insert into mails values ('${table}', 1, 'a', 'w', 1, 1, -1, -1, null)`;
        const listed = `insert into listed values ('${table}', 'i', 2, null)`;
        const row = name === 'mails' ? [mail] : name === 'listed' ? [listed] : [];
        return [...row, `update ${name} set ${column} = ${NO_TEXT} where "table" = '${table}'`];
      }),
      `update tables set record = ${NO_TEXT} where "table" = '${still.table}'`,
      `update listed set line = ${NO_TEXT} where "table" = '${lost.table}'`,
      "insert into tables values (cast(x'ff' as text), 1, '', '', '', null)",
    );

    const served = await serve(folder, true);
    try {
      for (const { table, keys, watch, plays } of damaged) {
        const look = await call(served.address, `/api/tables/${table}/look`, { watch });
        expect(look).toMatchObject(plays ? { status: 200 } : { status: 503, body: { error: 'unavailable' } });
        if (!plays) expect(look.body.message).toMatch(/^This table stands still/);
        if (!plays) await expect(connect(served.address, { table, key: keys[1] })).rejects.toBeDefined();
      }
      const client = await connect(served.address, { table: sound.table, key: sound.keys[1] });
      expect(await client.order('a', { do: 'ready' })).toMatchObject({ ok: true });
      client.close();
      const listed = await call(served.address, '/api/open');
      const isListed = ({ table }: { table: string }) => table;
      // What is said of one can be found out again, where it is damaged.
      expect(listed.body.open.map(isListed).sort()).toEqual([open.table, lost.table].sort());
      expect(listed.body.open).toContainEqual(expect.objectContaining({ table: lost.table, scenario: 'showdown' }));
      expect(await wellness(served.address)).toBe(200);
    } finally {
      await served.end();
    }
    const { db, close } = await openDatabase(folder, { alone: false });
    const lines: object[] = [];
    for await (const line of listSummaries(openStorage({ db, notifier: null }))) lines.push(line);
    await close();
    const troubled = lines.filter((line) => 'trouble' in line);
    expect(troubled).toHaveLength(7);
    expect(troubled).toContainEqual({
      table: damaged[3]!.table,
      trouble: `table ${damaged[3]!.table} stands still: its entry 0 is damaged`,
    });
  });
});

test('a page that cannot be read holds up no other table that is read with it', async () => {
  const served = await serve(folder, true);
  const [old, sound] = [await openTable(served.address), await openTable(served.address)];
  await served.end();
  const line = (number: number) =>
    `insert into entries values ('${old.table}', ${number}, 1, 1, null, null, '${'lost '.repeat(100)}', '')`;
  beside(...Array.from({ length: 40 }, (_, nth) => line(nth + 2)), 'pragma wal_checkpoint(truncate)');
  const bytes = readFileSync(file);
  const hasOther = (page: number) => bytes.toString('latin1', page, page + 4096).includes(sound.table);
  const isOwn = (page: number) => bytes.toString('latin1', page, page + 4096).includes('lost lost');
  for (let page = 0; page < bytes.length; page += 4096)
    if (isOwn(page) && !hasOther(page)) bytes.fill(0, page, page + 8);
  writeFileSync(file, bytes);
  const database = await openDatabase(folder, { alone: true });
  const { listEntries } = openStorage(database);
  const [one, two] = await Promise.allSettled([listEntries(old.table), listEntries(sound.table)]);
  expect(one).toMatchObject({ status: 'rejected' });
  expect(two).toMatchObject({ status: 'fulfilled', value: [{ number: 0 }, { number: 1 }] });
  await database.close();
});

describe('a file that cannot be used is told of in a sentence', () => {
  const opened = () => openDatabase(folder, { alone: true });
  const made = async () => (await opened()).close();

  test.each([
    [
      'with a damaged beginning',
      () => writeFileSync(file, Buffer.alloc(8192, 7)),
      /no file of tables, or its beginning/,
    ],
    ['that is empty', () => writeFileSync(file, ''), /tables\.sqlite is empty/],
    ['that has another name', () => linkSync(file, join(folder, 'other.sqlite')), /another name/],
    [
      'that is gone, but for what was written last',
      () => {
        renameSync(file, `${file}.elsewhere`);
        writeFileSync(`${file}-wal`, 'x');
      },
      /is missing, but what was written last is in/,
    ],
    [
      'in which nothing can be written',
      () => beside("create trigger full before update on pulse begin select raise(abort, 'no room'); end"),
      /no room/,
    ],
  ])('%s', async (_what, damage, why) => {
    await made();
    await damage();
    await expect(opened()).rejects.toThrow(why);
    await expect(opened()).rejects.toThrow(DatabaseTrouble);
  });

  test('in a place where there can be none', async () => {
    writeFileSync(join(folder, 'plain'), 'x');
    for (const path of [join(folder, 'plain', 'tables'), join(folder, 'plain')])
      await expect(openDatabase(path, { alone: true })).rejects.toThrow(DatabaseTrouble);
    await expect(openDatabase(join(folder, 'nothing'), { alone: false })).rejects.toThrow('there are no tables in');
    expect(existsSync(join(folder, 'nothing'))).toBe(false);
  });
});

describe('while the server runs', () => {
  test.each([
    ['the file is moved away', () => renameSync(file, `${file}.away`), () => renameSync(`${file}.away`, file)],
    [
      'the file of what was written last is moved away',
      () => renameSync(`${file}-wal`, `${file}.away`),
      () => renameSync(`${file}.away`, `${file}-wal`),
    ],
    [
      'the disk is full',
      () =>
        beside(
          ...['entries', 'pulse'].map(
            (name) =>
              `create trigger full_${name} before insert on ${name} begin select raise(fail, 'disk is full'); end`,
          ),
        ),
      () => beside('drop trigger full_entries', 'drop trigger full_pulse'),
    ],
  ])('%s: nothing is acknowledged, and it is not well until that is mended', async (_what, damage, mend) => {
    const served = await serve(folder, true);
    const { table, keys } = await openTable(served.address);
    const client = await connect(served.address, { table, key: keys[1] });
    expect(await client.ask('say', { id: 'a', text: 'kept' })).toMatchObject({ ok: true });
    expect(await wellness(served.address)).toBe(200);
    await damage();
    expect(await client.ask('say', { id: 'b', text: 'not kept' })).toEqual({ ok: false, error: 'unavailable' });
    expect(await wellness(served.address)).toBe(503);
    await mend();
    expect(await client.ask('say', { id: 'b', text: 'not kept' })).toMatchObject({ ok: true });
    expect(await wellness(served.address)).toBe(200);
    client.close();
    await served.end();
  });

  test('its lock is taken away, nobody else is let in while anything is kept', async () => {
    const served = await serve(folder, true);
    const { table, keys } = await openTable(served.address);
    const client = await connect(served.address, { table, key: keys[1] });
    rmSync(`${file}.lock`);
    expect(await client.ask('say', { id: 'a', text: 'not kept' })).toEqual({ ok: false, error: 'unavailable' });
    client.close();
    await served.end();
  });
});

test('after an orderly end the file holds everything by itself', async () => {
  const served = await serve(folder, true);
  const { table, keys } = await openTable(served.address);
  await served.end();
  const alone = join(folder, 'alone');
  expect(existsSync(`${file}-wal`) && statSync(`${file}-wal`).size).toBeFalsy();
  copyFileSync(file, `${alone}.sqlite`);
  const again = await serve(`${alone}.sqlite`, true);
  expect(await call(again.address, `/api/tables/${table}/look`, { key: keys[1] })).toMatchObject({ status: 200 });
  await again.end();
});
