import * as v from 'valibot';
import type { Player } from '../engine/index.ts';

/** What `GET /api/about` says of a server: the version of the messages it speaks. */
export const PROTOCOL = 1;

/** Where the sockets of a server listen. */
export const SOCKET_PATH = '/socket.io';

/** The largest message of a socket, and the largest body of a call but for a new table, in bytes. */
export const LARGEST_MESSAGE = 65_536;

/** The longest line that can be said, in characters. */
export const LONGEST_LINE = 300;

/** The characters of a line as Unicode counts them: an emoji is one, though a string holds it in two parts. */
export const countCharacters = (line: string): number => [...line].length;

/** How many orders a server lists at most. */
export const LONGEST_LIST = 5000;

/** How many tables stand on one page of the list of open ones. */
export const OPEN_PAGE = 50;

/** How many lines a server tells whoever comes to a table. */
export const LINES_TOLD = 100;

const base64url = (least: number, most: number) =>
  v.pipe(
    v.string(),
    v.regex(new RegExp(`^[A-Za-z0-9_-]{${least},${most}}$`), 'should be base64url of the right length'),
  );

/** The name of a table, drawn by whoever makes it. */
export const TableIdForm = base64url(16, 16);

/** A key, an invitation or what a watcher shows: at least 128 random bits. */
export const KeyForm = base64url(22, 128);

/** What a player adds to the dice of a table. */
export const NonceForm = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/, 'should be 32 hex characters'));

/** What one player is called. */
export const PlayerNameForm = v.pipe(v.string(), v.maxLength(60));

/** What makes a message one of its kind: sent again, it gets its first answer. */
export const MessageIdForm = v.pipe(v.string(), v.minLength(1), v.maxLength(64));

/** The number of a change of a table as one seat sees it, from 0. */
export const MomentForm = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** The seat of a socket; null for a watcher. */
export type SeatNumber = Player | null;
