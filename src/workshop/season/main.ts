import { createHash } from 'node:crypto';
import { accessSync, constants, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { onDisk, print } from '../../cli/output.ts';
import type { WorkshopTool } from '../call.ts';
import { makeFolder } from '../folder.ts';
import { readCall, type SeasonCall, USAGE } from './options.ts';
import { handOut, playMissing } from './play.ts';
import { listFiles, tryPlayer } from './players.ts';
import type { openQueue } from './queue.ts';
import { seasonReportOf } from './report.ts';
import { seasonReportText } from './report-text.ts';
import { type ChunkResult, listChunks } from './season.ts';
import { openSeasonFile } from './season-file.ts';
import { testSequentially } from './sequential-test.ts';

/** The folders of the source whose code decides how a game goes. */
const FOLDERS = ['engine', 'scenarios', 'opponent', 'matches', 'bots', 'cli', 'workshop/season'];

/** A fingerprint of the program and of the files of players: games played by others are not of the same season. */
export function programPrint(players: readonly string[] = []): string {
  const source = join(import.meta.dirname, '../..');
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.ts') && FOLDERS.some((folder) => file.startsWith(`${folder}/`)))
    .sort();
  const hash = createHash('sha256');
  for (const file of files) hash.update(`${file}\0`).update(readFileSync(join(source, file)));
  for (const file of players) hash.update(`${file}\0`).update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}

/** The results that count: with a sequential test, those up to the chunk that decided it, whatever came after. */
function countedResults({ sprt }: SeasonCall, results: readonly ChunkResult[]): readonly ChunkResult[] {
  if (!sprt) return results;
  const games: ChunkResult['games'] = [];
  for (const [index, result] of results.entries()) {
    games.push(...result.games);
    if (testSequentially(games, sprt).accepted !== null) return results.slice(0, index + 1);
  }
  return results;
}

/** Joins the other machines; what it takes is loaded for nobody who plays alone. */
const joinQueue: typeof openQueue = async (...words) => (await import('./queue.ts')).openQueue(...words);

/** Plays a season, or what is missing of it, and prints how it came out. */
async function playSeason(call: SeasonCall): Promise<void> {
  const { season, scenario, file: path, cores, queue: address, records, sprt, json } = call;
  const chunks = listChunks(season);
  season.players.forEach(tryPlayer);
  const program = programPrint(season.players.flatMap(listFiles));
  const file = openSeasonFile(path, season, program);
  if (records !== null)
    onDisk(records, () => {
      makeFolder(records);
      accessSync(records, constants.W_OK);
    });
  const decided = (results: readonly ChunkResult[]): boolean => {
    process.stderr.write(`\r${chunks.filter(({ id }) => file.finished.has(id)).length} of ${chunks.length} chunks`);
    const games = countedResults(call, results).flatMap((result) => result.games);
    return sprt !== null && testSequentially(games, sprt).accepted !== null;
  };
  const queue = address === null ? null : await joinQueue(address, { season, program, chunks, file });
  try {
    await playMissing(chunks, file, queue ?? handOut(chunks, file), { cores, records, enough: decided });
  } finally {
    await queue?.close();
    process.stderr.write('\n');
  }
  const results = chunks.flatMap(({ id }) => file.finished.get(id) ?? []);
  const counted = countedResults(call, results);
  const report = seasonReportOf(season, scenario, counted);
  if (sprt)
    report.sprt = testSequentially(
      counted.flatMap(({ games }) => games),
      sprt,
    );
  process.stdout.write(seasonReportText(report, sprt));
  if (json) print(report);
}

export const season: WorkshopTool = { usage: USAGE, run: (words) => playSeason(readCall(words)) };
