import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContext, test as base, type Page } from 'playwright/test';

/** A server that has been told what the dice of its next table follow from. */
interface Loaded {
  address: string;
  load: (secret: string) => Promise<void>;
}

/** Starts a server of tables with the built page in a process of its own, for as long as it is used. */
export async function withServer(
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

type NewScreen = (options?: Parameters<Browser['newContext']>[0]) => Promise<Page>;

export const DESK = { viewport: { width: 1440, height: 900 } };
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };

/**
 * A server of tables with the built page, for one test; `loaded` has the dice that the test wants. `newScreen` opens a page
 * in a browser of its own and shuts it at the end: left open it would look for its table beside all later tests.
 */
export const test = base.extend<{ served: string; loaded: Loaded; newScreen: NewScreen }>({
  async newScreen({ browser }, use) {
    const opened: BrowserContext[] = [];
    await use(async (options) => {
      const context = await browser.newContext(options);
      opened.push(context);
      return context.newPage();
    });
    await Promise.all(opened.map((context) => context.close()));
  },
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
