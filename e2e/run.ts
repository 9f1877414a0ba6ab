import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { FOUND, findBrowser, NO_BROWSER } from './browser.ts';

/** Any free port: of two runs that begin at once, both would find a usual one free. */
function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => (typeof address === 'object' && address ? resolve(address.port) : reject(address)));
    });
  });
}

const browser = await findBrowser();
if (!browser) {
  console.error(NO_BROWSER);
  process.exit(1);
}

const cli = join(dirname(createRequire(import.meta.url).resolve('playwright/package.json')), 'cli.js');
const child = spawn(process.execPath, [cli, 'test', '--config', 'e2e/playwright.config.ts', ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: {
    ...process.env,
    [FOUND]: JSON.stringify(browser),
    DELTAVEE_PORT: String(await freePort()),
  },
});
child.on('exit', (code) => process.exit(code ?? 1));
