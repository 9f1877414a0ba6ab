import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readRecord, snapshot } from '../../src/engine/index.ts';
import { openRecord } from '../../src/game/record-file.ts';
import { olderText } from '../../src/ui/pages/record-trouble.ts';
import { gameAfter } from '../fixtures/recorded.ts';

const FOLDER = join(import.meta.dirname, 'landed');

/** A record as a program wrote it that people had, and the position in which that program saw it end. */
function kept(file: string) {
  const { record, end } = JSON.parse(readFileSync(join(FOLDER, file), 'utf8'));
  const read = readRecord(record);
  if (!read.ok) throw new Error(JSON.stringify(read.faults));
  return { record: read.value, end };
}

describe.each(readdirSync(FOLDER))('R1.0a a game that was kept in a form of its day: %s', (file) => {
  const { record, end } = kept(file);

  test('ends as it did, with all its dice and no other', () => {
    const game = gameAfter(record);
    expect(snapshot(game)).toEqual(end);
    expect(game.dice.fallen).toEqual(record.dice.rolls);
  });
});

test('R1.0a where more dice fall than the record holds, it is said that it may have been played otherwise', async () => {
  const { record } = kept('mixed-seed.json');
  const held = record.dice.rolls ?? [];
  const saidOf = async (rolls: readonly number[], more = {}) => {
    const opened = await openRecord(JSON.stringify({ ...record, ...more, dice: { ...record.dice, rolls } }));
    if (!opened?.ok) throw new Error('it is not opened');
    return olderText(opened.record);
  };
  expect(await saidOf(held)).toBeNull();
  expect(await saidOf(held.slice(0, -1))).toContain(`It holds ${held.length - 1} dice, and ${held.length} fell`);
  expect(await saidOf(held.slice(0, -1), { rulings: 2 })).toBeNull();
});
