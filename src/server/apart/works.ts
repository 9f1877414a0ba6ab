import type { MessagePort } from 'node:worker_threads';
import type { Game, ReadRecord } from '../../engine/index.ts';
import { type OpeningRead, readOpening } from '../calls/opening.ts';
import { type ListedOrders, listOrders } from '../table/listed.ts';
import { readKeptRecord } from '../table/load.ts';

/** What a thread is given. */
export interface Job<Given> {
  given: Given;
  /** Where it is said that the thread has begun. */
  begins: MessagePort;
}

/** What a text of JSON says; null if it is none. */
function parsed(text: string): { value: unknown } | null {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return null;
  }
}

/** Works of a thread, by their names: each takes long for what is as large as it may be. */
export function opening({ given, begins }: Job<string>): OpeningRead {
  begins.postMessage('begun');
  const json = parsed(given);
  return json ? readOpening(json.value) : { ok: false, fault: { at: '', message: 'is not JSON' } };
}

export function kept({ given, begins }: Job<string>): ReadRecord {
  begins.postMessage('begun');
  return readKeptRecord(given);
}

export function legal({ given, begins }: Job<Game>): ListedOrders {
  begins.postMessage('begun');
  return listOrders(given);
}
