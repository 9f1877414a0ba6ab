import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Piscina } from 'piscina';
import type { ChunkTask } from './chunk.ts';
import type { Chunk, ChunkResult } from './season.ts';
import type { SeasonFile } from './season-file.ts';

/** How chunks are played. */
export interface Playing {
  cores: number;
  /** A folder for the records of the games, or null. */
  records: string | null;
  /** Called after every chunk with those that have finished from the first on without a gap; true is the end. */
  enough: (results: readonly ChunkResult[]) => boolean;
}

/** The workers are TypeScript too: each loads tsx, from here and not from wherever the program is called. */
const loader = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;

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

/** Plays what is missing in the file, on many cores; ends when all is there, or enough of it. */
export async function playMissing(chunks: readonly Chunk[], file: SeasonFile, playing: Playing): Promise<void> {
  const { cores, records, enough } = playing;
  const missing = chunks.filter(({ id }) => !file.finished.has(id));
  if (missing.length === 0 || enough(listInOrder(chunks, file))) return;
  const stop = new AbortController();
  const pool = new Piscina<ChunkTask, ChunkResult>({
    filename: fileURLToPath(new URL('./chunk.ts', import.meta.url)),
    name: 'playChunk',
    execArgv: ['--import', loader],
    minThreads: Math.min(cores, missing.length),
    maxThreads: cores,
  });
  const play = async (chunk: Chunk): Promise<void> => {
    const result = await pool.run({ chunk, records }, { signal: stop.signal });
    if (stop.signal.aborted) return;
    file.add(result);
    if (enough(listInOrder(chunks, file))) stop.abort();
  };
  try {
    await Promise.all(missing.map(play));
  } catch (error) {
    if (!stop.signal.aborted) throw error;
  } finally {
    await pool.destroy();
  }
}
