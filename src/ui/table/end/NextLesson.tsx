import { stopAfter } from '../../../lessons/index.ts';
import { Button } from '../../kit/Button.tsx';
import { goToPlace } from '../../kit/location.ts';

/** Leads from the end of the game with the coach to the lesson behind it. */
export function NextLesson() {
  const stop = stopAfter('showdown');
  if (!stop || 'game' in stop) return null;
  const { lesson, number } = stop;
  return <Button onClick={() => goToPlace({ at: 'learn', lesson: number })}>{`Next lesson: ${lesson.title}`}</Button>;
}
