import './lesson.css';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { type HandbookText, parseLine } from '../../../handbook/index.ts';
import type { LessonTarget } from '../../../lessons/index.ts';
import { LESSON } from '../../commands/parts.ts';
import { useKeys } from '../../commands/useKeys.ts';
import { Icon } from '../../kit/Icon.tsx';
import { Term } from '../../play/Term.tsx';
import { usePointer } from './usePointer.ts';

/** A line of the coach; its terms open their entries. */
const CoachText = ({ text }: { text: HandbookText }) =>
  parseLine(text).map((piece, nth) => {
    if (typeof piece === 'string') return piece;
    if ('rule' in piece) return piece.text;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a line keep their places
      <Term key={nth} name={piece.term}>
        {piece.text}
      </Term>
    );
  });

interface CoachCardProps {
  title: string;
  text: string;
  /** What the reader is to do, and whether it is done. */
  goal: { words: string; isReached: boolean } | null;
  /** Which step it is, of how many. */
  step: number;
  of: number;
  at: LessonTarget;
  /** What Enter does on the card itself; null for nothing. */
  onEnter: (() => void) | null;
  /** The buttons. */
  children: ReactNode;
}

/** What the coach says, beside what they speak of, with a ring round it. A key leads here. */
export function CoachCard({ title, text, goal, step, of, at, onEnter, children }: CoachCardProps) {
  const ring = usePointer(at);
  const card = useRef<HTMLElement>(null);
  const opened = useRef(false);

  useKeys(LESSON, () => card.current?.focus());

  // A lesson begins with the coach; later the focus stays where the hands are.
  useEffect(() => {
    if (!opened.current) queueMicrotask(() => card.current?.focus({ preventScroll: true }));
    opened.current = true;
  }, []);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.target !== card.current || !onEnter) return;
    event.preventDefault();
    onEnter();
  };

  return (
    <>
      <div className="top-0 no-pointer rounded lesson-ring" ref={ring} hidden />
      <section
        className="stack gap-4 gap-y-none max-h-full w-full scroll-y py-1 lesson-card"
        data-part="coach"
        aria-label="Coach"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it is read as one thing, and Enter goes on
        tabIndex={0}
        ref={card}
        onKeyDown={onKeyDown}
      >
        <div className="flex items-baseline gap-3 lesson-step">
          {goal && (
            <p className={goal.isReached ? 'lesson-goal lesson-reached' : 'lesson-goal'}>
              {goal.isReached && <Icon name="check" size={15} />}
              <span className="cap">{goal.isReached ? 'Done' : 'Goal'}</span> {goal.words}
            </p>
          )}
          <span className="ml-auto nowrap muted lesson-number">
            <span className="visually-hidden">Step </span>
            {step + 1} of {of}
          </span>
        </div>
        <div role="status">
          <h2>{title}</h2>
          <p className="mt-2 text-body lesson-say">
            <CoachText text={text} />
          </p>
        </div>
        <div className="row gap-1h self-end lesson-buttons">{children}</div>
      </section>
    </>
  );
}
