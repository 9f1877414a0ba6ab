import './stage.css';
import { type RefObject, useEffect, useMemo, useRef } from 'react';
import type { GameEvent } from '../../../engine/index.ts';
import { preferences } from '../../../store/device/preferences.ts';
import type { Verdict } from '../../../words/index.ts';
import { lineOf } from '../../commands/all.ts';
import { useKeyText } from '../../commands/useKeyText.ts';
import { Button } from '../../kit/Button.tsx';
import { selectParts } from '../../kit/part.ts';
import { resultsIn } from '../../map/scene/effects.ts';
import { NEXT_SHOT, toldOfPhase, touches } from '../../play/cards.ts';
import { paceNow } from '../../play/comfort.ts';
import { useGame, useTable, useView } from '../../play/context.ts';
import { useControls } from '../../play/controls.ts';
import { DecisionPanel } from '../../play/decisions/DecisionPanel.tsx';
import { ResultCard } from '../../play/events/ResultCard.tsx';
import { ownPlayer, showNext } from '../../play/showing.ts';
import type { ShownMoment } from '../../play/useMoment.ts';
import { EndPanel } from '../end/EndPanel.tsx';

const FACES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/** [1.0, R1.0a] Ten buttons to enter a die rolled at a real table; the order waits for it. */
function DieEntry({ nth }: { nth: number }) {
  const { table } = useGame();
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus(), []);
  return (
    <fieldset className="note die-entry" data-part="die">
      <legend className="visually-hidden">The die</legend>
      <span>{nth === 1 ? 'This order needs a die' : 'It needs another die'}: roll one, and press what it shows.</span>
      {FACES.map((face) => (
        <Button
          key={face}
          ref={face === 1 ? first : undefined}
          className="num"
          onClick={() => void table.here?.giveDie(face)}
        >
          {face}
        </Button>
      ))}
    </fieldset>
  );
}

/** What lies on the stage card; null for nothing. */
export type Staged =
  | { kind: 'die'; nth: number }
  | { kind: 'question' }
  | { kind: 'over' }
  | { kind: 'result'; verdicts: readonly Verdict[]; others: readonly GameEvent[] }
  | null;

/** The decisions that are answered on the card; those that place or fly are given by the dock. */
const ASKED: ReadonlySet<string> = new Set(['choose-part', 'intercept', 'force-field']);

/**
 * What happens at this moment: a die to be typed, a question, what came of the last shot or attempt until it has been read
 * or something else is ordered, what befell a unit of the one who looks, or the end.
 */
export function useStage({ seat, past, held, told }: ShownMoment): Staged {
  const log = useTable((state) => state.log);
  const actions = useTable((state) => state.actions);
  const needsDie = useTable((state) => state.needsDie);
  const readOnly = useTable((state) => state.readOnly);
  const me = useTable(ownPlayer);
  const card = useView((state) => state.showing[0] ?? null);
  const readAt = useView((state) => state.readAt);
  const { view, toAct, stage } = seat;
  return useMemo(() => {
    if (needsDie !== null && !past) return { kind: 'die', nth: needsDie };
    if (view.pending && toAct && !past && !readOnly && ASKED.has(view.pending.kind)) return { kind: 'question' };
    const isOver = stage === 'over' && !past;
    if (past || readAt !== actions) {
      const { verdicts, others } = resultsIn(view, told);
      const befell = me === null ? [] : others.filter((event) => touches(event, me));
      const isEmpty = verdicts.length + befell.length === 0;
      const also = isEmpty && held && card ? toldOfPhase(log, card.at) : befell;
      if (verdicts.length + also.length > 0) return { kind: 'result', verdicts, others: also };
    }
    return isOver ? { kind: 'over' } : null;
  }, [view, toAct, stage, past, held, told, log, actions, needsDie, readOnly, me, card, readAt]);
}

const GO_ON = lineOf('go-on');

/**
 * Whether something on the card, or the shot on the map, still moves: then a press has it all there at once, and is not yet
 * meant for what follows.
 */
function finishMotion(card: HTMLElement | null): boolean {
  const moving = [card, ...(card?.parentElement?.querySelectorAll(selectParts('map-effect')) ?? [])]
    .flatMap((place) => place?.getAnimations?.({ subtree: true }) ?? [])
    .filter(({ playState }) => playState === 'running');
  for (const motion of moving) motion.finish();
  return moving.length > 0;
}

/** Goes on: to the next thing that has happened, to the next of the shots that were laid, or with the result read. */
function Continue({ held, card }: { held: boolean; card: RefObject<HTMLElement | null> }) {
  const game = useGame();
  const controls = useControls();
  const left = useView(({ interaction }) => (interaction.kind === 'firing' ? interaction.shots.length : 0));
  const nth = useView((state) => state.cardsRead + 1);
  const others = useView((state) => state.showing.filter(({ time }) => time === null).length);
  const key = useKeyText(GO_ON);
  const isVolley = left > 0 && !held;
  const wait = isVolley ? NEXT_SHOT[paceNow()] : null;
  useEffect(() => {
    if (wait === null) return;
    const timer = setTimeout(controls.nextShot, wait);
    return () => clearTimeout(timer);
  }, [controls, wait]);
  const press = (detail: number) => {
    if (detail > 1 || finishMotion(card.current)) return;
    if (isVolley) controls.nextShot();
    else showNext(game);
  };
  return (
    <div className="stack gap-1h stage-go">
      {held && nth + others > 2 && (
        <p className="small text-right muted num">
          {nth} of {nth + others - 1}
        </p>
      )}
      <button
        type="button"
        className="line dock-press is-filled"
        data-filled="true"
        onClick={({ detail }) => press(detail)}
      >
        <span className="dock-press-label">{isVolley ? 'Fire the next' : 'Continue'}</span>
        {key !== null && (
          // biome-ignore lint/a11y/noAriaHiddenOnFocusable: it takes no focus
          <kbd className="min-w-0 ml-auto p-0" aria-hidden="true">
            {key}
          </kbd>
        )}
      </button>
      {isVolley && (
        <button type="button" className="line dock-press is-small" onClick={controls.holdFire}>
          Stop: hold the rest
        </button>
      )}
    </div>
  );
}

/** The one card on the map: it lies there only while something happens, and always at the same place. */
export function StageCard({ moment: { seat, past, held }, staged }: { moment: ShownMoment; staged: Staged }) {
  const { view } = useGame();
  const card = useRef<HTMLElement>(null);
  const isOver = staged?.kind === 'over';
  // The end stays where it is, and is not to come under a drawer that was open before.
  useEffect(() => {
    if (!isOver) return;
    view.set({ drawer: null });
    preferences.setState({ played: true });
  }, [view, isOver]);
  if (!staged) return null;
  return (
    <section
      className="stack card items-center gap-3 absolute scroll-y mx-auto stage"
      ref={card}
      data-held={held || undefined}
      data-part="stage"
      data-kind={staged.kind}
      aria-label="What happens"
    >
      {staged.kind === 'die' && <DieEntry key={staged.nth} nth={staged.nth} />}
      {staged.kind === 'question' && <DecisionPanel seat={seat} />}
      {staged.kind === 'over' && <EndPanel seat={seat} />}
      {staged.kind === 'result' && <ResultCard {...staged} />}
      {staged.kind === 'result' && (held || !past) && <Continue held={held} card={card} />}
    </section>
  );
}
