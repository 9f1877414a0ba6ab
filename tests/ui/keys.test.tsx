import { afterEach, describe, expect, test, vi } from 'vitest';
import { preferences } from '../../src/store/device/preferences.ts';
import { type CommandId, LINES } from '../../src/ui/commands/all.ts';
import {
  type Chord,
  chordAria,
  chordOf,
  chordText,
  isCharacter,
  learnLayout,
  type Press,
} from '../../src/ui/commands/chords.ts';
import { chordsOf, type KeyPlace, keyTextOf, lineFor, pressedFor } from '../../src/ui/commands/command.ts';
import { changeKey, checkKey, checkRestored, sortKeys } from '../../src/ui/commands/key-changes.ts';
import { keyAriaOf } from '../../src/ui/commands/useKeyText.ts';

const USUAL = preferences.getState();
afterEach(() => {
  preferences.setState(USUAL);
  vi.unstubAllGlobals();
});

const lineOf = (id: CommandId) => LINES.find((line) => line.id === id)!;
const keyText = (id: CommandId) => keyTextOf(lineOf(id));
const keyAria = (id: CommandId) => keyAriaOf(lineOf(id));
/** What a press comes to in some places. */
const keyFor = (pressed: Press, ...places: KeyPlace[]) =>
  lineFor(
    pressed,
    LINES.filter(({ place }) => places.includes(place)),
  )?.id ?? null;

const press = (key: string, code: string, held: Partial<Press> = {}): Press => ({
  key,
  code,
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...held,
});
const SHIFT = { shiftKey: true };
const CTRL = { ctrlKey: true };

describe('a key is known', () => {
  test.each<[string, Press, Chord | null]>([
    ['by its letter', press('m', 'KeyM'), 'M'],
    ['with Shift', press('M', 'KeyM', SHIFT), 'Shift+M'],
    ['by its letter under Caps Lock', press('M', 'KeyM'), 'M'],
    ['by its place where Cyrillic is typed', press('ь', 'KeyM'), 'M'],
    ['by its place where Greek is typed, with Shift', press('Μ', 'KeyM', SHIFT), 'Shift+M'],
    ['by its letter wherever that lies: Z of a German keyboard', press('z', 'KeyY', CTRL), 'Mod+Z'],
    ['by its letter wherever that lies: A of a French one', press('a', 'KeyQ'), 'A'],
    ['by its sign wherever that lies: ? of a German keyboard', press('?', 'Minus', SHIFT), '?'],
    ['by its place where the sign is another: 0 of a French one', press('à', 'Digit0'), '0'],
    ['by its place behind a key that only begins an accent', press('Dead', 'Slash', SHIFT), '?'],
    ['with Cmd as with Ctrl', press('k', 'KeyK', { metaKey: true }), 'Mod+K'],
    ['by its letter on a keyboard of the screen, which tells no place', press('M', ''), 'Shift+M'],
    ['as a sign of its own', press('+', 'Equal', SHIFT), '+'],
    ['by its name', press('ArrowLeft', 'ArrowLeft', SHIFT), 'Shift+ArrowLeft'],
    ['not with Alt, which types signs', press('@', 'KeyL', { altKey: true }), null],
    ['not by Shift alone', press('Shift', 'ShiftLeft', SHIFT), null],
  ])('%s', (_, pressed, chord) => {
    expect(chordOf(pressed)).toBe(chord);
  });

  test('as people and screen readers are told it', () => {
    expect(['Mod+Shift+Z', '?', 'ArrowUp', '+'].map((chord) => chordText(chord))).toEqual([
      'Ctrl Shift Z',
      '?',
      'Up',
      '+',
    ]);
    expect(['Mod+Shift+Z', 'Shift+M'].map(chordAria)).toEqual(['Control+Shift+Z', 'Shift+M']);
  });

  test('by what is printed on it, where no Latin letter is', async () => {
    const layout = (...entries: [string, string][]) =>
      vi.stubGlobal('navigator', { keyboard: { getLayoutMap: async () => new Map(entries) } });
    layout(['KeyA', 'ф'], ['KeyM', 'ь']);
    await learnLayout();
    expect(chordText('Shift+M')).toBe('Shift Ь');
    layout(['KeyA', 'q'], ['KeyM', ','], ['KeyQ', 'a']);
    await learnLayout();
    expect(['A', 'M'].map((chord) => chordText(chord))).toEqual(['A', 'M']);
    // A slot's key is a place: there stands what is printed at it.
    expect(['A', 'Q'].map((chord) => chordText(chord, true))).toEqual(['Q', 'A']);
    vi.stubGlobal('navigator', { keyboard: { getLayoutMap: () => Promise.reject(new Error('in a frame')) } });
    await expect(learnLayout()).resolves.toBeUndefined();
  });
});

