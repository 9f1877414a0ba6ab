import * as v from 'valibot';
import { momentNow } from '../device/moment.ts';
import { IdForm, newId } from '../device/random.ts';
import { readStored, type WorkStorage } from './storage.ts';

/** Forms read fields in their own order, so that works that are equal are equal texts. */
const textOf = (work: unknown): string => JSON.stringify(work);

/** Lays works down as new ones, the first of them to be listed first, and tells their ids. */
export async function layDown<Work>(storage: WorkStorage<Work>, works: readonly Work[]): Promise<string[]> {
  const now = momentNow();
  const kept = works.map((work, nth) => ({ id: newId(), created: now, touched: now + works.length - nth, work }));
  for (const one of kept) await storage.keep(one, null);
  return kept.map(({ id }) => id);
}

/** What came of the works of a file: the id of each on this device, and how many of them are new there. */
export interface BroughtWorks {
  ids: string[];
  added: number;
}

/** Lays works of a file down as new ones, but for those that are here just so: they are found again. */
export async function bringIn<Work>(storage: WorkStorage<Work>, works: readonly Work[]): Promise<BroughtWorks> {
  const { kept } = await storage.list();
  // Of several that are equal the one that was touched last counts.
  const idOf = new Map([...kept].reverse().map(({ id, work }) => [textOf(work), id]));
  const fresh = new Map(works.map((work) => [textOf(work), work] as const).filter(([text]) => !idOf.has(text)));
  const laid = await layDown(storage, [...fresh.values()]);
  for (const [nth, text] of [...fresh.keys()].entries()) idOf.set(text, laid[nth] ?? '');
  return { ids: works.map((work) => idOf.get(textOf(work)) ?? ''), added: laid.length };
}

/**
 * Looks up which works are here, and lays works of a file beside them. One that is here just so, under whatever id, is not
 * doubled; of one that was changed both here and there both are kept.
 */
export async function workBringer<Work>(storage: WorkStorage<Work>, form: v.GenericSchema<unknown, Work>) {
  const { kept, damaged } = await storage.list();
  const texts = new Set(kept.map(({ work }) => textOf(work)));
  const ids = new Set([...kept.map(({ id }) => id), ...damaged]);
  return async (value: unknown): Promise<'added' | 'known' | 'faulty'> => {
    const found = readStored(value, form);
    if (!found || !v.is(IdForm, found.id)) return 'faulty';
    const text = textOf(found.work);
    if (texts.has(text)) return 'known';
    const id = ids.has(found.id) ? newId() : found.id;
    texts.add(text);
    ids.add(id);
    // Another tab may be bringing the same file in.
    return (await storage.keep({ ...found, id }, null)) ? 'added' : 'known';
  };
}
