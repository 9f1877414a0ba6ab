import type { Server, Socket } from 'socket.io';
import type { FromServer } from '../../wire/messages.ts';
import type { Viewer } from '../table/entry.ts';
import type { Table } from '../table/table.ts';

/** What a socket has shown. */
export interface Credential {
  table: string;
  viewer: Viewer;
  /** The hash of what was shown. */
  hash: string;
  since: number | null;
}

/** The sockets of a server, each with what it has shown. */
export type Io = Server<
  Record<string, (...words: unknown[]) => void>,
  FromServer,
  Record<string, never>,
  { credential?: Credential }
>;
/** One of them. */
export type TableSocket = Io extends Server<infer A, infer B, infer C, infer D> ? Socket<A, B, C, D> : never;

/** Tells everybody at a table what concerns them. */
export interface Broadcaster {
  moment(table: Table, viewer: Viewer, back?: number): void;
  people(table: Table): void;
  /** What time the players have left, if it is counted. */
  clock(table: Table, viewer: Viewer): void;
  /** A seat has been taken: with the last one the game begins, and of one that is taken anew the others are told. */
  taken(table: Table, how: 'first' | 'last' | 'anew'): void;
  offered(table: Table, viewer: Viewer): void;
  declined(table: Table, viewer: Viewer): void;
  /** The last line that was said, to all but the socket that sent it. */
  said(table: Table, by?: TableSocket): void;
}
