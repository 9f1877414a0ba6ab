import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { safeIn, turnLetter } from '../../src/server/mail/letters.ts';
import { REST } from '../../src/server/mail/post.ts';
import { readOptions, WrongCall } from '../../src/server/options.ts';
import { call, connect, newKey, newNonce, openTable, type Served, serve } from './serving.ts';

const DAY = 24 * 3600 * 1000;
const PAGE = 'https://tables.example/';

/** What came to a mail server, each with whom it was for. */
interface Received {
  to: string;
  text: string;
}

let time = 1_800_000_000_000;
let smtp: SMTPServer;
let served: Served;
let received: Received[] = [];

beforeAll(async () => {
  smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onRcptTo: ({ address }, _session, done) => done(address.startsWith('refused') ? new Error('no such box') : null),
    onData(stream, { envelope }, done) {
      let text = '';
      stream.on('data', (part) => {
        text += part;
      });
      stream.on('end', () => {
        // Long lines are folded on their way.
        received.push({
          to: envelope.rcptTo[0]?.address ?? '',
          text: text.replaceAll('=\r\n', '').replaceAll('=3D', '='),
        });
        done();
      });
    },
  });
  smtp.listen(0, '127.0.0.1');
  await once(smtp.server, 'listening');
  const { port } = smtp.server.address() as AddressInfo;
  const mail = { smtp: `smtp://127.0.0.1:${port}?from=tables@example.org&ignoreTLS=true`, page: PAGE };
  served = await serve(undefined, false, { now: () => time, mail });
});
afterAll(async () => {
  await served.end();
  await new Promise((done) => smtp.close(() => done(undefined)));
});
beforeEach(() => {
  received = [];
  time += 2 * DAY;
});

const ask = (table: string, key: string, address: string) =>
  call(served.address, `/api/tables/${table}/mail`, { key, address });
const deliver = () => served.server.post!.deliver();

/** The last word of the link in a mail that leads to a place. */
function wordIn({ text }: Received, place: string): string {
  const [, word] = new RegExp(`${PAGE}#/${place}/[\\w-]+/([\\w-]+)`).exec(text) ?? [];
  if (word === undefined) throw new Error(text);
  return word;
}

/** A table at which player 1 has confirmed an address. */
async function confirmed(address: string) {
  const opened = await openTable(served.address);
  expect(await ask(opened.table, opened.keys[1], address)).toMatchObject({ status: 200, body: { seat: 1 } });
  const word = wordIn(received.at(-1)!, 'mail');
  const done = await call(served.address, `/api/tables/${opened.table}/mail/confirm`, { word });
  expect(done).toMatchObject({ status: 200, body: { seat: 1 } });
  received = [];
  return { ...opened, word };
}

test('nothing is mailed to an address whose owner has not said so, but for the question', async () => {
  const { table, keys } = await openTable(served.address);
  await ask(table, keys[1], 'ann@example.org');
  expect(received).toHaveLength(1);
  expect(received[0]).toMatchObject({ to: 'ann@example.org' });
  time += REST;
  await deliver();
  expect(received).toHaveLength(1);
  expect(await ask(table, newKey(), 'ann@example.org')).toMatchObject({ status: 403 });
  for (const address of ['', 'nobody', 'a@b.c\nbcc: d@e.f', `${'a'.repeat(250)}@example.org`]) {
    expect(await ask(table, keys[1], address)).toMatchObject({ status: 400, body: { at: 'address' } });
  }
});

test('one who is away is mailed once in his turn, and again in the next', async () => {
  const { table, keys } = await confirmed('away@example.org');
  await deliver();
  expect(received, 'people may be at the table').toHaveLength(0);
  time += REST;
  await deliver();
  await deliver();
  expect(received.map(({ to }) => to)).toEqual(['away@example.org']);
  expect(received[0]?.text).toMatch(/It is your turn in The Showdown, Game-Turn 1, against Bob\./);
  const [ann, bob] = [
    await connect(served.address, { table, key: keys[1] }),
    await connect(served.address, { table, key: keys[2] }),
  ];
  // A line of the other's is no other turn.
  await bob.ask('say', { id: 's', text: 'Are you there?' });
  const left = bob.next('people');
  ann.close();
  await left;
  time += REST;
  await deliver();
  expect(received).toHaveLength(1);
  const again = await connect(served.address, { table, key: keys[1] });
  await again.order('a', { do: 'ready' });
  await bob.until(2);
  const gone = bob.next('people');
  again.close();
  await gone;
  await bob.order('b', { do: 'ready' });
  bob.close();
  time += REST;
  await deliver();
  expect(received).toHaveLength(2);
});

test('one who sits there is not mailed', async () => {
  const { table, keys } = await confirmed('here@example.org');
  const ann = await connect(served.address, { table, key: keys[1] });
  time += REST;
  await deliver();
  expect(received).toHaveLength(0);
  ann.close();
});

