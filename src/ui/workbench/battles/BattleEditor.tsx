import './battle-map.css';
import './battle-panels.css';
import './battles.css';
import './fight.css';
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { type Player, parseHexId } from '../../../engine/index.ts';
import type { OpenWork } from '../../../store/workbench/work.ts';
import { type Battle, findShip } from '../../../workbench/battles/battle.ts';
import { type BattleFault, type FaultPlace, isPlayable } from '../../../workbench/battles/faults.ts';
import { Tab } from '../../kit/Button.tsx';
import { KeptFocus } from '../../kit/KeptFocus.tsx';
import { LateScenarioPrint } from '../../logs/print/lazy.tsx';
import { useLayout } from '../../play/useLayout.ts';
import { ShareWork } from '../ShareWork.tsx';
import { WorkButtons } from '../WorkButtons.tsx';
import { WorkbenchTop } from '../WorkbenchTop.tsx';
import { AddShip } from './AddShip.tsx';
import { BattleMap } from './BattleMap.tsx';
import { BriefingPanel } from './BriefingPanel.tsx';
import { BATTLES, ownBattleFaults } from './battle-kind.ts';
import { type Editing, EditingContext, type Looking, lookingAt, type Panel, type Tool } from './editing.ts';
import { FaultList } from './FaultList.tsx';
import { FightPanel, stopMeasuring } from './FightPanel.tsx';
import { MapPanel } from './MapPanel.tsx';
import { ShipPanel } from './ShipPanel.tsx';
import { ShipsPanel } from './ShipsPanel.tsx';
import { TryButtons } from './TryButtons.tsx';
import { VictoryPanel } from './VictoryPanel.tsx';

const PANELS: Record<Panel, { word: string; draw: () => ReactNode }> = {
  ships: { word: 'Sides', draw: () => <ShipsPanel /> },
  ship: { word: 'Ship', draw: () => <ShipPanel /> },
  map: { word: 'Map', draw: () => <MapPanel /> },
  victory: { word: 'Victory', draw: () => <VictoryPanel /> },
  briefing: { word: 'Briefing', draw: () => <BriefingPanel /> },
  fight: { word: 'Fair fight', draw: () => <FightPanel /> },
};

/** What has tabs: where there is room, the map and the ships stand beside it. */
const TABBED = {
  roomy: ['ship', 'victory', 'briefing', 'fight'],
  narrow: ['ships', 'ship', 'map', 'victory', 'briefing', 'fight'],
} as const;

/** What stands beside the map where there is room. */
const ASIDE = ['map', 'ships'] as const;

/** Where a fault is mended. */
function wayTo(battle: Battle, place: FaultPlace, at: string): Partial<Looking> {
  switch (place.kind) {
    case 'ship':
      return { panel: 'ship', selected: place.id };
    case 'clause':
      return { panel: 'victory', clause: place.index };
    case 'victory':
      return { panel: 'victory', clause: null };
    case 'name':
      return { panel: 'briefing' };
    case 'ships':
      return { panel: 'ships' };
    default:
      return { panel: 'map', hex: parseHexId(battle.sheets, hexAtPath(battle, at)) ?? null };
  }
}

/** The value at a path into the battle, where it is a hex. */
function hexAtPath(battle: Battle, at: string): string {
  const [, list, index] = /^(planets|asteroidFields)\[(\d+)\]/.exec(at) ?? [];
  if (list !== 'planets' && list !== 'asteroidFields') return '';
  return battle[list][Number(index)] ?? '';
}

/** With a ship whose start is left open one paints hexes; any other is put where one presses. */
const toolFor = (battle: Battle, id: string): Tool =>
  (findShip(battle, id)?.deployment.hexes.length ?? 0) > 1 ? 'start' : 'place';

const isCovered = ({ goesOn }: Battle, eyes: Looking['eyes'], player: Player): boolean =>
  goesOn !== undefined && eyes !== 'both' && eyes !== player;

/** [R10.0b] A fault in what a player has entered behind the curtain, told to others without what it is. */
function coveredFault(fault: BattleFault, covers: Editing['covers']): BattleFault {
  const { place, at } = fault;
  if (place.kind !== 'ship' || !/launched.*(missile|pod|Units)|spent|missiles/.test(at)) return fault;
  const owner = place.id.startsWith('1') ? 1 : 2;
  return covers(owner) ? { ...fault, message: `something does not fit: player ${owner} sees what, uncovered` } : fault;
}

