import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base } from 'playwright/test';

/** A server that has been told what the dice of its next table follow from. */
interface Loaded {
  address: string;
  load: (secret: string) => Promise<void>;
}

/** Starts a server of tables with the built page in a process of its own, for as long as it is used. */
async function withServer(
  words: (data: string) => string[],
  use: (address: string, server: ChildProcess) => Promise<void>,
) {
  const data = mkdtempSync(join(tmpdir(), 'deltavee-tables-'));
  const server: ChildProcess = spawn(process.execPath, ['--import', 'tsx', ...words(join(data, 'tables'))], {
    cwd: join(import.meta.dirname, '..'),
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const address = await new Promise<string>((found) => {
    server.stdout?.on('data', (said) => {
      const [line] = /http:\/\/127\.0\.0\.1:\d+\//.exec(String(said)) ?? [];
      if (line) found(line);
    });
  });
  await use(address, server);
  const ended = once(server, 'exit');
  server.kill();
  await ended;
  rmSync(data, { recursive: true, force: true });
}

/** A server of tables with the built page, for one test; `loaded` has the dice that the test wants. */
export const test = base.extend<{ served: string; loaded: Loaded }>({
  // biome-ignore lint/correctness/noEmptyPattern: playwright reads what a fixture needs from its pattern
  served: async ({}, use) => withServer((data) => ['src/server/main.ts', '--port', '0', '--data', data], use),
  // biome-ignore lint/correctness/noEmptyPattern: playwright reads what a fixture needs from its pattern
  loaded: async ({}, use) =>
    withServer(
      (data) => ['e2e/loaded-server.ts', data],
      (address, server) =>
        use({
          address,
          async load(secret) {
            const kept = once(server, 'message');
            server.send(secret);
            await kept;
          },
        }),
    ),
});
