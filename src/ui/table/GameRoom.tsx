import { type ReactNode, useDeferredValue, useEffect, useMemo, useRef } from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import { useStore } from 'zustand';
import { type Player, type Scenario, shipId, type UnitId } from '../../engine/index.ts';
import type { GameSettings } from '../../game/entries.ts';
import { noteError } from '../../store/device/last-error.ts';
import type { TableStore } from '../../store/table/table-state.ts';
import { createView } from '../../store/table/view-store.ts';
import { shortName } from '../../words/index.ts';
import { addressNow, goToRules } from '../kit/location.ts';
import { RecordInput } from '../kit/RecordInput.tsx';
import { followSelection } from '../play/attention.ts';
import { GameContext, type OpenGame, useGame, useTable } from '../play/context.ts';
import { reportedGame } from '../play/reported-game.ts';
import { saveRecord } from '../play/save-record.ts';
import { PlayerNames, UnitNames } from '../play/unit-names.ts';
import { CurtainPage } from './curtain/CurtainPage.tsx';
import { ErrorPage } from './dialogs/ErrorPage.tsx';
import { TableScreen } from './TableScreen.tsx';
import { useSounds } from './useSounds.ts';

interface GameRoomProps {
  table: TableStore;
  /** What went wrong with a file, above the table. */
  notice: ReactNode;
  /** The coach who comments on the game beside it. */
  coach?: ReactNode;
  talk?: ReactNode;
  lesson?: string | undefined;
  task?: OpenGame['task'];
  leave: () => void;
  openRecord: (file: File) => void;
  takeOver: (id: string) => void;
  playAgain: (scenario: Scenario, table: GameSettings) => void;
}

/**
 * Says that an order is being carried out, or that something of the table is still to follow; what lies in the room is
 * not drawn again for that.
 */
function Room({ laying, children }: { laying: boolean; children: ReactNode }) {
  const busy = useTable((state) => state.busy);
  return (
    <div className="h-full room" data-part="room" aria-busy={busy || laying}>
      {children}
    </div>
  );
}

/**
 * What the screen shows. The curtain falls at once. When it is raised it stands until the table behind it has been laid,
 * piece by piece, so that the page goes on answering meanwhile.
 */
function useShown() {
  const screen = useTable((state) => state.screen);
  const seat = useTable((state) => state.seat);
  const curtain = useTable((state) => state.curtain);
  const now = useMemo(() => ({ screen, seat, curtain }), [screen, seat, curtain]);
  const later = useDeferredValue(now);
  return { ...(now.curtain === null && later.curtain !== null ? later : now), follows: now === later };
}

/** One of three pages: the curtain, what happened behind it, or the table. */
function Screens({ notice, coach }: { notice: ReactNode; coach: ReactNode }) {
  useSounds();
  const game = useGame();
  const { screen, seat, curtain, follows } = useShown();
  const covered = useTable((state) => state.curtain !== null);
  useEffect(() => followSelection(game), [game]);
  // What one player looks up is none of the other's business.
  useEffect(() => {
    if (covered && addressNow().rules !== null) goToRules(null, 'replace');
  }, [covered]);

  return (
    <Room laying={!follows}>
      {curtain && <CurtainPage curtain={curtain} />}
      {seat && screen !== 'curtain' && <TableScreen seat={seat} notice={notice} coach={coach} />}
    </Room>
  );
}

/** What stands there when one of them could not be drawn. */
function TableError({ error, resetErrorBoundary }: FallbackProps) {
  const { table, leave } = useGame();
  const { state } = useTable(({ saving }) => saving);
  return (
    <ErrorPage
      error={error}
      game={state}
      reported={() => reportedGame(table)}
      retry={resetErrorBoundary}
      saveRecord={() => saveRecord(table)}
      leave={leave}
    />
  );
}

/** The names that ships of a scenario have of their own. */
const namesIn = ({ ships }: Scenario): ReadonlyMap<UnitId, string> =>
  new Map(ships.flatMap((ship) => (ship.name ? [[shipId(ship), ship.name] as const] : [])));

/** A game that is open, from the curtain to the end. */
export function GameRoom({
  table,
  notice,
  coach,
  talk,
  lesson,
  task,
  leave,
  openRecord,
  takeOver,
  playAgain,
}: GameRoomProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another table is looked at afresh
  const view = useMemo(createView, [table]);
  const record = useRef<HTMLInputElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a room is made anew for every game; its ways out stay
  const game = useMemo<OpenGame>(
    () => ({
      table,
      view,
      talk,
      lesson,
      task,
      leave,
      openRecord,
      askForRecord: () => record.current?.click(),
      takeOver,
      playAgain: (other) => {
        const { scenario, settings } = table.state.getState();
        // Of a pair is only what is said to be.
        const { pair: _pair, ...agreed } = settings;
        playAgain(other?.scenario ?? scenario, { ...agreed, ...other?.settings });
      },
    }),
    [table, view],
  );
  const scenario = useStore(table.state, (state) => state.scenario);
  const names = useMemo(() => namesIn(scenario), [scenario]);
  const settings = useStore(table.state, (state) => state.settings);
  const nameOf = useMemo(() => (player: Player) => shortName(settings, player), [settings]);
  return (
    <GameContext value={game}>
      <UnitNames value={names}>
        <PlayerNames value={nameOf}>
          {/* What is drawn anew begins with nothing selected: that may have been what could not be drawn. */}
          <ErrorBoundary FallbackComponent={TableError} onError={noteError} onReset={view.reset}>
            <Screens notice={notice} coach={coach} />
          </ErrorBoundary>
        </PlayerNames>
      </UnitNames>
      <RecordInput ref={record} onFile={openRecord} />
    </GameContext>
  );
}
