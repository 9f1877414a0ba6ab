import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openDatabase } from '../../src/server/storage/database.ts';
import type { OpenDatabase } from '../../src/server/storage/notifier.ts';
import type { EntryRow } from '../../src/server/storage/schema.ts';
import { openStorage, type Storage } from '../../src/server/storage/storage.ts';
import { Ended } from '../../src/server/storage/trouble.ts';

export const ROW = { table: 't', made: 1_800_000_000_000, body: 'b', record: '{}', secret: 's', clock: null };
export const SEAT = { table: 't', hash: 'h', kind: 'key', seat: 1, invitation: 'i', body: null, until: null } as const;
export const entry = (number: number, id: string | null = null): EntryRow => ({
  table: 't',
  number,
  at: 1_800_000_000_001,
  seat: 1,
  id,
  sent: id,
  body: '{}',
  hash: '',
});

/** What every database of tables has to do; `where` gives an empty one. */
export function describeStorage(where: () => Promise<string> | string): void {
  let database: OpenDatabase;
  let storage: Storage;

  beforeEach(async () => {
    database = await openDatabase(await where(), { alone: true });
    storage = openStorage(database);
  });
  afterEach(() => database.close());

  describe('what every storage does', () => {
    test('of two that make the same table one wins', async () => {
      expect(await storage.makeTable(ROW, [SEAT], [entry(0)])).toBe(true);
      expect(await storage.makeTable({ ...ROW, secret: 'other' }, [SEAT], [])).toBe(false);
      expect(await storage.findTable('t')).toEqual(ROW);
      expect(await storage.findTable('nowhere')).toBeUndefined();
    });

    test('of two that write the same line one wins, and an id is written once', async () => {
      expect(await storage.append(entry(0, 'a'))).toBe(true);
      expect(await storage.append(entry(0, 'b'))).toBe(false);
      expect(await storage.append(entry(1, 'a'))).toBe(false);
      expect(await storage.append(entry(1))).toBe(true);
      expect(await storage.append(entry(2))).toBe(true);
      expect(await storage.listEntries('t')).toEqual([entry(0, 'a'), entry(1), entry(2)]);
      expect((await storage.listEntries('t', 2)).map(({ number }) => number)).toEqual([2]);
      const both = await Promise.all([storage.append(entry(3, 'c')), storage.append(entry(3, 'd'))]);
      expect(both.sort()).toEqual([false, true]);
    });

    test('of lines that come together each has its own answer, and one that is refused holds up no other', async () => {
      const at = (table: string, number: number, id: string | null = null) => ({ ...entry(number, id), table });
      const rows = [at('a', 0, 'x'), at('b', 0), at('a', 0, 'y'), at('a', 1, 'x'), at('a', 1), at('b', 0)];
      const answers = await Promise.all(rows.map((row) => storage.append(row)));
      expect(answers).toEqual([true, true, false, false, true, false]);
      const broken = { ...at('c', 0), body: null as unknown as string };
      const some = await Promise.allSettled(
        [at('a', 2), broken, at('b', 0), at('b', 1)].map((row) => storage.append(row)),
      );
      expect(some.map((one) => (one.status === 'fulfilled' ? one.value : 'refused'))).toEqual([
        true,
        'refused',
        false,
        true,
      ]);
      expect(await storage.listEntries('a')).toEqual([rows[0], rows[4], at('a', 2)]);
      expect(await storage.listEntries('b')).toEqual([rows[1], at('b', 1)]);
      const asked = [storage.listEntries('b', 1), storage.listEntries('a', 2), storage.listEntries('nowhere')];
      expect(await Promise.all([...asked, storage.listEntries('a')])).toEqual([
        [at('b', 1)],
        [at('a', 2)],
        [],
        [rows[0], rows[4], at('a', 2)],
      ]);
    });

    test('an invitation becomes one key, and its line comes with it or not at all', async () => {
      expect(await storage.append(entry(0), undefined, SEAT)).toBe(true);
      expect(await storage.append(entry(1), undefined, { ...SEAT, hash: 'other' })).toBe(false);
      expect(await storage.append(entry(0), undefined, { ...SEAT, hash: 'other', invitation: 'j' })).toBe(false);
      expect(await storage.findCredential('t', 'other')).toBeUndefined();
      expect(await storage.findTaken('t', 'i')).toEqual(SEAT);
      expect(await storage.listEntries('t')).toHaveLength(1);
    });

    test('the other keys of a seat are ended, but not the invitation that one came by', async () => {
      const seats = [
        { ...SEAT, kind: 'invitation', hash: 'i', invitation: null },
        { ...SEAT, hash: 'other', invitation: null },
        { ...SEAT, hash: 'of two', seat: 2, invitation: null },
      ] as const;
      await storage.makeTable(ROW, [SEAT, ...seats], []);
      const more = { ...SEAT, kind: 'invitation', hash: 'more', invitation: null } as const;
      const by = { hash: 'h', now: 0 };
      expect(await storage.addCredential(more, { by, most: 2 })).toBe('too-many');
      expect(await storage.endOthers(SEAT, 0)).toBe(true);
      expect(await storage.findCredential('t', 'other')).toBeUndefined();
      expect(await storage.findAny('t', 'other')).toEqual(seats[1]);
      expect(await storage.findCredential('t', 'i')).toEqual(seats[0]);
      expect(await storage.findCredential('t', 'of two')).toEqual(seats[2]);
      expect(await storage.addCredential(more, { by, most: 2 })).toBe('added');
      expect(await storage.addCredential(more, { by, most: 2 })).toBe('known');
    });

    test('mails are due where a table rests, once until the seat has written something itself', async () => {
      const mail = { table: 't', seat: 1, address: 'a@example.org', asker: 'h', word: 'w', asked: 5, confirmed: null };
      await storage.makeTable(ROW, [SEAT], [entry(0)]);
      await storage.addMail({ ...mail, looked: -1, mailed: -1 });
      const { at } = entry(0);
      const due = () => storage.listMailsDue(at);
      expect(await due()).toEqual([]);
      expect(await storage.confirmMail('t', 'w', 7)).toMatchObject({ confirmed: 7, seat: 1 });
      expect(await storage.listMailsDue(at - 1)).toEqual([]);
      const [row] = await due();
      expect(row).toEqual({ ...mail, confirmed: 7, looked: -1, mailed: -1, last: 0 });
      expect(await storage.claimMail(row!, true)).toBe(true);
      expect(await storage.claimMail(row!, true)).toBe(false);
      await storage.append({ ...entry(1), seat: 2 });
      expect(await due()).toEqual([]);
      await storage.append(entry(2));
      expect(await due()).toMatchObject([{ last: 2, looked: 0, mailed: 0 }]);
      await storage.endMails('t', 1);
      expect(await due()).toEqual([]);
      expect(await storage.findMail('t', 'w')).toBeUndefined();
    });

    test('what was ended adds nothing any more, neither a line nor a key nor an invitation, and ends nothing', async () => {
      const thief = { ...SEAT, hash: 'thief', invitation: null };
      const open = { ...SEAT, kind: 'invitation', hash: 'open', invitation: null } as const;
      await storage.makeTable(ROW, [SEAT, thief, open], []);
      expect(await storage.append(entry(0), { hash: 'thief', now: 0 })).toBe(true);
      await storage.endOthers(SEAT, 0);
      for (const hash of ['thief', 'open']) {
        const by = { hash, now: 0 };
        await expect(storage.append(entry(1, 'a'), by)).rejects.toThrow(Ended);
        await expect(storage.append(entry(1), by, { ...SEAT, hash: 'new', seat: 2, invitation: null })).rejects.toThrow(
          Ended,
        );
        expect(await storage.addCredential({ ...SEAT, hash: 'new', invitation: 'open' }, { by })).toBe('ended');
      }
      expect(await storage.endOthers(thief, 0)).toBe(false);
      expect(await storage.append(entry(1), { hash: 'h', now: 0 })).toBe(true);
    });

    test('an address is asked so often in a time, no matter who counts', async () => {
      const ask = (now: number) => storage.mayAsk('box', { now, since: now - 10, most: 2 });
      expect((await Promise.all([ask(1), ask(1), ask(1)])).sort()).toEqual([false, true, true]);
      expect(await ask(10)).toBe(false);
      expect([await ask(11), await ask(11), await ask(11)]).toEqual([true, true, false]);
      await storage.forgetAsked(11);
      expect(await ask(12)).toBe(true);
    });

    test('open tables are listed, the newest first, until they are too old, taken or taken off the list', async () => {
      const invitation = { ...SEAT, kind: 'invitation', seat: 2, invitation: null } as const;
      for (const [at, table] of ['old', 'next', 'new'].entries()) {
        const row = { ...ROW, table, made: ROW.made + at, clock: '{}' };
        const listed = { table, invitation: 'i', seat: 2, line: table === 'new' ? null : '{}' };
        expect(await storage.makeTable(row, [{ ...invitation, table }], [], listed)).toBe(true);
      }
      await storage.makeTable({ ...ROW, table: 'not open', made: ROW.made + 9 }, [SEAT], []);
      const names = async (since: number, most = 9) => (await storage.listOpen(since, most)).map(({ table }) => table);
      expect((await storage.listOpen(ROW.made + 1, 9))[0]).toEqual({
        table: 'new',
        invitation: 'i',
        seat: 2,
        made: ROW.made + 2,
        line: null,
        isSound: true,
      });
      await storage.writeLine('new', '{"seat":2}');
      expect((await storage.listOpen(0, 1))[0]?.line).toBe('{"seat":2}');
      expect(await storage.countOpen(ROW.made)).toBe(2);
      const after = await storage.listOpen(0, 9, { made: ROW.made + 1, table: 'next' });
      expect(after.map(({ table }) => table)).toEqual(['old']);
      expect(await names(ROW.made - 1)).toEqual(['new', 'next', 'old']);
      expect(await names(ROW.made)).toEqual(['new', 'next']);
      expect(await names(0, 1)).toEqual(['new']);
      await storage.addCredential({ ...SEAT, table: 'new', hash: 'k', seat: 2, invitation: 'h' });
      expect(await names(0)).toEqual(['next', 'old']);
      await storage.unlist('next');
      expect(await names(0)).toEqual(['old']);
      await storage.unlistOld(ROW.made - 1);
      expect(await names(0)).toEqual(['old']);
      await storage.unlistOld(ROW.made);
      expect(await names(0)).toEqual([]);
      await storage.deleteTable('old');
      expect(await names(0)).toEqual([]);
    });

    test('tables at which a seat is free are listed by their age, and deleted whole', async () => {
      await storage.makeTable(ROW, [SEAT], [entry(0)]);
      await storage.makeTable(
        { ...ROW, table: 'full' },
        [
          { ...SEAT, table: 'full' },
          { ...SEAT, table: 'full', hash: 'k', seat: 2, invitation: null },
        ],
        [],
      );
      expect(await storage.listUntaken(ROW.made)).toEqual([]);
      expect(await storage.listUntaken(ROW.made + 1)).toEqual(['t']);
      expect(await storage.deleteUntaken('full', ROW.made + 1)).toBe(false);
      expect(await storage.deleteUntaken('t', ROW.made + 1)).toBe(true);
      expect(await storage.findTable('t')).toBeUndefined();
      expect(await storage.listEntries('t')).toEqual([]);
      expect(await storage.findAny('t', 'h')).toBeUndefined();
      expect(await storage.isWell()).toBe(true);
    });
  });
}
