import './counters.css';
import './markers.css';
import type { Direction, Player } from '../../engine/index.ts';
import { angleOf } from './Arrow.tsx';

/*
 * Markers are groups like counters: the origin is the middle of the hex and 100 units are its corner radius.
 */

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
      <path
        fill="var(--map)"
        stroke="var(--side-tone)"
        strokeWidth={6}
        strokeLinejoin="round"
        d="M0-34 26 26 0 16-26 26Z"
      />
      <path fill="var(--side-tone)" transform={turn === 'right' ? 'scale(-1 1)' : undefined} d="M0-34V16L-26 26Z" />
    </g>
  );
}
