import { useStore } from 'zustand';
import { preferences, type Theme } from '../../store/preferences.ts';

const THEMES: readonly { theme: Theme; label: string }[] = [
  { theme: 'system', label: 'As the system' },
  { theme: 'space', label: 'Space' },
  { theme: 'paper', label: 'Paper' },
];

/** The look of the page. */
export function ThemeChoice() {
  const chosen = useStore(preferences, (state) => state.theme);
  return (
    <fieldset className="seg theme-choice">
      <legend className="unseen">Look</legend>
      {THEMES.map(({ theme, label }) => (
        <button
          key={theme}
          type="button"
          aria-pressed={theme === chosen}
          onClick={() => preferences.setState({ theme })}
        >
          {label}
        </button>
      ))}
    </fieldset>
  );
}
