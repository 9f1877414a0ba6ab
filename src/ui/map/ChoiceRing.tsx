import './choices.css';
import type { CSSProperties, KeyboardEvent } from 'react';
import type { Direction } from '../../engine/index.ts';
import { angleOf } from '../counters/Arrow.tsx';
import { rove } from '../elements/rove.ts';
import type { Size } from './camera.ts';
import type { Point } from './geometry.ts';
import type { MapChoices } from './types.ts';

/** A finger's size, in pixels. */
const BUTTON = 44;
const GAP = 4;

/** The room in pixels that the answers take round the hex for fingers: twelve buttons in a ring that do not touch. */
export const CHOICE_ROOM = 2 * BUTTON + BUTTON / 2 + GAP;

interface ChoiceRingProps extends MapChoices {
  /** Where the hex is in the map window, and how far it reaches from there. */
  at: Point;
  radius: number;
  size: Size;
  onChoose: (value: number) => void;
  onPoint: (value: number | null) => void;
  onBack: () => void;
}

/** Velocities stand in rows below the hex, or above it where there is no room. */
function rowPlace(nth: number, count: number, { at, radius, size }: Pick<ChoiceRingProps, 'at' | 'radius' | 'size'>) {
  const columns = Math.max(1, Math.min(count, 5, Math.floor(size.width / (BUTTON + GAP))));
  const rows = Math.ceil(count / columns);
  const step = BUTTON + GAP;
  const wide = Math.min(count, columns) * step;
  const left = Math.min(Math.max(at.x, wide / 2), Math.max(wide / 2, size.width - wide / 2));
  const gap = Math.max(radius, BUTTON / 2) + BUTTON / 2 + 8;
  const below = at.y + gap + (rows - 1) * step + BUTTON / 2 < size.height;
  const row = Math.floor(nth / columns);
  return {
    x: left + (((nth % columns) + 0.5) * step - wide / 2),
    y: below ? at.y + gap + row * step : at.y - gap - (rows - 1 - row) * step,
  };
}

/** Directions as arrows round a hex, velocities as plates beside it; the same answers stand in the panel as a list. */
export function ChoiceRing(props: ChoiceRingProps) {
  const { at, radius, side, question, answers, onChoose, onPoint, onBack } = props;
  // Twelve buttons of whatever size a hand needs here fit round it.
  const far = `max(2.05 * var(--hit), ${Math.round(radius)}px + 0.65 * var(--hit))`;
  const asksDirection = answers.some(({ kind }) => kind === 'direction');

  const onKeyDown = (event: KeyboardEvent<HTMLFieldSetElement>) => {
    if (rove(event) || event.key !== 'Escape') return;
    onBack();
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <fieldset className={`map-choices side-${side}`} aria-label={`On the map: ${question}`} onKeyDown={onKeyDown}>
      {asksDirection && (
        <span className="map-choice-round" style={{ left: at.x, top: at.y, width: `calc(2 * ${far})` }} />
      )}
      {answers.map(({ kind, value, label }, nth) => {
        const angle = (angleOf(Number(value) as Direction) * Math.PI) / 180;
        const row = rowPlace(nth, answers.length, props);
        const style: CSSProperties =
          kind === 'direction'
            ? {
                left: `calc(${at.x}px + ${Math.sin(angle).toFixed(4)} * ${far})`,
                top: `calc(${at.y}px - ${Math.cos(angle).toFixed(4)} * ${far})`,
              }
            : { left: row.x, top: row.y };
        return (
          <button
            key={`${kind} ${value}`}
            type="button"
            className={`map-choice map-choice-${kind}`}
            style={style}
            aria-label={label}
            title={label}
            onClick={() => onChoose(value)}
            onMouseEnter={() => onPoint(value)}
            onMouseLeave={() => onPoint(null)}
            onFocus={() => onPoint(value)}
            onBlur={() => onPoint(null)}
          >
            {kind === 'direction' ? (
              <svg viewBox="-20 -20 40 40" aria-hidden="true">
                <path transform={`rotate(${angleOf(value)})`} d="M0-16 12 12 0 6-12 12Z" />
              </svg>
            ) : (
              value
            )}
          </button>
        );
      })}
    </fieldset>
  );
}
