import './learn.css';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { COURSE, type CourseStop, type Lesson, STOPS, stopId, type WholeGame } from '../../lessons/index.ts';
import type { Learning } from '../../store/device/preferences.ts';
import { printAddress } from '../kit/address.ts';
import { Button } from '../kit/Button.tsx';
import { Icon } from '../kit/Icon.tsx';
import { goToPlace } from '../kit/location.ts';
import { lookUp, pages } from '../pages/state.ts';
import { ListHead } from './ListHead.tsx';
import { playWholeGame, standingOf, WHOLE_GAMES } from './whole-games.ts';

/** Which kind of puzzle uses what a lesson has taught. */
const PRACTICE: Readonly<Record<string, string>> = {
  momentum: 'way',
  matching: 'brake',
  firing: 'shot',
  missile: 'launch',
  energy: 'way',
  field: 'field',
  guided: 'missile',
  docking: 'dock',
};

type Known = Pick<Learning, 'done' | 'steps'>;

interface LineProps {
  /** The number of a lesson; a whole game has none. */
  number: number | null;
  title: string;
  brief: string;
  minutes: number;
  isDone: boolean;
  /** The kind of puzzle that uses what was learned. */
  practice?: string | undefined;
  /** The words of the button. */
  button: string;
  /** The lesson is the next one to take. */
  isNext: boolean;
  onOpen: () => void;
}

const GAME_WORDS = { new: 'Begin', begun: 'Go on', done: 'Begin' } as const;

/** One line of the list. */
function Line({ number, title, brief, minutes, isDone, practice, button, isNext, onOpen }: LineProps) {
  return (
    <li className="line card-quiet gap-4 gap-y-2 px-4 py-3 learn-line">
      <span className={isDone ? 'flex-none faint learn-number is-done num' : 'flex-none faint learn-number num'}>
        {isDone ? <Icon name="check" size={20} /> : (number ?? <Icon name="next" size={20} />)}
      </span>
      <div className="flex-1 learn-words">
        <h3>
          {number !== null && <span className="visually-hidden">Lesson {number}: </span>}
          {title}
          {isDone && <span className="visually-hidden">, done</span>}
        </h3>
        <p className="text-body">{brief}</p>
        {isDone && practice && (
          <a href={printAddress({ place: { at: 'puzzles', puzzle: practice }, rules: null })}>
            A puzzle to try it on<span className="visually-hidden">: {title}</span>
          </a>
        )}
      </div>
      <span className="nowrap muted">{minutes} minutes</span>
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

/** The games that are kept here, looked up when the list is opened. */
function useKeptGames() {
  const games = useStore(pages, (state) => state.games);
  useEffect(() => void lookUp(), []);
  return games ?? [];
}

/** The lessons in their order, with what has been done of them. */
export function LessonList(known: Known) {
  const { done } = known;
  const games = useKeptGames();
  const standing = (id: WholeGame) => (done.includes(id) ? 'done' : standingOf(id, games));
  const isDone = (stop: CourseStop) =>
    'game' in stop ? standing(stop.game) === 'done' : done.includes(stop.lesson.id);
  const next = STOPS.find((stop) => !isDone(stop));

  const lineOf = (stop: CourseStop) => {
    const place = { isDone: isDone(stop), isNext: next !== undefined && stopId(next) === stopId(stop) };
    if ('game' in stop) {
      const { title, brief, minutes } = WHOLE_GAMES[stop.game];
      return (
        <Line
          key={stop.game}
          {...place}
          number={null}
          title={title}
          brief={brief}
          minutes={minutes}
          button={GAME_WORDS[standing(stop.game)]}
          onOpen={() => void playWholeGame(stop.game)}
        />
      );
    }
    const { lesson, number } = stop;
    return (
      <Line
        key={lesson.id}
        {...place}
        number={number}
        title={lesson.title}
        brief={lesson.brief}
        minutes={lesson.minutes}
        practice={PRACTICE[lesson.id]}
        button={wordOn(lesson, known)}
        onOpen={() => goToPlace({ at: 'learn', lesson: number })}
      />
    );
  };

  return (
    <div className="min-h-full mx-auto learn">
      <ListHead title="Learn the game">
        Short lessons on the real table. Nothing can go wrong: whatever you do can be taken back.
      </ListHead>
      <main>
        {COURSE.map(({ title, brief, lessons, game }) => (
          <section key={title} className="learn-part" aria-label={title}>
            <h2 className="head-tight text-phase">{title}</h2>
            <p className="muted">{brief}</p>
            <ol className="stack">
              {STOPS.filter((stop) => ('game' in stop ? stop.game === game : lessons.includes(stop.lesson))).map(
                lineOf,
              )}
            </ol>
          </section>
        ))}
      </main>
    </div>
  );
}
