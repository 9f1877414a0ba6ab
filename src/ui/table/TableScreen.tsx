import './table.css';
import './beside.css';
import { memo, type ReactNode, useEffect, useMemo } from 'react';
import { parseHexId } from '../../engine/index.ts';
import type { Seat } from '../../store/seat/seat.ts';
import { phaseName } from '../../words/index.ts';
import { LazyChances, LazyReviewKeeper } from '../analysis/lazy.tsx';
import { LazyHandbookBeside } from '../handbook/lazy.tsx';
import { useAddress } from '../kit/location.ts';
import { MapPane } from '../map/scene/MapPane.tsx';
import { ReplayBar } from '../map/scene/ReplayBar.tsx';
import { useGame, useTable, useView } from '../play/context.ts';
import { ControlsContext, createControls } from '../play/controls.ts';
import { isAdvised, mayHint, useAdvice } from '../play/counsel.ts';
import { isPlacing } from '../play/launching.ts';
import { unitSeen } from '../play/orders/groups.ts';
import { useReviewed } from '../play/reviewed.ts';
import { timeOfLast } from '../play/showing.ts';
import { useLayout } from '../play/useLayout.ts';
import { useMoment } from '../play/useMoment.ts';
import { Adviser } from './Adviser.tsx';
import { AimsLine } from './Aims.tsx';
import { Announcer } from './Announcer.tsx';
import { Recap } from './curtain/Recap.tsx';
import { DangerLegend } from './DangerLegend.tsx';
import { Dialogs } from './Dialogs.tsx';
import { Drawer } from './Drawer.tsx';
import { BackToPresent, ForcedEnd, ProgramThinks, ShownAnswer } from './dock/Deeds.tsx';
import { Dock } from './dock/Dock.tsx';
import { LaunchPull } from './dock/LaunchPull.tsx';
import { Proof } from './dock/Proof.tsx';
import { Stage, useStage } from './dock/Stage.tsx';
import { useAnswer } from './dock/useAnswer.ts';
import { Line } from './Line.tsx';
import { Reasons } from './Reasons.tsx';
import { Strip } from './Strip.tsx';
import { TableNotes } from './TableNotes.tsx';
import { useFirstDamage } from './useFirstDamage.ts';
import { useHeading } from './useHeading.ts';
import { useHotkeys } from './useHotkeys.ts';
import { useIdlePhases } from './useIdlePhases.ts';
import { useReplayAddress } from './useReplayAddress.ts';
import { useShowing } from './useShowing.ts';

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

function Surface({ seat, notice, coach }: TableScreenProps) {
  const layout = useLayout();
  const { rules } = useAddress();
  const beside = rules !== null && (layout === 'desk' || layout === 'wide');
  const thinking = useTable((state) => state.thinking);
  const forced = useTable((state) => state.forced);
  const isWaiting = useTable(({ screens }) => screens !== null && !screens.begun);
  const dialog = useView((state) => state.dialog);
  const dangers = useView((state) => state.dangers);
  const selected = useView((state) => state.selected);
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
  const answer = useAnswer(moment);
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
        <Adviser seat={seat} />
        <Reasons />
        {mayAsk && dangers && <DangerLegend selected={selected} />}
        {!isSpoken && <AimsLine seat={moment} />}
      </Strip>
      <MapPane seat={seat} before={<Pull seat={moment} />}>
        <Stage moment={now} staged={staged} />
        <Proof seat={moment} answer={answer} />
      </MapPane>
      {recap && !shown && (
        <div className="table-recap">
          <Recap seat={seat} />
        </div>
      )}
      <Drawer seat={moment} />
      <Dock
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
      {isReviewed && <LazyReviewKeeper />}
      <Announcer moment={now} />
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
