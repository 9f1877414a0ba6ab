import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { bringIn } from '../../src/store/workbench/bring-work.ts';
import { readStoredList, type StoredWork, type WorkStorage } from '../../src/store/workbench/storage.ts';
import { type OpenWork, openWork } from '../../src/store/workbench/work.ts';
import { withFields } from '../../src/workbench/ships/recipe.ts';
import { workStorage } from '../fixtures/work-storage.ts';

interface Note {
  text: string;
  marks: string[];
}

const FRESH: StoredWork<Note> = { id: 'a', created: 5, touched: 5, work: { text: 'one', marks: [] } };

function laidDown() {
  const storage = workStorage<Note>();
  storage.works.set('a', FRESH);
  return storage;
}

const open = (storage: WorkStorage<Note>) => openWork(storage, FRESH, () => 5);
const write = (text: string) => withFields<Note>({ text });
const texts = ({ state }: OpenWork<Note>) => state.getState().work.text;

describe('a work at the workbench', () => {
  test('lies on the device after every change, and comes back by undo', async () => {
    const storage = laidDown();
    const work = open(storage);
    work.change(write('two'));
    await work.settled();
    expect(storage.works.get('a')).toMatchObject({ work: { text: 'two' }, created: 5 });
    work.undo();
    await work.settled();
    expect(storage.works.get('a')?.work).toEqual(FRESH.work);
    expect(work.state.getState()).toMatchObject({ work: FRESH.work, saving: 'saved', mayUndo: false, mayRedo: true });
    work.redo();
    expect(texts(work)).toBe('two');
    work.undo();
    work.change(write('three'));
    expect(work.state.getState().mayRedo).toBe(false);
  });

  test('takes back the letters of a name at once', () => {
    const work = open(laidDown());
    work.change(write('o'), 'name');
    work.change(write('on'), 'name');
    work.change(write('on!'));
    work.undo();
    expect(texts(work)).toBe('on');
    work.undo();
    expect(work.state.getState()).toMatchObject({ work: FRESH.work, mayUndo: false });
    work.redo();
    expect(texts(work)).toBe('on');
  });

  test('goes all the way back and forth through lists, and shares what no change has touched', () => {
    const work = open(laidDown());
    const seen = [work.state.getState().work];
    const change = (recipe: (note: Note) => void) => {
      work.change(recipe);
      seen.push(work.state.getState().work);
    };
    change(({ marks }) => void marks.push('a', 'b', 'c'));
    change((note) => void note.marks.splice(1, 1));
    change(write('two'));
    change((note) => void note.marks.reverse());
    expect(seen.map(({ text, marks }) => `${text} ${marks.join('')}`)).toEqual([
      'one ',
      'one abc',
      'one ac',
      'two ac',
      'two ca',
    ]);
    expect(seen[3]?.marks).toBe(seen[2]?.marks);
    for (const before of seen.slice(0, -1).reverse()) {
      work.undo();
      expect(work.state.getState().work).toEqual(before);
    }
    for (const after of seen.slice(1)) {
      work.redo();
      expect(work.state.getState().work).toEqual(after);
    }
  });

  test('is not changed, saved or to be taken back by what comes to nothing', async () => {
    const storage = laidDown();
    const work = open(storage);
    work.change(write('one'));
    await work.settled();
    expect(work.state.getState()).toMatchObject({ work: FRESH.work, mayUndo: false });
    expect(storage.works.get('a')).toBe(FRESH);
  });

  test('writes nothing over what another tab has changed or removed, and says so', async () => {
    const storage = laidDown();
    const [mine, other] = [open(storage), open(storage)];
    mine.change(write('mine'));
    await mine.settled();
    other.change(write('other'));
    await other.settled();
    expect(storage.works.get('a')?.work.text).toBe('mine');
    expect(other.state.getState()).toMatchObject({ work: { text: 'other' }, saving: 'elsewhere' });
    storage.works.clear();
    mine.change(write('again'));
    await mine.settled();
    expect(mine.state.getState().saving).toBe('elsewhere');
    expect(storage.works.size).toBe(0);
  });

  test('says that it is not saved when the device refuses, and saves the next time', async () => {
    const storage = laidDown();
    const work = open(storage);
    storage.isFull = true;
    work.change(write('two'));
    await work.settled();
    expect(work.state.getState()).toMatchObject({ work: { text: 'two' }, saving: 'unsaved' });
    storage.isFull = false;
    work.change(write('three'));
    await work.settled();
    expect(work.state.getState().saving).toBe('saved');
    expect(storage.works.get('a')?.work.text).toBe('three');
  });
});

test('a damaged entry is told and does not hide the others', () => {
  const kept = (id: string, touched: number, work: unknown = id) => ({ id, created: 1, touched, work });
  const entries = [kept('a', 1), kept('b', 3), kept('c', 2, 7), { id: 'd' }, null];
  const list = readStoredList(
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
    for (const id of ['newer', 'older']) storage.works.set(id, { id, created: 5, touched: 5, work: 'one' });
    expect(await bringIn(storage, ['one', 'one'])).toEqual({ ids: ['newer', 'newer'], added: 0 });
    expect((await bringIn(storage, ['two', 'two'])).added).toBe(1);
  });
});
