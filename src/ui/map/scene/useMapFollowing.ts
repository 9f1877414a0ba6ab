import { useEffect, useMemo, useRef } from 'react';
import { type Hex, parseHexId, range, type Snapshot, type UnitId, type UnitView } from '../../../engine/index.ts';
import type { Seat } from '../../../store/seat/seat.ts';
import { useGame, useView } from '../../play/context.ts';
import { hexOf } from '../../play/placed.ts';
import type { ShownMoment } from '../../play/useMoment.ts';
import { hexKey } from '../geometry.ts';
import type { MapContents, MapHandle } from '../props.ts';
import { coursesOf } from './courses.ts';
import { hexesOfVerdicts } from './effects.ts';
import { hexesOfStep } from './events.ts';

const isPlaced = ({ hex, status }: UnitView): boolean =>
  hex !== null && (status === 'in-play' || status === 'landed' || status === 'unalerted');

/** A unit with the hexes of its next course. */
function wayOf(view: Snapshot, unit: UnitView): Hex[] {
  const here = unit.hex === null ? undefined : parseHexId(view.sheets, unit.hex);
  if (!here) return [];
  return [here, ...coursesOf(view, unit, 'other', () => false).flatMap(({ stops }) => stops)];
}

/**
 * What the map is to show, the most important first: the selected unit and its course, or the hexes `into` which it can be
 * deployed, then the enemies with their courses, the nearest first; the others of its side where there is no enemy.
 */
export function framedFor(view: Snapshot, selected: UnitId | null, into: readonly Hex[] = []): Hex[][] {
  const own = view.units.find(({ id }) => id === selected);
  if (!own) return [];
  const way = isPlaced(own) ? wayOf(view, own) : [...into];
  const [here] = way;
  if (!here) return [];
  const hasEnemy = view.units.some((unit) => unit.owner !== own.owner && isPlaced(unit));
  const others = view.units
    .filter((unit) => unit.id !== selected && isPlaced(unit) && (!hasEnemy || unit.owner !== own.owner))
    .map((unit) => ({ isEnemy: unit.owner !== own.owner, way: wayOf(view, unit) }))
    .filter(({ way: [hex] }) => hex !== undefined)
    .map((one) => ({ ...one, far: one.way[0] ? range(here, one.way[0]) : 0 }));
  others.sort((a, b) => Number(b.isEnemy) - Number(a.isEnemy) || a.far - b.far);
  return [way, ...others.map((one) => one.way)];
}

/** What the map is to keep in sight. */
interface Followed {
  /** The seat of the present; what is looked at may be a moment of the past. */
  seat: Seat;
  moment: ShownMoment;
  contents: MapContents;
  /** A hex is chosen into which something is launched. */
  isLaunching: boolean;
  selected: UnitId | null;
  /** Whether a hand has hold of the map, which then stays where it is. */
  isHeld: () => boolean;
}

/** Brings into sight by itself what matters: the handle for the map to take, and the places that it frames. */
export function useMapFollowing({ seat, moment, contents, isLaunching, selected, isHeld }: Followed) {
  const handle = useRef<MapHandle>(null);
  const { lesson } = useGame();
  const camera = useView((state) => state.camera);
  const replayed = moment.past;
  const centre = hexOf(seat.view, selected);

  useEffect(() => {
    if (camera?.do === 'fit') handle.current?.fitAll();
    else if (camera?.do === 'centre') handle.current?.centreOn(camera.hex);
    else if (camera?.do === 'show') handle.current?.show(camera.hexes);
    else if (camera) handle.current?.reveal(camera.hex);
  }, [camera]);

  // The hexes into which something is launched must all be in sight.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the next launch is what counts
  useEffect(() => {
    if (!isLaunching) return;
    const options = contents.highlights?.filter(({ kind }) => kind === 'option') ?? [];
    handle.current?.show([...(centre ? [centre] : []), ...options.map(({ hex }) => hex)]);
  }, [isLaunching, seat]);

  // Who watches the game again is shown what each step was about.
  useEffect(() => {
    if (moment.past) handle.current?.show(hexesOfStep(moment.seat.view, moment.recent));
  }, [moment]);

  // What fires and what is fired at are seen together, unless a hand has hold of the map.
  const seen = useRef(moment.told);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whether a hand holds it is asked when something happens
  useEffect(() => {
    const isNew = seen.current !== moment.told;
    seen.current = moment.told;
    if (moment.past || !isNew || isHeld()) return;
    handle.current?.show(hexesOfVerdicts(moment.seat.view, moment.told));
  }, [moment]);

  // The selected unit, its course and its enemies come into sight when another unit or phase does, when it has moved, when a
  // drawer rises over them, and after what the other side did has been shown; never for an order: what has just been pressed at the hex stays where it
  // is. A lesson shows what its steps speak of.
  const framed = useMemo(() => {
    if (lesson !== undefined) return [];
    const { view, stage } = moment.seat;
    const options = contents.highlights?.filter(({ kind }) => kind === 'option') ?? [];
    return framedFor(view, selected, stage === 'set-up' ? options.map(({ hex }) => hex) : []);
  }, [lesson, moment, selected, contents.highlights]);
  const isUnderDrawer = useView((state) => state.drawer !== null);
  const { stage, player } = seat;
  const { turn } = seat.view;
  const moved = stage === 'movement' && centre && hexKey(centre);
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (!replayed && !isHeld()) handle.current?.frame(framed);
  }, [turn, stage, player, selected, moved, replayed, isUnderDrawer]);

  return { handle, framed };
}
