import { basename, dirname, join, resolve } from 'node:path';
import { build } from 'vite';

const RANKS = ['ensign', 'captain', 'admiral'];
const [, , rank = '', file = join('players', `${rank}.mjs`), ...more] = process.argv;

/** Builds one of the program's players into one file, which a season can play against later programs. */
async function buildPlayer(): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'error',
    mode: 'production',
    publicDir: false,
    define: { BUILT_RANK: JSON.stringify(rank) },
    ssr: { noExternal: true },
    build: {
      ssr: join(import.meta.dirname, '../matches/built-player.ts'),
      outDir: dirname(resolve(file)),
      emptyOutDir: false,
      minify: true,
      rolldownOptions: { output: { entryFileNames: basename(file), codeSplitting: false } },
    },
  });
  process.stdout.write(`${file}\n`);
}

if (RANKS.includes(rank) && more.length === 0) await buildPlayer();
else {
  process.stderr.write(`usage: npm run build:player -- ${RANKS.join('|')} [FILE]\n`);
  process.exitCode = 2;
}
