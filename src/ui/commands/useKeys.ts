import { useLayoutEffect, useRef } from 'react';
import { type Chord, chordOf, isCharacter, type Press } from './chords.ts';
import { type Command, lineFor, mayRun } from './command.ts';

/** A selector of the fields that text is typed into. */
const TYPED = 'input:not([type=checkbox], [type=radio], [type=range], [type=file]), textarea, [contenteditable]';

/** The keys by which a field of text takes back typing and moves its cursor. */
const OF_FIELDS: ReadonlySet<Chord> = new Set(['Mod+Z', 'Mod+Shift+Z', 'Mod+Y', 'Escape', 'Shift+Z']);

/** A selector of the controls that use the arrow keys while they have the focus; a map is an application. */
const MOVED = 'input, textarea, select, [role="tablist"], [role="application"]';

/** A selector of what Enter and Space press while it has the focus. */
const PRESSED = 'button, a, summary, select, input, [role="button"], [role="application"]';

const PRESSES = /^(Enter|Space)$/;

/** What can do nothing now and has the focus all the same: Space goes on from there, and Enter may ask it why. */
const SHUT = '[aria-disabled="true"]';

const MOVES = /^(Arrow\w+|Home|End|PageUp|PageDown)$/;

/** Whether a chord belongs to what has the focus: letters to anybody who types, and inside a dialog everything to it. */
function isTaken(target: EventTarget | null, chord: Chord | null): boolean {
  if (!(target instanceof Element)) return false;
  const isIn = (what: string): boolean => target.closest(what) !== null;
  if (chord === null || isIn('dialog')) return true;
  if (PRESSES.test(chord)) return isIn(PRESSED) && !(chord === 'Space' && isIn(SHUT));
  if (MOVES.test(chord)) return isIn(MOVED);
  if (isCharacter(chord)) return isIn(TYPED) || isIn('select');
  return OF_FIELDS.has(chord) && isIn(TYPED);
}

interface Pressed extends Press {
  repeat: boolean;
  preventDefault(): void;
}

/** Gives the command that is pressed, if it is one of these and can be given now; whether it was one of them. */
export function giveByKey<At>(event: Pressed, commands: readonly Command<At>[], at: At): boolean {
  const command = lineFor(event, commands);
  if (!command || (event.repeat && !command.repeats)) return false;
  event.preventDefault();
  if (mayRun(command, at)) command.run(at);
  return true;
}

/** Listens for the keys of some commands, wherever the focus is, from the moment at which the page can be seen. */
export function useKeys<At>(commands: readonly Command<At>[], at: At): void {
  const latest = useRef(at);
  useLayoutEffect(() => {
    latest.current = at;
  });
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || isTaken(event.target, chordOf(event))) return;
      giveByKey(event, commands, latest.current);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [commands]);
}
