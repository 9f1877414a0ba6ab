import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build, type Rollup } from 'vite';

const root = fileURLToPath(new URL('../..', import.meta.url));

type Chunk = Rollup.OutputChunk;

async function bundle(options: { root: string; configFile: string | false; input?: string }): Promise<Chunk[]> {
  const built = await build({
    root: options.root,
    configFile: options.configFile,
    logLevel: 'error',
    mode: 'production',
    build: { write: false, ...(options.input ? { rollupOptions: { input: options.input } } : {}) },
  });
  const outputs = (Array.isArray(built) ? built : [built]) as Rollup.RollupOutput[];
  return outputs.flatMap(({ output }) => output).filter((part): part is Chunk => part.type === 'chunk');
}

/** The entry and all it imports without being asked again. */
function firstChunks(chunks: Chunk[]): Chunk[] {
  const wanted = chunks.filter((chunk) => chunk.isEntry).map(({ fileName }) => fileName);
  for (const name of wanted) {
    for (const imported of chunks.find((chunk) => chunk.fileName === name)?.imports ?? []) {
      if (!wanted.includes(imported)) wanted.push(imported);
    }
  }
  return chunks.filter((chunk) => wanted.includes(chunk.fileName));
}

const gzipped = (chunks: Chunk[]): number => chunks.reduce((sum, { code }) => sum + gzipSync(code).length, 0);

/** Bytes of gzipped script: of the first page, of the whole game, and of react and react-dom alone. */
export async function firstLoad() {
  const chunks = await bundle({ root, configFile: join(root, 'vite.config.ts') });
  const folder = mkdtempSync(join(tmpdir(), 'deltavee-bench-'));
  const input = join(folder, 'react.mjs');
  const packages = join(root, 'node_modules');
  const used = `import { createElement } from '${packages}/react/index.js';
import { createRoot } from '${packages}/react-dom/client.js';
createRoot(document.body).render(createElement('p', null));\n`;
  writeFileSync(input, used);
  const react = gzipped(await bundle({ root: folder, configFile: false, input }));
  rmSync(folder, { recursive: true });
  const first = gzipped(firstChunks(chunks));
  return {
    firstPage: first,
    everything: gzipped(chunks),
    reactAlone: react,
    firstPageToReact: Number((first / react).toPrecision(3)),
  };
}
