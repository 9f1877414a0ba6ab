import { type RefObject, useLayoutEffect, useRef } from 'react';
import { type Hex, parseHexId } from '../../engine/index.ts';
import type { Seat } from '../../store/seat/seat.ts';
import { type PageBox, placeCard } from '../elements/card-place.ts';
import { findPart } from '../elements/part.ts';
import { useExtent } from '../elements/useExtent.ts';
import { boxesOver, FIXED, pageBoxesOver } from '../map/boxes-over.ts';
import { radiusOf, toScreen } from '../map/camera.ts';
import { boxRound, hexToPoint, overlap, type Point } from '../map/geometry.ts';
import { useMapWindow } from '../map/MapWindow.ts';
import { useLayout } from '../session/useLayout.ts';
import { coursesOf } from './courses.ts';
import { framedFor } from './framing.ts';

const TAKEN = [...FIXED, 'map-tag', 'target-card', 'edge-tab', 'coach', 'other-orders', 'piece-order'] as const;

/** The corner that a card lies in as long as nothing is there. */
const CORNER: PageBox = { left: 0, top: 0, width: 0, height: 0 };

const never = (): boolean => false;

interface Seen {
  /** The selected unit's course and everybody's pieces, as boxes over the map. */
  boxes: PageBox[];
  /** The hex and the course of the one that is selected. */
  own: Hex[];
  way: Hex[];
  /** The hexes of the others that are in the window, the enemies first. */
  others: Hex[][];
}

/** What is on the map now that a card had better not hide. */
function useSeen(seat: Seat | null, selected: string | null): Seen {
  const { camera, faces, size } = useMapWindow();
  const radius = radiusOf(camera);
  const round = ({ x, y }: Point, reach: number): PageBox => ({
    left: x - reach,
    top: y - reach,
    width: 2 * reach,
    height: 2 * reach,
  });
  const units = seat?.view.units ?? [];
  const chosen = units.filter(({ id }) => id === selected);
  const way = chosen
    .flatMap((unit) => (seat ? coursesOf(seat.view, unit, 'selected', never) : []))
    .flatMap(({ stops }) => stops);
  const placed = (of: typeof units): Hex[] =>
    of.flatMap(({ hex }) => (hex && seat ? (parseHexId(seat.view.sheets, hex) ?? []) : []));
  const boxes = [
    ...[...way, ...placed(units)].map((hex) => round(toScreen(camera, hexToPoint(hex)), 0.8 * radius)),
    ...faces.map((face) => round(toScreen(camera, face), face.half * camera.k)),
  ];
  const isInWindow = (hex: Hex): boolean => {
    const { x, y } = toScreen(camera, hexToPoint(hex));
    return x >= 0 && y >= 0 && x <= size.width && y <= size.height;
  };
  const others = seat ? framedFor(seat.view, selected).slice(1) : [];
  return {
    boxes,
    way,
    own: placed(chosen),
    others: others.map(([hex]) => (hex && isInWindow(hex) ? [hex] : [])).filter((hexes) => hexes.length > 0),
  };
}

/**
 * Lays a card that belongs to no hex into the upper left corner of the map, or as near to it as it hides no piece, no course
 * and nothing that lies over the map. On a phone it has a place of its own, above the notices and the tools.
 */
export function useCorner(seat: Seat | null, selected: string | null): RefObject<HTMLElement | null> {
  const card = useRef<HTMLElement>(null);
  const place = useRef<Pick<PageBox, 'left' | 'top'>>(null);
  const { camera, size, held, showBeside } = useMapWindow();
  const isDocked = useLayout() === 'phone';
  const extent = useExtent(() => card.current);
  const notices = useExtent(() => findPart('notices'));
  const results = useExtent(() => findPart('result'));
  const shown = useRef<unknown[]>([]);
  const { boxes: spoken, way, own, others } = useSeen(seat, selected);
  // biome-ignore lint/correctness/useExhaustiveDependencies: laid anew for another map, size or moment, not for another drawing
  useLayoutEffect(() => {
    const { style } = card.current ?? {};
    if (!style || held) return;
    const map = { left: 0, top: 0, ...size };
    const around = { spoken, taken: pageBoxesOver(TAKEN), kept: place.current };
    place.current = isDocked ? null : placeCard(CORNER, extent, map, around);
    const { left, top } = place.current ?? {};
    style.left = left === undefined ? '' : `${left}px`;
    style.top = top === undefined ? '' : `${top}px`;
    // There it lies above what is to be read or answered at the same edge, and the map makes room for it.
    const edge = isDocked
      ? Math.min(size.height, ...boxesOver(['notices', 'result', 'wings', 'map-tools', 'sheet']).map(({ top }) => top))
      : 0;
    style.marginBottom = isDocked && edge < size.height ? `${size.height - edge}px` : '';
    const [over] = boxesOver(['counsel']);
    const [of, high] = shown.current;
    if (!over || extent.height === 0 || own.length === 0 || (of === seat && high === extent.height)) return;
    shown.current = [seat, extent.height];
    // Others make the map move only if one of them would lie under the card.
    const side = 1.6 * radiusOf(camera);
    const hides = others.flat().some((hex) => overlap(over, boxRound(toScreen(camera, hexToPoint(hex)), side, side)));
    showBeside(hides ? [own, way, ...others] : [own, way], over);
  }, [seat, selected, camera, size, held, extent, notices, results, isDocked]);
  return card;
}
