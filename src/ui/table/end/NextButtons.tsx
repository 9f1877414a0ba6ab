import { useMemo } from 'react';
import { useStore } from 'zustand';
import { preferences } from '../../../store/device/preferences.ts';
import { Button } from '../../kit/Button.tsx';
import { LatePart, late } from '../../kit/late.tsx';
import { goToPlace } from '../../kit/location.ts';
import { useGame, useTable } from '../../play/context.ts';
import { listNext } from './next-games.ts';

/** The lesson that follows the game with the coach; the lessons are loaded for it alone. */
const NextLesson = late(async () => (await import('./NextLesson.tsx')).NextLesson);

/** What to play next, where this is the place to begin it: a table on two screens is laid from the start screen. */
export function NextButtons({ hasWon }: { hasWon: boolean }) {
  const { playAgain } = useGame();
  const scenario = useTable((state) => state.scenario);
  const settings = useTable((state) => state.settings);
  const isServed = useTable(({ screens }) => screens !== null);
  const id = useTable((state) => state.id);
  const isCoached = useStore(preferences, ({ learning }) => learning.game === id);
  const next = useMemo(() => listNext(scenario, settings, hasWon), [scenario, settings, hasWon]);
  if (isServed) return null;
  return (
    <>
      {next.map(({ label, ...other }) => (
        <Button key={label} onClick={({ detail }) => detail < 2 && playAgain(other)}>
          {label}
        </Button>
      ))}
      {isCoached && (
        <LatePart name="The next lesson">
          <NextLesson />
        </LatePart>
      )}
      {isCoached && <Button onClick={() => goToPlace({ at: 'learn', lesson: null })}>Back to the lessons</Button>}
    </>
  );
}
