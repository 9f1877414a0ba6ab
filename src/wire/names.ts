import * as v from 'valibot';
import { chosenForm, isPlain, type Player, plainLine, RECORD_LIMITS } from '../engine/index.ts';

/** What `GET /api/about` says of a server: the version of the messages it speaks. */
export const PROTOCOL = 1;

/** Where the sockets of a server listen. */
export const SOCKET_PATH = '/socket.io';

/** The largest message of a socket, and the largest body of a call but for a new table, in bytes. */
export const LARGEST_MESSAGE = 65_536;

/** The longest line that can be said, in characters. */
export const LONGEST_LINE = 300;

/** How many orders a server lists at most. */
export const LONGEST_LIST = 5000;

/** How many tables stand on one page of the list of open ones. */
export const OPEN_PAGE = 50;

/** How many lines a server tells one who comes to a table. */
export const LINES_TOLD = 100;

const base64url = (least: number, most: number) =>
  v.pipe(
    v.string(),
    v.regex(new RegExp(`^[A-Za-z0-9_-]{${least},${most}}$`), 'should be base64url of the right length'),
  );

/** The name of a table, drawn by the one who makes it. */
export const TableIdForm = base64url(16, 16);

/** A key, an invitation or what a watcher shows: at least 128 random bits. */
export const KeyForm = base64url(22, 128);

/** What a player adds to the dice of a table. */
export const NonceForm = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/, 'should be 32 hex characters'));

/** What one player is called. */
export const PlayerNameForm = chosenForm(0, RECORD_LIMITS.name);

/** What makes a message one of its kind: sent again, it gets its first answer. */
export const MessageIdForm = base64url(1, 64);

/** A line that is said. */
export const LineForm = chosenForm(1, LONGEST_LINE);

/** What the other side has called itself, or said, as it may be shown: an older server keeps what was let through once. */
export const ToldForm = v.pipe(v.string(), v.transform(plainLine));

/** What is wrong with what was sent, and where. */
export interface WireFault {
  at: string;
  message: string;
}

/** How deep what is sent may lie: a record needs eight. */
const DEEPEST = 40;

/**
 * What is wrong with the texts in something that was sent, whatever they are for: every one is well-formed and has no control
 * characters or marks of direction, which a database would not keep as they are, or a page show. Null if nothing is.
 */
export function textFault(value: unknown, at = '', depth = 0): WireFault | null {
  if (typeof value === 'string')
    return isPlain(value) ? null : { at, message: 'holds control characters or marks of direction' };
  if (typeof value !== 'object' || value === null) return null;
  if (depth >= DEEPEST) return { at, message: 'lies too deep' };
  const isList = Array.isArray(value);
  for (const [name, inner] of Object.entries(value)) {
    if (!isList && !isPlain(name)) return { at, message: 'has a name with control characters or marks of direction' };
    const place = isList ? `${at}[${name}]` : `${at}${at === '' ? '' : '.'}${name}`;
    const fault = textFault(inner, place, depth + 1);
    if (fault) return fault;
  }
  return null;
}

/** The number of a change of a table as one seat sees it, from 0. */
export const MomentForm = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** The seat of a socket; null for a watcher. */
export type SeatNumber = Player | null;
