import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { type Command, listed, readOptions } from './call.ts';

const ROOT = join(import.meta.dirname, '../..');

/** The page, built. */
export const BUILD = 'node_modules/vite/bin/vite.js build';

/** Runs scripts of the tree one after the other, until one fails. */
function runScripts(scripts: readonly string[], words: readonly string[]): number {
  for (const script of scripts) {
    const loader = script.includes('node_modules') ? [] : ['--import', 'tsx'];
    const own = script === scripts.at(-1) ? words : [];
    const call = [...loader, ...script.split(' '), ...own];
    const { status } = spawnSync(process.execPath, call, { cwd: ROOT, stdio: 'inherit' });
    if (status !== 0) return status ?? 1;
  }
  return 0;
}

/**
 * A command that scripts outside this folder carry out. The last of them is given the options, all of which have a value:
 * by name and value, `games N`, what each is.
 */
export const byScripts = (
  does: string,
  scripts: readonly string[],
  options: Readonly<Record<string, string>> = {},
): Command => ({
  does,
  scripts,
  async load(call) {
    const names = Object.keys(options).map((option) => option.replace(/ .*/, ''));
    const lines = Object.entries(options).map(([option, is]): [string, string] => [`--${option}`, is]);
    return {
      usage: `usage: ${call}${names.length > 0 ? ' [options]' : ''}\n${does}\n${listed(lines)}`,
      run(words) {
        readOptions(words, Object.fromEntries(names.map((name) => [name, { type: 'string' as const }])));
        return runScripts(scripts, words);
      },
    };
  },
});
