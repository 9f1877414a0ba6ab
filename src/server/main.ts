import { readFileSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { fileURLToPath } from 'node:url';
import { renderUnicodeCompact } from 'uqr';
import { serveMetrics } from './metrics.ts';
import { readOptions, type ServerOptions, USAGE, WrongCall } from './options.ts';
import { openServer, type RunningServer } from './server.ts';
import { DatabaseTrouble } from './storage/trouble.ts';

const USUAL_PORT = 4173;
/** How many ports are tried after the usual one. */
const TRIED = 20;
/** How long the server may take to end, in milliseconds. */
const LONGEST_END = 4000;

const say = (line: string) => process.stdout.write(`${line}\n`);

const rootOf = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

const isBusy = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';

/** A server on the port that was asked for, or on the first one from the usual that is free. */
async function open({ host, port, data, lobby, plays, mail, trustProxy }: ServerOptions): Promise<RunningServer> {
  const { version } = JSON.parse(readFileSync(rootOf('package.json'), 'utf8'));
  const needs = { host, data, lobby, plays, mail, trustProxy, page: rootOf('dist'), program: `deltavee ${version}` };
  for (let tried = port ?? USUAL_PORT; ; tried += 1) {
    try {
      return await openServer({ ...needs, port: tried });
    } catch (error) {
      if (!isBusy(error) || port !== undefined || tried > USUAL_PORT + TRIED) throw error;
    }
  }
}

/** The addresses by which other machines of the network come here. */
const listAddresses = (): string[] =>
  Object.values(networkInterfaces()).flatMap((cards) =>
    (cards ?? []).flatMap(({ family, internal, address }) => (family === 'IPv4' && !internal ? [address] : [])),
  );

/** Says where the server is: for this machine, and for others with a code that a phone reads. */
function tellAddresses(host: string, port: number): void {
  const isEverywhere = host === '0.0.0.0' || host === '::';
  const here = isEverywhere || host === 'localhost' ? '127.0.0.1' : host.includes(':') ? `[${host}]` : host;
  say(`DeltaVee is served at http://${here}:${port}/ by process ${process.pid}`);
  const others = isEverywhere ? listAddresses() : [];
  for (const address of others) say(`Others of this network: http://${address}:${port}/`);
  const [first] = others;
  if (first !== undefined) say(renderUnicodeCompact(`http://${first}:${port}/`));
}

async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2));
  const server = await open(options);
  const metrics =
    options.metrics === undefined ? null : await serveMetrics(options.metrics, server.metrics, server.figures);
  const end = () => {
    setTimeout(() => process.exit(1), LONGEST_END).unref();
    metrics?.close();
    server.close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.once('SIGTERM', end);
  process.once('SIGINT', end);
  tellAddresses(options.host, server.port);
}

main().catch((error) => {
  const isOurs = error instanceof WrongCall || error instanceof DatabaseTrouble || isBusy(error);
  process.stderr.write(isOurs ? `${error.message}\n` : `${error.stack ?? error}\n`);
  if (error instanceof WrongCall) process.stderr.write(USAGE);
  process.exit(error instanceof WrongCall ? 2 : 1);
});
