import type { Action, Player, ProgramSeat } from '../../engine/index.ts';
import type { Alone, Offered } from '../../wire/messages.ts';

/** Who looks at a table: a seat, or a watcher. All watchers see the same. */
export type Viewer = Player | 'watch';
export const VIEWERS: readonly Viewer[] = [1, 2, 'watch'];

/** What an entry does to the game: it goes back to so many steps, and carries out actions as one. */
export interface Effect {
  keep?: number;
  actions?: readonly Action[];
  /** Whose view or events it changes; for each that is a moment. */
  told?: readonly Viewer[];
}

/** The table of a rematch, and the other player's invitation to it, which is kept as it is: it has to be handed on. */
export interface RematchTable {
  table: string;
  invitation: string;
}

/** What is written down of everything that happens at a table. */
export type EntryBody =
  | { kind: 'taken'; name: string; nonce: string; program?: ProgramSeat }
  | ({ kind: 'order'; given: number } & Effect)
  | ({ kind: 'undo' } & Effect)
  | ({ kind: 'offer'; what: Offered | Alone; to?: number; rematch?: RematchTable; paused?: boolean } & Effect)
  | { kind: 'say'; text: string };

/** The kinds there are: a newer program beside this one may write others. */
export const ENTRY_KINDS: ReadonlySet<string> = new Set<EntryBody['kind']>(['taken', 'order', 'undo', 'offer', 'say']);

/** What happened at a table, by whom, and the message it came from. */
export interface TableEntry {
  seat: Player;
  body: EntryBody;
  /** When it happened, in milliseconds. */
  at: number;
  /** The id and the hash of the message; null if it came otherwise. */
  message: { id: string; sent: string } | null;
}
