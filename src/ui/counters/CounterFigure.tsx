import { Counter } from './Counter.tsx';
import type { CounterProps } from './types.ts';

/** Room round the piece for the arrow, the ring and the badges, in hundredths of a corner radius. */
const REACH = 106;

interface CounterFigureProps {
  counter: Omit<CounterProps, 'size'>;
  /** The side of a spaceship in pixels; smaller kinds stay smaller, so that figures keep their proportions. */
  size: number;
  className?: string | undefined;
  /** True where the words beside it already say everything. */
  decorative?: boolean | undefined;
}

/** A counter in a picture of its own, for panels, lists and stacks. */
export function CounterFigure({ counter, size, className, decorative = false }: CounterFigureProps) {
  const side = Math.round((size * REACH * 2) / 100);
  const frame = {
    className: className ? `counter-figure ${className}` : 'counter-figure',
    viewBox: `${-REACH} ${-REACH} ${REACH * 2} ${REACH * 2}`,
    width: side,
    height: side,
  };
  const drawing = <Counter {...counter} size={size} />;
  if (decorative) {
    return (
      <svg aria-hidden="true" {...frame}>
        {drawing}
      </svg>
    );
  }
  return (
    <svg role="img" aria-label={counter.title} {...frame}>
      {drawing}
    </svg>
  );
}
