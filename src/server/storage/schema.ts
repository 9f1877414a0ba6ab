/** One table, as it was made; nothing in it ever changes. */
export interface TableRow {
  table: string;
  /** When it was made, in milliseconds. */
  made: number;
  /** The hash of the call that made it, by which the same call is known when it comes again. */
  body: string;
  /** The record it began with. */
  record: string;
  /** What its dice follow from, 32 bytes as hex. */
  secret: string;
  /** How time is counted, as JSON; null where it is not. */
  clock: string | null;
}

/** A table that stands in the list of open ones, with the invitation that everybody may use. */
export interface ListedRow {
  table: string;
  invitation: string;
  seat: number;
  /** What the list says of it, as JSON; null where an older program has listed it. */
  line: string | null;
}

/** A table of the list, when it was made, and whether what it is named and begins with can be read, as far as that is short. */
export type OpenRow = ListedRow & Pick<TableRow, 'made'> & { isSound: boolean };

export type ShownKind = 'key' | 'invitation' | 'watch';

/**
 * The hash of something that can be shown at a table: a key or an invitation of a seat, or a watcher's. Where the program has
 * taken a seat, what stands in the place of a hash nobody can show.
 */
export interface SeatRow {
  table: string;
  hash: string;
  kind: ShownKind | 'program';
  /** 0 for watchers. */
  seat: number;
  /** The hash of the invitation that became this key, which it can only once. */
  invitation: string | null;
  /**
   * The hash of the call by which it was taken or, of an invitation, by which a player made it for another device of
   * their own; for when the same call comes again.
   */
  body: string | null;
  /** When it opens nothing any more, in milliseconds; null for what lasts. */
  until: number | null;
}

/** Something that was shown at a table, by its hash, and opens nothing any more. */
export interface EndedRow {
  table: string;
  hash: string;
}

/** One line of the log of a table. Lines are only ever appended. */
export interface EntryRow {
  table: string;
  number: number;
  /** When it was written, in milliseconds. */
  at: number;
  seat: number;
  /** The id under which the seat sent it, and the hash of what it sent; both null for what has no id. */
  id: string | null;
  sent: string | null;
  body: string;
  /** The hash of the game after it. */
  hash: string;
}

/** An address to which mails about a seat go, once its owner has said so. It is no part of the table. */
export interface MailRow {
  table: string;
  seat: number;
  address: string;
  /** The hash of the key by which they were asked for; null where nobody knows any more. */
  asker: string | null;
  /** What the links in its mails show to confirm and to end them. */
  word: string;
  asked: number;
  confirmed: number | null;
  /** The number of the last line of the table when it was looked whether to mail, and when one was sent; -1 at first. */
  looked: number;
  mailed: number;
}

/** How often what opens a seat has changed: one who changes it writes here first, so that one waits for the other. */
export interface GenerationRow {
  table: string;
  seat: number;
  number: number;
}

/** One of the times at which an address was asked whether it wants mails; the address as a hash. */
export interface AskedRow {
  address: string;
  place: number;
  at: number;
}

/** A line that is written to see whether anything can be. */
export interface PulseRow {
  one: number;
  at: number;
}

/** Somebody sits at a table by a process. */
export interface PresentRow {
  table: string;
  seat: number;
  process: string;
}

/** A process that keeps tables, and when it was last heard of. */
export interface ProcessRow {
  process: string;
  seen: Date;
}

/** When a process has last said that it runs. */
export interface BeatRow {
  beat: string;
  at: number;
}

/** Time in which no process ran, or said so. */
export interface LapseRow {
  since: number;
  until: number;
}

export interface Schema {
  tables: TableRow;
  seats: SeatRow;
  ended: EndedRow;
  entries: EntryRow;
  listed: ListedRow;
  mails: MailRow;
  beats: BeatRow;
  lapses: LapseRow;
  generations: GenerationRow;
  asked: AskedRow;
  pulse: PulseRow;
  /** These two only where several processes share a database. */
  present: PresentRow;
  processes: ProcessRow;
}
