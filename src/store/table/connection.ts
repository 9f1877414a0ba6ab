import type {
  Acknowledgement,
  Auth,
  FromServer,
  OfferMessage,
  OrdersMessage,
  SayMessage,
  UndoMessage,
} from '../../wire/messages.ts';

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
