import { useCallback, useEffect } from 'react';
import { useStore } from 'zustand';
import { LESSONS } from '../../lessons/index.ts';
import { noteLearning, preferences } from '../../store/device/preferences.ts';
import { goToPlace, useAddress } from '../elements/location.ts';
import { LazyHandbookPage } from '../handbook/lazy.tsx';
import { LessonRoom } from '../lesson/LessonRoom.tsx';
import { LessonList } from './LessonList.tsx';

const toList = () => goToPlace({ at: 'learn', lesson: null });

/** The lessons, or the one that is open. */
export function LearnPage() {
  const { place, rules } = useAddress();
  const number = place.at === 'learn' ? place.lesson : null;
  const lesson = number === null ? undefined : LESSONS[number - 1];
  const id = lesson?.id ?? '';
  const { done, steps, game } = useStore(preferences, ({ learning }) => learning);

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

  useEffect(() => {
    if (!lesson) document.title = 'DeltaVee: Learn the game';
  }, [lesson]);

  if (!lesson && rules !== null) return <LazyHandbookPage address={rules} />;
  if (!lesson) return <LessonList done={done} steps={steps} game={game} />;
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
      leave={toList}
    />
  );
}
