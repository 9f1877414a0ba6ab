import { parseRecord, startRecord } from '../engine/index.ts';
import { confirm, review as reviewed } from '../review/index.ts';
import { findScenario } from '../scenarios/index.ts';
import { malformed, print, sound } from './output.ts';
import { playFaults } from './replay.ts';

/** Prints what decided the game of a record. */
export function printReview(text: string, playouts: number, seed: number): void {
  const record = sound(parseRecord(text));
  const [fault] = playFaults(record);
  if (fault) throw malformed(`${fault.at}: ${fault.message}`);
  const start = sound(startRecord(record, findScenario));
  const question = { start, record, seed };
  const work = reviewed(question);
  for (;;) {
    const { done, value } = work.next();
    if (!done) continue;
    const [last = value] = playouts > 0 ? [...confirm(question, value, playouts)].slice(-1) : [];
    print({ ok: true, ...last });
    return;
  }
}
