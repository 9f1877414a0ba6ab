import { describe, expect, test } from 'vitest';
import { fold, fullSettings, withOtherDice } from '../../src/game/entries.ts';
import { backTo, gameAt, type History, play } from '../../src/game/history.ts';
import { withSavedProof } from '../../src/game/kept-proof.ts';
import { openRecord, recordFileName, toRecord, writeRecord } from '../../src/game/record-file.ts';
import { beginEntry } from '../../src/store/saved/autosave.ts';
import { readFile } from '../../src/store/saved/read-file.ts';
import { readRows, rowsOf } from '../../src/store/saved/rows.ts';
import { recordTrouble } from '../../src/ui/pages/record-trouble.ts';
import { played, startOf, TO_FIRE } from '../fixtures/showdown.ts';

const textOf = (value: unknown) => JSON.stringify(value);
const troubleOf = async (text: string): Promise<string> => {
  const opened = await openRecord(text);
  if (!opened || opened.ok) return '';
  const { sentence, faults } = recordTrouble(opened.trouble);
  return `${sentence} ${faults.map(({ at, message }) => (at ? `${at}: ${message}` : message)).join('; ')}.`;
};

describe('a record as a file', () => {
  const history = played(startOf([9, 2, 3]), TO_FIRE);
  const text = writeRecord(toRecord(history, fullSettings({ names: ['Ann', ''] })));

  const seated = (program: unknown) => textOf({ ...JSON.parse(text), table: { program } });

  test('what is written is read back as the same game', async () => {
    const opened = await openRecord(text);
    expect(opened?.ok && gameAt(opened.record.history)).toEqual(gameAt(history));
    expect(opened?.ok && opened.record.table.names).toEqual(['Ann', '']);
    expect(text.split('\n').filter((line) => line.includes('"do"'))).toHaveLength(TO_FIRE.length);
  });

  test('R1.0a it holds the dice that fell, those still given, and the seed', () => {
    expect(JSON.parse(text).dice).toEqual({ seed: 7, rolls: [9, 2, 3] });
  });

  test('it says which seats are the program’s, and opens with the program in them', async () => {
    const program = { 1: { rank: 'admiral', seed: 3, budget: 50 } } as const;
    const opened = await openRecord(writeRecord(toRecord(history, fullSettings({ program }))));
    expect(opened?.ok && opened.record.table.program).toEqual(program);
    const without = await openRecord(textOf({ ...JSON.parse(text), table: { names: ['Ann', ''] } }));
    expect(without?.ok && without.record.table.program).toEqual({});
  });

  test('out of a report of a fault it is opened, and its faults have their place in it', async () => {
    const report = { format: 'deltavee-fault-report', version: 1, program: '', browser: '', error: null };
    const opened = await openRecord(textOf({ ...report, record: JSON.parse(text) }));
    expect(opened?.ok && gameAt(opened.record.history)).toEqual(gameAt(history));
    expect(await troubleOf(textOf({ ...report, record: null }))).toContain('record: no game was open');
    const faulty = { ...JSON.parse(text), actions: [{ player: 1, do: 'steal' }] };
    expect(await troubleOf(textOf({ ...report, record: faulty }))).toContain('record.actions[0]');
    expect(await troubleOf(textOf({ ...report, record: { ...report, record: null } }))).toContain('record.format');
  });

  test('a scenario of the booklet is written by its name', () => {
    expect(JSON.parse(text).scenario).toBe('showdown');
  });

  test.each([
    ['a text cut short', '{"format":\n "deltavee-rec', 'cut short, it ends at line 2, column 15.'],
    ['no JSON', '{"format":\n deltavee}', 'not JSON at line 2, column 2.'],
    ['nothing', ' \n', 'the file is empty.'],
    ['another format', '{"format": "other"}', 'format'],
    ['a newer version', textOf({ ...JSON.parse(text), version: 9 }), 'version 9'],
    ['an unknown edition of the rulings', textOf({ ...JSON.parse(text), rulings: 3 }), 'rulings: should be (1 or 2)'],
    ['an unknown scenario', textOf({ ...JSON.parse(text), scenario: 'nowhere' }), 'nowhere'],
    ['a wrong field', textOf({ ...JSON.parse(text), actions: [{ player: 3, do: 'ready' }] }), 'actions[0].player'],
    ['an unknown rank', seated({ 2: { rank: 'cook', seed: 1, budget: 1 } }), 'table.program.2.rank'],
    ['a seed that is none', seated({ 1: { rank: 'ensign', seed: 0.5, budget: 1 } }), 'table.program.1.seed'],
    ['a seat without a budget', seated({ 1: { rank: 'ensign', seed: 1 } }), 'table.program.1.budget: is missing'],
    ['a budget of nothing', seated({ 1: { rank: 'ensign', seed: 1, budget: 0 } }), 'table.program.1.budget'],
    ['a budget without end', seated({ 1: { rank: 'ensign', seed: 1, budget: 1e9 } }), 'table.program.1.budget'],
    ['an impossible scenario', textOf({ ...JSON.parse(text), scenario: { id: 'x' } }), 'scenario.'],
  ])('%s is refused in one sentence that names the place', async (_, wrong, place) => {
    const sentence = await troubleOf(wrong);
    expect(sentence).toContain(place);
    expect(sentence).toMatch(/^The file cannot be opened: .*\.$/);
  });

  test('an action against the rules is named with its place and its case', async () => {
    const record = JSON.parse(text);
    record.actions[2] = { player: 1, do: 'move', unit: '2D' };
    expect(await troubleOf(textOf(record))).toMatch(
      /^The record stops at action 3 of 5: “Move 2D” by player 1 is refused/,
    );
  });

  test('a file is refused by its size before it is read', async () => {
    const file = new File(['x'.repeat(50_000_001)], 'large.json');
    file.text = () => Promise.reject(new Error('it was read'));
    expect(await readFile(file)).toMatchObject({ ok: false, faults: [{ message: 'it is larger than 50 MB' }] });
  });

  test('a long record tells how far it has come, and can be stopped', async () => {
    const long = Array.from({ length: 40_000 }, () => ({ player: 1, do: 'swap-pods', ship: '1A', a: 1, b: 2 }));
    const longText = textOf({ ...JSON.parse(text), scenario: 'first-shot', dice: { seed: 1 }, actions: long });
    const stopping = new AbortController();
    const told: number[] = [];
    const tell = (done: number, of: number) => {
      expect(of).toBe(40_000);
      told.push(done);
      stopping.abort();
    };
    expect(await openRecord(longText, { tell, signal: stopping.signal })).toBeNull();
    expect(told).toHaveLength(1);
  });

  test('the file has the scenario and the day in its name', () => {
    expect(recordFileName('showdown', new Date(2025, 2, 9))).toBe('deltavee-showdown-2025-03-09.json');
    expect(recordFileName('../My own', new Date(2025, 10, 19))).toBe('deltavee-my-own-2025-11-19.json');
  });
});

