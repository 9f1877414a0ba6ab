import './table.css';
import './beside.css';
import { memo, type ReactNode, type RefObject, use, useEffect, useMemo, useRef } from 'react';
import { useStore } from 'zustand';
import { parseHexId } from '../../engine/index.ts';
import { captionOf, shipSheets } from '../../sheet/index.ts';
import { preferences } from '../../store/device/preferences.ts';
import type { Seat } from '../../store/seat/seat.ts';
import { phaseName } from '../../words/index.ts';
import { LazyChances, LazyReviewKeeper } from '../analysis/lazy.tsx';
import { lineOf } from '../commands/all.ts';
import { TABLE, tableAt } from '../commands/table.ts';
import { useKeys } from '../commands/useKeys.ts';
import { useKeyText } from '../commands/useKeyText.ts';
import { LazyHandbookBeside } from '../handbook/lazy.tsx';
import { useAddress } from '../kit/location.ts';
import { BrowserPrint } from '../logs/print/BrowserPrint.tsx';
import { MapPane } from '../map/scene/MapPane.tsx';
import { ReplayBar } from '../map/scene/ReplayBar.tsx';
import { isAdvised, mayHint, useAdvice } from '../play/advice.ts';
import { hitShip } from '../play/attention.ts';
import { useGame, useTable, useView } from '../play/context.ts';
import { ControlsContext, createControls, useControls } from '../play/controls.ts';
import { isPlacing } from '../play/launching.ts';
import { unitSeen } from '../play/orders/groups.ts';
import { useReviewed } from '../play/reviewed.ts';
import { ownPlayer, timeOfLast } from '../play/showing.ts';
import { newsOf } from '../play/spoken.ts';
import { PlayerNames } from '../play/unit-names.ts';
import { layoutNow, useLayout } from '../play/useLayout.ts';
import { type ShownMoment, useMoment, useMomentLog } from '../play/useMoment.ts';
import { AdviserLine } from './Adviser.tsx';
import { AimsLine } from './Aims.tsx';
import { Recap } from './curtain/Recap.tsx';
import { DangerLegend } from './DangerLegend.tsx';
import { Dialogs } from './Dialogs.tsx';
import { Drawer } from './Drawer.tsx';
import { BackToPresent, ForcedEnd, ProgramThinks, ShownAnswer } from './dock/Deeds.tsx';
import { TableDock } from './dock/Dock.tsx';
import { LaunchPull } from './dock/LaunchPull.tsx';
import { ProofPane } from './dock/ProofPane.tsx';
import { StageCard, useStage } from './dock/Stage.tsx';
import { Line } from './Line.tsx';
import { Reasons } from './Reasons.tsx';
import { Strip } from './Strip.tsx';
import { OnceNotes, TableNotes } from './TableNotes.tsx';
import { useIdlePhases } from './useIdlePhases.ts';
import { useReplayAddress } from './useReplayAddress.ts';
import { useShowing } from './useShowing.ts';

/**
 * [8.8] The first time a box of the selected ship is crossed off its log opens by itself, once that was read, until the phase
 * ends; then never again.
 */
export function useFirstDamage(): void {
  const { view, table, lesson } = useGame();
  useEffect(() => {
    if (lesson !== undefined) return;
    let foldAgain: () => void = () => undefined;
    const opened = view.state.subscribe((now, before) => {
      if (now.readAt === null || now.readAt === before.readAt || preferences.getState().logShown) return;
      // On a phone it would lie over the whole map, and its boxes stand in the dock.
      if (layoutNow() === 'phone') return;
      const isBusy = now.showing.length > 0 || now.interaction.kind !== 'idle' || now.drawer !== null;
      const { seat, log, since } = table.state.getState();
      if (isBusy || !seat || seat.stage === 'over') return;
      const to = now.readAt;
      const from = Math.min(before.readAt ?? 0, log[since]?.action ?? to);
      const read = log.filter(({ action }) => action >= from && action < to);
      if (now.selected === null || hitShip(seat, read) !== now.selected) return;
      preferences.setState({ logShown: true });
      view.set({ drawer: 'log' });
      foldAgain = table.state.subscribe((later, earlier) => {
        if (later.seat?.stage === earlier.seat?.stage) return;
        foldAgain();
        if (view.state.getState().drawer === 'log') view.set({ drawer: null });
      });
    });
    return () => {
      opened();
      foldAgain();
    };
  }, [view, table, lesson]);
}

/** The keys of the table, wherever the focus is on it. */
export function useHotkeys(): void {
  const game = useGame();
  const controls = useControls();
  const at = useMemo(() => tableAt(game, controls), [game, controls]);
  useKeys(TABLE, at);
}

/**
 * The line that says what to do now: it has the focus when the table is opened, and takes it over from a button that has
 * gone.
 */
function useHeading(seat: Seat): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // What a player is told when they come back has taken it already.
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: after every change of the game
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [seat]);
  return heading;
}

const HAPPENED = lineOf('ask-happened');

/**
 * The one voice of the table, so that nothing is said twice and no two speak at once: what followed from the last order, or
 * what is shown, and what has been asked for. A question takes the focus and is read from there.
 */
