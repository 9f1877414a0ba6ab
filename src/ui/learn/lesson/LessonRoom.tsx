import { type ReactNode, useMemo } from 'react';
import type { Lesson } from '../../../lessons/index.ts';
import { openLesson } from '../../../store/table/lesson-table.ts';
import { GameRoom } from '../../table/GameRoom.tsx';
import { Coach, type Onward } from './Coach.tsx';
import { createTutor } from './tutor.ts';

interface LessonRoomProps {
  lesson: Lesson;
  /** The title with its number. */
  title: string;
  /** The step at which it is taken up. */
  step: number;
  notice: ReactNode;
  onStep: (step: number) => void;
  onDone: () => void;
  onward: Onward;
  leave: () => void;
}

const nothing = () => undefined;

/** A lesson on the real table. */
export function LessonRoom({ lesson, title, step, notice, onStep, onDone, onward, leave }: LessonRoomProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the table is laid once; from then on the tutor knows the step
  const [table, tutor] = useMemo(() => {
    const open = openLesson(lesson, step);
    return [open.table, createTutor(lesson, open)] as const;
  }, [lesson]);
  return (
    <GameRoom
      table={table}
      lesson={title}
      coach={<Coach lesson={lesson} tutor={tutor} onStep={onStep} onDone={onDone} onward={onward} />}
      notice={notice}
      leave={leave}
      openRecord={nothing}
      takeOver={nothing}
      playAgain={nothing}
    />
  );
}
