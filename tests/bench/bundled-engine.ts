import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { engine } from './engine.ts';

/**
 * The engine built as for the page, so that what a loader adds to every function of the sources is not measured; and in
 * another process, as work that leaves much to clear away takes half as long again in one with the bundler.
 */
export async function bundledEngine(): Promise<typeof engine> {
  const outDir = mkdtempSync(join(tmpdir(), 'deltavee-bench-'));
  execFileSync(process.execPath, [...process.execArgv, join(import.meta.dirname, 'build-engine.ts'), outDir]);
  const bundle: { engine: typeof engine } = await import(join(outDir, 'engine.mjs'));
  rmSync(outDir, { recursive: true });
  return bundle.engine;
}