function Voice({ moment: { shown, told } }: { moment: ShownMoment }) {
  const log = useTable((state) => state.log);
  const latest = useTable((state) => state.latest);
  const me = useTable(ownPlayer);
  const said = useView((state) => state.said);
  const voice = useStore(preferences, (state) => state.voice);
  const key = useKeyText(HAPPENED);
  const nameOf = use(PlayerNames);
  const words = useMemo(
    () => newsOf(shown ? told : log.slice(latest), { me, voice, key, nameOf }),
    [log, latest, me, voice, key, nameOf, shown, told],
  );
  return (
    <div className="visually-hidden announcer" role="status" data-part="voice">
      {/* The same words are said again only where they have changed. */}
      {said ? `${said.text}${said.nth % 2 === 0 ? '\u00a0' : ''}` : words}
    </div>
  );
}

interface TableScreenProps {
  seat: Seat;
  /** What went wrong with a file, and what belongs to two screens. */
  notice: ReactNode;
  /** The card of a lesson or a puzzle. */
  coach?: ReactNode;
}

/** The lit hexes of what is placed, from which a hand pulls it. */
function Pull({ seat }: { seat: Seat }) {
  const interaction = useView((state) => state.interaction);
  const readOnly = useTable((state) => state.readOnly);
  if (readOnly || interaction.kind !== 'choosing' || !interaction.laid || !isPlacing(interaction.laid)) return null;
  const { hex } = unitSeen(seat, interaction.unit) ?? {};
  const place = parseHexId(seat.view.sheets, hex ?? interaction.laid.hex);
  return place ? <LaunchPull seat={seat} hex={place} mode={interaction} /> : null;
}

/** [R10.0b] The browser's own print: the logs that this seat may read, as they are at the moment that is looked at. */
function PrintedLogs({ seat: { view, player } }: { seat: Seat }) {
  const scenario = useTable((state) => state.scenario);
  const log = useMomentLog();
  const sheets = () => shipSheets({ view, player, scenario, events: log.map(({ event }) => event) });
  return <BrowserPrint sheets={sheets} caption={captionOf(view)} />;
}

function Surface({ seat, notice, coach }: TableScreenProps) {
  const layout = useLayout();
  const { rules } = useAddress();
  const beside = rules !== null && (layout === 'desk' || layout === 'wide');
  const thinking = useTable((state) => state.thinking);
  const forced = useTable((state) => state.forced);
  const isWaiting = useTable(({ screens }) => screens !== null && !screens.begun);
  const dialog = useView((state) => state.dialog);
  const dangers = useView((state) => state.dangers);
  const mayAsk = useAdvice(mayHint);
  const isSpoken = useAdvice(isAdvised);
  const isCalled = useTable(({ screens, seat: at }) => screens?.begun === true && at?.toAct === true);
  const recap = useTable((state) => state.screen === 'recap');
  const heading = useHeading(seat);
  const now = useMoment(seat);
  const { seat: moment, past, shown } = now;
  const isReviewed = useReviewed();
  const isWatched = past && !shown;
  const staged = useStage(now);
  const { turn, phase } = seat.view;
  useEffect(() => {
    document.title = `${isCalled ? 'Your turn' : 'DeltaVee'}: Game-Turn ${turn}, ${phaseName(phase.kind)}`;
  }, [isCalled, turn, phase.kind]);
  useHotkeys();
  useFirstDamage();
  useShowing(now);
  useReplayAddress(seat);
  const isOwed = useTable(timeOfLast) === null && staged?.kind === 'result';
  useIdlePhases(!past && !thinking && dialog === null && !isOwed);
  return (
    <div
      data-part="table"
      className={`table${beside ? ' table-beside' : ''}${coach ? ' table-coached' : ''}`}
      data-stage={seat.stage}
    >
      <Line seat={seat} now={now} heading={heading} />
      <Strip open={isWaiting}>
        {coach}
        <TableNotes notice={notice} />
        <AdviserLine seat={seat} />
        <Reasons />
        <OnceNotes />
        {mayAsk && dangers && <DangerLegend />}
        {!isSpoken && <AimsLine seat={moment} />}
      </Strip>
      <MapPane seat={seat} before={<Pull seat={moment} />}>
        <StageCard moment={now} staged={staged} />
        <ProofPane seat={moment} />
      </MapPane>
      {recap && !shown && (
        <div className="grid min-h-0 no-pointer table-recap">
          <Recap seat={seat} />
        </div>
      )}
      <Drawer seat={moment} />
      <TableDock
        seat={moment}
        staged={staged}
        instead={
          isWatched ? (
            <>
              {isReviewed && <LazyChances />}
              <ReplayBar />
            </>
          ) : undefined
        }
        told={shown ? <ShownAnswer now={now} /> : thinking ? <ProgramThinks thinking={thinking} /> : undefined}
        end={isWatched ? <BackToPresent /> : forced && !past ? <ForcedEnd forced={forced} /> : undefined}
      />
      {rules !== null && <LazyHandbookBeside address={rules} over={!beside} covered={dialog !== null} />}
      {isReviewed ? <LazyReviewKeeper /> : <PrintedLogs seat={moment} />}
      <Voice moment={now} />
      {dialog !== null && <Dialogs dialog={dialog} seat={moment} />}
    </div>
  );
}

/** The table: the Line, the map and the dock, which never move. */
export const TableScreen = memo(function TableScreen({ seat, notice, coach }: TableScreenProps) {
  const game = useGame();
  const controls = useMemo(() => createControls(game), [game]);
  return (
    <ControlsContext value={controls}>
      <Surface seat={seat} notice={notice} coach={coach} />
    </ControlsContext>
  );
});
