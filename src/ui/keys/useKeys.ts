import { useLayoutEffect } from 'react';
import { useStore } from 'zustand';
import { preferences } from '../../store/device/preferences.ts';
import { chordOf, isCharacter } from './chords.ts';
import { type KeyId, type KeyPlace, keyAria, keyFor, keyText } from './keys.ts';

/** Letters belong to whoever types, and inside a dialog everything to the dialog. */
function isTaken(event: KeyboardEvent): boolean {
  if (event.defaultPrevented) return true;
  if (!(event.target instanceof Element)) return false;
  if (event.target.closest('dialog') !== null) return true;
  const types = event.target.closest('input, textarea, select, [contenteditable]') !== null;
  const chord = chordOf(event);
  return types && (chord === null || isCharacter(chord) || OF_FIELDS.has(chord));
}

/** What a field takes back and moves through by itself. */
const OF_FIELDS: ReadonlySet<string> = new Set(['Mod+Z', 'Mod+Shift+Z', 'Mod+Y', 'Escape', 'Shift+Z']);

/** The keys that go on as long as they are held. */
const REPEATS: ReadonlySet<KeyId> = new Set(['next', 'previous']);

/** Does what the keys of a place are for, wherever the focus is on the page, from the moment at which it can be seen. */
export function useKeys(place: readonly KeyPlace[], act: Partial<Readonly<Record<KeyId, () => unknown>>>): void {
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const id = isTaken(event) ? null : keyFor(event, ...place);
      const does = id && act[id];
      if (!does || (event.repeat && !REPEATS.has(id))) return;
      event.preventDefault();
      does();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [place, act]);
}

/** The keys for something as `aria-keyshortcuts` has them, as long as they stay so. */
export const useKeyAria = (id: KeyId): string | undefined => useStore(preferences, () => keyAria(id));

/** The first key for something as it is printed, as long as it stays so; null for none. */
export const useKeyText = (id: KeyId): string | null => useStore(preferences, () => keyText(id));
