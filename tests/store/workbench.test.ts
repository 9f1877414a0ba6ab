import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { bringIn } from '../../src/store/workbench/bring-work.ts';
import { type Kept, readKeptList, type WorkStorage } from '../../src/store/workbench/storage.ts';
import { openWork } from '../../src/store/workbench/work.ts';
import { workStorage } from '../fixtures/work-storage.ts';

const FRESH: Kept<string> = { id: 'a', created: 5, touched: 5, work: 'one' };
const open = (storage: WorkStorage<string>) => openWork(storage, FRESH, { isNew: true, now: () => 5 });

describe('a work at the workbench', () => {
  test('lies on the device after every change, and comes back by undo', async () => {
    const storage = workStorage<string>();
    const work = open(storage);
    work.change('two');
    await work.settled();
    expect(storage.works.get('a')).toMatchObject({ work: 'two', created: 5 });
    work.undo();
    await work.settled();
    expect(storage.works.get('a')?.work).toBe('one');
    expect(work.state.getState()).toMatchObject({ work: 'one', saving: 'saved', mayUndo: false, mayRedo: true });
    work.redo();
    expect(work.state.getState().work).toBe('two');
    work.undo();
    work.change('three');
    expect(work.state.getState().mayRedo).toBe(false);
  });

  test('takes back the letters of a name at once', () => {
    const work = open(workStorage<string>());
    work.change('o', 'name');
    work.change('on', 'name');
    work.change('on!');
    work.undo();
    work.undo();
    expect(work.state.getState()).toMatchObject({ work: 'one', mayUndo: false });
  });

  test('writes nothing over what another tab has changed or removed, and says so', async () => {
    const storage = workStorage<string>();
    const [mine, other] = [open(storage), open(storage)];
    mine.change('mine');
    await mine.settled();
    other.change('other');
    await other.settled();
    expect(storage.works.get('a')?.work).toBe('mine');
    expect(other.state.getState()).toMatchObject({ work: 'other', saving: 'elsewhere' });
    storage.works.clear();
    mine.change('again');
    await mine.settled();
    expect(mine.state.getState().saving).toBe('elsewhere');
    expect(storage.works.size).toBe(0);
  });

  test('says that it is not saved when the device refuses, and saves the next time', async () => {
    const storage = workStorage<string>();
    const work = open(storage);
    storage.isFull = true;
    work.change('two');
    await work.settled();
    expect(work.state.getState()).toMatchObject({ work: 'two', saving: 'unsaved' });
    storage.isFull = false;
    work.change('three');
    await work.settled();
    expect(work.state.getState().saving).toBe('saved');
    expect(storage.works.get('a')?.work).toBe('three');
  });
});

test('a damaged entry is told and does not hide the others', () => {
  const kept = (id: string, touched: number, work: unknown = id) => ({ id, created: 1, touched, work });
  const entries = [kept('a', 1), kept('b', 3), kept('c', 2, 7), { id: 'd' }, null];
  const list = readKeptList(
    entries.map((value, index) => ['abcde'.charAt(index), value]),
    v.string(),
  );
  expect(list.kept.map(({ id }) => id)).toEqual(['b', 'a']);
  expect(list.damaged).toEqual(['c', 'd', 'e']);
});

describe('the works of a file', () => {
  test('are not doubled where they are just so, and a changed one is another', async () => {
    const storage = workStorage<{ name: string }>();
    const first = await bringIn(storage, [{ name: 'Errand' }, { name: 'Wing' }]);
    expect(first.added).toBe(2);
    expect([...storage.works.keys()]).toEqual(first.ids);
    expect(await bringIn(storage, [{ name: 'Wing' }])).toEqual({ ids: [first.ids[1]], added: 0 });
    const third = await bringIn(storage, [{ name: 'Errand' }, { name: 'Night Errand' }]);
    expect(third).toMatchObject({ ids: [first.ids[0], expect.anything()], added: 1 });
    expect([...storage.works.values()].map(({ work }) => work.name)).toEqual(['Errand', 'Wing', 'Night Errand']);
  });

  test('are found where they were touched last, if they lie there twice', async () => {
    const storage = workStorage<string>();
    for (const id of ['newer', 'older']) storage.works.set(id, { ...FRESH, id });
    expect(await bringIn(storage, ['one', 'one'])).toEqual({ ids: ['newer', 'newer'], added: 0 });
    expect((await bringIn(storage, ['two', 'two'])).added).toBe(1);
  });
});
