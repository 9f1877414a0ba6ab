import { useCallback } from 'react';
import type { Doable } from '../commands/found.ts';
import { commandFinds } from './command-finds.ts';
import { Palette } from './Palette.tsx';

/** The palette of a page without a game: what it can do, and the handbook. */
export function PagePalette({ commands, onClose }: { commands: readonly Doable[]; onClose: () => void }) {
  const finds = useCallback((text: string) => commandFinds(commands, text), [commands]);
  return <Palette label="Find a page, a game, a rule" finds={finds} onClose={onClose} />;
}
