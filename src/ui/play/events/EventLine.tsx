import './events.css';
import { memo } from 'react';
import type { StoryLine } from '../../../words/index.ts';
import { SideMark } from '../../counters/SideMark.tsx';
import { Rules } from '../Rules.tsx';
import { Sentence } from '../Sentence.tsx';

interface EventLineProps {
  line: StoryLine;
  tabIndex: 0 | -1;
  onPoint: (line: StoryLine | null) => void;
  /** Asks why this was ordered; left out where nobody can say. */
  onWhy?: ((line: StoryLine) => void) | undefined;
}

/** One line of the story: whose doing it was, what happened with every die, what it cost, and its rule cases. */
export const EventLine = memo(function EventLine({ line, tabIndex, onPoint, onWhy }: EventLineProps) {
  return (
    <li className="flex items-start event-place">
      <button
        type="button"
        className="stack event-line"
        data-part="event-line"
        tabIndex={tabIndex}
        onClick={() => onPoint(line)}
        onMouseEnter={() => onPoint(line)}
        onMouseLeave={() => onPoint(null)}
        onFocus={() => onPoint(line)}
        onBlur={() => onPoint(null)}
      >
        <span className="event-side">{line.side && <SideMark side={line.side} />}</span>{' '}
        <span className="event-text">
          <Sentence parts={line.parts} />
          {line.cost && <span className="muted"> ({line.cost} paid)</span>}
        </span>
      </button>
      {onWhy && (
        <button
          type="button"
          className="flex-none hit-wide hit-line px-2 py-1 small muted event-why"
          tabIndex={tabIndex}
          onClick={() => onWhy(line)}
        >
          Why?
        </button>
      )}
      <Rules cases={line.rules} tabIndex={tabIndex} />
    </li>
  );
});
