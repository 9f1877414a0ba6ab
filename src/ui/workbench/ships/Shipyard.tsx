import './yard.css';
import { produce } from 'immer';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { type BattlecraftHull, HULLS, type PodType, plainName, shipFaults } from '../../../engine/index.ts';
import { fullSettings } from '../../../game/entries.ts';
import { SCENARIOS } from '../../../scenarios/index.ts';
import { startingSheets } from '../../../sheet/index.ts';
import { trial } from '../../../store/workbench/trial.ts';
import type { OpenWork } from '../../../store/workbench/work.ts';
import { capital, count, podName } from '../../../words/index.ts';
import type { ShipDesign } from '../../../workbench/ships/design.ts';
import { changeHull, freshPod, putPod } from '../../../workbench/ships/edit.ts';
import { withFields } from '../../../workbench/ships/recipe.ts';
import { trialScenario, twinsIn } from '../../../workbench/ships/trial.ts';
import { Button } from '../../kit/Button.tsx';
import { LatePart, late } from '../../kit/late.tsx';
import { BrowserPrint } from '../../logs/print/BrowserPrint.tsx';
import { beginGame } from '../../pages/pages.ts';
import { useLayout } from '../../play/useLayout.ts';
import { ToList } from '../OpenedWork.tsx';
import { type OpenSlot, PodSlots } from '../PodSlots.tsx';
import { ShareWork } from '../ShareWork.tsx';
import { WorkButtons } from '../WorkButtons.tsx';
import { WorkbenchTop } from '../WorkbenchTop.tsx';
import { Budget, Prices } from './Budget.tsx';
import { CompareWith } from './CompareWith.tsx';
import { BattlecraftHulls, Hulls } from './Hulls.tsx';
import { LogBeside } from './LogBeside.tsx';
import { ShipHead, ShipSummary } from './ShipHead.tsx';
import { SHIPS } from './ship-kind.ts';

/** Flies the ship at once, against a Captain in its twin; from the table a line leads back to the yard. */
function FlyNow({ design, id }: { design: ShipDesign; id: string }) {
  const may = shipFaults(design).length === 0;
  const fly = async () => {
    const [duel] = SCENARIOS;
    const table = duel && (await beginGame(twinsIn(duel, design), fullSettings(), { 2: 'captain' }));
    if (table) trial.setState({ game: table.store.state.getState().id, part: 'ship', work: id });
  };
  return (
    <Button
      look="primary"
      aria-disabled={!may}
      title={may ? 'Against a Captain in its twin' : 'Mend the faults first'}
      onClick={({ detail }) => may && detail < 2 && void fly()}
    >
      Fly it now
    </Button>
  );
}

const PrintShips = late(async () => (await import('./PrintShips.tsx')).PrintShips);

/** The first pod space that is still empty, ready for a pod; null when all are filled. */
const firstEmpty = ({ hull, pods }: ShipDesign): OpenSlot | null =>
  pods.length < HULLS[hull].pods ? { index: pods.length, choosing: true } : null;

/** Tells who does not see the log what the ship has become. */
function Told({ design }: { design: ShipDesign }) {
  const faults = shipFaults(design).length;
  return (
    <p className="visually-hidden" role="status">
      {count(design.pods.length, 'pod')} aboard, {faults === 0 ? 'sound' : count(faults, 'fault')}
    </p>
  );
}

/** A ship that is being built: its hull, its pods, its log, its price and its chances. */
export function Shipyard({ open }: { open: OpenWork<ShipDesign> }) {
  const design = useStore(open.state, ({ work }) => work);
  const [slot, setSlot] = useState<OpenSlot | null>(() => firstEmpty(design));
  const [tried, setTried] = useState<PodType | null>(null);
  const [printing, setPrinting] = useState(false);
  const layout = useLayout();
  const isNarrow = layout === 'tablet' || layout === 'phone';
  const [hullsOpen, setHullsOpen] = useState(!isNarrow);
  const trial = slot?.choosing ? tried : null;
  const shown = trial && slot ? produce(design, putPod(slot.index, freshPod(trial))) : design;

  useEffect(() => {
    document.title = `${design.name || 'Unnamed ship'}, DeltaVee workbench`;
  }, [design.name]);

  const putAboard = (battlecraft: BattlecraftHull) => {
    const at = slot?.index ?? design.pods.length;
    if (at >= HULLS[design.hull].pods) return;
    open.change(putPod(at, { type: 'battlecraft', battlecraft }));
    setSlot(firstEmpty(open.state.getState().work));
  };

  return (
    <div className="grid min-h-full workbench yard">
      <WorkbenchTop part="ship">
        <WorkButtons open={open} />
        <ShareWork kind={SHIPS} work={design} onPrint={() => setPrinting(true)} />
        <ToList kind={SHIPS} />
        <FlyNow design={design} id={open.state.getState().id} />
      </WorkbenchTop>
      <main className="grid content-start one-column yard-body">
        <h1 className="visually-hidden">{design.name || 'Unnamed ship'}</h1>
        <details
          className="min-w-0 px-4 py-3 border-b yard-column yard-hull-column"
          open={hullsOpen || !isNarrow}
          onToggle={({ currentTarget }) => setHullsOpen(currentTarget.open)}
        >
          <summary className="py-1 text-body">
            Hull: <b>{capital(design.hull.replace('-', ' '))}</b>
          </summary>
          <Hulls chosen={design.hull} onChoose={(hull) => open.change(changeHull(hull))} />
          <BattlecraftHulls onChoose={putAboard} />
        </details>
        <div className="stack gap-3 min-w-0 px-4 py-3 border-b yard-column yard-middle">
          <ShipHead design={design} onName={(name) => open.change(withFields({ name: plainName(name) }), 'name')} />
          <ShipSummary design={shown} before={design} />
          <PodSlots ship={design} change={open.change} open={slot} onOpen={setSlot} onTry={setTried} />
          <Prices design={design} change={open.change} />
          <Budget design={design} shown={shown} change={open.change} />
          <Told design={design} />
        </div>
        <section
          className="min-w-0 contained px-4 py-3 border-b yard-column"
          aria-label={trial ? `Log with ${podName(trial)} on trial` : 'Log'}
        >
          <LogBeside shown={shown} trial={trial} change={open.change} />
        </section>
        <footer className="surface yard-foot">
          <CompareWith design={shown} id={open.state.getState().id} />
        </footer>
      </main>
      <BrowserPrint sheets={() => startingSheets(trialScenario([shown]))} />
      {printing && (
        <LatePart name="Printing" close={() => setPrinting(false)}>
          <PrintShips ships={[design]} onClose={() => setPrinting(false)} />
        </LatePart>
      )}
    </div>
  );
}
