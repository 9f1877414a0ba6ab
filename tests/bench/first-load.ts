import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Rollup } from 'vite';

const root = join(import.meta.dirname, '../..');
const dist = join(root, 'dist');

/** How many times react and react-dom the scripts of the first page may be. */
export const MOST_TIMES_REACT = 1.56;

const sizeOf = (scripts: readonly string[]): number => scripts.reduce((sum, code) => sum + gzipSync(code).length, 0);

const read = (name: string): string => readFileSync(join(dist, name), 'utf8');

/** The scripts that the built page names itself: its entry, and all that this imports without being asked again. */
const firstScripts = (): string[] =>
  [...read('index.html').matchAll(/"\.\/(assets\/[^"]+\.js)"/g)].map(([, name = '']) => read(name));

/** The smallest page of React, built in the same way. */
async function reactAlone(): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'deltavee-react-'));
  const input = join(folder, 'react.mjs');
  const packages = join(root, 'node_modules');
  writeFileSync(
    input,
    `import { createElement } from '${packages}/react/index.js';
import { createRoot } from '${packages}/react-dom/client.js';
createRoot(document.body).render(createElement('p', null));\n`,
  );
  const options = { write: false, rollupOptions: { input } };
  const built = await build({ root: folder, configFile: false, logLevel: 'error', mode: 'production', build: options });
  rmSync(folder, { recursive: true });
  const outputs = (Array.isArray(built) ? built : [built]) as Rollup.RollupOutput[];
  return outputs.flatMap(({ output }) => output).flatMap((part) => (part.type === 'chunk' ? [part.code] : []));
}

/** Bytes of gzipped script in the build: of the first page, of the whole game, and of react and react-dom alone. */
export async function firstLoad() {
  const assets = readdirSync(join(dist, 'assets'));
  const first = sizeOf(firstScripts());
  const react = sizeOf(await reactAlone());
  return {
    firstPage: first,
    everything: sizeOf(assets.filter((name) => name.endsWith('.js')).map((name) => read(`assets/${name}`))),
    reactAlone: react,
    firstPageToReact: Number((first / react).toPrecision(3)),
  };
}

/** Fonts of the build in a format for browsers too old to run the page. */
export const oldFonts = (): string[] => readdirSync(join(dist, 'assets')).filter((name) => name.endsWith('.woff'));
