import type { Direction } from '../../engine/index.ts';

/** A direction as a hand on a clock face. */
export function DirectionClock({ direction, size = 18 }: { direction: Direction; size?: number }) {
  return (
    <svg className="icon" viewBox="0 0 20 20" width={size} height={size} strokeWidth={1.8} aria-hidden="true">
      <circle cx="10" cy="10" r="8" strokeWidth="1" />
      <path d="M10 15V5M6.500 8.500 10 5l3.500 3.500" transform={`rotate(${direction * 30} 10 10)`} />
    </svg>
  );
}
