import { preferences } from '../../store/device/preferences.ts';
import { type Chord, chordOf, chordText, isCharacter, keyPlaceOf, type Press } from './chords.ts';

/** Where a key is listened to: on the whole page, or where the focus is in a part of it. */
export type KeyPlace = 'orders' | 'looking' | 'asking' | 'page' | 'map' | 'replay' | 'handbook' | 'lesson';

/** A line of the table of keys. */
export interface KeyLine {
  id: string;
  label: string;
  /** Its first keys; none where nobody has given it one. */
  keys: readonly Chord[];
  place: KeyPlace;
  /** A letter of it is a place of the keyboard, whatever that types. */
  byPlace?: true;
  /** They cannot be changed: such a part of a page is moved through with them everywhere. */
  isFixed?: true;
}

/**
 * Something that a page can do, with what the page has for it. Menu, palette, keys, the list of keys and the words on
 * buttons all come from these records.
 */
export interface Command<At> extends KeyLine {
  /** What it is called as things stand, where that changes. */
  labelNow?: (at: At) => string;
  /** What the menu says under it. */
  note?: (at: At) => string;
  /** The command is repeated as long as its key is held. */
  repeats?: true;
  /** The palette has it among the orders of a unit, or is it. */
  isElsewhere?: true;
  /** Whether it can be done now; always, where nothing is said. */
  when?: (at: At) => boolean;
  run: (at: At) => unknown;
}

/** Whether a command can be given now. */
export const mayRun = <At>({ when }: Command<At>, at: At): boolean => when?.(at) ?? true;

/** The preferences about keys. */
export type KeyChoice = Pick<ReturnType<typeof preferences.getState>, 'keys' | 'letters'>;

/** The chords of a line as they were changed; letters that are turned off still stand here. */
export function chosenChords({ id, keys, isFixed }: KeyLine, choice: KeyChoice): readonly Chord[] {
  const own = isFixed ? undefined : choice.keys[id];
  return own === undefined ? keys : own === '' ? [] : [own];
}

/** [WCAG 2.1.4] Letters can be turned off where they are listened to without the focus being on what they are for. */
const isOff = ({ place }: KeyLine, chord: Chord, { letters }: KeyChoice): boolean =>
  !letters && place !== 'map' && isCharacter(chord);

/** Whether somebody has given a first key of a line to something else: it stays theirs, also where it came first. */
const isGivenAway = ({ id, isFixed }: KeyLine, chord: Chord, { keys }: KeyChoice): boolean =>
  !isFixed && keys[id] === undefined && Object.values(keys).includes(chord);

/** What is pressed for something now; none where it has no key, or its letter is turned off. */
export const chordsOf = (line: KeyLine, choice: KeyChoice = preferences.getState()): readonly Chord[] =>
  chosenChords(line, choice).filter((chord) => !isOff(line, chord, choice) && !isGivenAway(line, chord, choice));

/** The chord of a press as a line understands it: by the place of its letter, or by what it types. */
export const pressedFor = ({ byPlace }: Pick<KeyLine, 'byPlace'>, press: Press): Chord | null =>
  (byPlace ? keyPlaceOf(press) : null) ?? chordOf(press);

/** What a press of a key means among some lines; null for nothing. */
export function lineFor<Line extends KeyLine>(press: Press, lines: readonly Line[]): Line | null {
  const isMeant = (line: Line): boolean => {
    const pressed = pressedFor(line, press);
    return pressed !== null && chordsOf(line).includes(pressed);
  };
  return lines.find(isMeant) ?? null;
}

/** The first key for something as it is printed; null for none. */
export function keyTextOf(line: KeyLine): string | null {
  const [first] = chordsOf(line);
  return first === undefined ? null : chordText(first, line.byPlace);
}
