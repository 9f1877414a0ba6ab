import { once } from 'node:events';
import { connect } from 'node:net';
import { Refused } from './engine.ts';

/** The way to Firefox: it answers commands of WebDriver by itself, by the names that its own documentation gives them. */
export interface Marionette {
  send(command: string, given?: object): Promise<unknown>;
  end(): void;
}

interface Waiting {
  resolve: (value: unknown) => void;
  reject: (reason: Error) => void;
}

/** A message is its length, a colon, and JSON: the greeting, or whether it is an answer, to what, a refusal, a result. */
export async function openMarionette(port: number): Promise<Marionette> {
  const socket = connect(port, '127.0.0.1');
  const waiting = new Map<number, Waiting>();
  let received = Buffer.alloc(0);
  let sent = 0;

  const answer = (text: string): void => {
    const message = JSON.parse(text);
    if (!Array.isArray(message)) return;
    const [, number, refusal, result] = message;
    const asked = waiting.get(number);
    waiting.delete(number);
    if (refusal) asked?.reject(new Refused(refusal.error, refusal.message));
    else asked?.resolve(result);
  };
  socket.on('data', (part) => {
    received = Buffer.concat([received, part]);
    for (;;) {
      const colon = received.indexOf(':');
      const end = colon + 1 + Number(received.toString('utf8', 0, colon));
      if (colon < 0 || received.length < end) return;
      const text = received.toString('utf8', colon + 1, end);
      received = received.subarray(end);
      answer(text);
    }
  });
  const lose = () => {
    for (const { reject } of waiting.values()) reject(new Refused('no such window', 'Firefox has gone'));
    waiting.clear();
  };
  socket.on('close', lose);
  socket.on('error', lose);
  await once(socket, 'connect');
  return {
    send: (command, given = {}) =>
      new Promise((resolve, reject) => {
        sent += 1;
        waiting.set(sent, { resolve, reject });
        const text = Buffer.from(JSON.stringify([0, sent, command, given]));
        socket.write(`${text.length}:`);
        socket.write(text);
      }),
    end: () => socket.destroy(),
  };
}
