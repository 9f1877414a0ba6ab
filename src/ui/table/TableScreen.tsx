import './table.css';
import './bar.css';
import './beside.css';
import './phase-line.css';
import './panes.css';
import './phone.css';
import './phone-sheet.css';
import './reviewed.css';
import { memo, type ReactNode, useCallback, useEffect, useMemo } from 'react';
import type { Seat } from '../../store/seat/seat.ts';
import { phaseName } from '../../words/index.ts';
import { Recap } from '../curtain/Recap.tsx';
import { useAddress } from '../elements/location.ts';
import { useLater } from '../elements/useLater.ts';
import { PhonePull } from '../hand/PhoneHand.tsx';
import { PieceOrders } from '../hand/PieceOrders.tsx';
import { TargetsAt } from '../hand/TargetsAt.tsx';
import { LazyHandbookBeside } from '../handbook/lazy.tsx';
import { LazyReview, LazyReviewKeeper } from '../review/lazy.tsx';
import { MapPane } from '../scene/MapPane.tsx';
import { ControlsContext } from '../session/ControlsContext.ts';
import { useGame, useTable, useView } from '../session/context.ts';
import { createControls } from '../session/controls.ts';
import { KeptFocus } from '../session/KeptFocus.tsx';
import { useReviewed } from '../session/reviewed.ts';
import { useDrawer, usePanel } from '../session/useDrawer.ts';
import { type Layout, useLayout } from '../session/useLayout.ts';
import { type ShownMoment, useMoment } from '../session/useMoment.ts';
import { Announcer } from './Announcer.tsx';
import { Dialogs } from './Dialogs.tsx';
import { Drawer } from './Drawer.tsx';
import { PanelFold } from './PanelFold.tsx';
import { PhaseLine } from './PhaseLine.tsx';
import { PhoneSheet } from './PhoneSheet.tsx';
import { ProgramLine } from './ProgramLine.tsx';
import { ShowLine } from './ShowLine.tsx';
import { Result, SidePanel } from './SidePanel.tsx';
import { TableNotes } from './TableNotes.tsx';
import { TopBar } from './TopBar.tsx';
import { useHeading } from './useHeading.ts';
import { useHotkeys } from './useHotkeys.ts';
import { useIdlePhases } from './useIdlePhases.ts';
import { useReplayAddress } from './useReplayAddress.ts';
import { useShowing } from './useShowing.ts';
import { WatchLine } from './WatchLine.tsx';

interface TableScreenProps {
  seat: Seat;
  /** What went wrong with a file. */
  notice: ReactNode;
  coach?: ReactNode;
}

/** The parts of the table of which a small screen shows one at a time. */
const PARTS = ['orders', 'log', 'events', 'victory', 'units'] as const;

/** Opens the part in which somebody is busy, where another layout would show another one. */
function useBusyPart(): (focused: Element | null) => void {
  const { view } = useGame();
  return useCallback(
    (focused) => {
      const tab = PARTS.find((one) => focused?.closest(`[data-part="${one}"]`));
      if (tab) view.set(tab === 'orders' ? { tab } : { tab, drawerOpen: true });
    },
    [view],
  );
}

/** What lies round the map. A table is laid with the map and the orders; the log and the story follow. */
function Parts({ layout, now }: { layout: Layout; now: ShownMoment }) {
  const laid = useLater(true, false);
  const selected = useView((state) => state.selected);
  const { open, mayFold } = usePanel(now.seat);
  const isReviewed = useReviewed();
  const { seat, past, told } = now;
  if (layout === 'phone') return <PhoneSheet {...now} />;
  // What decided the game lies below the map where it would cover it.
  if (layout === 'tablet' && isReviewed) return <Drawer seat={seat} layout={layout} laid={laid} />;
  return (
    <>
      <aside
        className="card pane-orders"
        data-part="orders"
        data-folded={open || isReviewed ? undefined : true}
        aria-label={isReviewed ? 'Review' : past ? 'Unit' : seat.stage === 'over' ? 'The end' : 'Orders'}
      >
        {mayFold && <PanelFold open={open} unit={selected} />}
        {isReviewed ? <LazyReview /> : open && <SidePanel seat={seat} past={past} told={told} layout={layout} />}
      </aside>
      {!open && (
        <div className="pane-result" data-part="result">
          <Result seat={seat} past={past} told={told} />
        </div>
      )}
      <Drawer seat={seat} layout={layout} laid={laid} />
    </>
  );
}

