import { useEffect, useMemo, useRef } from 'react';
import type { Hex } from '../../../engine/index.ts';
import { findShip } from '../../../workbench/battles/battle.ts';
import { setTerrain } from '../../../workbench/battles/map-edits.ts';
import { allowHexes, deployShip } from '../../../workbench/battles/ship-edits.ts';
import { hexName } from '../../map/geometry.ts';
import { MapView } from '../../map/MapView.tsx';
import type { MapHandle } from '../../map/props.ts';
import { contentsOf, hexIdIn, shipOfPiece } from './battle-map.ts';
import { useEditing } from './editing.ts';
import { MapButtons } from './MapButtons.tsx';

/** Tells one stroke of the brush from the next, so that each is taken back as a whole. */
let strokes = 0;

/** The map on which a battle is laid out: what a hand does there depends on the tool that was chosen. */
export function BattleMap() {
  const { battle, change, looking, covers, look, select } = useEditing();
  const { selected, tool, hex: pointed } = looking;
  const map = useRef<MapHandle>(null);
  const adds = useRef(true);
  const contents = useMemo(() => contentsOf(battle, selected, pointed, covers), [battle, selected, pointed, covers]);
  const ship = selected === null ? undefined : findShip(battle, selected);

  const isFirst = looking.camera === undefined;
  useEffect(() => {
    if (isFirst) map.current?.fitAll();
  }, [isFirst]);

  const paint = (hex: Hex, begins: boolean) => {
    const id = hexIdIn(battle, hex);
    if (!id) return;
    if (begins) strokes += 1;
    const as = `stroke ${strokes}`;
    if (tool === 'planets' || tool === 'asteroidFields') {
      if (begins) adds.current = !battle[tool].includes(id);
      change(setTerrain(tool, [id], adds.current), as);
    } else if (tool === 'start' && ship && selected) {
      if (begins) adds.current = !ship.deployment.hexes.includes(id);
      change(allowHexes(selected, [id], adds.current), as);
    }
  };

  const onHexClick = (hex: Hex) => {
    look({ hex: null });
    if (tool !== 'place') return paint(hex, true);
    const id = hexIdIn(battle, hex);
    if (id && selected) change(deployShip(selected, { hexes: [id] }), `place ${selected}`);
  };

  const onPieceClick = (pressed: string) => {
    const id = shipOfPiece(battle, pressed);
    const piece = contents.pieces.find((one) => one.id === pressed);
    if (piece && tool !== 'place' && (tool !== 'start' || id === selected)) return paint(piece.hex, true);
    select(id === selected ? null : id);
  };

  const describeHex = (hex: Hex): string => {
    const id = hexName(battle.sheets, hex);
    if (!id) return 'Beside the sheets';
    const there = contents.pieces.filter((piece) => hexName(battle.sheets, piece.hex) === id);
    return [
      id,
      ...(battle.planets.includes(id) ? ['planet'] : []),
      ...(battle.asteroidFields.includes(id) ? ['asteroid field'] : []),
      ...(ship && ship.deployment.hexes.length > 1 && ship.deployment.hexes.includes(id)
        ? [`${selected} may start here`]
        : []),
      ...there.map(({ counter }) => counter.title),
    ].join(', ');
  };

  return (
    <MapView
      {...contents}
      ref={map}
      label="Map of the battle"
      focusHex={pointed}
      initialCamera={looking.camera}
      onCameraChange={(camera) => look({ camera })}
      onHexClick={onHexClick}
      onPieceClick={onPieceClick}
      onDraw={tool === 'place' ? undefined : paint}
      describeHex={describeHex}
    >
      <MapButtons map={map} />
    </MapView>
  );
}
