import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Piscina } from 'piscina';
import { UsageError } from '../../cli/output.ts';
import type { ChunkTask } from './chunk.ts';
import type { Chunk, ChunkResult } from './season.ts';
import type { SeasonFile } from './season-file.ts';

/** For the threads of a season, which are TypeScript too: each loads tsx, from here and not from wherever the program is called. */
const LOADER = ['--import', pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href];

/** How chunks are played. */
export interface Playing {
  cores: number;
  /** A folder for the records of the games, or null. */
  records: string | null;
  /** Called before every chunk with those that have finished from the first on without a gap; true is the end. */
  enough: (results: readonly ChunkResult[]) => boolean;
}

/** Worker threads that play chunks. */
export const openPool = (cores: number): Piscina<ChunkTask, ChunkResult> =>
  new Piscina<ChunkTask, ChunkResult>({
    filename: fileURLToPath(new URL('./chunk.ts', import.meta.url)),
    name: 'playChunk',
    execArgv: LOADER,
    minThreads: cores,
    maxThreads: cores,
  });

/** The results of the first chunks, up to the first one that is missing. */
function listInOrder(chunks: readonly Chunk[], { finished }: SeasonFile): ChunkResult[] {
  const results: ChunkResult[] = [];
  for (const { id } of chunks) {
    const result = finished.get(id);
    if (!result) break;
    results.push(result);
  }
  return results;
}

/** Hands out the chunks that are to be played. */
export interface Handing {
  /** The next one, when what others have played meanwhile is in the file; undefined when none is left. */
  next: () => Promise<Chunk | undefined>;
  /** Takes in what was played here. */
  bring: (result: ChunkResult) => Promise<void>;
}

/** Hands out what is missing in the file, in order, to this machine alone. */
export function handOut(chunks: readonly Chunk[], { finished, add }: SeasonFile): Handing {
  const waiting = chunks.filter(({ id }) => !finished.has(id)).values();
  return { next: async () => waiting.next().value, bring: async (result) => add(result) };
}

/** Plays what is missing in the file, on many cores; ends when all is there, or enough of it. */
export async function playMissing(
  chunks: readonly Chunk[],
  file: SeasonFile,
  { next, bring }: Handing,
  { cores, records, enough }: Playing,
): Promise<void> {
  const missing = chunks.filter(({ id }) => !file.finished.has(id));
  if (missing.length === 0 || enough(listInOrder(chunks, file))) return;
  const pool = openPool(Math.min(cores, missing.length));
  let over = false;
  const nextUnlessOver = async (): Promise<Chunk | undefined> => {
    if (over) return undefined;
    const chunk = await next();
    over ||= enough(listInOrder(chunks, file));
    return over ? undefined : chunk;
  };
  const playWaiting = async (): Promise<void> => {
    for (let chunk = await nextUnlessOver(); chunk; chunk = await nextUnlessOver()) {
      const result = await pool.run({ chunk, records });
      if (result.fault) throw new UsageError(result.fault);
      await bring(result);
    }
  };
  try {
    await Promise.all(Array.from({ length: cores }, playWaiting));
  } finally {
    await pool.destroy();
  }
}