function Surface({ seat, notice, coach }: TableScreenProps) {
  const layout = useLayout();
  const { rules } = useAddress();
  const beside = rules !== null && (layout === 'desk' || layout === 'wide');
  const thinking = useTable((state) => state.thinking);
  const dialog = useView((state) => state.dialog);
  const drawerOpen = useDrawer(layout);
  const isCalled = useTable(({ screens, seat: at }) => screens?.begun === true && at?.toAct === true);
  const recap = useTable((state) => state.screen === 'recap');
  const heading = useHeading(seat);
  const now = useMoment(seat);
  const { seat: moment, past, shown } = now;
  const { open: panelOpen } = usePanel(moment);
  const isReviewed = useReviewed();
  const atPiece = layout !== 'phone' && !panelOpen;
  const atThumb = layout === 'phone' && !panelOpen;
  const { turn, phase } = seat.view;
  useEffect(() => {
    document.title = `${isCalled ? 'Your turn' : 'DeltaVee'}: Game-Turn ${turn}, ${phaseName(phase.kind)}`;
  }, [isCalled, turn, phase.kind]);
  useHotkeys();
  useShowing(shown);
  useReplayAddress(seat);
  const showBusyPart = useBusyPart();
  useIdlePhases(!past && !thinking && dialog === null);
  return (
    <KeptFocus layout={layout} onChange={showBusyPart}>
      <div
        data-part="table"
        className={`table table-${layout}${drawerOpen ? '' : ' table-shut'}${panelOpen ? '' : ' table-folded'}${beside ? ' table-beside' : ''}${isReviewed ? ' table-review' : ''}`}
      >
        <div className="line gap-4 bar">
          {shown ? (
            <ShowLine recent={now.recent} layout={layout} heading={heading} />
          ) : past ? (
            <WatchLine seat={moment} layout={layout} heading={heading} />
          ) : thinking ? (
            <ProgramLine seat={seat} thinking={thinking} layout={layout} heading={heading} />
          ) : (
            <PhaseLine seat={seat} layout={layout} heading={heading} />
          )}
          <TopBar seat={moment} past={past && !shown} layout={layout} />
        </div>
        <TableNotes seat={seat} notice={notice} />
        {coach && <div className="table-coach">{coach}</div>}
        <MapPane
          seat={seat}
          layout={layout}
          before={atPiece ? <PieceOrders seat={moment} /> : atThumb && <PhonePull seat={moment} />}
        >
          {atPiece && <TargetsAt seat={moment} />}
        </MapPane>
        {recap && (
          <div className="table-recap">
            <Recap seat={seat} />
          </div>
        )}
        {rules !== null && <LazyHandbookBeside address={rules} over={!beside} covered={dialog !== null} />}
        <Parts layout={layout} now={now} />
        {isReviewed && <LazyReviewKeeper />}
        <Announcer />
        {dialog !== null && <Dialogs dialog={dialog} seat={moment} />}
      </div>
    </KeptFocus>
  );
}

/**
 * The table: the map, what to do now, the orders of the selected unit, the logs and the story. It follows the stores by
 * itself; what lies round it is drawn twice for every order, once at once and once at leisure.
 */
export const TableScreen = memo(function TableScreen({ seat, notice, coach }: TableScreenProps) {
  const game = useGame();
  const controls = useMemo(() => createControls(game), [game]);
  return (
    <ControlsContext value={controls}>
      <Surface seat={seat} notice={notice} coach={coach} />
    </ControlsContext>
  );
});
