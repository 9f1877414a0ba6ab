import type { Player, UnitId } from '../engine/index.ts';

/**
 * A piece of a sentence: plain text, a die that fell, a unit or a player, so that a page can draw the first two of those and
 * call the last by name.
 */
export type TextPart = string | { die: number } | { unit: UnitId } | { player: Player };

type Piece = TextPart | readonly TextPart[] | number | null;

/** A sentence out of a template; nothing is left of a null. */
export function say(texts: TemplateStringsArray, ...pieces: Piece[]): TextPart[] {
  const parts: TextPart[] = [];
  const add = (part: TextPart): void => {
    const last = parts[parts.length - 1];
    if (part === '') return;
    if (typeof part === 'string' && typeof last === 'string') parts[parts.length - 1] = last + part;
    else parts.push(part);
  };
  for (const [index, text] of texts.entries()) {
    add(text);
    const piece = pieces[index];
    if (piece === undefined || piece === null) continue;
    if (typeof piece === 'number') add(String(piece));
    else for (const part of Array.isArray(piece) ? (piece as readonly TextPart[]) : [piece as TextPart]) add(part);
  }
  return parts;
}

/** What a player is called where no names are known. */
const byNumber = (player: Player): string => `player ${player}`;

/** The sentence as plain text. */
export const plain = (parts: readonly TextPart[], nameOf: (player: Player) => string = byNumber): string =>
  parts
    .map((part) => {
      if (typeof part === 'string') return part;
      if ('die' in part) return String(part.die);
      return 'unit' in part ? part.unit : nameOf(part.player);
    })
    .join('');

/** A unit in a sentence. */
export const of = (unit: UnitId): TextPart => ({ unit });

/** A player in a sentence. */
export const who = (player: Player): TextPart => ({ player });

/** A die in a sentence. */
export const rolled = (die: number): TextPart => ({ die });

/** `1 block`, `2 blocks`. */
export const count = (number: number, one: string, more = `${one}s`): string =>
  `${number} ${number === 1 ? one : more}`;

/** `a, b and c`. */
export function list(words: readonly string[], last = 'and'): string {
  if (words.length < 2) return words[0] ?? '';
  return `${words.slice(0, -1).join(', ')} ${last} ${words[words.length - 1]}`;
}

/** With its first letter as a capital. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** With its article: `a hunter pod`, `an unguided missile`. */
export const an = (noun: string): string => `${/^[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`;
