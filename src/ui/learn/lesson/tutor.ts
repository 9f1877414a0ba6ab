import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Action } from '../../../engine/index.ts';
import { judgeStep, type Lesson, type LessonStep, remainingOf, type StepState } from '../../../lessons/index.ts';
import type { LessonTable } from '../../../store/table/lesson-table.ts';

/** How far a lesson has come. */
export interface LessonProgress {
  /** The index of the step. */
  step: number;
  verdict: StepState;
  /** The last step is done and left. */
  over: boolean;
}

/** Leads through a lesson: watches what is ordered on its table, and plays what others do. */
export interface Tutor {
  state: StoreApi<LessonProgress>;
  /** Goes on from a step that is done, or that was only to be read. */
  next(): Promise<void>;
  /** Back to the beginning of the step before. */
  back(): Promise<void>;
  /** Takes back whatever was ordered in this step. */
  takeBack(): Promise<void>;
  /** Gives the orders that the step asks for. */
  show(): Promise<void>;
  /** Watches from now on; returns the function that stops it. */
  watch(): () => void;
}

const OPEN: StepState = { kind: 'open' };

/** Opens the way through a lesson, at the step for which its table is laid out. */
export function createTutor(lesson: Lesson, { table, marks: first }: LessonTable): Tutor {
  const state = createStore<LessonProgress>(() => ({ step: first.length - 1, verdict: OPEN, over: false }));
  /** How many orders had been given when each step began, up to the present one. */
  let marks = first;
  /** How many had been given when the present one was done; null as long as it is not. */
  let doneAt: number | null = null;
  /** Orders are given or taken back here: what is between them is not judged. */
  let isActing = false;

  const stepNow = (): LessonStep => lesson.steps[state.getState().step] ?? lesson.steps[0];
  const count = (): number => table.state.getState().actions;
  const markNow = (): number => marks.at(-1) ?? 0;
  const givenNow = (): Action[] => table.record().actions.slice(markNow());

  function verdictNow(): StepState {
    const { seat, log } = table.state.getState();
    if (!seat) return OPEN;
    const events = log.filter(({ action }) => action >= markNow()).map(({ event }) => event);
    const { view, stage, decider } = seat;
    return judgeStep(stepNow(), { view, stage, decider, events, orders: givenNow() });
  }

  async function act(orders: () => Promise<unknown>): Promise<void> {
    isActing = true;
    await orders();
    isActing = false;
  }

  const undoTo = (actions: number): Promise<void> =>
    act(async () => {
      while (count() > actions && table.state.getState().mayUndo) await table.undo();
    });

  /** The next step begins; what was ordered after `mark` belongs to it. */
  function begin(mark: number): void {
    const { step } = state.getState();
    if (step === lesson.steps.length - 1) {
      state.setState({ over: true });
      return;
    }
    marks = [...marks, mark];
    doneAt = null;
    state.setState({ step: step + 1, verdict: OPEN });
    look();
  }

  async function goOn(): Promise<void> {
    const { meanwhile = [] } = stepNow();
    if (meanwhile.length > 0) await act(() => table.order(...meanwhile));
    begin(count());
  }

  async function returnTo(step: number): Promise<void> {
    marks = marks.slice(0, step + 1);
    doneAt = null;
    await undoTo(markNow());
    state.setState({ step, over: false, verdict: verdictNow() });
  }

  /** Judges the step anew after the game has changed. */
  function look(): void {
    if (isActing) return;
    const { step } = state.getState();
    if (count() < markNow()) {
      void returnTo(
        Math.max(
          0,
          marks.findLastIndex((mark) => mark <= count()),
        ),
      );
      return;
    }
    // Anybody who does not wait for the next card has begun with it.
    if (doneAt !== null && count() > doneAt && step < lesson.steps.length - 1) {
      begin(doneAt);
      return;
    }
    const verdict = verdictNow();
    doneAt = verdict.kind === 'reached' ? (doneAt ?? count()) : null;
    if (verdict.kind === 'reached' && !stepNow().task?.after) void goOn();
    else state.setState({ verdict });
  }

  return {
    state,
    async next() {
      const { verdict } = state.getState();
      if (verdict.kind === 'reached' || (verdict.kind === 'open' && !stepNow().task)) await goOn();
    },
    back: () => returnTo(Math.max(0, state.getState().step - 1)),
    takeBack: () => returnTo(state.getState().step),
    async show() {
      if (state.getState().verdict.kind === 'astray') await undoTo(markNow());
      for (const action of remainingOf(stepNow().task?.show ?? [], givenNow()) ?? []) await table.order(action);
    },
    watch: () => table.state.subscribe(({ actions }, before) => actions !== before.actions && look()),
  };
}
