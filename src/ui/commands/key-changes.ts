import { preferences } from '../../store/device/preferences.ts';
import { type CommandId, LINES } from './all.ts';
import { type Chord, chordText, isChord } from './chords.ts';
import { chosenChords, type KeyChoice } from './command.ts';

/** What moves through every page, and what a button or a field is pressed with. */
const OF_PAGES = /(^|\+)(Tab|Enter|Space|Escape|Backspace|Delete|Arrow\w+|Home|End|PageUp|PageDown)$/;

/** What the browser does by itself with Ctrl held, and a page had better leave to it. */
const OF_BROWSERS = /^Mod\+(Shift\+)?([ACFLNPQRSTVWX0-9=+-]|F\d+)$|^(Shift\+)?F\d+$/;

/** The commands whose keys can be changed. */
export const CHANGEABLE = LINES.filter(({ isFixed }) => !isFixed);

/** Who has a key already, in a sentence; null if nobody has. */
function checkFree(id: CommandId, chord: Chord, choice: KeyChoice): string | null {
  // What is moved through with arrows has them to itself.
  const others = LINES.filter((line) => line.id !== id && !(OF_PAGES.test(chord) && line.isFixed));
  const taken = others.find((line) => chosenChords(line, choice).includes(chord));
  return taken ? `${chordText(chord)} is taken: ${taken.label}.` : null;
}

/** Why something cannot get this key, in a sentence; null if it can. */
export function checkKey(id: CommandId, chord: Chord, choice: KeyChoice = preferences.getState()): string | null {
  if (!isChord(chord)) return `“${chord}” is no key.`;
  const first = LINES.find((line) => line.id === id)?.keys ?? [];
  if (OF_PAGES.test(chord) && !first.includes(chord)) {
    return `${chordText(chord)} moves about the page and presses its buttons.`;
  }
  if (OF_BROWSERS.test(chord) && !first.includes(chord)) return `${chordText(chord)} belongs to the browser.`;
  return checkFree(id, chord, choice);
}

/** Gives something a key of its own in place of those it has; '' takes them away, null brings the first ones back. */
export function changeKey(id: CommandId, chord: Chord | null): void {
  const { [id]: _, ...others } = preferences.getState().keys;
  preferences.setState({ keys: chord === null ? others : { ...others, [id]: chord } });
}

/** Why the first keys of something cannot come back: another line has got one of them since; null if they can. */
export function checkRestored(id: CommandId, choice: KeyChoice = preferences.getState()): string | null {
  const first = LINES.find((line) => line.id === id)?.keys ?? [];
  return first.map((chord) => checkKey(id, chord, choice)).find((why) => why !== null) ?? null;
}

/**
 * The keys of a file as somebody could have chosen them here, one by one, and why the others are left out, in sentences. Of
 * two that want the same key the first has it; what the program does not know is left out unsaid.
 */
export function sortKeys(wanted: KeyChoice['keys']): { keys: KeyChoice['keys']; refusals: string[] } {
  const lines = CHANGEABLE.filter((line) => wanted[line.id] !== undefined);
  let keys: KeyChoice['keys'] = Object.fromEntries(lines.map(({ id }) => [id, wanted[id] ?? '']));
  const refusals: string[] = [];
  const isSound = ({ id, label }: (typeof lines)[number]): boolean => {
    const { [id]: chord, ...others } = keys;
    const why = chord ? checkKey(id, chord, { keys, letters: true }) : null;
    if (why === null) return true;
    keys = others;
    refusals.unshift(`${label}: ${why}`);
    return false;
  };
  // Whatever is left out has its first keys again, and another may have been given one of those.
  for (let left = lines.reverse(); ; ) {
    const sound = left.filter(isSound);
    if (sound.length === left.length) return { keys, refusals };
    left = sound;
  }
}
