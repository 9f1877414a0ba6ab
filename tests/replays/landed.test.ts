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

  test('is said to be played under the first edition if it names none', async () => {
    const opened = await openRecord(JSON.stringify(record));
    if (!opened?.ok) throw new Error('it is not opened');
    const said = olderText(opened.record);
    if (record.rulings) expect(said).toBeNull();
    else expect(said).toMatch(/played under the first\.$/);
  });
});

test('R1.0a where other dice fall than the record holds, it is said that it may have been played otherwise', async () => {
  const { record } = kept('mixed-seed.json');
  const rolls = [...(record.dice.rolls ?? []), 4];
  const opened = await openRecord(JSON.stringify({ ...record, dice: { ...record.dice, rolls } }));
  if (!opened?.ok) throw new Error('it is not opened');
  expect(olderText(opened.record)).toContain(`It holds ${rolls.length} dice, and ${rolls.length - 1} fell`);
});
