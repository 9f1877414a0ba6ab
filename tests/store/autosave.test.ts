import { afterEach, describe, expect, test, vi } from 'vitest';
import { startRecord } from '../../src/engine/index.ts';
import { type Entry, fold, fullSettings } from '../../src/game/entries.ts';
import { gameAt, replay } from '../../src/game/history.ts';
import { findScenario } from '../../src/scenarios/index.ts';
import { createAutosave } from '../../src/store/saved/autosave.ts';
import { answered } from '../../src/store/saved/game-storage.ts';
import { readRows } from '../../src/store/saved/rows.ts';
import { played, startOf, TO_FIRE } from '../fixtures/showdown.ts';
import { memoryStorage, SAVED_GAME, tableOn } from '../fixtures/table.ts';

const UNDO: Entry = { kind: 'undo' };

afterEach(() => vi.useRealTimers());

describe('a game that is saved as it is played', () => {
  const history = played(startOf([9, 2, 3]), TO_FIRE);

  test('whose entries are gone from the device is written anew, with all that was played', async () => {
    const { store, on } = tableOn(history, { mode: 'rehearsal' });
    await store.undo();
    on.rows.splice(0);
    await store.here?.redo();
    expect(store.state.getState().saving).toMatchObject({ state: 'saved', failure: null });
    const { entries, damage } = readRows(on.rows, on.lines[0]?.entries ?? null);
    expect(damage).toBeNull();
    const kept = fold(entries);
    if (!kept) throw new Error('nothing was written');
    const started = startRecord({ format: 'deltavee-record', version: 1, ...kept }, findScenario);
    expect(started.ok && gameAt(replay(started.value, kept.actions).history)).toEqual(gameAt(history));
    await store.undo();
    expect(on.kept.map(({ kind }) => kind)).toEqual(['begin', 'undo']);
    expect(readRows(on.rows, on.lines[0]?.entries ?? null).damage).toBeNull();
  });

  test('is played on unsaved when the browser does not answer, and kept when it does again', async () => {
    vi.useFakeTimers();
    const on = memoryStorage();
    const { append } = on.storage;
    on.storage.append = () => new Promise(() => undefined);
    const autosave = createAutosave(on.storage, SAVED_GAME);
    const saving = autosave.save([UNDO], history, fullSettings());
    await vi.advanceTimersByTimeAsync(4999);
    expect(autosave.failure).toBeNull();
    await vi.advanceTimersByTimeAsync(1);
    await saving;
    expect(autosave.failure).toBe('silent');
    on.storage.append = append;
    await autosave.save([UNDO], history, fullSettings());
    expect(autosave.failure).toBeNull();
    expect(on.kept).toEqual([UNDO, UNDO]);
  });

  test('does not take a machine that stood still for a browser that does not answer', async () => {
    const patience = 20;
    const asked = answered(
      new Promise<string>((resolve) => {
        setTimeout(() => setImmediate(resolve, 'answer'));
      }),
      patience,
    );
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 2 * patience);
    expect(await asked).toBe('answer');
  });

  test('is saved after all when the browser answers late, and the table says so', async () => {
    vi.useFakeTimers();
    const { store, on } = tableOn(history, { mode: 'rehearsal' });
    const { append } = on.storage;
    let answer = () => {};
    on.storage.append = async (...given) => {
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
      return append(...given);
    };
    const undoing = store.undo();
    await vi.advanceTimersByTimeAsync(5000);
    await undoing;
    expect(store.state.getState().saving).toMatchObject({ state: 'unsaved', failure: 'silent' });
    answer();
    await vi.advanceTimersByTimeAsync(0);
    expect(store.state.getState().saving).toMatchObject({ state: 'saved', failure: null });
    expect(on.kept.at(-1)).toEqual(UNDO);
    on.storage.append = append;
    await store.here?.redo();
    expect(store.state.getState().saving).toMatchObject({ state: 'saved', failure: null });
  });
});
