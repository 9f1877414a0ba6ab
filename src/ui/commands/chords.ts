/**
 * A key with what is held beside it, by what it types: `M`, `Shift+M`, `Mod+Z`, `?`, `ArrowLeft`. `Mod` is Ctrl, or Cmd on a
 * Mac. A letter is its Latin letter wherever one is typed; where none is, as in Cyrillic or Greek, it is the key at the
 * place that has the letter on an American keyboard.
 */
export type Chord = string;

/** Whether a text, which may come out of a file, is written like a chord. */
export const isChord = (text: string): boolean => /^(Mod\+)?((Shift\+)?[A-Z]\w*|[!-@[-`{-~])$/.test(text);

/** The part of a keyboard event that decides what a press of a key means. */
export type Press = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** The signs of an American keyboard by their places, without Shift and with it. */
const SIGNS: Readonly<Record<string, readonly [plain: string, shifted: string]>> = {
  Minus: ['-', '_'],
  Equal: ['=', '+'],
  BracketLeft: ['[', '{'],
  BracketRight: [']', '}'],
  Backslash: ['\\', '|'],
  Semicolon: [';', ':'],
  Quote: ["'", '"'],
  Comma: [',', '<'],
  Period: ['.', '>'],
  Slash: ['/', '?'],
  Backquote: ['`', '~'],
};

/** What the key at a place would type on an American keyboard. */
function typedAt(code: string, shift: boolean): string | null {
  const [, letter, digit] = /^(?:Key([A-Z])|Digit(\d))$/.exec(code) ?? [];
  return letter ?? digit ?? SIGNS[code]?.[shift ? 1 : 0] ?? null;
}

const isLetter = (name: string): boolean => /^[A-Z]$/i.test(name);

/** Keys that have a name instead of a sign; a space has a name too. */
const isNamed = (key: string): boolean =>
  key === ' ' || (/^[A-Z]\w+$/.test(key) && !/^(Dead|Process|Unidentified)$/.test(key));

function nameOf({ key, code, shiftKey }: Press): string | null {
  if (isNamed(key)) return key === ' ' ? 'Space' : key;
  return /^[!-~]$/.test(key) ? key : typedAt(code, shiftKey);
}

/** The chord that is pressed; null for what is held alone, and with Alt, which types signs on many keyboards. */
export function chordOf(press: Press): Chord | null {
  const name = nameOf(press);
  if (name === null || press.altKey || /^(Shift|Control|Meta|Alt|AltGraph|CapsLock)$/.test(name)) return null;
  // Keyboards on a screen tell no place, and have no Shift but the capital letter.
  const shift = press.shiftKey || (press.code === '' && /^[A-Z]$/.test(name));
  const isSign = name.length === 1 && !isLetter(name);
  return [
    ...(press.ctrlKey || press.metaKey ? ['Mod'] : []),
    ...(shift && !isSign ? ['Shift'] : []),
    isLetter(name) ? name.toUpperCase() : name,
  ].join('+');
}

/** The chord by the place of its letter, whatever the keyboard types there; null for what is no letter, and with Alt. */
export function keyPlaceOf({ code, shiftKey, ctrlKey, metaKey, altKey }: Press): Chord | null {
  const [, letter] = /^Key([A-Z])$/.exec(code) ?? [];
  if (letter === undefined || altKey) return null;
  return [...(ctrlKey || metaKey ? ['Mod'] : []), ...(shiftKey ? ['Shift'] : []), letter].join('+');
}

/** What a chord is made of; the sign `+` is a key too. */
function partsOf(chord: Chord): { held: string[]; name: string } {
  const name = chord.endsWith('+') ? '+' : (chord.split('+').at(-1) ?? '');
  return {
    held: chord
      .slice(0, chord.length - name.length)
      .split('+')
      .filter(Boolean),
    name,
  };
}

/** Whether it types a letter, a digit or a sign, which speech and trembling hands press unasked (WCAG 2.1.4). */
export const isCharacter = (chord: Chord): boolean => {
  const { held, name } = partsOf(chord);
  return !held.includes('Mod') && name.length === 1;
};

const NAMES: Readonly<Record<string, string>> = {
  Escape: 'Esc',
  ArrowLeft: 'Left',
  ArrowRight: 'Right',
  ArrowUp: 'Up',
  ArrowDown: 'Down',
  PageUp: 'Page up',
  PageDown: 'Page down',
};

const isMac = (): boolean => /^(Mac|iP)/.test(globalThis.navigator?.platform ?? '');

/** What is printed on the keys of this keyboard, by their places; empty where the browser does not tell. */
let printed: ReadonlyMap<string, string> = new Map();

declare global {
  /** The keyboard of browsers that tell of it. */
  interface Navigator {
    readonly keyboard?: { getLayoutMap?: () => Promise<ReadonlyMap<string, string>> };
  }
}

/** Asks the browser what is printed on the keys. */
export async function learnLayout(): Promise<void> {
  // A page in a frame may be forbidden to ask; then the letters stand as on an American keyboard.
  printed = (await navigator.keyboard?.getLayoutMap?.().catch(() => null)) ?? printed;
}

/** The letter that is printed on the key of a Latin letter, on a keyboard without Latin letters; or at its place. */
function letterOn(name: string, byPlace: boolean): string {
  const there = printed.get(`Key${name}`);
  if (byPlace) return there?.toUpperCase() ?? name;
  return there !== undefined && !isLetter(there) && /^\p{L}$/u.test(there) && !hasLatin() ? there.toUpperCase() : name;
}

/** Whether the keyboard types Latin letters at all: then they stand on their keys, wherever those are. */
const hasLatin = (): boolean => [...printed.values()].some(isLetter);

/** A chord as it is printed on the keys, for people: `Ctrl Z`, `Shift M`, `?`; `byPlace` if its letter is a place. */
export function chordText(chord: Chord, byPlace = false): string {
  const { held, name } = partsOf(chord);
  const words = held.map((one) => (one === 'Mod' ? (isMac() ? 'Cmd' : 'Ctrl') : one));
  return [...words, isLetter(name) ? letterOn(name, byPlace) : (NAMES[name] ?? name)].join(' ');
}

/** A chord as `aria-keyshortcuts` has it: `Control+Z`. */
export const chordAria = (chord: Chord): string => chord.replace('Mod', isMac() ? 'Meta' : 'Control');