describe('the table of keys', () => {
  test('no key does two things in one place, and none on the table what it does in a part of it', () => {
    const WHOLE = ['orders', 'looking', 'page', 'lesson'];
    // What is pressed on the map itself is the map's.
    const uses = LINES.filter(({ id }) => id !== 'choose').flatMap(({ id, keys, place }) =>
      keys.map((chord) => ({ id, chord, place: WHOLE.includes(place) ? 'table' : place })),
    );
    const twice = uses.filter((one) =>
      uses.some(
        (other) => other !== one && other.chord === one.chord && (other.place === one.place || other.place === 'table'),
      ),
    );
    expect(twice).toEqual([]);
  });

  test('every key of it is what a press of that key comes to', () => {
    for (const { id, keys, place } of LINES)
      for (const chord of keys) {
        const name = chord.replace(/^(Mod\+|Shift\+)+/, '');
        const held = { shiftKey: chord.includes('Shift+'), ctrlKey: chord.includes('Mod+') };
        expect(keyFor(press(name, 'any', held), place)).toBe(id);
      }
  });

  test('the keys of the slots lie where the slots lie, whatever they type', () => {
    expect(keyFor(press('a', 'KeyQ'), 'orders')).toBe('left');
    expect(keyFor(press('q', 'KeyA'), 'orders')).toBe('weave');
    expect(keyFor(press('й', 'KeyQ'), 'orders')).toBe('left');
  });

  test('a key means nothing in another place', () => {
    expect(keyFor(press('m', 'KeyM'), 'map')).toBeNull();
    expect(keyFor(press('+', 'Equal'), 'orders')).toBeNull();
  });

  test('undo and redo have the keys every program has', () => {
    expect(keyFor(press('z', 'KeyZ', CTRL), 'page')).toBe('undo');
    expect(keyFor(press('Z', 'KeyZ', { ...CTRL, ...SHIFT }), 'page')).toBe('redo');
    expect(keyFor(press('y', 'KeyY', CTRL), 'page')).toBe('redo');
    expect(keyFor(press('я', 'KeyZ', CTRL), 'page')).toBe('undo');
  });
});

