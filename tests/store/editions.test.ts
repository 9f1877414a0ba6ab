import { describe, expect, test } from 'vitest';
import type { Edition } from '../../src/engine/index.ts';
import { fold, fullSettings, withOtherDice } from '../../src/game/entries.ts';
import { gameAt } from '../../src/game/history.ts';
import { programQuestion } from '../../src/game/question.ts';
import { openRecord, toRecord, writeRecord } from '../../src/game/record-file.ts';
import { beginEntry } from '../../src/store/saved/autosave.ts';
import { readRows, rowsOf } from '../../src/store/saved/rows.ts';
import { played, startOf, TO_FIRE } from '../fixtures/showdown.ts';

const text = writeRecord(toRecord(played(startOf([9, 2, 3]), TO_FIRE), fullSettings()));
const under = (rulings: unknown): string => JSON.stringify({ ...JSON.parse(text), rulings });
const historyOf = async (record: string) => {
  const opened = await openRecord(record);
  if (!opened?.ok) throw new Error('it is not opened');
  return opened.record.history;
};

describe('the edition of the rulings goes with a game', () => {
  test('a new game has the second, and its record says so', () => {
    expect(JSON.parse(text).rulings).toBe(2);
  });

  test.each([1, 2] as Edition[])(
    'edition %i through a file, the device, a copy with other dice and the program',
    async (of) => {
      const history = await historyOf(under(of));
      expect(gameAt(history).rulings).toBe(of);
      const record = toRecord(history, fullSettings());
      expect(record.rulings).toBe(of === 1 ? undefined : of);
      const entry = beginEntry(history, fullSettings());
      const { entries } = readRows(rowsOf('one', [entry]), 1);
      expect(entries).toEqual([entry]);
      expect(fold(entries)?.rulings).toBe(record.rulings);
      expect(fold(withOtherDice(entries, { seed: 4 }))?.rulings).toBe(record.rulings);
      expect(programQuestion(history, 1, { rank: 'ensign', seed: 1, budget: 1 }).seat.rulings).toBe(of);
    },
  );

  test('a record of before editions is written back without one, letter for letter', async () => {
    const { rulings: _, ...old } = JSON.parse(text);
    const before = writeRecord(old);
    expect(before).not.toContain('rulings');
    expect(writeRecord(toRecord(await historyOf(before), fullSettings(old.table)))).toBe(before);
  });

  test.each([0, 3, '2'])('a saved game with %j as its edition is not read', async (rulings) => {
    const entry = { ...beginEntry(await historyOf(text), fullSettings()), rulings } as never;
    expect(readRows(rowsOf('one', [entry]), 1)).toMatchObject({ entries: [], damage: { sound: 0, why: 'unreadable' } });
  });
});
