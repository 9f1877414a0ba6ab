import * as v from 'valibot';
import { newId } from '../random.ts';
import { IdForm } from '../saved-game.ts';
import { readKept, type WorkStorage } from './storage.ts';

/** Forms read fields in their own order, so that works that are equal are equal texts. */
const textOf = (work: unknown): string => JSON.stringify(work);

/**
 * Looks up which works are here, and lays works of a file beside them. One that is here just so, under whatever id, is not
 * doubled; of one that was changed both here and there both are kept.
 */
export async function workBringer<Work>(storage: WorkStorage<Work>, form: v.GenericSchema<unknown, Work>) {
  const { kept, damaged } = await storage.list();
  const texts = new Set(kept.map(({ work }) => textOf(work)));
  const ids = new Set([...kept.map(({ id }) => id), ...damaged]);
  return async (value: unknown): Promise<'added' | 'known' | 'faulty'> => {
    const found = readKept(value, form);
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
