import { useStore } from 'zustand';
import { preferences } from '../../store/preferences.ts';
import { Button } from '../elements/Button.tsx';

const choose = (playsIdle: boolean) => preferences.setState({ playsIdle });

/** Whether phases without a decision play themselves; remembered on this device. */
export function IdleChoice() {
  const playsIdle = useStore(preferences, (state) => state.playsIdle);
  return (
    <label className="menu-option">
      <input type="checkbox" checked={playsIdle} onChange={({ target }) => choose(target.checked)} />
      <span>Play phases without a decision by themselves</span>
    </label>
  );
}

/** The same, where such a phase is met. */
export function IdleOffer() {
  const playsIdle = useStore(preferences, (state) => state.playsIdle);
  if (playsIdle) return null;
  return (
    <Button look="plain" onClick={() => choose(true)}>
      From now on by itself
    </Button>
  );
}
