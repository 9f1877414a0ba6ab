import { accessSync, appendFileSync, constants, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import * as v from 'valibot';
import { onDisk, UsageError } from '../../cli/output.ts';
import { makeFolder } from '../folder.ts';
import type { ChunkResult, Season } from './season.ts';

const Game = v.object({
  scenario: v.string(),
  pair: v.number(),
  seat: v.picklist([1, 2]),
  outcome: v.picklist(['win', 'draw', 'loss', 'unfinished']),
  reason: v.nullable(v.string()),
  turns: v.number(),
  actions: v.number(),
  print: v.number(),
  faults: v.exactOptional(v.array(v.string())),
});
const Line = v.object({ id: v.string(), games: v.array(Game) });

/** The finished chunks of a season, kept so that a kill loses none of them. */
export interface SeasonFile {
  finished: ReadonlyMap<string, ChunkResult>;
  /** Adds a chunk; one that is there already stays as it is. */
  add: (result: ChunkResult) => void;
}

/** The first line of a season's file: which season it is, and by which program its games are played. */
const headOf = (season: Season, program: string): string =>
  JSON.stringify({ format: 'deltavee-season', version: 1, program, season });

/** Reads a finished chunk as it is kept; `at` says where. */
export function readChunk(line: string, at: string): ChunkResult {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), Line), line);
  if (!read.success) throw new UsageError(`${at} is not a finished chunk`);
  return read.output;
}

/** Refuses a file whose first line is that of something else, or of the same season played by other code. */
function checkHead(head: string, season: Season, program: string, path: string): void {
  if (head === headOf(season, program)) return;
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), v.looseObject({ season: v.unknown() })), head);
  const same = read.success && JSON.stringify(read.output.season) === JSON.stringify(season);
  const what = same ? 'games of another version of the program' : 'a different season';
  throw new UsageError(`${path} holds ${what}: name another with --file, or delete it`);
}

/** Whether something is there to be read: a device is written to, and may never come to an end. */
function isFile(path: string): boolean {
  const found = statSync(path, { throwIfNoEntry: false });
  return found !== undefined && (found.isFile() || found.isDirectory());
}

/** The whole lines of a file, and what stands behind them: it was being written when it was broken off. */
function readLines(path: string): { lines: string[]; torn: string } {
  const lines = isFile(path) ? readFileSync(path, 'utf8').split('\n') : [];
  const torn = lines.pop() ?? '';
  return { lines, torn };
}

/** Opens the file of a season, or begins it. */
export function openSeasonFile(path: string, season: Season, program: string): SeasonFile {
  const { lines, torn } = onDisk(path, () => readLines(path));
  const [head, ...results] = lines;
  const ownHead = headOf(season, program);
  if (head !== undefined || !ownHead.startsWith(torn)) checkHead(head ?? torn, season, program, path);
  onDisk(path, () => {
    makeFolder(dirname(path));
    if (head === undefined) writeFileSync(path, `${ownHead}\n`);
    else if (torn !== '') truncateSync(path, statSync(path).size - Buffer.byteLength(torn));
    accessSync(path, constants.W_OK);
  });
  const finished = new Map<string, ChunkResult>();
  const merge = (result: ChunkResult): boolean => {
    if (finished.has(result.id)) return false;
    finished.set(result.id, result);
    return true;
  };
  for (const [index, line] of results.entries()) merge(readChunk(line, `line ${index + 2} of ${path}`));
  const add = (result: ChunkResult): void => {
    if (merge(result)) onDisk(path, () => appendFileSync(path, `${JSON.stringify(result)}\n`));
  };
  return { finished, add };
}
