import type { GameRecord } from '../../engine/index.ts';
import type {
  Acknowledgement,
  Auth,
  FromServer,
  OfferMessage,
  OrdersMessage,
  SayMessage,
  UndoMessage,
} from '../../wire/messages.ts';
import type { Thinker } from '../thinking/thinker.ts';
import type { Unanswered } from './sending.ts';

/** What a seat sends, by kind. */
export interface Sent {
  order: OrdersMessage;
  undo: UndoMessage;
  offer: OfferMessage;
  say: SayMessage;
}

/** What is heard from a server, and of the connection to it. */
export type Hearing = FromServer & {
  /** The connection is gone; it is tried again, unless it was closed here. */
  lost: () => void;
  /** The key opens nothing; it is not tried again. */
  refused: () => void;
};

/** A connection to a table on a server, which comes back by itself when it is lost. */
export interface Connection {
  /** Sends something; the answer, or null if the connection broke before there was one. */
  send<K extends keyof Sent>(kind: K, message: Sent[K]): Promise<Acknowledgement | null>;
  close(): void;
}

/** Opens a connection; `auth` is asked anew on every attempt, for the last moment that is known. */
export type Connect = (auth: () => Auth, hearing: Hearing) => Connection;

/** What a table on a server is opened with. */
export interface RemoteOpening {
  table: string;
  /** What proves the seat, or that one may watch. */
  words: { key: string } | { watch: string };
  connect: Connect;
  /** Orders of this seat that have no answer yet, and where they are kept. */
  unanswered: readonly Unanswered[];
  keep: (unanswered: readonly Unanswered[]) => void;
  /** How many events had been seen when the table was left, and where that is kept with the last moment seen. */
  seen?: number | undefined;
  keepSeen?: (seen: number, moment: number) => void;
  /** The record of the game once it is over; null if the server does not give it. */
  fetchRecord: () => Promise<GameRecord | null>;
  /** Whether the link for watchers is known here. */
  mayWatch?: boolean;
  /** Who is asked beside the game, on this device. */
  adviser: Thinker;
}
