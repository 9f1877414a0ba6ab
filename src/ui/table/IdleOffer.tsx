import { useStore } from 'zustand';
import { preferences } from '../../store/device/preferences.ts';
import { Button } from '../elements/Button.tsx';

/** Lets phases without a decision play themselves from now on, where such a phase is met. */
export function IdleOffer() {
  const playsIdle = useStore(preferences, (state) => state.playsIdle);
  if (playsIdle) return null;
  return (
    <Button look="plain" onClick={() => preferences.setState({ playsIdle: true })}>
      From now on by itself
    </Button>
  );
}
