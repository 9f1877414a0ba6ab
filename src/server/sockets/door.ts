import type { IncomingMessage } from 'node:http';
import type { Server } from 'socket.io';
import { newAllowance } from '../limits/allowance.ts';
import { type Caller, type CallerOf, COSTS } from '../limits/callers.ts';

/** What may come through a socket: frames at once and every second, a large one counting as several. */
const FRAMES = { most: 1000, perSecond: 500 };
const FRAME = 4096;

/** What may come before a key is shown, and how many wrong ones before the socket is closed. */
const BEFORE = { frames: 6, characters: 2048, wrong: 3 };

/** What opening a socket costs its address, and showing a key, until the key is right. */
const OPENING = 2;
const SHOWING = 1;

/** A socket of engine.io. */
type Connection = Parameters<Parameters<Server['engine']['on']>[1]>[0];

/** The socket below it; engine.io hands it on with the request, and its types do not tell. */
interface Below {
  prependListener(event: 'message', hear: (data: { length: number }) => void): unknown;
  on(event: 'ping' | 'pong', hear: (data: { length: number }) => void): unknown;
  terminate(): void;
}

/** Counts what comes through a socket from its first byte on, and lets in who shows a key. */
export interface Door {
  /** Whether a key may be shown now. */
  mayShow(): boolean;
  /** The key was right: from now on the socket does not count for its address. */
  admit(): void;
  /** It was wrong. */
  refuse(): void;
  /** It could not be found out. */
  leaveOpen(): void;
}

/** Ends a socket without another word; what has come through it already is passed over. */
function cut(connection: Connection, below: Below): void {
  connection.close(true);
  below.terminate();
}

function newDoor(connection: Connection, below: Below, { calls }: Caller, time: () => number): Door {
  const frames = newAllowance(FRAMES, time);
  let state: 'closed' | 'asking' | 'open' = 'closed';
  let came = 0;
  let wrong = 0;
  let paid = OPENING;
  const count = ({ length }: { length: number }) => {
    came += 1;
    const isEarly = state !== 'open' && (came > BEFORE.frames || length > BEFORE.characters);
    if (isEarly || !frames.take(1 + length / FRAME)) cut(connection, below);
  };
  below.prependListener('message', count);
  below.on('ping', count);
  below.on('pong', count);
  return {
    mayShow() {
      if (state !== 'closed') return false;
      if (!calls.take(SHOWING)) {
        setImmediate(() => connection.close());
        return false;
      }
      paid += SHOWING;
      state = 'asking';
      return true;
    },
    admit() {
      state = 'open';
      calls.giveBack(paid);
    },
    refuse() {
      state = 'closed';
      wrong += 1;
      calls.pay(COSTS.wrongKey);
      if (wrong >= BEFORE.wrong) setImmediate(() => connection.close());
    },
    leaveOpen() {
      state = 'closed';
    },
  };
}

/** The doors of all sockets of a server. */
export function openDoors(callerOf: CallerOf, time: () => number) {
  const doors = new WeakMap<object, Door>();
  return {
    /** Whether the address of a request may open another socket. */
    mayOpen: (request: IncomingMessage): boolean => callerOf(request).calls.take(OPENING),
    opened(connection: Connection): void {
      const { request } = connection;
      const below = (request as IncomingMessage & { websocket: Below }).websocket;
      doors.set(connection, newDoor(connection, below, callerOf(request), time));
    },
    of: (connection: object): Door | undefined => doors.get(connection),
  };
}
