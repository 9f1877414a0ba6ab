import { preferences } from '../../store/device/preferences.ts';
import { type Chord, chordText, isChord } from './chords.ts';
import { chosenChords, KEYS, type KeyChoice, type KeyId } from './keys.ts';

/** What moves through every page, and what a button or a field is pressed with. */
const OF_PAGES = /(^|\+)(Tab|Enter|Space|Escape|Backspace|Delete|Arrow\w+|Home|End|PageUp|PageDown)$/;

/** What the browser does by itself with Ctrl held, and a page had better leave to it. */
const OF_BROWSERS = /^Mod\+(Shift\+)?([ACFLNPQRSTVWX0-9=+-]|F\d+)$|^(Shift\+)?F\d+$/;

/** Why something cannot get this key, in a sentence; null if it can. */
export function checkKey(id: KeyId, chord: Chord, choice: KeyChoice = preferences.getState()): string | null {
  if (!isChord(chord)) return `“${chord}” is no key.`;
  if (OF_PAGES.test(chord)) return `${chordText(chord)} moves about the page and presses its buttons.`;
  if (OF_BROWSERS.test(chord)) return `${chordText(chord)} belongs to the browser.`;
  const taken = KEYS.find((line) => line.id !== id && chosenChords(line, choice).includes(chord));
  return taken ? `${chordText(chord)} is taken: ${taken.does}.` : null;
}

/** Gives something a key of its own in place of those it has; '' takes them away, null brings the first ones back. */
export function changeKey(id: KeyId, chord: Chord | null): void {
  const { [id]: _, ...others } = preferences.getState().keys;
  preferences.setState({ keys: chord === null ? others : { ...others, [id]: chord } });
}

/** Why the first keys of something cannot come back: another line has got one of them since; null if they can. */
export function checkRestored(id: KeyId, choice: KeyChoice = preferences.getState()): string | null {
  const first = KEYS.find((line) => line.id === id)?.keys ?? [];
  return first.map((chord) => checkKey(id, chord, choice)).find((why) => why !== null) ?? null;
}

/**
 * The keys of a file as somebody could have chosen them here, one by one, and why the others are left out, in sentences. Of
 * two that want the same key the first has it; what the program does not know is left out unsaid.
 */
export function sortKeys(wanted: KeyChoice['keys']): { keys: KeyChoice['keys']; refusals: string[] } {
  const lines = KEYS.filter((line) => wanted[line.id] !== undefined && !('isFixed' in line));
  let keys: KeyChoice['keys'] = Object.fromEntries(lines.map(({ id }) => [id, wanted[id] ?? '']));
  const refusals: string[] = [];
  const isSound = ({ id, does }: (typeof lines)[number]): boolean => {
    const { [id]: chord, ...others } = keys;
    const why = chord ? checkKey(id, chord, { keys, letters: true }) : null;
    if (why === null) return true;
    keys = others;
    refusals.unshift(`${does}: ${why}`);
    return false;
  };
  // Whatever is left out has its first keys again, and another may have been given one of those.
  for (let left = lines.reverse(); ; ) {
    const sound = left.filter(isSound);
    if (sound.length === left.length) return { keys, refusals };
    left = sound;
  }
}