function useEditor(id: string, open: OpenWork<Battle>): Editing {
  const battle = useStore(open.state, (state) => state.work);
  const store = lookingAt(id);
  const looking = useStore(store);
  const found = useMemo(() => ownBattleFaults(battle), [battle]);
  const covers = useCallback((player: Player) => isCovered(battle, looking.eyes, player), [battle, looking.eyes]);
  const faults = useMemo(() => found.map((fault) => coveredFault(fault, covers)), [found, covers]);
  return useMemo(
    () => ({
      battle,
      faults,
      looking,
      covers,
      change: open.change,
      look: (part) => store.setState(part),
      select: (selected) =>
        store.setState(selected === null ? { selected } : { selected, panel: 'ship', tool: toolFor(battle, selected) }),
      goTo: (place, at = '') => store.setState(wayTo(battle, place, at)),
    }),
    [battle, faults, looking, covers, open, store],
  );
}

/** The editor of a battle: its map, its sides, how it ends, what players are told, and what is wrong with it. */
export function BattleEditor({ id, open }: { id: string; open: OpenWork<Battle> }) {
  const editing = useEditor(id, open);
  const layout = useLayout();
  const [printing, setPrinting] = useState(false);
  const { adding } = editing.looking;
  useEffect(() => stopMeasuring, []);
  const isRoomy = layout === 'desk' || layout === 'wide';
  const tabs: readonly Panel[] = isRoomy ? TABBED.roomy : TABBED.narrow;
  const panel = tabs.includes(editing.looking.panel) ? editing.looking.panel : isRoomy ? 'ship' : 'ships';
  // What is worked on stays in sight where only one part is shown.
  const shown = useRef(panel);
  useEffect(() => {
    shown.current = panel;
  });
  const showBusyPanel = (focused: Element | null) => {
    const beside = ASIDE.find((one) => focused?.closest(`[data-panel="${one}"]`));
    editing.look({ panel: beside ?? shown.current });
  };
  return (
    <EditingContext value={editing}>
      <KeptFocus layout={layout} onChange={showBusyPanel}>
        <div className="grid min-h-full h-full clip workbench battle">
          <WorkbenchTop part="battle">
            <WorkButtons open={open} />
            <ShareWork
              kind={BATTLES}
              work={editing.battle}
              onPrint={isPlayable(editing.faults) ? () => setPrinting(true) : undefined}
            />
            <TryButtons id={id} />
          </WorkbenchTop>
          <main className="grid min-h-0 battle-desk">
            <h1 className="visually-hidden">{editing.battle.id || 'A battle without a name'}</h1>
            {isRoomy && (
              <div className="flex flex-col min-h-0 scroll-y surface battle-side">
                {ASIDE.map((one) => (
                  <div key={one} data-panel={one}>
                    {PANELS[one].draw()}
                  </div>
                ))}
              </div>
            )}
            <div className="min-h-0 relative battle-map">
              <BattleMap />
            </div>
            <div className="flex flex-col min-h-0 surface battle-inspector">
              <div className="flex flex-none scroll-x border-b" role="tablist" aria-label="Parts of the battle">
                {tabs.map((one) => (
                  <Tab
                    key={one}
                    role="tab"
                    id={`battle-tab-${one}`}
                    aria-selected={one === panel}
                    aria-controls="battle-tabpanel"
                    onClick={() => editing.look({ panel: one })}
                  >
                    {PANELS[one].word}
                  </Tab>
                ))}
              </div>
              <div
                className="battle-tabpanel"
                id="battle-tabpanel"
                role="tabpanel"
                aria-labelledby={`battle-tab-${panel}`}
              >
                {PANELS[panel].draw()}
              </div>
            </div>
            <FaultList />
          </main>
          {printing && <LateScenarioPrint scenario={editing.battle} onClose={() => setPrinting(false)} />}
          {adding !== null && <AddShip player={adding} onClose={() => editing.look({ adding: null })} />}
        </div>
      </KeptFocus>
    </EditingContext>
  );
}
