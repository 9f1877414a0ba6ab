import { useStore } from 'zustand';
import { preferences } from '../../store/device/preferences.ts';
import { Button } from '../kit/Button.tsx';
import { goToPlace } from '../kit/location.ts';

const toLessons = () => goToPlace({ at: 'learn', lesson: null });

/** The way to the lessons: the first thing for a newcomer; who has begun them finds a quiet line. */
export function LearnFirst() {
  const hasLearned = useStore(preferences, ({ learning }) => learning.done.length > 0);
  if (hasLearned) {
    return (
      <p className="start-learn-line">
        <Button look="plain" onClick={toLessons}>
          Learn the game
        </Button>
      </p>
    );
  }
  return (
    <section className="row line gap-3 card start-learn" aria-labelledby="learn">
      <div>
        <h2 id="learn">New here?</h2>
        <p>Six short lessons on the real table, then a game with advice. Half an hour.</p>
      </div>
      <Button look="primary" onClick={toLessons}>
        Learn the game
      </Button>
    </section>
  );
}
