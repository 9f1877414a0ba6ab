import { createHash } from 'node:crypto';
import pg from 'pg';
import PgBoss from 'pg-boss';
import { UsageError } from '../../cli/output.ts';
import type { Handing } from './play.ts';
import type { Chunk, ChunkResult, Season } from './season.ts';
import { readChunk, type SeasonFile } from './season-file.ts';

/** Where everything of seasons stands in the database. */
const SCHEMA = 'deltavee_season';

/** After how many hours the machine that has taken a chunk is thought to be dead: far longer than any is played. */
const EXPIRE_HOURS = 2;

type Ask = (text: string, values?: unknown[]) => Promise<pg.QueryResult>;

/** The database cannot be used, which is no fault of the program. */
function unusable(error: unknown): never {
  const [first = error] = error instanceof AggregateError ? error.errors : [];
  throw new UsageError(`cannot use the queue: ${first instanceof Error ? first.message : String(first)}`);
}

const hashOf = (...words: readonly string[]): string =>
  createHash('sha256').update(words.join('\0')).digest('hex').slice(0, 32);

/** What all machines together have played of a season. Of a chunk that comes twice the first result stays. */
async function openResults(ask: Ask, queue: string) {
  await ask(`create table if not exists ${SCHEMA}.results (
      season text not null, chunk text not null, result text not null, primary key (season, chunk)
    )`);
  return {
    async add(result: ChunkResult): Promise<void> {
      const values = [queue, result.id, JSON.stringify(result)];
      await ask(`insert into ${SCHEMA}.results values ($1, $2, $3) on conflict do nothing`, values);
    },
    async listOthers(known: Iterable<string>): Promise<ChunkResult[]> {
      const { rows } = await ask(
        `select chunk, result from ${SCHEMA}.results where season = $1 and chunk <> all($2::text[])`,
        [queue, [...known]],
      );
      return rows.map(({ chunk, result }) => readChunk(result, `chunk ${chunk} in the queue`));
    },
  };
}

/** A season as one of its machines has it. */
interface Shared {
  season: Season;
  /** The fingerprint of the program. */
  program: string;
  chunks: readonly Chunk[];
  file: SeasonFile;
}

/** A machine's share in the queue of a season. */
export interface SeasonQueue extends Handing {
  close(): Promise<void>;
}

/**
 * Joins the machines that were called to the same season with the same program: the queue is named after both, so that others
 * never meet there. Each keeps all results in a file of its own.
 */
export async function openQueue(address: string, { season, program, chunks, file }: Shared): Promise<SeasonQueue> {
  const name = hashOf(program, JSON.stringify(season));
  const pool = new pg.Pool({ connectionString: address, application_name: 'deltavee season' });
  const ask: Ask = (text, values) => pool.query(text, values).catch(unusable);
  const boss = new PgBoss({ db: { executeSql: ask }, schema: SCHEMA, schedule: false });
  // What was asked through a lost connection fails by itself, and upkeep that fails is done again.
  for (const source of [pool, boss]) source.on('error', () => undefined);
  const close = async () => {
    await boss.stop({ graceful: false });
    await pool.end();
  };

  const jobOf = (chunk: string) => hashOf(name, chunk);
  const begun = new Set<string>();
  const chunkOf = (id: string) => chunks.find((chunk) => chunk.id === id);

  /** The next chunk that nobody has begun. */
  async function take(): Promise<Chunk | undefined> {
    const [job] = await boss.fetch<{ chunk: string }>(name);
    if (!job) return undefined;
    const { chunk } = job.data;
    if (!file.finished.has(chunk)) return chunkOf(chunk);
    await boss.complete(name, job.id);
    return take();
  }

  /** Of machines that begin at the same time one makes the tables and the queue: making them crosswise is a deadlock. */
  async function join() {
    const turn = await pool.connect().catch(unusable);
    try {
      await turn.query(`select pg_advisory_lock(hashtext('${SCHEMA}'))`).catch(unusable);
      return await makeQueue();
    } finally {
      // The lock goes with its connection.
      turn.release(true);
    }
  }

  async function makeQueue() {
    await boss.start();
    await boss.createQueue(name);
    const results = await openResults(ask, name);
    for (const result of file.finished.values()) await results.add(result);
    const missing = chunks.filter(({ id }) => !file.finished.has(id));
    await boss.insert(
      missing.map(({ id }, at) => ({
        id: jobOf(id),
        name,
        data: { chunk: id },
        priority: -at,
        expireInSeconds: EXPIRE_HOURS * 3600,
      })),
    );
    return results;
  }

  try {
    const results = await join();
    return {
      async next() {
        for (const result of await results.listOthers(file.finished.keys())) file.add(result);
        const isMissing = ({ id }: Chunk) => !file.finished.has(id) && !begun.has(id);
        // What others have begun is played here too rather than waited for: they may be dead, and it comes to the same.
        const chunk = (await take()) ?? chunks.find(isMissing);
        if (chunk) begun.add(chunk.id);
        return chunk;
      },
      async bring(result) {
        file.add(result);
        await results.add(result);
        await boss.complete(name, jobOf(result.id));
      },
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}
