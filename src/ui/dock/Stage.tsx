import './stage.css';
import { useEffect, useMemo } from 'react';
import type { LoggedEvent } from '../../game/log.ts';
import type { Seat } from '../../store/seat/seat.ts';
import type { Verdict } from '../../words/index.ts';
import { lineOf } from '../commands/all.ts';
import { DecisionPanel } from '../decisions/DecisionPanel.tsx';
import { EndPanel } from '../end/EndPanel.tsx';
import { ResultCard } from '../events/ResultCard.tsx';
import { useKeyText } from '../keys/useKeyText.ts';
import { verdictsIn } from '../scene/effects.ts';
import { useControls } from '../session/ControlsContext.ts';
import { useGame, useTable, useView } from '../session/context.ts';
import { lastHit } from '../session/replay.ts';
import { DieEntry } from './DieEntry.tsx';

/** What lies on the stage card; null for nothing. */
export type Staged =
  | { kind: 'die'; nth: number }
  | { kind: 'question' }
  | { kind: 'over' }
  | { kind: 'result'; verdicts: readonly Verdict[] }
  | null;

/** The decisions that are answered on the card; those that place or fly are given by the dock. */
const ASKED: ReadonlySet<string> = new Set(['choose-part', 'intercept', 'force-field']);

/**
 * What happens at this moment: a die to be typed, a question, the end, or what came of the last shot or attempt until it has
 * been read or something else is ordered.
 */
export function useStage(seat: Seat, past: boolean, told: readonly LoggedEvent[]): Staged {
  const log = useTable((state) => state.log);
  const actions = useTable((state) => state.actions);
  const needsDie = useTable((state) => state.needsDie);
  const readOnly = useTable((state) => state.readOnly);
  const isUnread = useView((state) => state.hitTold);
  const readAt = useView((state) => state.readAt);
  const { view, toAct, stage } = seat;
  return useMemo(() => {
    if (needsDie !== null && !past) return { kind: 'die', nth: needsDie };
    if (view.pending && toAct && !past && !readOnly && ASKED.has(view.pending.kind)) return { kind: 'question' };
    if (readAt === actions && !past) return null;
    const now = verdictsIn(view, told);
    const verdicts = now.length > 0 || past || !isUnread ? now : verdictsIn(view, lastHit(log));
    if (stage === 'over' && !past) return { kind: 'over' };
    return verdicts.length > 0 ? { kind: 'result', verdicts } : null;
  }, [view, toAct, stage, past, told, log, actions, needsDie, readOnly, isUnread, readAt]);
}

const GO_ON = lineOf('go-on');

/** Goes on: to the next of the shots that were laid, or with the result read. */
function Continue() {
  const { view, table } = useGame();
  const controls = useControls();
  const left = useView((state) => state.volley.length);
  const key = useKeyText(GO_ON);
  const read = () => view.set({ readAt: table.state.getState().actions });
  return (
    <div className="stage-go">
      <button
        type="button"
        className="line dock-press is-filled"
        data-filled="true"
        onClick={({ detail }) => detail < 2 && (left > 0 ? controls.nextShot() : read())}
      >
        <span className="dock-press-label">{left > 0 ? 'Fire the next' : 'Continue'}</span>
        {key !== null && (
          // biome-ignore lint/a11y/noAriaHiddenOnFocusable: it takes no focus
          <kbd aria-hidden="true">{key}</kbd>
        )}
      </button>
      {left > 0 && (
        <button type="button" className="line dock-press is-small" onClick={controls.holdFire}>
          Stop: hold the rest
        </button>
      )}
    </div>
  );
}

/** The one card on the map: it lies there only while something happens, and always at the same place. */
export function Stage({ seat, staged, past }: { seat: Seat; staged: Staged; past: boolean }) {
  const { view } = useGame();
  const isOver = staged?.kind === 'over';
  // The end stays where it is, and is not to come under a drawer that was open before.
  useEffect(() => {
    if (isOver) view.set({ drawer: null });
  }, [view, isOver]);
  if (!staged) return null;
  return (
    <section
      className="stage"
      data-part="stage"
      data-kind={staged.kind}
      aria-label="What happens"
      aria-live="assertive"
    >
      {staged.kind === 'die' && <DieEntry key={staged.nth} nth={staged.nth} />}
      {staged.kind === 'question' && <DecisionPanel seat={seat} />}
      {staged.kind === 'over' && <EndPanel seat={seat} />}
      {staged.kind === 'result' && <ResultCard verdicts={staged.verdicts} />}
      {staged.kind === 'result' && !past && <Continue />}
    </section>
  );
}
