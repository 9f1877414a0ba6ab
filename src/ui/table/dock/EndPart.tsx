import './answer.css';
import './end-part.css';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import type { Scenario } from '../../../engine/index.ts';
import type { Seat } from '../../../store/seat/seat.ts';
import { capital, chanceWords, count, phaseName, rejectionText } from '../../../words/index.ts';
import { lineOf } from '../../commands/all.ts';
import { useKeyAria } from '../../commands/useKeyText.ts';
import { useOverflow } from '../../kit/useOverflow.ts';
import { useTable, useView } from '../../play/context.ts';
import { useControls } from '../../play/controls.ts';
import { dangerWords } from '../../play/dangers.ts';
import { unfinishedOf } from '../../play/outlook.ts';
import { Rule } from '../../play/Rules.tsx';
import { listTodo } from '../../play/todo.ts';

const END = lineOf('end');

/** A press counts once the button has been as it is for so long, in milliseconds. */
const SETTLED = 300;

const isEndable = (stage: Seat['stage']): stage is 'movement' | 'command' | 'fire' | 'set-up' =>
  stage === 'movement' || stage === 'command' || stage === 'fire' || stage === 'set-up';

/** What the phase leaves unused, in a few words. */
function leavesText(seat: Seat): string {
  const todo = listTodo(seat);
  const open = todo.filter(({ done }) => !done);
  if (open.length === 0) return todo.length === 0 ? 'nothing to do' : 'nothing left to do';
  const [first, ...others] = open;
  return others.length === 0 ? `${first?.unit.id} ${first?.note}` : `${count(open.length, 'unit')} with orders left`;
}

/** What is said before the phase is ended with something worth having left, or with an avoidable danger. */
function askedText(seat: Seat, scenario: Scenario): string {
  const { dangers, chances } = unfinishedOf(seat);
  const words = [...chances.map(chanceWords), ...dangers.map((danger) => dangerWords(seat, scenario, danger))];
  return words.length === 0 ? 'An order is laid and not given.' : `${words.slice(0, 2).map(capital).join('. ')}.`;
}

/** Words above the button of the end, said aloud where they warn; where they do not all fit, the keyboard reaches them to scroll. */
export function Leaves({ isSaid = false, children }: { isSaid?: boolean; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const isLong = useOverflow(box);
  return (
    <div
      className="self-end min-h-0 max-h-full small leading-125 muted dock-leaves"
      aria-live={isSaid ? 'polite' : 'off'}
      ref={box}
      tabIndex={isLong ? 0 : -1}
    >
      {children}
    </div>
  );
}

interface EndPartProps {
  seat: Seat;
  /** It is the strongest thing on the screen: nothing useful is left. */
  filled: boolean;
}

/** [6.0] Moves all that has not moved, where that is possible. */
function MoveAll({ seat, filled }: EndPartProps) {
  const controls = useControls();
  const moves = seat.legal.filter((action) => action.do === 'move').length;
  if (!seat.legal.some((action) => action.do === 'move-all')) return null;
  return (
    <button
      type="button"
      className={filled ? 'line dock-press is-small is-filled' : 'line dock-press is-small'}
      data-order="move-all"
      onClick={({ detail }) => detail < 2 && void controls.giveKind('move-all')}
    >
      {moves > 1 ? 'Move all the rest' : 'Move it'}
    </button>
  );
}

/**
 * Whether a press on the button is meant for it: it began on it once it had stood there for a moment with the words that it
 * has. A click without a pointer, by a key or a screen reader, counts by itself.
 */
function useGuard(words: string) {
  const button = useRef<HTMLButtonElement>(null);
  const began = useRef<string | null>(null);
  // Before it is drawn so, as a press could come in between.
  useLayoutEffect(() => {
    began.current = null;
    const fresh = button.current;
    fresh?.setAttribute('data-fresh', words);
    const timer = setTimeout(() => fresh?.removeAttribute('data-fresh'), SETTLED);
    return () => clearTimeout(timer);
  }, [words]);
  return {
    button,
    begin: () => {
      began.current = button.current?.hasAttribute('data-fresh') ? null : words;
    },
    isMeant: (detail: number): boolean => detail === 0 || (detail === 1 && began.current === words),
  };
}

/** What ends the phase, and what it leaves unused; where it cannot, it says why. */
export function EndPart({ seat, filled }: EndPartProps) {
  const controls = useControls();
  const aria = useKeyAria(END);
  const readOnly = useTable((state) => state.readOnly);
  const isAsked = useView((state) => state.endAsked);
  const scenario = useTable((state) => state.scenario);
  const { stage, toAct } = seat;
  const { turn, phase } = seat.view;
  const mayEnd = toAct && isEndable(stage);
  // The last blow is seen before it is said that it was the last.
  const isTold = useView(({ showing }) => showing.length === 0);
  const over = isTold ? 'Game over' : 'End';
  const words = stage === 'set-up' ? 'Ready' : stage === 'over' ? over : `End ${phaseName(phase.kind)}`;
  const guard = useGuard(`${words} ${turn} ${phase.player} ${stage}`);
  const rejection = mayEnd ? seat.whyNot({ do: stage === 'set-up' ? 'ready' : 'end-phase' }) : null;
  const isShut = !mayEnd || rejection !== null || readOnly;
  return (
    <section className="stack gap-1h min-w-0 dock-end" aria-label="End of the phase">
      <Leaves isSaid={isAsked}>
        {isAsked ? (
          <p className="is-warned">{askedText(seat, scenario)} Press once more to end.</p>
        ) : rejection ? (
          <p>
            {capital(rejectionText(rejection))} <Rule id={rejection.rule} />
          </p>
        ) : (
          mayEnd && <p>{capital(leavesText(seat))}</p>
        )}
      </Leaves>
      {mayEnd && !readOnly && <MoveAll seat={seat} filled={false} />}
      <button
        type="button"
        className={filled && !isShut ? 'line dock-press is-filled' : 'line dock-press'}
        data-slot="end"
        data-part="end-phase"
        data-filled={filled && !isShut}
        aria-keyshortcuts={aria}
        aria-disabled={isShut ? true : undefined}
        ref={guard.button}
        onPointerDown={guard.begin}
        onClick={({ detail }) => !isShut && guard.isMeant(detail) && void controls.endPhase()}
      >
        <span className="dock-press-label">{words}</span>
      </button>
    </section>
  );
}
