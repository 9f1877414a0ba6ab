import './tools.css';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { CounterFigure } from '../counters/CounterFigure.tsx';
import { SideMark } from '../counters/SideMark.tsx';
import { rove } from '../kit/rove.ts';
import type { Size } from './camera.ts';
import type { Point } from './geometry.ts';
import type { Stack } from './stacks.ts';

/** One counter with its name, and the frame round all of them, in pixels. */
const CELL = { width: 76, height: 96 };
const FRAME = 14;
const FIGURE = 34;

interface StackFanProps {
  stack: Stack;
  /** Where the hex is in the map window, and how far it reaches from there. */
  at: Point;
  radius: number;
  size: Size;
  name: string;
  onChoose: (id: string) => void;
  /** True if the keyboard closed it and the focus should go back. */
  onClose: (back: boolean) => void;
}

/** A stack laid out, top first, left to right. */
export function StackFan({ stack, at, radius, size, name, onChoose, onClose }: StackFanProps) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => frame.current?.querySelector('button')?.focus({ preventScroll: true }), []);

  const columns = Math.max(1, Math.min(stack.pieces.length, Math.floor((size.width - 2 * FRAME) / CELL.width)));
  const width = columns * CELL.width + FRAME;
  const height = Math.ceil(stack.pieces.length / columns) * CELL.height + FRAME;
  const gap = radius + 8;
  const left = Math.min(Math.max(at.x - width / 2, 4), Math.max(4, size.width - width - 4));
  const above = at.y - gap - height;
  const top = above >= 4 ? above : Math.min(at.y + gap, Math.max(4, size.height - height - 4));

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (rove(event) || event.key !== 'Escape') return;
    onClose(true);
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    // A fieldset would bring a form's look and meaning; this is a group of buttons.
    // biome-ignore lint/a11y/useSemanticElements: see above
    <div
      ref={frame}
      className="card flex absolute map-fan"
      role="group"
      aria-label={name}
      style={{ left, top, width }}
      onKeyDown={onKeyDown}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) onClose(false);
      }}
    >
      {stack.pieces.map(({ id, counter }) => (
        <button
          key={id}
          type="button"
          className="flex flex-col items-center justify-center rounded map-fan-piece"
          aria-label={counter.title}
          onClick={() => onChoose(id)}
        >
          <CounterFigure counter={counter} size={FIGURE} decorative />
          <span className="inline-flex items-center gap-1 map-fan-name" aria-hidden="true">
            <SideMark side={counter.side} title="" size={14} />
            {counter.label}
          </span>
        </button>
      ))}
    </div>
  );
}
