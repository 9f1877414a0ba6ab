import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { FOUND, findBrowser, NO_BROWSER } from './browser.ts';
import { freePort } from './port.ts';

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
