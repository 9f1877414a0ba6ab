import { deflateRawSync } from 'node:zlib';
import { type Game, parseRecord } from '../engine/index.ts';
import { fullSettings } from '../game/entries.ts';
import { isClosed } from '../game/people.ts';
import { takeOption, UsageError } from './output.ts';

/** Where the program is served, as `--address` says it, for the codes on paper; null without it. */
export function takeAddress(words: string[]): string | null {
  const word = takeOption(words, '--address');
  if (word === undefined) return null;
  const url = URL.canParse(word) ? new URL(word) : null;
  if (!url || !/^https?:$/.test(url.protocol)) throw new UsageError('--address needs an address that begins with http');
  return `${url.origin}${url.pathname}`;
}

/**
 * [R10.0b] What a code on the logs or the report of a recorded game opens: the link with the game in it, of docs/links.md.
 * Without the address of the program there is none, nor while the players have secrets from each other.
 */
export function recordCodes(text: string, game: Game, address: string | null): string[] {
  if (address === null) return [];
  const read = parseRecord(text);
  // The file of a battle is no game yet.
  if (!read.ok) return [];
  const { lines: _lines, ...record } = read.value;
  if (isClosed(fullSettings(record.table)) && !game.result) return [];
  return [`${address}#/open/1${deflateRawSync(JSON.stringify(record)).toString('base64url')}`];
}
