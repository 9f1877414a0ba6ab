import './counters.css';
import { memo } from 'react';
import type { Player } from '../../engine/index.ts';
import { outline } from '../../sheet/outline.ts';

interface SideMarkProps {
  side: Player;
  /** Pixels; follows the text when left out. */
  size?: number | undefined;
  /** What a screen reader says; an empty text where the words beside it name the player. */
  title?: string | undefined;
}

/** The small shape of a player with their number, before every line that belongs to them. */
export const SideMark = memo(function SideMark({ side, size, title = `Player ${side}` }: SideMarkProps) {
  const frame = {
    className: `counter-mark side-${side}`,
    viewBox: '-52 -52 104 104',
    width: size ?? '1.25em',
    height: size ?? '1.25em',
  };
  const drawing = (
    <>
      <path className="counter-mark-body" d={outline(side, 50)} />
      <text className="counter-mark-digit" y="30" fontSize="86">
        {side}
      </text>
    </>
  );
  if (title === '') {
    return (
      <svg aria-hidden="true" {...frame}>
        {drawing}
      </svg>
    );
  }
  return (
    <svg role="img" aria-label={title} {...frame}>
      {drawing}
    </svg>
  );
});
