import { createTransport } from 'nodemailer';
import { otherPlayer, type Player } from '../../engine/index.ts';
import { scenarioTitle } from '../../words/briefings.ts';
import { hashOfKey, newInvitation } from '../keys.ts';
import type { MailRow, SeatRow } from '../storage/schema.ts';
import type { Storage } from '../storage/storage.ts';
import type { LiveTables } from '../table/live.ts';
import { actorOf, gameOf } from '../table/table.ts';
import { confirmLetter, type Letter, safeIn, turnLetter } from './letters.ts';

/** How often it is looked for whom to mail, and how long a table rests before, in milliseconds: people may be at it. */
const PAUSE = 30_000;
export const REST = 5 * 60_000;

/** How long the link of a mail opens the seat, in milliseconds. */
const LINK_FOR = 24 * 3600 * 1000;

/** How mails are sent, and where the page is that they lead to. */
export interface MailNeeds {
  /** `smtp://..`, with `from` in its query. */
  smtp: string;
  /** The page as others reach it, with the stroke at its end. */
  page: string;
}

interface PostNeeds extends MailNeeds {
  storage: Storage;
  tables: LiveTables;
  /** Whether somebody looks at the table from a seat now, by any process. */
  isSeated: (table: string, seat: Player) => Promise<boolean>;
  note: (error: unknown) => void;
  now: () => number;
}

/** The mails of a server. */
export interface Post {
  /** Asks the owner of an address whether they want mails about the seat of a key. */
  ask(key: SeatRow, address: string): Promise<void>;
  /** Mails those whose turn it is and who are not there, each once until they have been heard of again. */
  deliver(): Promise<void>;
  close(): void;
}

/** What may be noted of a mail that could not be sent: a server of mails names the address in its answer. */
const trouble = (error: unknown): Error =>
  new Error(
    `a mail could not be sent: ${error instanceof Error && 'code' in error ? error.code : 'for no reason known'}`,
  );

export function openPost({ smtp, page, storage, tables, isSeated, note, now }: PostNeeds): Post {
  const from = new URL(smtp).searchParams.get('from') ?? 'deltavee@localhost';
  const transport = createTransport(smtp);
  const send = (to: string, letter: Letter) =>
    transport.sendMail({ from, to, ...letter }).catch((error) => {
      throw trouble(error);
    });

  /** What a player is told whose turn it is; nothing if it is not, or if they are there. */
  async function letterFor({ table: id, seat, word }: MailRow, invitation: string): Promise<Letter | undefined> {
    const player: Player = seat === 1 ? 1 : 2;
    if (await isSeated(id, player)) return undefined;
    return tables.at(id, (table) => {
      if (actorOf(table) !== player) return undefined;
      const { scenario } = table;
      const title = safeIn(
        scenarioTitle(typeof scenario === 'string' ? scenario : scenario.id),
        'a battle of your own',
      );
      const away = otherPlayer(player);
      const other = safeIn(table.seats[away]?.name ?? '', `player ${away}`);
      return turnLetter({ page, table: id, word }, { title, turn: gameOf(table).turn, other, invitation });
    });
  }

  async function mail(row: MailRow & { last: number }): Promise<void> {
    const invitation = newInvitation();
    const letter = await letterFor(row, invitation);
    // If others look at the same time, one of them mails.
    if (!(await storage.claimMail(row, letter !== undefined)) || !letter) return;
    const { table, seat } = row;
    const shown = { table, hash: hashOfKey(invitation), kind: 'invitation', seat, invitation: null } as const;
    const isWanted = { word: row.word, ...(row.asker !== null && { by: { hash: row.asker, now: now() } }) };
    const added = await storage.addCredential({ ...shown, body: 'by mail', until: now() + LINK_FOR }, isWanted);
    // Anybody who has ended all other keys has ended these mails too.
    if (added !== 'added') return storage.forgetMail(table, row.word);
    await send(row.address, letter);
  }

  async function deliver(): Promise<void> {
    for (const row of await storage.listMailsDue(now() - REST)) await mail(row).catch(note);
  }

  const timer = setInterval(() => void deliver().catch(note), PAUSE);
  timer.unref();
  return {
    async ask({ table, seat, hash }, address) {
      const word = newInvitation();
      const row = { table, seat, address, asker: hash, word, asked: now(), confirmed: null, looked: -1, mailed: -1 };
      await storage.addMail(row);
      await send(address, confirmLetter({ page, table, word }));
    },
    deliver,
    close() {
      clearInterval(timer);
      transport.close();
    },
  };
}
