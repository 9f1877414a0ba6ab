import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { listed, readCallOptions, type WorkshopCommand } from './call.ts';

const ROOT = join(import.meta.dirname, '../..');

/** The page, built. */
export const BUILD = 'node_modules/vite/bin/vite.js build';

/** Runs a script to its end; one who stops this process stops the script. */
function runScript(script: string, words: readonly string[]): Promise<number> {
  const loader = script.includes('node_modules') ? [] : ['--import', 'tsx'];
  const call = [...loader, ...script.split(' '), ...words];
  const child = spawn(process.execPath, call, { cwd: ROOT, stdio: 'inherit' });
  const stop = (signal: NodeJS.Signals): void => void child.kill(signal);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (status) => resolve(status ?? 1));
  });
}

/** Runs scripts of the tree one after the other, until one fails. */
async function runScripts(scripts: readonly string[], words: readonly string[]): Promise<number> {
  for (const script of scripts) {
    const status = await runScript(script, script === scripts.at(-1) ? words : []);
    if (status !== 0) return status;
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
): WorkshopCommand => ({
  does,
  scripts,
  async load(call) {
    const names = Object.keys(options).map((option) => option.replace(/ .*/, ''));
    const lines = Object.entries(options).map(([option, is]): [string, string] => [`--${option}`, is]);
    return {
      usage: `usage: ${call}${names.length > 0 ? ' [options]' : ''}\n${does}\n${listed(lines)}`,
      run(words) {
        readCallOptions(words, Object.fromEntries(names.map((name) => [name, { type: 'string' as const }])));
        return runScripts(scripts, words);
      },
    };
  },
});
