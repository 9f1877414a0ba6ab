import { useStore } from 'zustand';
import { type Pace, preferences } from '../../store/device/preferences.ts';
import { Segments } from '../elements/Segments.tsx';

const PACES: readonly { value: Pace; label: string }[] = [
  { value: 'slow', label: 'Slow' },
  { value: 'normal', label: 'Normal' },
  { value: 'fast', label: 'Fast' },
  { value: 'at-once', label: 'At once' },
];

/** How fast the program's orders are shown. */
export function PaceChoice() {
  const chosen = useStore(preferences, (state) => state.pace);
  return (
    <Segments
      label="How fast the program’s orders are shown"
      options={PACES}
      chosen={chosen}
      onChoose={(pace) => preferences.setState({ pace })}
    />
  );
}
