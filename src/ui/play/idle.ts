import { useStore } from 'zustand';
import { listPeople } from '../../game/people.ts';
import { preferences } from '../../store/device/preferences.ts';
import { useGame, useTable } from './context.ts';

/** Whether phases without a decision play themselves here: as was chosen, and else for one who plays against the program. */
export function useIdlePlay(): boolean {
  const { lesson } = useGame();
  const wish = useStore(preferences, ({ idlePlay }) => idlePlay);
  const isAlone = useTable(({ settings }) => listPeople(settings).length === 1);
  return lesson === undefined && (wish === 'always' || (wish === 'program' && isAlone));
}
