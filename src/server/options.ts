import { parseArgs } from 'node:util';
import { readTrusted } from './limits/address.ts';
import type { MailNeeds } from './mail/post.ts';

/** The call itself is wrong. */
export class WrongCall extends Error {}

export const USAGE = `usage: npm start -- [--host [ADDRESS]] [--port N] [--data PATH or postgres://..] [--metrics PORT]
                  [--trust-proxy ADDRESSES] [--no-lobby] [--no-program] [--mail smtp://..?from=ADDRESS --address URL]
  --host [ADDRESS]  lets others of the same network in; without it only this machine
  --port N          where it listens; 0 for any that is free
  --data PATH       the folder or file in which the tables are kept, tables/ if it is left out, or the address of a
                    database of PostgreSQL, which several servers may keep together
  --metrics PORT    tells this machine how the server fares
  --trust-proxy ADDRESSES  the addresses or networks of proxies, with commas between, whose X-Forwarded-For is believed;
                    without it nobody's is
  --no-lobby        without the list of tables that anybody may join
  --no-program      without seats that the computer's player takes
  --mail smtp://..  mails those who wish it when it is their turn, from the address behind from=
  --address URL     where others reach the page, for the links in mails
`;

/** What a server is started with. */
export interface ServerOptions {
  host: string;
  /** Undefined: the usual one, or the next that is free. */
  port: number | undefined;
  data: string;
  metrics: number | undefined;
  lobby: boolean;
  /** Whether the computer's player takes seats. */
  plays: boolean;
  mail: MailNeeds | undefined;
  /** The addresses of proxies that are believed where somebody comes from. */
  trustProxy: readonly string[];
}

function portOf(word: string | undefined, name: string): number | undefined {
  if (word === undefined) return undefined;
  const port = Number(word);
  if (!/^\d+$/.test(word) || port > 65_535) throw new WrongCall(`--${name} needs a port, 0 to 65535`);
  return port;
}

/** The proxies that are believed. */
function trustedOf(words: string | undefined): readonly string[] {
  const addresses = words === undefined ? [] : words.split(',').map((word) => word.trim());
  try {
    readTrusted(addresses);
    return addresses;
  } catch {
    throw new WrongCall('--trust-proxy needs addresses or networks, as 127.0.0.1,10.0.0.0/8');
  }
}

/** How mails are sent, if they are; their links lead to the page as others reach it. */
function mailOf(smtp: string | undefined, address: string | undefined): MailNeeds | undefined {
  if (smtp === undefined) return undefined;
  if (!URL.canParse(smtp) || !/^smtps?:$/.test(new URL(smtp).protocol)) {
    throw new WrongCall('--mail needs the address of a server of mails, smtp://.. or smtps://..');
  }
  if (!new URL(smtp).searchParams.get('from'))
    throw new WrongCall('--mail needs who the mails come from, ..?from=ADDRESS');
  if (address === undefined || !URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol)) {
    throw new WrongCall('--mail needs --address, where others reach the page, https://..');
  }
  return { smtp, page: address.replace(/\/*$/, '/') };
}

/** `--host` alone stands for every address of this machine. */
const withHost = (words: readonly string[]): string[] =>
  words.map((word, at) => {
    const next = words[at + 1];
    return word === '--host' && (next === undefined || next.startsWith('--')) ? '--host=0.0.0.0' : word;
  });

/** Reads the words of the call. */
export function readOptions(words: readonly string[]): ServerOptions {
  const one = { type: 'string' } as const;
  try {
    const { values } = parseArgs({
      args: withHost(words),
      options: {
        host: one,
        port: one,
        data: one,
        metrics: one,
        mail: one,
        address: one,
        'trust-proxy': one,
        'no-lobby': { type: 'boolean' },
        'no-program': { type: 'boolean' },
      },
    });
    return {
      host: values.host ?? '127.0.0.1',
      port: portOf(values.port, 'port'),
      data: values.data ?? 'tables',
      metrics: portOf(values.metrics, 'metrics'),
      lobby: !values['no-lobby'],
      plays: !values['no-program'],
      mail: mailOf(values.mail, values.address),
      trustProxy: trustedOf(values['trust-proxy']),
    };
  } catch (error) {
    throw error instanceof WrongCall ? error : new WrongCall(error instanceof Error ? error.message : '');
  }
}