describe('[R1.0a] the proof of the dice of a game at a server', () => {
  const proof = {
    table: 'Q29tcGFzc1Jvc2U5',
    commitment: 'a'.repeat(64),
    secret: 'b'.repeat(64),
    nonces: ['c'.repeat(32), 'd'.repeat(32)],
    from: 0,
  };
  const record = toRecord(played(startOf([9, 2, 3]), TO_FIRE), fullSettings({ mode: 'screens' }));
  const { rolls } = record.dice;

  async function open(): Promise<History> {
    const opened = await openRecord(textOf({ ...record, dice: { rolls, proof } }));
    if (!opened?.ok) throw new Error('it should open');
    return opened.record.history;
  }
  const writtenOf = (history: History) => toRecord(history, fullSettings({ mode: 'screens' })).dice;
  const without = (history: History) => backTo(history, history.steps.length - 1);

  test('is written again with the record', async () => {
    expect(writtenOf(await open())).toEqual({ rolls, proof });
  });

  test('is not written of a game that was taken back or has gone on', async () => {
    const history = await open();
    expect(writtenOf(without(history))).not.toHaveProperty('proof');
    const more = play(history, { player: 1, do: 'concede' });
    expect(more.ok && writtenOf(more.history)).not.toHaveProperty('proof');
  });

  test('is written of a game that is played again as it was', async () => {
    const history = await open();
    const last = history.steps.at(-1);
    const again = last && play(without(history), last.action);
    expect(again?.ok && writtenOf(again.history)).toEqual({ rolls, proof });
  });

  test('lies with the saved game, and is told as long as nothing is taken back', async () => {
    const history = await open();
    const { entries } = readRows(rowsOf('game', [beginEntry(history, fullSettings({ mode: 'screens' }))]), 1);
    const bare = ({ proven: _proven, ...history }: History): History => history;
    const told = (of: History) => beginEntry(withSavedProof(bare(of), entries), fullSettings()).dice;
    expect(told(history)).toEqual({ rolls, proof });
    expect(told(without(history))).not.toHaveProperty('proof');
    expect(fold(entries)?.dice).toEqual({ rolls, proof });
    expect(withOtherDice(entries, {})[0]).not.toHaveProperty('dice.proof');
  });
});
