import { preferences } from '../../../store/device/preferences.ts';
import { Button } from '../../kit/Button.tsx';
import { useIdlePlay } from '../../play/idle.ts';

/** Lets phases without a decision play themselves from now on, where such a phase is met. */
export function IdleOffer() {
  if (useIdlePlay()) return null;
  return (
    <Button look="plain" onClick={() => preferences.setState({ idlePlay: 'always' })}>
      From now on by itself
    </Button>
  );
}
