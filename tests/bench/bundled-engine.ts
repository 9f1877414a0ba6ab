import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import type { engine } from './engine.ts';

/** The engine built as for the page, so that what a loader adds to every function of the sources is not measured. */
export async function bundledEngine(): Promise<typeof engine> {
  const outDir = mkdtempSync(join(tmpdir(), 'deltavee-bench-'));
  const entry = join(import.meta.dirname, 'engine.ts');
  const output = { entryFileNames: 'engine.mjs' };
  await build({
    configFile: false,
    logLevel: 'error',
    mode: 'production',
    publicDir: false,
    ssr: { noExternal: true },
    build: { ssr: entry, outDir, rollupOptions: { output } },
  });
  const bundle: { engine: typeof engine } = await import(join(outDir, 'engine.mjs'));
  rmSync(outDir, { recursive: true });
  return bundle.engine;
}