describe('keys are changed', () => {
  const give = (id: CommandId, chord: string | null) => changeKey(id, chord);

  test('to another one, in place of all it had', () => {
    give('undo', '9');
    expect(keyFor(press('9', 'Digit9'), 'page')).toBe('undo');
    expect(keyFor(press('z', 'KeyZ'), 'orders')).toBeNull();
    expect([keyText('undo'), keyAria('undo')]).toEqual(['9', '9']);
    give('undo', null);
    expect(keyAria('undo')).toBe('Z Control+Z');
  });

  test('to none', () => {
    give('hint', '');
    expect([keyText('hint'), keyAria('hint')]).toEqual([null, undefined]);
    expect(keyFor(press('i', 'KeyI'), 'orders')).toBeNull();
  });

  test('not to one that is taken, until it is free', () => {
    expect(checkKey('hint', 'M')).toBe('M is taken: Move the selected unit.');
    expect(checkKey('hint', 'Shift+Z')).toBe('Shift Z is taken: Redo.');
    expect(checkKey('move', 'M')).toBeNull();
    give('move', '9');
    expect(checkKey('hint', 'M')).toBeNull();
    expect(checkKey('hint', '9')).toBe('9 is taken: Move the selected unit.');
    give('hint', 'M');
    expect(checkRestored('move')).toBe('M is taken: Advice, in a rehearsal and against the program.');
    give('hint', null);
    expect(checkRestored('move')).toBeNull();
  });

  test('arrows of a replay too, and they come back', () => {
    give('step-on', '.');
    expect(keyFor(press('.', 'Period'), 'replay')).toBe('step-on');
    expect(keyFor(press('ArrowRight', 'ArrowRight'), 'replay')).toBeNull();
    expect(checkRestored('step-on')).toBeNull();
    expect(checkKey('step-on', 'ArrowUp')).toMatch(/moves about the page/);
    expect(checkKey('hint', '.')).toBe('. is taken: A step on.');
  });

  test('by a file, as far as somebody could have changed them one by one', () => {
    expect(sortKeys({ move: ',', hint: 'M', undo: '', redo: 'Mod+Shift+K' })).toEqual({
      keys: { move: ',', hint: 'M', undo: '', redo: 'Mod+Shift+K' },
      refusals: [],
    });
    expect(sortKeys({ move: ';', hint: ';', end: 'B', left: 'Enter', right: 'F5', accelerate: 'q' })).toEqual({
      keys: { move: ';' },
      refusals: [
        'Turn left: Enter moves about the page and presses its buttons.',
        'Faster: “q” is no key.',
        'Turn right: F5 belongs to the browser.',
        'End the phase: B is taken: How far the selected unit reaches, on and off.',
        'Advice, in a rehearsal and against the program: ; is taken: Move the selected unit.',
      ],
    });
  });

  test('by a file, also where what is left out would have its first key again', () => {
    const { keys, refusals } = sortKeys({ move: 'I', hint: ';', dangers: ';', nothing: 'Y', back: 'X' });
    expect(keys).toEqual({ move: 'I', hint: ';' });
    expect(refusals).toHaveLength(1);
    expect(sortKeys({ move: 'I', hint: 'Enter' })).toMatchObject({ keys: {}, refusals: { length: 2 } });
  });

  test.each(['Tab', 'Enter', 'Shift+ArrowLeft', 'Escape'])('not to %s, which moves about the page', (chord) => {
    expect(checkKey('hint', chord)).toMatch(/moves about the page/);
  });

  test.each(['Mod+W', 'Mod+Shift+T', 'Mod+F', 'F5'])('not to %s, which the browser has', (chord) => {
    expect(checkKey('hint', chord)).toMatch(/belongs to the browser/);
  });

  test('2.1.4 letters, digits and signs are turned off together; what is held with Ctrl, and what the map has, stays', () => {
    preferences.setState({ letters: false });
    expect(keyFor(press('m', 'KeyM'), 'orders')).toBeNull();
    expect(keyFor(press('?', 'Slash', SHIFT), 'page')).toBeNull();
    expect(keyFor(press('z', 'KeyZ', CTRL), 'page')).toBe('undo');
    expect(keyFor(press('Escape', 'Escape'), 'page')).toBe('back');
    expect(keyFor(press('+', 'Equal'), 'map')).toBe('zoom-in');
    expect(
      LINES.filter(({ place }) => place !== 'map')
        .flatMap((line) => chordsOf(line))
        .filter(isCharacter),
    ).toEqual([]);
  });

  test('a slot’s key by its place, whatever it types', () => {
    const slot = lineOf('left');
    expect(pressedFor(slot, press('m', 'Semicolon'))).toBe('M');
    expect(pressedFor(slot, press('q', 'KeyA'))).toBe('A');
    expect(pressedFor(lineOf('move'), press('q', 'KeyA'))).toBe('Q');
  });

  test('what was changed before a slot had that key keeps it, and the slot has none', () => {
    preferences.setState({ keys: { undo: 'E' } });
    expect([keyText('undo'), keyText('right')]).toEqual(['E', null]);
    expect(keyFor(press('e', 'KeyE'), 'orders', 'page')).toBe('undo');
    give('undo', null);
    expect(keyText('right')).toBe('E');
  });

  test('what cannot be changed stays as it is, whatever was stored', () => {
    preferences.setState({ keys: { back: 'Q', nothing: 'X' } });
    expect(keyText('back')).toBe('Esc');
  });
});

test('a key kept for a command that is no more keeps it from nobody', () => {
  preferences.setState({ keys: { fire: 'Q', undo: 'U' } });
  expect(preferences.getState().keys).toEqual({ undo: 'U' });
  expect([chordsOf(lineOf('left')), chordsOf(lineOf('launch'))]).toEqual([['Q'], []]);
});
