import type { Player } from '../../engine/index.ts';
import type { Notifier, TableNews } from '../storage/notifier.ts';
import type { LiveTables } from '../table/live.ts';
import type { Broadcaster, Credential } from './broadcaster.ts';

/** How often it is looked for what no notice came of, in milliseconds. */
const LOOK = 1000;

/** What is needed to follow other processes. */
interface OthersNeeds {
  /** Null where no other process keeps the same tables. */
  notifier: Notifier | null;
  tables: LiveTables;
  broadcaster: Pick<Broadcaster, 'people'>;
  cutOff: (table: string, isMeant: (credential: Credential) => boolean) => void;
  note: (error: unknown) => void;
}

/** What other processes do at the tables that are looked at here. */
export interface Others {
  /** Whether somebody sits at a seat by another process, as far as is known. */
  isElsewhere(table: string, seat: Player): boolean;
  /** Finds out anew how a table stands. */
  look(table: string): Promise<void>;
  /** Tells the others that somebody sits at a seat by this process, or nobody any more. */
  sits(table: string, seat: Player, isThere: boolean): Promise<void>;
  stop(): void;
}

/** Nobody else is there. */
const ALONE: Others = {
  isElsewhere: () => false,
  look: async () => undefined,
  sits: async () => undefined,
  stop: () => undefined,
};

/** Follows what other processes write: by their notices, and by a look every second for those that were lost. */
export function followOthers({ notifier, tables, broadcaster, cutOff, note }: OthersNeeds): Others {
  if (!notifier) return ALONE;
  const elsewhere = new Map<string, readonly Player[]>();

  async function tellPeople({ table, elsewhere: now }: TableNews): Promise<void> {
    const before = elsewhere.get(table) ?? [];
    if (now.length === 0) elsewhere.delete(table);
    else elsewhere.set(table, now);
    if (`${before}` !== `${now}`) await tables.at(table, (at) => broadcaster.people(at));
  }

  /** Does what news of a table ask for. */
  async function take(news: TableNews, known: number | undefined): Promise<void> {
    const { table, stands, ended, next } = news;
    if (!stands || ended.length > 0) cutOff(table, ({ hash }) => !stands || ended.includes(hash));
    if (!stands) return;
    if (known !== undefined && next > known) await tables.refresh(table);
    await tellPeople(news);
  }

  async function lookAtAll(): Promise<void> {
    const held = tables.listHeld();
    for (const table of elsewhere.keys()) if (!held.has(table)) elsewhere.delete(table);
    if (held.size === 0) return;
    const news = await notifier?.look([...held.keys()]);
    await Promise.all((news ?? []).map((one) => take(one, held.get(one.table))));
  }

  async function look(table: string): Promise<void> {
    const [news] = (await notifier?.look([table])) ?? [];
    if (news) await take(news, tables.listHeld().get(table));
  }

  let isLooking = false;
  const timer = setInterval(() => {
    if (isLooking) return;
    isLooking = true;
    lookAtAll()
      .catch(note)
      .finally(() => {
        isLooking = false;
      });
  }, LOOK);
  timer.unref();

  notifier.listen((table, notice) => {
    if (!tables.isHeld(table)) return;
    (notice === 'entries' ? tables.refresh(table) : look(table)).catch(note);
  });

  return {
    isElsewhere: (table, seat) => elsewhere.get(table)?.includes(seat) ?? false,
    look,
    async sits(table, seat, isThere) {
      await notifier.sits(table, seat, isThere);
      notifier.tell(table, 'others');
    },
    stop: () => clearInterval(timer),
  };
}
