import type { RefObject } from 'react';
import { findShip } from '../../../workbench/battles/battle.ts';
import { Segments } from '../../kit/Segments.tsx';
import { ViewTools } from '../../map/MapTools.tsx';
import type { MapHandle } from '../../map/props.ts';
import { type Tool, useEditing } from './editing.ts';
import { shipLabel } from './ship-label.ts';

const TOOLS: readonly { value: Tool; label: string }[] = [
  { value: 'place', label: 'Ships' },
  { value: 'start', label: 'Start hexes' },
  { value: 'asteroidFields', label: 'Asteroids' },
  { value: 'planets', label: 'Planets' },
];

/** What a press on the map does now, in a line. */
function hintOf(tool: Tool, ship: string | null): string {
  switch (tool) {
    case 'place':
      return ship ? `Press a hex to put ${ship} there` : 'Press a ship to select it';
    case 'start':
      return ship ? `Paint the hexes in which ${ship} may start` : 'Select a ship to paint where it may start';
    case 'asteroidFields':
      return 'Paint asteroid fields; each reaches into the hexes beside it';
    case 'planets':
      return 'Press a hex to put a planet there, or to take it away';
  }
}

/** The tools of the map: what a press on it does, and the view. */
export function MapButtons({ map }: { map: RefObject<MapHandle | null> }) {
  const { battle, looking, look } = useEditing();
  const ship = looking.selected === null ? undefined : findShip(battle, looking.selected);
  return (
    <>
      <div className="row line absolute no-pointer battle-tools">
        <Segments
          label="What a press on the map does"
          options={TOOLS}
          chosen={looking.tool}
          onChoose={(tool) => look({ tool })}
        />
        <p className="small muted surface rounded battle-hint">{hintOf(looking.tool, ship ? shipLabel(ship) : null)}</p>
      </div>
      <ViewTools
        onZoomIn={() => map.current?.zoomIn()}
        onZoomOut={() => map.current?.zoomOut()}
        onFitAll={() => map.current?.fitAll()}
      />
    </>
  );
}
