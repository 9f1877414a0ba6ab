import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { apply, type Game, newGame, type Order, type Player, snapshot } from '../../src/engine/index.ts';
import { rngFrom } from '../../src/matches/rng.ts';
import { firstShot } from '../../src/scenarios/first-shot.ts';
import type { Acknowledgement } from '../../src/wire/messages.ts';
import { openWay } from './cut.ts';
import { startPostgres } from './postgres.ts';
import { type ServerProcess, startProcess } from './process.ts';
import { type Client, connect, type Keys, openTable } from './serving.ts';

const ROUNDS = 20;
const TABLES = 4;
/** How many orders are given at a table between one blow and the next. */
const ORDERS = 15;

const postgres = await startPostgres();
afterAll(() => postgres?.stop());

/** A table with open logs, at which player 1 lays out his pods anew, again and again. */
interface Laid extends Keys {
  accepted: Order[];
  /** What was sent and has no answer. */
  open: { id: string; moment: number; orders: Order[] } | null;
}

type Chance = (below: number) => number;

/** Comes to a table by any of the servers, and by another one as long as that does not answer. */
async function come(
  { table, keys }: Keys,
  seat: Player,
  servers: readonly ServerProcess[],
  chance: Chance,
): Promise<Client> {
  for (;;) {
    const server = servers[chance(servers.length)];
    const client = server && (await connect(server.address, { table, key: keys[seat] }).catch(() => null));
    if (client) return client;
    await pause(20);
  }
}

function nextOrder({ accepted }: Laid, moment: number, chance: Chance): NonNullable<Laid['open']> {
  const a = 1 + chance(4);
  return { id: `${accepted.length}`, moment, orders: [{ do: 'swap-pods', ship: '1A', a, b: a + 1 + chance(5 - a) }] };
}

/** Gives so many orders at a table, by whatever server is there; what has no answer is sent again. */
async function lay(laid: Laid, servers: readonly ServerProcess[], chance: Chance, given: () => void): Promise<void> {
  const until = laid.accepted.length + ORDERS;
  while (laid.accepted.length < until) {
    const client = await come(laid, 1, servers, chance);
    const gone = new Promise<'gone'>((resolve) => client.socket.once('disconnect', () => resolve('gone')));
    while (laid.accepted.length < until) {
      laid.open ??= nextOrder(laid, client.moment(), chance);
      const answer = await Promise.race([client.ask<Acknowledgement>('order', laid.open), gone]);
      if (answer === 'gone') break;
      if (!answer.ok) {
        expect(answer).toEqual({ ok: false, error: 'unavailable' });
        await pause(20);
        continue;
      }
      laid.accepted.push(...laid.open.orders);
      laid.open = null;
      given();
      if ((await Promise.race([client.until(answer.moment), gone])) === 'gone') break;
    }
    client.close();
  }
}

/** The game as an engine beside the servers has it. */
function played({ accepted }: Laid): Game {
  let game = newGame(firstShot, { rolls: [] });
  for (const order of accepted) {
    const outcome = apply(game, { player: 1, ...order });
    if (!outcome.ok) throw new Error(JSON.stringify(outcome.rejection));
    game = outcome.game;
  }
  return game;
}

/** Both seats, by every server, see the game as the accepted orders make it, and each order once. */
async function check(laid: Laid, servers: readonly ServerProcess[]): Promise<void> {
  const game = JSON.parse(JSON.stringify(snapshot(played(laid))));
  for (const server of servers) {
    for (const seat of [1, 2] as const) {
      const client = await come(laid, seat, [server], () => 0);
      // The moment at which both sat down, and one for each order.
      await client.until(1 + laid.accepted.length);
      expect(client.moment()).toBe(1 + laid.accepted.length);
      expect(client.view()).toEqual(game);
      client.close();
    }
  }
}

const none = 'No PostgreSQL could be started: killed servers and databases are not tested.';
if (!postgres) test(none, () => expect(process.env.CI).toBeUndefined());
else {
  test('servers and database killed and cut off under load: nothing acknowledged is lost, nothing played twice', async () => {
    const rng = rngFrom(29);
    const chance = (below: number) => rng.below(below);
    const data = await postgres.newDatabase();
    const direct = new URL(data);
    const way = await openWay(Number(direct.port));
    direct.port = String(way.port);
    const servers = await Promise.all([data, data, direct.href].map((where) => startProcess(where)));
    const [first] = servers;
    const tables: Laid[] = [];
    for (let count = 0; count < TABLES; count += 1) {
      const keys = await openTable(first?.address ?? '', { scenario: 'first-shot', logs: 'open' });
      tables.push({ ...keys, accepted: [], open: null });
    }

    /** Deals a blow in the middle of the orders of all tables, and sees that they go on. */
    async function under(blow: () => Promise<void>): Promise<void> {
      let left = 1 + chance(TABLES * ORDERS - TABLES);
      let dealt: Promise<void> | undefined;
      const given = () => {
        left -= 1;
        if (left === 0) dealt = blow();
      };
      await Promise.all(tables.map((laid) => lay(laid, servers, chance, given)));
      await dealt;
      for (const laid of tables) await check(laid, servers);
    }

    for (let round = 0; round < ROUNDS; round += 1) {
      await under(async () => {
        const at = chance(2);
        const killed = servers[at];
        if (killed) process.kill(killed.pid, 'SIGKILL');
        servers[at] = await startProcess(data);
      });
      await under(async () => {
        await postgres.kill();
        await postgres.start();
      });
      await under(async () => {
        way.cut();
        // The others go on meanwhile.
        const before = tables.map(({ accepted }) => accepted.length);
        const go = () => tables.some(({ accepted }, at) => accepted.length > (before[at] ?? 0));
        for (let tried = 0; tried < 200 && !go(); tried += 1) await pause(20);
        way.mend();
      });
      await under(async () => {
        const told = servers[2];
        if (told) process.kill(told.pid, 'SIGTERM');
        expect(await told?.ended).toBe(0);
        servers[2] = await startProcess(direct.href);
      });
    }
    for (const { pid, ended } of servers) {
      process.kill(pid, 'SIGTERM');
      expect(await ended).toBe(0);
    }
    way.close();
  });
}
