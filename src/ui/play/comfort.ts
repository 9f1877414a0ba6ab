import { useSyncExternalStore } from 'react';
import { useStore } from 'zustand';
import { type Pace, type Preferences, preferences } from '../../store/device/preferences.ts';

const STILL = '(prefers-reduced-motion: reduce)';
const CONTRAST = '(prefers-contrast: more)';

const matches = (query: string): boolean => window.matchMedia(query).matches;

function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', changed);
      return () => media.removeEventListener('change', changed);
    },
    () => matches(query),
  );
}

/** Whether nothing may move: by the system, or as it was chosen here. */
export const prefersStill = (): boolean => preferences.getState().still || matches(STILL);

/** How what happens is shown: as was chosen, else calmly until somebody has seen a game to its end. */
export const paceNow = ({ pace, played }: Pick<Preferences, 'pace' | 'played'> = preferences.getState()): Pace =>
  pace ?? (played ? 'steady' : 'calm');

/**
 * What the eyes of the player here want. App writes it on <html> as `data-motion` and `data-contrast`, and style sheets
 * ask for these alone, since both can be chosen here as well as in the system.
 */
export function useComfort(): { motion: 'still' | 'usual'; contrast: 'high' | 'usual' } {
  const still = useStore(preferences, (state) => state.still);
  const chosen = useStore(preferences, (state) => state.contrast);
  const systemStill = useMedia(STILL);
  const systemContrast = useMedia(CONTRAST);
  return {
    motion: still || systemStill ? 'still' : 'usual',
    contrast: chosen === 'high' || systemContrast ? 'high' : 'usual',
  };
}
