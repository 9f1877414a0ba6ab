import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, preview } from 'vite';

const root = fileURLToPath(new URL('../..', import.meta.url));
const packages = join(root, 'node_modules');

/** A button that counts: the smallest page of React that answers. */
const EMPTY = {
  'index.html': `<!doctype html><html lang="en"><title>Empty</title><body><div id="root"></div>
<script type="module" src="./main.mjs"></script></body></html>`,
  'main.mjs': `import { createElement, useState } from '${packages}/react/index.js';
import { createRoot } from '${packages}/react-dom/client.js';
function Page() {
  const [count, setCount] = useState(0);
  return createElement('button', { onClick: () => setCount(count + 1) }, count);
}
createRoot(document.getElementById('root')).render(createElement(Page));`,
};

async function serve(page: { root: string; configFile: string | false }, outDir: string) {
  await build({ ...page, base: './', logLevel: 'error', build: { outDir, emptyOutDir: true } });
  const server = await preview({ ...page, build: { outDir }, preview: { port: 0, host: '127.0.0.1' } });
  const address = server.resolvedUrls?.local[0];
  if (address === undefined) throw new Error('The built page is not served.');
  return { address, close: () => server.close() };
}

/** Builds and serves the game, and beside it an empty React page with one button; the addresses of both. */
export async function servePages() {
  const folder = mkdtempSync(join(tmpdir(), 'deltavee-bench-'));
  for (const [name, text] of Object.entries(EMPTY)) writeFileSync(join(folder, name), text);
  const game = await serve({ root, configFile: join(root, 'vite.config.ts') }, join(folder, 'game'));
  const empty = await serve({ root: folder, configFile: false }, join(folder, 'empty'));
  return {
    game: game.address,
    empty: empty.address,
    async close() {
      await Promise.all([game.close(), empty.close()]);
      rmSync(folder, { recursive: true });
    },
  };
}
