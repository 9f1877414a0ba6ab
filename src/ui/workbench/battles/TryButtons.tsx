import { fullSettings } from '../../../store/entries.ts';
import { isPlayable } from '../../../workbench/battles/faults.ts';
import { Button } from '../../elements/Button.tsx';
import { playAgain } from '../../pages/pages.ts';
import { useEditing } from './editing.ts';

/** Plays the battle at once, to see how it goes; the browser's way back leads to where one was. */
export function TryButtons({ id: _ }: { id: string }) {
  const { battle, faults } = useEditing();
  const may = isPlayable(faults);
  const settings = fullSettings({ mode: 'rehearsal' });
  const rehearse = () => {
    if (may) void playAgain(battle, settings);
  };
  return (
    <Button look="primary" aria-disabled={!may} title={may ? undefined : 'Mend the faults first'} onClick={rehearse}>
      Try it
    </Button>
  );
}
