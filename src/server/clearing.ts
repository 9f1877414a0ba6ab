import { LISTED_FOR } from './calls/lobby.ts';
import { ASKED_WITHIN } from './calls/mail.ts';
import type { Storage } from './storage/storage.ts';
import type { LiveTables } from './table/live.ts';
import { UNTAKEN_KEPT } from './table/show.ts';

/** How often it is looked for tables that nobody has taken, in milliseconds. */
const PAUSE = 3600 * 1000;

interface ClearingNeeds {
  storage: Storage;
  tables: LiveTables;
  /** Cuts off one who still waits at a table. */
  cutOff: (table: string, isMeant: () => boolean) => void;
  note: (error: unknown) => void;
  now: () => number;
}

/**
 * Clears away the tables at which a seat has been free for too long; with them what need not be known any more: when addresses
 * were asked that may be asked again, and the invitations of tables that wait no longer for anybody else.
 */
async function clear({ storage, tables, cutOff, now }: ClearingNeeds): Promise<void> {
  await storage.forgetAsked(now() - ASKED_WITHIN);
  await storage.unlistOld(now() - LISTED_FOR);
  const before = now() - UNTAKEN_KEPT;
  for (const id of await storage.listUntaken(before)) {
    await tables.drop(id, async () => {
      // Somebody may have sat down since.
      if (await storage.deleteUntaken(id, before)) cutOff(id, () => true);
    });
  }
}

/** Clears away such tables now, and every hour until what it answers is called. */
export async function startClearing(needs: ClearingNeeds): Promise<() => void> {
  const go = () => clear(needs).catch(needs.note);
  await go();
  const timer = setInterval(go, PAUSE);
  timer.unref();
  return () => clearInterval(timer);
}
