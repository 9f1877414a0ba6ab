import { useMemo } from 'react';
import { useStore } from 'zustand';
import { doable } from '../commands/found.ts';
import { type DialogPage, PAGE } from '../commands/page.ts';
import { Coming } from '../kit/Coming.tsx';
import { LatePart, late } from '../kit/late.tsx';
import { goOnWithGame } from '../pages/pages.ts';
import { pages } from '../pages/state.ts';
import { standing, titleText } from './saved-game-words.ts';

/** The palette, which is loaded when it is opened for the first time. */
const LatePalette = late(async () => (await import('../palette/PagePalette.tsx')).PagePalette, <Coming />);

interface StartPaletteProps {
  at: DialogPage;
  onClose: () => void;
}

/** What can be found without a game: the games on this device, the pages, the handbook. */
export function StartPalette({ at, onClose }: StartPaletteProps) {
  const games = useStore(pages, (state) => state.games);
  const commands = useMemo(
    () => [
      ...(games ?? []).map((game) => ({
        label: `${game.result ? 'Look at' : 'Continue'} ${titleText(game)}: ${standing(game)}`,
        key: null,
        run: () => void goOnWithGame(game.id),
      })),
      ...doable(PAGE, at),
    ],
    [games, at],
  );
  return (
    <LatePart name="What finds things" close={onClose}>
      <LatePalette commands={commands} onClose={onClose} />
    </LatePart>
  );
}
