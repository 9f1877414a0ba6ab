import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

/** What is held in memory now, in bytes, after what nobody needs is swept out. */
export function held(): number {
  collectGarbage();
  return process.memoryUsage().heapUsed;
}
