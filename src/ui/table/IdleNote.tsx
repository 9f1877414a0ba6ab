import { useStore } from 'zustand';
import { preferences } from '../../store/device/preferences.ts';
import { Button } from '../kit/Button.tsx';
import { useTable } from '../play/context.ts';
import { playSounds } from '../play/sound.ts';
import { Note } from './Note.tsx';

/** One press turns sounds on, and lets one of them be heard; nobody looks for them in the preferences. */
function SoundOn() {
  const sound = useStore(preferences, (state) => state.sound);
  const told = useStore(preferences, (state) => state.soundTold);
  const ring = () => {
    preferences.setState({ sound: true, soundTold: '' });
    playSounds('turn');
  };
  return sound || told !== null ? null : <Button onClick={ring}>Sounds on</Button>;
}

/** Said in the game in which a phase has played itself for the first time, until it is read. */
export function IdleNote() {
  const isHere = useTable(({ id }) => id);
  const told = useStore(preferences, ({ idleTold }) => idleTold);
  if (told !== isHere) return null;
  return (
    <Note>
      <span>A phase in which you had nothing to decide has played itself. All such phases will.</span>
      <Button onClick={() => preferences.setState({ idleTold: '' })}>Good</Button>
      <Button onClick={() => preferences.setState({ idleTold: '', idlePlay: 'never' })}>I end them myself</Button>
      <SoundOn />
    </Note>
  );
}
