import { useStore } from 'zustand';
import { type Pace, preferences } from '../../../store/device/preferences.ts';
import { Segments } from '../../kit/Segments.tsx';
import { paceNow } from '../../play/comfort.ts';

const PACES: readonly { value: Pace; label: string }[] = [
  { value: 'calm', label: 'Calm' },
  { value: 'steady', label: 'Steady' },
  { value: 'quick', label: 'Quick' },
];

/** How what happens is shown. */
export function PaceChoice() {
  const chosen = useStore(preferences, paceNow);
  return (
    <Segments
      label="How what happens is shown"
      options={PACES}
      chosen={chosen}
      onChoose={(pace) => preferences.setState({ pace })}
    />
  );
}
