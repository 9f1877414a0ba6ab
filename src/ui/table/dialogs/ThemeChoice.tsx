import { useStore } from 'zustand';
import { preferences, type Theme } from '../../../store/device/preferences.ts';
import { Segments } from '../../kit/Segments.tsx';

const THEMES: readonly { value: Theme; label: string }[] = [
  { value: 'system', label: 'As the system' },
  { value: 'space', label: 'Space' },
  { value: 'paper', label: 'Paper' },
];

/** The look of the page. */
export function ThemeChoice() {
  const chosen = useStore(preferences, (state) => state.theme);
  return (
    <Segments label="Look" options={THEMES} chosen={chosen} onChoose={(theme) => preferences.setState({ theme })} />
  );
}
