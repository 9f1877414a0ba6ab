import { basename, dirname, join, resolve } from 'node:path';
import { build } from 'vite';
import { noMore, UsageError } from '../../cli/output.ts';
import { RANKS } from '../../engine/index.ts';
import type { WorkshopTool } from '../call.ts';

const USAGE = `usage: npm run workshop -- build-player ${RANKS.join('|')} [FILE]
FILE is players/RANK.mjs if none is named.
`;

/** Builds one of the program's players into one file, which a season can play against later programs. */
async function makePlayer([rank = '', file = join('players', `${rank}.mjs`), ...more]: readonly string[]) {
  if (!RANKS.some((one) => one === rank)) throw new UsageError(rank ? `there is no rank ${rank}` : 'a rank is missing');
  noMore(more);
  await build({
    configFile: false,
    logLevel: 'error',
    mode: 'production',
    publicDir: false,
    define: { BUILT_RANK: JSON.stringify(rank) },
    ssr: { noExternal: true },
    build: {
      ssr: join(import.meta.dirname, 'built-player.ts'),
      outDir: dirname(resolve(file)),
      emptyOutDir: false,
      minify: true,
      rolldownOptions: { output: { entryFileNames: basename(file), codeSplitting: false } },
    },
  });
  process.stdout.write(`${file}\n`);
}

export const buildPlayer: WorkshopTool = { usage: USAGE, run: makePlayer };
