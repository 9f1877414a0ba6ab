import { createStore } from 'zustand/vanilla';

/** The look of the page: the system's choice, the star map or the printed map. */
export type Theme = 'system' | 'space' | 'paper';

const THEMES: readonly Theme[] = ['system', 'space', 'paper'];
const THEME = 'deltavee.theme';
const LEFT = 'deltavee.left';

/** Storage may be forbidden; then nothing is remembered, and nothing else happens. */
function remember(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // The choice lives as long as the page.
  }
}

function recall(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

const rememberedTheme = (): Theme => THEMES.find((theme) => theme === recall(THEME)) ?? 'system';

/** What this device remembers of how somebody likes the page. */
export const preferences = createStore<{ theme: Theme }>(() => ({ theme: rememberedTheme() }));

export function chooseTheme(theme: Theme): void {
  remember(THEME, theme === 'system' ? null : theme);
  preferences.setState({ theme });
}

/** Whether the players went back to the start by themselves: then no game is opened without being asked for. */
export const hasLeft = (): boolean => recall(LEFT) !== null;

export const setLeft = (left: boolean): void => remember(LEFT, left ? 'yes' : null);
