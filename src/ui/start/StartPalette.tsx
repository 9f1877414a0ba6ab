import { useMemo } from 'react';
import { useStore } from 'zustand';
import { Coming } from '../elements/Coming.tsx';
import { late, Part } from '../elements/late.tsx';
import { goToPlace, goToRules } from '../elements/location.ts';
import { goOnWith } from '../pages/pages.ts';
import { pages } from '../pages/state.ts';
import { standing, titleText } from './saved-game-words.ts';

/** The palette, which is loaded when it is opened for the first time. */
const LatePalette = late(async () => (await import('../palette/PagePalette.tsx')).PagePalette, <Coming />);

interface StartPaletteProps {
  onPreferences: () => void;
  onReport: () => void;
  onClose: () => void;
}

/** What can be found without a game: the games on this device, the pages, the handbook. */
export function StartPalette({ onPreferences, onReport, onClose }: StartPaletteProps) {
  const games = useStore(pages, (state) => state.games);
  const commands = useMemo(
    () => [
      ...(games ?? []).map((game) => ({
        label: `${game.result ? 'Look at' : 'Continue'} ${titleText(game)}: ${standing(game)}`,
        run: () => void goOnWith(game.id),
      })),
      { label: 'Learn the game', run: () => goToPlace({ at: 'learn', lesson: null }) },
      { label: 'Handbook', key: 'handbook' as const, run: () => goToRules('') },
      { label: 'Workbench', run: () => goToPlace({ at: 'workbench', part: 'ship', id: null }) },
      { label: 'Preferences', run: onPreferences },
      { label: 'Report a fault', run: onReport },
    ],
    [games, onPreferences, onReport],
  );
  return (
    <Part name="What finds things" close={onClose}>
      <LatePalette commands={commands} onClose={onClose} />
    </Part>
  );
}
