import { SEQUENCE } from '../../engine/index.ts';
import type { Seat } from '../../store/seat/seat.ts';
import { scenarioTitle } from '../../words/briefings.ts';
import { againstText, phaseName, SHORT_PHASES } from '../../words/index.ts';
import { HISTORY } from '../commands/history.ts';
import { SideMark } from '../counters/SideMark.tsx';
import { Button } from '../elements/Button.tsx';
import { Icon } from '../elements/Icon.tsx';
import { Term } from '../elements/Term.tsx';
import { useHint } from '../keys/useKeyText.ts';
import { useControls } from '../session/ControlsContext.ts';
import { useGame, useTable } from '../session/context.ts';
import type { Layout } from '../session/useLayout.ts';
import { Menu } from './Menu.tsx';
import { PresetDice } from './PresetDice.tsx';

/** [3.0] The six phases of a Game-Turn, and where the game is in them. */
function Track({ seat, layout }: { seat: Seat; layout: Layout }) {
  const { phase } = seat.view;
  const now = SEQUENCE.findIndex(({ kind, player }) => kind === phase.kind && player === phase.player);
  return (
    <ol className="track" aria-label="The six phases of the Game-Turn">
      {SEQUENCE.map(({ kind, player }, nth) => (
        <li
          key={`${kind} ${player}`}
          className={nth < now ? 'done' : undefined}
          aria-current={nth === now ? 'step' : undefined}
        >
          <SideMark side={player} size={layout === 'phone' ? 22 : 16} />
          {layout !== 'wide' && nth !== now ? (
            <span className="unseen">{SHORT_PHASES[kind]}</span>
          ) : (
            <span>
              <Term name={phaseName(kind)}>{SHORT_PHASES[kind]}</Term>
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}

const SAVED = {
  restored: 'Restored, saved on this device',
  saved: 'Saved on this device',
  linked: 'Out of a link, only to look at',
  served: 'Kept on the server',
} as const;

function Saved({ wide }: { wide: boolean }) {
  const { state, restored } = useTable(({ saving }) => saving);
  if (state === 'unsaved') {
    return (
      <span className="small muted top-saved is-warned">
        <Icon name="warning" size={15} />
        Not saved
      </span>
    );
  }
  return (
    <span className="small muted top-saved">
      <Icon name="check" size={15} />
      <span className={wide ? undefined : 'unseen'}>{SAVED[state === 'saved' && restored ? 'restored' : state]}</span>
    </span>
  );
}

const [UNDO, REDO] = HISTORY;

/** Why nothing can be taken back. */
const whyNot = (past: boolean): string =>
  past
    ? 'Nothing to take back while the past is watched'
    : 'Nothing to take back: a die, a reveal or a hand-over is in between';

interface TopBarProps {
  /** The moment that is looked at. */
  seat: Seat;
  /** It is past: nothing in it can be taken back. */
  past: boolean;
  layout: Layout;
}

/** Where the game is, whether it is kept, and the way back. */
export function TopBar({ seat, past, layout }: TopBarProps) {
  const controls = useControls();
  const { lesson } = useGame();
  const scenario = useTable((state) => state.scenario);
  const mayUndo = useTable((state) => state.mayUndo && !state.readOnly) && !past;
  const mayRedo = useTable((state) => state.mayRedo && !state.readOnly) && !past;
  const against = useTable(({ settings }) => againstText(settings));
  const title = [scenarioTitle(scenario.id), against].filter((part) => part !== '').join(', ');
  const undoHint = useHint(UNDO);
  const redoHint = useHint(REDO);
  const phone = layout === 'phone';
  const wide = layout === 'wide';
  return (
    <header className="line gap-3 top" data-part="top">
      {!phone && <span className={wide ? 'brand' : 'unseen'}>DeltaVee</span>}
      {!phone && <span className={wide ? 'top-scenario muted' : 'top-scenario unseen'}>{lesson ?? title}</span>}
      <span className="num top-turn" data-part="turn">
        <Term name="Game-Turn">Game-Turn</Term> {seat.view.turn}
      </span>
      <Track seat={seat} layout={layout} />
      <span className="top-gap" />
      {layout === 'wide' && !past && lesson === undefined && <PresetDice />}
      {!phone && lesson === undefined && <Saved wide={wide} />}
      <div className="top-buttons">
        <Button
          {...undoHint}
          aria-label={UNDO.label}
          aria-disabled={!mayUndo}
          title={mayUndo ? undoHint.title : whyNot(past)}
          onClick={() => mayUndo && void controls.undo()}
        >
          <Icon name="undo" />
          {!phone && UNDO.label}
        </Button>
        {mayRedo && (
          <Button {...redoHint} aria-label={REDO.label} onClick={() => void controls.redo()}>
            <Icon name="redo" />
          </Button>
        )}
        <Menu layout={layout} />
      </div>
    </header>
  );
}
