import { useEffect, useMemo, useRef } from 'react';
import { useStore } from 'zustand';
import { type Lesson, type LessonStep, type LessonTarget, type StepState, spokenOf } from '../../../lessons/index.ts';
import { Button } from '../../kit/Button.tsx';
import { silence } from '../../play/asking.ts';
import { type OpenGame, useGame } from '../../play/context.ts';
import { CoachCard } from './CoachCard.tsx';
import { placeHexes, viewOfPlace } from './places.ts';
import type { Tutor } from './tutor.ts';

interface CoachProps {
  lesson: Lesson;
  tutor: Tutor;
  /** Called with the number of steps that are done. */
  onStep: (step: number) => void;
  onDone: () => void;
  /** What follows this lesson, begun from its last step. */
  onward: Onward;
}

/** What follows a lesson. */
export interface Onward {
  /** What the button that leads there says. */
  label: string;
  go: () => void;
}

/** The text that the coach shows now, and the parts of the page that it speaks of. */
function lineOf({ say, at, task }: LessonStep, verdict: StepState): { text: string; at: LessonTarget } {
  if (verdict.kind === 'astray') return { text: verdict.say, at };
  const after = verdict.kind === 'reached' ? task?.after : undefined;
  return after ? { text: after.say, at: after.at } : { text: say, at };
}

/** Makes the table look at what the coach speaks of. */
function lookAt(
  { table, view }: OpenGame,
  at: LessonTarget,
  spoken: readonly LessonTarget[],
  selects: LessonStep['selects'],
): void {
  if (selects) view.select(selects.unit, selects.target ?? null);
  view.set({ ...viewOfPlace(at), logUnit: selects?.unit ?? null });
  const { seat } = table.state.getState();
  const hexes = seat ? [at, ...spoken].flatMap((place) => placeHexes(place, seat.view)) : [];
  if (hexes.length > 0) view.lookAt({ do: 'show', hexes });
}

/** The coach of a lesson: a card for each step. */
export function Coach({ lesson, tutor, onStep, onDone, onward }: CoachProps) {
  const game = useGame();
  const { leave } = game;
  const { step: nth, verdict, over } = useStore(tutor.state);
  const step = lesson.steps[nth] ?? lesson.steps[0];
  const { task, selects } = step;
  const { text, at } = lineOf(step, verdict);
  const spoken = useMemo(() => spokenOf(step, at), [step, at]);
  const isLast = nth === lesson.steps.length - 1;

  useEffect(() => tutor.watch(), [tutor]);
  useEffect(() => onStep(nth), [nth, onStep]);
  const goesOn = useRef(false);
  useEffect(() => {
    if (!over) return;
    onDone();
    if (goesOn.current) onward.go();
  }, [over, onDone, onward]);
  // The lesson itself says what has been left out.
  useEffect(() => silence(game, 'command', 'fire'), [game]);
  // The table looks at its own task first, when it is opened.
  useEffect(() => queueMicrotask(() => lookAt(game, at, spoken, selects)), [game, at, spoken, selects]);

  const isAstray = verdict.kind === 'astray';
  const mayGoOn = verdict.kind === 'reached' || (!task && !isAstray);
  const leaveStep = (on: boolean) => () => {
    goesOn.current = on;
    void tutor.next();
  };
  const next = mayGoOn ? leaveStep(isLast) : null;
  const goal = useMemo(() => task && { words: task.goal, isReached: verdict.kind === 'reached' }, [task, verdict.kind]);
  return (
    <CoachCard
      title={isAstray ? 'Not quite' : step.title}
      text={text}
      goal={goal ?? null}
      step={nth}
      of={lesson.steps.length}
      at={at}
      onEnter={isAstray ? () => void tutor.takeBack() : next}
    >
      {isAstray && (
        <Button look="primary" onClick={() => void tutor.takeBack()}>
          Take it back and try again
        </Button>
      )}
      {next && (
        <Button look="primary" onClick={next}>
          {isLast ? onward.label : 'Next'}
        </Button>
      )}
      {next && isLast && (
        // Few and short: a card that grows would lie on what it speaks of.
        <Button aria-label="Finish the lesson" onClick={leaveStep(false)}>
          Finish
        </Button>
      )}
      {task && !mayGoOn && <Button onClick={() => void tutor.show()}>Show me</Button>}
      {nth > 0 && <Button onClick={() => void tutor.back()}>Back</Button>}
      {!(next && isLast) && (
        <Button look="plain" onClick={leave}>
          Leave
        </Button>
      )}
    </CoachCard>
  );
}
