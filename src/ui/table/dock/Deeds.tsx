import { listPeople } from '../../../game/people.ts';
import { preferences } from '../../../store/device/preferences.ts';
import type { ForcedPhase } from '../../../store/table/table-state.ts';
import type { Thinking } from '../../../store/thinking/program.ts';
import { forcedWords } from '../../../words/index.ts';
import { TryAnotherWay } from '../../analysis/lines/TryAnotherWay.tsx';
import { Button } from '../../kit/Button.tsx';
import { askWhy } from '../../play/advice.ts';
import { useGame, useTable, useView } from '../../play/context.ts';
import { useControls } from '../../play/controls.ts';
import { useIdlePlay } from '../../play/idle.ts';
import { watch } from '../../play/replay.ts';
import { showNext, skipAll, toldText } from '../../play/showing.ts';
import type { ShownMoment } from '../../play/useMoment.ts';
import { Leaves } from './EndPart.tsx';

/** Lets phases without a decision play themselves from now on, where such a phase is met. */
function IdleOffer() {
  if (useIdlePlay()) return null;
  return (
    <Button look="plain" onClick={() => preferences.setState({ idlePlay: 'always' })}>
      From now on by itself
    </Button>
  );
}

/** Holds two programs that play each other, or lets them go on; nothing where somebody plays against one. */
function HoldButton() {
  const { view } = useGame();
  const watched = useTable(({ settings }) => listPeople(settings).length === 0);
  const held = useView((state) => state.held);
  if (!watched) return null;
  return (
    <Button className="phase-now" aria-pressed={held} onClick={() => view.set({ held: !held })}>
      {held ? 'Go on' : 'Hold'}
    </Button>
  );
}

const NOTES: Readonly<Record<Thinking['state'], string | null>> = {
  thinking: 'It is thinking.',
  waiting: null,
  conceding: 'It is beaten, and asks to give up.',
  offering: 'Nothing has been decided for long: it offers a draw.',
  failed:
    'It broke down while thinking, or may not think in the background here. Nothing is lost: let it try again, or do the simplest thing.',
};

/** What the program does, where else the answer stands, and a way not to wait for it. */
export function ProgramThinks({ thinking }: { thinking: Thinking }) {
  const { table } = useGame();
  const { state, hurried } = thinking;
  return (
    <section className="stack dock-answer" data-part="dock-answer" aria-label="What the program does">
      <p role="status">{NOTES[state]}</p>
      <div className="row gap-1h">
        <HoldButton />
        {state === 'thinking' && (
          <Button aria-disabled={hurried} onClick={() => hurried || table.here?.playNow()}>
            Play now
          </Button>
        )}
        {(state === 'conceding' || state === 'offering') && (
          <>
            <Button onClick={() => table.here?.answerProposal(false)}>Play on</Button>
            <Button look="primary" data-filled="true" onClick={() => table.here?.answerProposal(true)}>
              Accept
            </Button>
          </>
        )}
        {state === 'failed' && (
          <>
            <Button onClick={() => table.here?.playNow()}>Play without a plan</Button>
            <Button look="primary" data-filled="true" onClick={() => table.here?.goOn()}>
              Try again
            </Button>
          </>
        )}
      </div>
    </section>
  );
}

/** What has just been done, where else the answer stands, while what has happened is shown one after the other. */
export function ShownAnswer({ now }: { now: ShownMoment }) {
  const game = useGame();
  const hasMore = useView(({ showing }) => showing.length > 1);
  const [first] = now.recent;
  if (!first) return null;
  return (
    <section className="stack dock-answer" data-part="show" aria-label="What has been done">
      <p className="scroll-y dock-told">{now.held ? '' : toldText(now.recent, first.action)}</p>
      <div className="row gap-1h">
        <HoldButton />
        {game.table.advice.mayAskWhy(first.action) && (
          <Button onClick={() => void askWhy(game, first.action)}>Why?</Button>
        )}
        {now.held ? (
          hasMore && <Button onClick={() => skipAll(game)}>Skip the rest</Button>
        ) : (
          <Button look="primary" data-filled="true" onClick={() => showNext(game, true)}>
            Skip
          </Button>
        )}
      </div>
    </section>
  );
}

/** Where else the end of the phase stands: the way back from the past. */
export function BackToPresent() {
  const game = useGame();
  const over = useTable((state) => state.seat?.stage === 'over');
  return (
    <section className="stack gap-1h min-w-0 dock-end" aria-label="The past">
      <Leaves>
        <TryAnotherWay />
      </Leaves>
      <button
        type="button"
        className="line dock-press is-filled"
        data-slot="end"
        data-part="end-phase"
        data-filled="true"
        onClick={() => watch(game, null)}
      >
        <span className="dock-press-label">{over ? 'Back to the result' : 'Back to the present'}</span>
      </button>
    </section>
  );
}

/** A phase of the other player in which there is nothing to decide: the player here may carry it out. */
export function ForcedEnd({ forced }: { forced: ForcedPhase }) {
  const controls = useControls();
  const readOnly = useTable((state) => state.readOnly);
  const { note, button } = forcedWords(forced);
  return (
    <section className="stack gap-1h min-w-0 dock-end" data-forced="true" aria-label="End of the phase">
      <Leaves>
        <p>{note}.</p>
        <IdleOffer />
      </Leaves>
      <button
        type="button"
        className="line dock-press is-filled"
        data-slot="end"
        data-part="end-phase"
        data-filled={!readOnly}
        aria-disabled={readOnly}
        onClick={({ detail }) => !readOnly && detail < 2 && void controls.endPhase()}
      >
        <span className="dock-press-label">{button}</span>
      </button>
    </section>
  );
}
