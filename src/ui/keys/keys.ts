import { preferences } from '../../store/device/preferences.ts';
import { type Chord, chordAria, chordOf, chordText, isCharacter, type Press } from './chords.ts';

/** Where a key is listened to: on the whole table, or where the focus is in a part of it. */
export type KeyPlace = 'orders' | 'looking' | 'page' | 'map' | 'replay' | 'handbook' | 'lesson';

interface KeyLine {
  id: string;
  does: string;
  keys: readonly Chord[];
  place: KeyPlace;
  /** It cannot be changed: it is what such a part of a page is moved through with everywhere. */
  isFixed?: true;
}

/** Every key of the program: what listens, what is printed and what can be changed all come from here. */
export const KEYS = [
  { id: 'next', does: 'Next unit with something left to do', keys: ['N'], place: 'orders' },
  { id: 'previous', does: 'Previous unit with something left to do', keys: ['P'], place: 'orders' },
  { id: 'move', does: 'Move the selected unit', keys: ['M'], place: 'orders' },
  { id: 'move-all', does: 'Move all the rest', keys: ['Shift+M'], place: 'orders' },
  { id: 'accelerate', does: 'Accelerate', keys: ['A'], place: 'orders' },
  { id: 'decelerate', does: 'Decelerate', keys: ['D'], place: 'orders' },
  { id: 'left', does: 'Turn left', keys: ['L'], place: 'orders' },
  { id: 'right', does: 'Turn right', keys: ['R'], place: 'orders' },
  { id: 'next-target', does: 'Next target', keys: ['T'], place: 'orders' },
  { id: 'previous-target', does: 'Previous target', keys: ['Shift+T'], place: 'orders' },
  { id: 'fire', does: 'Fire at the target, as the arithmetic shows it', keys: ['F'], place: 'orders' },
  { id: 'end', does: 'End the phase', keys: ['E'], place: 'orders' },
  { id: 'undo', does: 'Undo', keys: ['Z', 'Mod+Z'], place: 'orders' },
  { id: 'redo', does: 'Redo', keys: ['Shift+Z', 'Mod+Shift+Z', 'Mod+Y'], place: 'orders' },
  { id: 'hint', does: 'A hint, in a rehearsal and against the program', keys: ['I'], place: 'orders' },
  { id: 'courses', does: 'Courses of all units, on and off', keys: ['C'], place: 'looking' },
  { id: 'ranges', does: 'How far the selected unit reaches, on and off', keys: ['U'], place: 'looking' },
  { id: 'dangers', does: 'Where the selected unit would be unsafe, on and off', keys: ['X'], place: 'looking' },
  { id: 'to-orders', does: 'To the orders', keys: ['O'], place: 'looking' },
  { id: 'to-map', does: 'To the map', keys: ['G'], place: 'looking' },
  { id: 'to-log', does: 'To the ship’s log', keys: ['S'], place: 'looking' },
  { id: 'to-events', does: 'To what happened', keys: ['V'], place: 'looking' },
  { id: 'to-victory', does: 'To the victory conditions', keys: ['W'], place: 'looking' },
  { id: 'to-units', does: 'To the list of units', keys: ['B'], place: 'looking' },
  { id: 'palette', does: 'Find anything: orders, units, rules, actions', keys: ['Mod+K'], place: 'page' },
  { id: 'handbook', does: 'The handbook, open and shut', keys: ['H'], place: 'page' },
  { id: 'keys', does: 'These keys', keys: ['?'], place: 'page' },
  {
    id: 'back',
    does: 'A step back in what is in progress, or break it off',
    keys: ['Escape'],
    place: 'page',
    isFixed: true,
  },
  { id: 'search', does: 'Search the handbook', keys: ['/'], place: 'handbook' },
  { id: 'coach', does: 'To the coach; there Enter goes on', keys: ['K'], place: 'lesson' },
  {
    id: 'hexes',
    does: 'From hex to hex, or from unit to unit',
    keys: ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'],
    place: 'map',
    isFixed: true,
  },
  { id: 'choose', does: 'Choose what is there', keys: ['Enter'], place: 'map', isFixed: true },
  { id: 'zoom-in', does: 'Nearer', keys: ['+', '='], place: 'map' },
  { id: 'zoom-out', does: 'Farther', keys: ['-', '_'], place: 'map' },
  { id: 'fit', does: 'Everything in sight', keys: ['0'], place: 'map' },
  { id: 'steps', does: 'A step back, a step on', keys: ['ArrowLeft', 'ArrowRight'], place: 'replay', isFixed: true },
  { id: 'phases', does: 'A phase back, a phase on', keys: ['ArrowUp', 'ArrowDown'], place: 'replay', isFixed: true },
  {
    id: 'turns',
    does: 'A Game-Turn back, a Game-Turn on',
    keys: ['PageUp', 'PageDown'],
    place: 'replay',
    isFixed: true,
  },
] as const satisfies readonly KeyLine[];

export type KeyId = (typeof KEYS)[number]['id'];

const LINES: readonly (KeyLine & { id: KeyId })[] = KEYS;

const lineOf = (id: KeyId): (KeyLine & { id: KeyId }) | undefined => LINES.find((line) => line.id === id);

/** What has been chosen about keys. */
export type KeyChoice = Pick<ReturnType<typeof preferences.getState>, 'keys' | 'letters'>;

/** The chords of a line as they were changed; letters that are turned off still stand here. */
export function chosenChords({ id, keys, isFixed }: KeyLine, choice: KeyChoice): readonly Chord[] {
  const own = isFixed ? undefined : choice.keys[id];
  return own === undefined ? keys : own === '' ? [] : [own];
}

/** [WCAG 2.1.4] Letters can be turned off where they are listened to without the focus being on what they are for. */
const isOff = ({ place }: KeyLine, chord: Chord, { letters }: KeyChoice): boolean =>
  !letters && place !== 'map' && isCharacter(chord);

/** What is pressed for something now; none where it has no key, or its letter is turned off. */
export function chordsOf(id: KeyId, choice: KeyChoice = preferences.getState()): readonly Chord[] {
  const line = lineOf(id);
  return line ? chosenChords(line, choice).filter((chord) => !isOff(line, chord, choice)) : [];
}

/** What a press of a key means in some places; null for nothing there. */
export function keyFor(press: Press, ...places: readonly KeyPlace[]): KeyId | null {
  const chord = chordOf(press);
  if (chord === null) return null;
  return LINES.find(({ id, place }) => places.includes(place) && chordsOf(id).includes(chord))?.id ?? null;
}

/** The first key for something as it is printed; null for none. */
export function keyText(id: KeyId): string | null {
  const [first] = chordsOf(id);
  return first === undefined ? null : chordText(first);
}

/** The keys for something as `aria-keyshortcuts` has them. */
export const keyAria = (id: KeyId): string | undefined => chordsOf(id).map(chordAria).join(' ') || undefined;
