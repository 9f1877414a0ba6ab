import { type RefObject, useLayoutEffect, useRef } from 'react';
import { parseHexId } from '../../engine/index.ts';
import type { Seat } from '../../store/seat/seat.ts';
import { type PageBox, placeCard } from '../elements/card-place.ts';
import { findPart, selectParts } from '../elements/part.ts';
import { useExtent } from '../elements/useExtent.ts';
import { ORDERS_AT_PIECE, pageBoxesOver } from '../map/boxes-over.ts';
import { radiusOf, toScreen } from '../map/camera.ts';
import { hexToPoint, type Point } from '../map/geometry.ts';
import { useMapWindow } from '../map/MapWindow.ts';
import { useLayout } from '../session/useLayout.ts';
import { coursesOf } from './courses.ts';

const TAKEN = `${selectParts('map-tool', 'map-tag', 'map-note', 'notices', 'orders', 'targets', 'target-card', 'drawer', 'edge-tab')}, ${ORDERS_AT_PIECE}`;

/** The corner that a card lies in as long as nothing is there. */
const CORNER: PageBox = { left: 0, top: 0, width: 0, height: 0 };

/** The distance from what is said at the lower edge, in pixels. */
const GAP = 8;

const never = (): boolean => false;

/** The selected unit's course and everybody's pieces, as boxes over the map. */
function useSeen(seat: Seat | null, selected: string | null): PageBox[] {
  const { camera, faces } = useMapWindow();
  const radius = radiusOf(camera);
  const round = ({ x, y }: Point, reach: number): PageBox => ({
    left: x - reach,
    top: y - reach,
    width: 2 * reach,
    height: 2 * reach,
  });
  const units = seat?.view.units ?? [];
  const way = units
    .filter(({ id }) => id === selected)
    .flatMap((unit) => (seat ? coursesOf(seat.view, unit, 'selected', never) : []))
    .flatMap(({ stops }) => stops);
  const here = units.flatMap(({ hex }) => (hex && seat ? (parseHexId(seat.view.sheets, hex) ?? []) : []));
  return [
    ...[...way, ...here].map((hex) => round(toScreen(camera, hexToPoint(hex)), 0.8 * radius)),
    ...faces.map((face) => round(toScreen(camera, face), face.half * camera.k)),
  ];
}

/**
 * Lays a card that belongs to no hex into the upper left corner of the map, or as near to it as it hides no piece, no course
 * and nothing that lies over the map. On a phone it has a place of its own, above the notices.
 */
export function useCorner(seat: Seat | null, selected: string | null): RefObject<HTMLElement | null> {
  const card = useRef<HTMLElement>(null);
  const place = useRef<Pick<PageBox, 'left' | 'top'>>(null);
  const { camera, size, held } = useMapWindow();
  const isDocked = useLayout() === 'phone';
  const extent = useExtent(() => card.current);
  const notices = useExtent(() => findPart('notices'));
  const spoken = useSeen(seat, selected);
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
    // There it lies above what is to be read or answered at the same edge.
    style.marginBottom = isDocked && notices.height > 0 ? `${notices.height + GAP}px` : '';
  }, [seat, selected, camera, size, held, extent, notices, isDocked]);
  return card;
}
