import { useCallback, useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import { LESSONS, stopAfter } from '../../lessons/index.ts';
import { noteLearning, preferences } from '../../store/device/preferences.ts';
import { LazyHandbookPage } from '../handbook/lazy.tsx';
import { late } from '../kit/late.tsx';
import { goToPlace, useAddress } from '../kit/location.ts';
import { LessonList } from './LessonList.tsx';
import { LessonRoom } from './lesson/LessonRoom.tsx';
import { playWholeGame, WHOLE_GAMES } from './whole-games.ts';

/** The puzzles, which are loaded when they are opened. */
const PuzzlesPage = late(async () => (await import('./puzzles/PuzzlesPage.tsx')).PuzzlesPage);

const toList = () => goToPlace({ at: 'learn', lesson: null });

/** The way on from the end of a lesson: the next one, or the game in which it is played. */
function onwardFrom(id: string) {
  const stop = stopAfter(id);
  if (!stop) return { label: 'Finish the lesson', go: toList };
  if ('game' in stop)
    return { label: `Next: ${WHOLE_GAMES[stop.game].short}`, go: () => void playWholeGame(stop.game) };
  return { label: 'Next lesson', go: () => goToPlace({ at: 'learn', lesson: stop.number }) };
}

/** The lessons, the one that is open, or the puzzles that follow them. */
export function LearnPage() {
  const { place, rules } = useAddress();
  const number = place.at === 'learn' ? place.lesson : null;
  const lesson = number === null ? undefined : LESSONS[number - 1];
  const id = lesson?.id ?? '';
  const { done, steps } = useStore(preferences, ({ learning }) => learning);

  const onStep = useCallback(
    (step: number) => {
      noteLearning({ steps: { ...preferences.getState().learning.steps, [id]: step } });
    },
    [id],
  );
  const onDone = useCallback(() => {
    const { learning } = preferences.getState();
    noteLearning({ done: [...new Set([...learning.done, id])], steps: { ...learning.steps, [id]: 0 } });
    toList();
  }, [id]);

  const onward = useMemo(() => onwardFrom(id), [id]);

  useEffect(() => {
    if (!lesson && place.at === 'learn') document.title = 'DeltaVee: Learn the game';
  }, [lesson, place.at]);

  if (place.at === 'puzzles') return <PuzzlesPage />;
  if (!lesson && rules !== null) return <LazyHandbookPage address={rules} />;
  if (!lesson) return <LessonList done={done} steps={steps} />;
  const known = steps[id] ?? 0;
  return (
    <LessonRoom
      key={id}
      lesson={lesson}
      title={`Lesson ${number}: ${lesson.title}`}
      step={known < lesson.steps.length ? known : 0}
      notice={null}
      onStep={onStep}
      onDone={onDone}
      onward={onward}
      leave={toList}
    />
  );
}
