import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type FittedData, readFitted } from '../../chances/index.ts';
import { onDisk, UsageError } from '../../cli/output.ts';
import { readCallOptions, type WorkshopTool } from '../call.ts';
import { type KeptSeason, readSeasonFile } from '../season/season-file.ts';
import { fitSamples } from './fitting.ts';
import { reliabilityText } from './report.ts';
import { type Sample, samplesOf } from './samples.ts';

const USAGE = `usage: npm run workshop -- fit [--train FILE[,FILE...]] --test FILE[,FILE...]
  --train FILES   seasons to fit to; without them the chances of the program are tested as they are
  --test FILES    seasons kept out, of other seeds
A season's file is that of the command season; the records of FILE.jsonl lie in the folder FILE.
`;

/** Where the fitted numbers stand in the program. */
const DATA = join(import.meta.dirname, '../../chances/fitted.json');

interface Played {
  kept: KeptSeason;
  samples: Sample[];
}

/** Reads seasons and looks at the positions of their games. */
function readSeasons(files: string): Played[] {
  return files.split(',').map((file) => {
    const kept = readSeasonFile(file);
    process.stderr.write(`${file}: ${kept.games.length} games\n`);
    return { kept, samples: samplesOf(kept, file.replace(/\.jsonl$/, '')) };
  });
}

/** Which season it was, and how many of its games were used. */
const originOf = ({ kept: { program, season, games } }: Played) => ({
  players: season.players,
  seed: season.seed,
  games: games.length,
  program,
});

function fitSeasons(words: readonly string[]): void {
  const { train, test } = readCallOptions(words, { train: { type: 'string' }, test: { type: 'string' } });
  if (test === undefined) throw new UsageError('--test needs the file of a season');
  if (train !== undefined) {
    const played = readSeasons(train);
    const fitted = fitSamples(played.flatMap(({ samples }) => samples));
    const text = JSON.stringify({ seasons: played.map(originOf), ...fitted }, null, 2);
    onDisk(DATA, () => writeFileSync(DATA, `${text}\n`));
  }
  const data: FittedData = JSON.parse(readFileSync(DATA, 'utf8'));
  const samples = readSeasons(test).flatMap((one) => one.samples);
  process.stdout.write(reliabilityText(samples, readFitted(data)));
}

export const fit: WorkshopTool = { usage: USAGE, run: fitSeasons };
