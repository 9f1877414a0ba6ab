import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base } from 'playwright/test';

/** A server of tables with the built page, for one test. */
export const test = base.extend<{ served: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: playwright reads what a fixture needs from its pattern
  served: async ({}, use) => {
    const data = mkdtempSync(join(tmpdir(), 'deltavee-tables-'));
    const server: ChildProcess = spawn(
      process.execPath,
      ['--import', 'tsx', 'src/server/main.ts', '--port', '0', '--data', join(data, 'tables')],
      { cwd: join(import.meta.dirname, '..') },
    );
    const address = await new Promise<string>((found) => {
      server.stdout?.on('data', (said) => {
        const [line] = /http:\/\/127\.0\.0\.1:\d+\//.exec(String(said)) ?? [];
        if (line) found(line);
      });
    });
    await use(address);
    const ended = new Promise((done) => server.once('exit', done));
    server.kill();
    await ended;
    rmSync(data, { recursive: true, force: true });
  },
});