test('the link of a mail opens the seat once, and for a day', async () => {
  const { table } = await confirmed('link@example.org');
  time += REST;
  await deliver();
  const invitation = wordIn(received[0]!, 'take');
  expect(received[0]?.text).toContain(`/take/${table}/${invitation}/mine`);
  const take = (words: object) => call(served.address, `/api/tables/${table}/take`, words);
  const body = { invitation, key: newKey(), name: 'Ann', nonce: newNonce() };
  time += DAY - 1;
  expect(await take(body)).toMatchObject({ status: 200, body: { seat: 1 } });
  expect(await take({ ...body, key: newKey() })).toMatchObject({ status: 409 });
  const other = await confirmed('late@example.org');
  time += REST;
  await deliver();
  const late = wordIn(received.at(-1)!, 'take');
  time += DAY;
  const words = { invitation: late, key: newKey(), name: 'Ann', nonce: newNonce() };
  expect(await call(served.address, `/api/tables/${other.table}/take`, words)).toMatchObject({ status: 403 });
});

test('every mail has a link that ends them, and what was known of the address is gone', async () => {
  const { table, keys, word } = await confirmed('enough@example.org');
  time += REST;
  await deliver();
  expect(wordIn(received[0]!, 'mail')).toBe(word);
  const end = (words: object) => call(served.address, `/api/tables/${table}/mail/end`, words);
  expect(await end({ word: newKey() })).toMatchObject({ status: 403 });
  expect(await end({ word })).toMatchObject({ status: 200 });
  expect(await end({ word })).toMatchObject({ status: 403 });
  const ann = await connect(served.address, { table, key: keys[1] });
  await ann.order('a', { do: 'ready' });
  ann.close();
  time += REST;
  await deliver();
  expect(received).toHaveLength(1);
  expect(await end({ key: keys[1] })).toMatchObject({ status: 200 });
});

test('an address is asked three times a day at most, and one that is refused harms nothing', async () => {
  const { table, keys } = await openTable(served.address);
  for (const status of [200, 200, 200, 429]) {
    expect(await ask(table, keys[1], 'often@example.org')).toMatchObject({ status });
  }
  expect(await ask(table, keys[1], 'refused@example.org')).toMatchObject({ status: 503 });
  expect((await call(served.address, '/healthz')).status).toBe(200);
});

test('to end mails and ask again, large letters and what stands behind a plus are no other box', async () => {
  const { table, keys } = await openTable(served.address);
  const end = () => call(served.address, `/api/tables/${table}/mail/end`, { key: keys[1] });
  for (const address of ['Again@example.org', 'again@EXAMPLE.org', 'again+more@example.org']) {
    expect(await ask(table, keys[1], address)).toMatchObject({ status: 200 });
    expect(await end()).toMatchObject({ status: 200 });
  }
  const other = await openTable(served.address);
  for (const address of ['AGAIN@example.org', 'again@example.org', 'again+1@example.org'])
    expect(await ask(other.table, other.keys[1], address)).toMatchObject({ status: 429 });
  time += DAY;
  expect(await ask(table, keys[1], 'again@example.org')).toMatchObject({ status: 200 });
});

test.each([
  ['Eve\n\nPay here: https://evil.example', 'player 2'],
  ['evil.example', 'player 2'],
  ['Eve @ home', 'player 2'],
  ['Eve\n\nand \u202Emore', 'Eve and more'],
  ['St. Mary', 'St. Mary'],
])('a name that was kept once as %j leads nowhere in a mail', (name, said) => {
  const common = { page: PAGE, table: 't', word: 'w' };
  const { text } = turnLetter(common, { title: 'x', turn: 1, other: safeIn(name, 'player 2'), invitation: 'i' });
  expect(text.split('\n')[0]).toBe(`It is your turn in x, Game-Turn 1, against ${said}.`);
});

test('one who ends all other keys ends the mails they asked for', async () => {
  const { table, keys } = await confirmed('own@example.org');
  const invitation = newKey();
  await call(served.address, `/api/tables/${table}/invite`, { key: keys[1], invitation });
  const thief = newKey();
  await call(served.address, `/api/tables/${table}/take`, { invitation, key: thief, name: 'Ann', nonce: newNonce() });
  await ask(table, thief, 'thief@example.org');
  await call(served.address, `/api/tables/${table}/mail/confirm`, { word: wordIn(received.at(-1)!, 'mail') });
  await call(served.address, `/api/tables/${table}/end-keys`, { key: keys[1] });
  received = [];
  time += REST;
  await deliver();
  expect(received.map(({ to }) => to)).toEqual(['own@example.org']);
});

test('a server without mail says so', async () => {
  const plain = await serve();
  try {
    const { table, keys } = await openTable(plain.address);
    expect(await call(plain.address, '/api/mail')).toMatchObject({ status: 404 });
    const asked = await call(plain.address, `/api/tables/${table}/mail`, { key: keys[1], address: 'a@example.org' });
    expect(asked).toMatchObject({ status: 404 });
    expect(await call(served.address, '/api/mail')).toEqual({ status: 200, body: { mail: true } });
  } finally {
    await plain.end();
  }
});

test.each([
  [['--mail', 'pop://a?from=b'], /smtp:/],
  [['--mail', 'smtp://mail.example'], /from/],
  [['--mail', 'smtp://mail.example?from=a@b.example'], /--address/],
  [['--mail', 'smtp://mail.example?from=a@b.example', '--address', 'tables'], /--address/],
])('%j is refused with what is missing', (words, why) => {
  expect(() => readOptions(words)).toThrow(WrongCall);
  expect(() => readOptions(words)).toThrow(why);
});
