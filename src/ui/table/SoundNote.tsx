import { useEffect } from 'react';
import { useStore } from 'zustand';
import { listPeople } from '../../game/people.ts';
import { preferences } from '../../store/device/preferences.ts';
import { Button } from '../kit/Button.tsx';
import { useGame, useTable } from '../play/context.ts';
import { playSounds } from '../play/sound.ts';
import { Note } from './Note.tsx';

/**
 * Sounds are offered in the first game of two people, at one screen or at two, while ships are set up, unless they have
 * been heard of before; against the program they are offered where phases play themselves.
 */
export function SoundNote() {
  const { lesson } = useGame();
  const id = useTable((state) => state.id);
  const readOnly = useTable((state) => state.readOnly);
  const isOfTwo = useTable(({ settings }) => settings.mode !== 'rehearsal' && listPeople(settings).length === 2);
  const isFresh = useStore(preferences, ({ sound, soundTold, idleTold }) => !sound && soundTold === null && !idleTold);
  const isHere = useStore(preferences, ({ soundTold }) => soundTold === id);
  const isSetUp = useTable(({ seat }) => seat?.stage === 'set-up');
  const isBegin = isSetUp && !readOnly && isOfTwo && lesson === undefined;
  const isDue = isFresh && isBegin;
  useEffect(() => {
    if (isDue) preferences.setState({ soundTold: id });
  }, [isDue, id]);
  if (!isHere || !isBegin) return null;
  const answer = (sound: boolean) => {
    preferences.setState({ sound, soundTold: '' });
    if (sound) playSounds('turn');
  };
  return (
    <Note>
      <span>Shots, hits and your turn can be heard.</span>
      <Button onClick={() => answer(true)}>Sounds on</Button>
      <Button look="plain" onClick={() => answer(false)}>
        No, quiet
      </Button>
    </Note>
  );
}
