import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** A server as people start it, in a process of its own. */
export interface ServerProcess {
  address: string;
  pid: number;
  child: ChildProcess;
  /** All it has said. */
  said: () => string;
  /** Ends with the code of the process, or the signal that ended it. */
  ended: Promise<number | string>;
}

/** Starts a server; throws with what it said if it ends before it is ready. */
export const startProcess = (data: string, ...words: string[]): Promise<ServerProcess> => startWith([], data, ...words);

/** The same, with words for Node itself. */
export async function startWith(node: readonly string[], data: string, ...words: string[]): Promise<ServerProcess> {
  const run = [...node, '--import', 'tsx', 'src/server/main.ts', '--port', '0', '--data', data, ...words];
  const child = spawn(process.execPath, run, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (words) => (said += words));
  const ended = once(child, 'close').then(([code, signal]) => (code ?? signal) as number | string);
  const ready = new Promise<RegExpExecArray>((resolve) => {
    child.stdout?.on('data', () => {
      const line = /(http:\/\/[\d.]+:\d+)\/ by process (\d+)/.exec(said);
      if (line) resolve(line);
    });
  });
  const line = await Promise.race([ready, ended]);
  if (typeof line !== 'object') throw new Error(said);
  const [, address = '', pid] = line;
  return { address, pid: Number(pid), child, said: () => said, ended };
}
