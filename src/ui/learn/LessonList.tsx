import './learn.css';
import { useEffect, useRef } from 'react';
import { LESSONS, type Lesson } from '../../lessons/index.ts';
import type { Learning } from '../../store/device/preferences.ts';
import { Button } from '../elements/Button.tsx';
import { Icon } from '../elements/Icon.tsx';
import { goToPlace } from '../elements/location.ts';
import { leave, playWithCoach } from '../pages/pages.ts';

type Known = Pick<Learning, 'done' | 'steps'>;

interface LineProps {
  number: number;
  title: string;
  brief: string;
  minutes: string;
  isDone: boolean;
  /** What its button says. */
  button: string;
  /** It is the one to be taken next. */
  isNext: boolean;
  onOpen: () => void;
}

/** One line of the list. */
function Line({ number, title, brief, minutes, isDone, button, isNext, onOpen }: LineProps) {
  return (
    <li className="learn-line">
      <span className="learn-number num">{isDone ? <Icon name="check" size={20} /> : number}</span>
      <div className="learn-words">
        <h2>
          <span className="unseen">Lesson {number}: </span>
          {title}
          {isDone && <span className="unseen">, done</span>}
        </h2>
        <p>{brief}</p>
      </div>
      <span className="muted">{minutes}</span>
      <Button look={isNext ? 'primary' : undefined} aria-label={`${button}: ${title}`} onClick={onOpen}>
        {button}
      </Button>
    </li>
  );
}

const wordOn = ({ id }: Lesson, { done, steps }: Known): string => {
  if (steps[id]) return `Go on at step ${steps[id] + 1}`;
  return done.includes(id) ? 'Again' : 'Begin';
};

/** The lessons in their order, with what has been done of them. */
export function LessonList({ done, steps, game }: Omit<Learning, 'silent'>) {
  const heading = useRef<HTMLHeadingElement>(null);
  const next = LESSONS.find(({ id }) => !done.includes(id));
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <div className="learn">
      <header>
        <Button onClick={leave}>
          <Icon name="back" size={16} />
          Start
        </Button>
        <h1 tabIndex={-1} ref={heading}>
          Learn the game
        </h1>
        <p className="learn-intro muted">
          Five short lessons on the real table, about half an hour with a whole game after them. Nothing can go wrong:
          whatever you do can be taken back.
        </p>
      </header>
      <main>
        <ol className="learn-list">
          {LESSONS.map((lesson, nth) => (
            <Line
              key={lesson.id}
              number={nth + 1}
              title={lesson.title}
              brief={lesson.brief}
              minutes={`${lesson.minutes} minutes`}
              isDone={done.includes(lesson.id)}
              button={wordOn(lesson, { done, steps })}
              isNext={lesson === next}
              onOpen={() => goToPlace({ at: 'learn', lesson: nth + 1 })}
            />
          ))}
          <Line
            number={LESSONS.length + 1}
            title="The Showdown, with a coach"
            brief="A whole game against the Ensign, the program at its easiest. The coach says what matters now, and what has happened and why."
            minutes="15 minutes"
            isDone={done.includes('showdown')}
            button={game === null || done.includes('showdown') ? 'Begin' : 'Go on'}
            isNext={next === undefined && !done.includes('showdown')}
            onOpen={() => void playWithCoach()}
          />
        </ol>
      </main>
    </div>
  );
}
