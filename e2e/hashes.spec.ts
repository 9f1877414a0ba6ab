import { join } from 'node:path';
import { build } from 'vite';
import type { GameRecord } from '../src/engine/index.ts';
import { DIRECTED, RECORDS, recorded } from '../tests/fixtures/recorded.ts';
import { positionHashes } from './hashing.ts';
import { expect, test } from './test.ts';

/** The engine as a browser gets it, in one file. */
async function bundled(): Promise<string> {
  const made = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { write: false, lib: { entry: join(import.meta.dirname, 'hashing.ts'), formats: ['es'] } },
  });
  const [output] = [made].flat();
  if (!output || !('output' in output)) throw new Error('nothing was built');
  return output.output[0].code;
}

test('recorded games come to the same positions in a browser as in Node', async ({ page }) => {
  const pageOfItsOwn = '<title>Empty</title><link rel="icon" href="data:,">';
  await page.route('**/*', (route) => route.fulfill({ contentType: 'text/html', body: pageOfItsOwn }));
  const code = await bundled();
  await page.route('**/hashing.js', (route) => route.fulfill({ contentType: 'text/javascript', body: code }));
  await page.goto('/');
  for (const name of [...DIRECTED, ...RECORDS]) {
    const record = recorded(name);
    const there = await page.evaluate(async (given: GameRecord) => {
      const address = '/hashing.js';
      const { positionHashes: hashes } = await import(address);
      return hashes(given);
    }, record);
    expect(there, name).toEqual(positionHashes(record));
  }
});
