import { readdirSync, readFileSync } from 'node:fs';

/**
 * The files of tests that replace modules or load them anew: each has a process of its own. What it replaces counts only
 * where no file before it has loaded that module, and the files after it would find what it leaves.
 */
export const ALONE: readonly string[] = readdirSync('tests', { recursive: true, encoding: 'utf8' })
  .map((file) => `tests/${file.replaceAll('\\', '/')}`)
  .filter((file) => /\.test\.tsx?$/.test(file))
  .filter((file) => /\bvi\.(mock|doMock|resetModules)\(/.test(readFileSync(file, 'utf8')));
