import { useStore } from 'zustand';
import { preferences } from '../../store/device/preferences.ts';
import { chordAria } from './chords.ts';
import { chordsOf, type KeyLine, keyTextOf } from './command.ts';

/** The keys for something as `aria-keyshortcuts` has them. */
export const keyAriaOf = (line: KeyLine): string | undefined => chordsOf(line).map(chordAria).join(' ') || undefined;

/** The same, as long as it stays so. */
export const useKeyAria = (line: KeyLine): string | undefined => useStore(preferences, () => keyAriaOf(line));

/** The first key for something as it is printed, as long as it stays so; null for none. */
export const useKeyText = (line: KeyLine): string | null => useStore(preferences, () => keyTextOf(line));

/** What a button says of its command to who points at it and to a screen reader: its words, and its key in brackets. */
export function useHint(line: KeyLine): { title: string; 'aria-keyshortcuts': string | undefined } {
  const key = useKeyText(line);
  const aria = useKeyAria(line);
  return { title: key === null ? line.label : `${line.label} (${key})`, 'aria-keyshortcuts': aria };
}
