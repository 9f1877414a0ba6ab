import './counters.css';
import './markers.css';
import type { Direction, Player } from '../../engine/index.ts';
import { angleOf } from './Arrow.tsx';

/*
 * Markers are groups like counters: the origin is the middle of the hex and 100 units are its corner radius.
 */

/** A planet, filling its hex, lit from the upper left. */
export function PlanetMark() {
  return (
    <g className="planet">
      <circle className="planet-ball" r="76" />
      <path className="planet-night" d="M31-69.400A76 76 0 1 1-62 44 74 74 0 0 0 31-69.400Z" />
      <path className="planet-lines" d="M-71-26Q0-6 71-26M-76 0Q0 26 76 0M-70 30Q0 58 70 30M-54-54Q0-38 54-54" />
      <circle className="planet-rim" r="76" />
    </g>
  );
}

/** Three casts of rock; together with a turn and a flip no two neighbours look alike. */
const ROCKS: readonly string[] = [
  'M-12-52 8-58 26-44 22-24 0-16-16-30ZM-58-14-38-26-20-12-24 10-44 18-60 6ZM24 4 50-2 62 18 46 38 24 32ZM-22 38-2 30 10 44 2 62-18 60ZM46-40 58-44 62-32 52-28ZM-46 40-36 38-34 50-44 52Z',
  'M-42-46-20-56-4-40-14-20-36-22ZM16-38 42-44 54-26 42-8 20-14ZM-54 8-34-6-12 6-14 30-38 38ZM14 16 38 10 56 30 44 52 20 50 8 34ZM-8-4 2-8 8 2 0 8ZM-22 50-10 46-6 58-18 62Z',
  'M-30-58-8-62 2-46-10-34-28-40ZM20-56 48-46 50-22 28-14 10-30ZM-64-20-46-28-34-14-42 2-60-2ZM-20-16 4-14 14 8-2 26-26 16ZM28 16 56 12 60 36 36 46 22 34ZM-48 24-28 28-24 48-42 58-58 44ZM0 44 12 42 16 54 4 58Z',
];

/** Rocks of an asteroid hex; `variety` picks their arrangement and is meant to follow from the hex. */
export function AsteroidMark({ variety = 0 }: { variety?: number }) {
  const turn = (variety % 6) * 60;
  const flip = variety % 2 === 0 ? 1 : -1;
  return (
    <path className="rocks" transform={`rotate(${turn}) scale(${flip} 1)`} d={ROCKS[variety % ROCKS.length] ?? ''} />
  );
}

interface DirectionReminderProps {
  side: Player;
  direction: Direction;
  /** The half that is filled: to which side the zig-zag goes next. */
  turn: 'left' | 'right';
}

/** The reminder of a corner move: a hollow head with one half filled. */
export function DirectionReminder({ side, direction, turn }: DirectionReminderProps) {
  return (
    <g className={`reminder side-${side}`} transform={`rotate(${angleOf(direction)})`}>
      <path className="reminder-outline" d="M0-34 26 26 0 16-26 26Z" />
      <path className="reminder-half" transform={turn === 'right' ? 'scale(-1 1)' : undefined} d="M0-34V16L-26 26Z" />
    </g>
  );
}
