import type { DBSchema } from 'idb';
import * as v from 'valibot';
import type { StateStorage } from 'zustand/middleware';
import { openDeviceDatabase } from './database.ts';

/** The result, or null if it throws: storage may be forbidden or full. */
function attempt<T>(use: () => T): T | null {
  try {
    return use();
  } catch {
    return null;
  }
}

/** A text as it lies in the database; null is one that was removed. `at` grows with every change of it. */
const KeptForm = v.object({ text: v.nullable(v.string()), at: v.number() });
type KeptText = v.InferOutput<typeof KeptForm>;

interface TextsSchema extends DBSchema {
  texts: { key: string; value: KeptText };
}

const withDatabase = openDeviceDatabase<TextsSchema>({
  name: 'deltavee-texts',
  steps: [(db) => void db.createObjectStore('texts')],
  isFinal: () => false,
});

/** Texts that the quick storage does not take. */
const unkept = new Map<string, string>();
/** What the database has not been given yet. */
const waiting = new Map<string, KeptText>();
const listeners = new Map<string, () => void>();

const stampKey = (key: string): string => `${key}.at`;
const stampOf = (key: string): number => Number(attempt(() => localStorage.getItem(stampKey(key)))) || 0;

/** Writes a text where it can be read at once; the database may have it already. */
function writeQuickly(key: string, { text, at }: KeptText): void {
  unkept.delete(key);
  const isWritten = attempt(() => {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
    localStorage.setItem(stampKey(key), String(at));
    return true;
  });
  if (!isWritten && text !== null) unkept.set(key, text);
}

/** Gives the database what waits. A text that another tab has changed later stays. */
async function writeWaiting(): Promise<void> {
  const texts = [...waiting];
  waiting.clear();
  await withDatabase(async (db) => {
    const { store, done } = db.transaction('texts', 'readwrite', { durability: 'strict' });
    for (const [key, kept] of texts) {
      const there = await store.get(key);
      if (!there || there.at < kept.at) await store.put(kept, key);
    }
    await done;
  });
}

/** When the texts that were changed here had been changed last before. */
const found = new Map<string, number>();
let ready: Promise<void> | null = null;

/** Takes over what the database has of later changes than the quick storage had when the page was loaded. */
async function takeOver(): Promise<void> {
  const texts = await withDatabase(async (db) => {
    const { store } = db.transaction('texts');
    const [keys, values] = await Promise.all([store.getAllKeys(), store.getAll()]);
    return keys.map((key, nth) => [key, values[nth]] as const);
  });
  for (const [key, value] of texts) {
    const kept = v.safeParse(KeptForm, value);
    if (!kept.success || kept.output.at <= (found.get(key) ?? stampOf(key))) continue;
    waiting.delete(key);
    writeQuickly(key, kept.output);
    listeners.get(key)?.();
  }
}

/**
 * Brings back what a browser that was killed had not written down yet: it may take seconds to write its quick storage.
 * Never rejects; resolves when all is as it was last, or when there is no database.
 */
export function bringTextsBack(): Promise<void> {
  ready ??= takeOver().catch(() => undefined);
  return ready;
}

/** Keeps a text, or that there is none any more: at once where it is read quickly, and soon where a killed browser keeps it. */
function keep(key: string, text: string | null): void {
  const last = stampOf(key);
  if (!found.has(key)) found.set(key, last);
  const kept = { text, at: Math.max(Date.now(), last + 1) };
  writeQuickly(key, kept);
  const isFirst = waiting.size === 0;
  waiting.set(key, kept);
  if (isFirst)
    bringTextsBack()
      .then(writeWaiting)
      .catch(() => undefined);
}

/** The browser's small storage, which answers at once, with a copy in a database; nothing where both are forbidden or full. */
export const smallStorage: StateStorage = {
  getItem: (key) => unkept.get(key) ?? attempt(() => localStorage.getItem(key)),
  setItem: (key, value) => keep(key, value),
  removeItem: (key) => keep(key, null),
};

/** Whether a text outlives the page, as far as the quick storage took it. */
export const isTextKept = (key: string): boolean => !unkept.has(key);

/** Calls back when another tab has changed a text, or an earlier change of it was brought back. */
export function onTextChanged(name: string, hear: () => void): void {
  listeners.set(name, hear);
  globalThis.addEventListener?.('storage', ({ key }) => key === name && hear());
}
