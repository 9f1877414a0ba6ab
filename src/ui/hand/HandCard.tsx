import { type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { type Hex, parseHexId } from '../../engine/index.ts';
import type { Seat } from '../../store/seat/seat.ts';
import { type PageBox, placeCard } from '../elements/card-place.ts';
import { findPart, type PartName } from '../elements/part.ts';
import { useExtent } from '../elements/useExtent.ts';
import { FIXED, pageBoxesOver } from '../map/boxes-over.ts';
import { type Camera, radiusOf, toScreen } from '../map/camera.ts';
import { boxRound, hexToPoint, type MapBox, overlap, type Point } from '../map/geometry.ts';
import { useMapWindow } from '../map/MapWindow.ts';
import { coursesOf } from '../scene/courses.ts';
import { useView } from '../session/context.ts';
import { useDrawerOpenings } from './usePlaced.ts';

interface HandCardProps {
  label: string;
  part?: PartName | undefined;
  seat: Seat;
  /** The hex that the card lies beside. */
  hex: Hex;
  /** Hexes that may be chosen: it does not lie on them. */
  asked?: readonly Hex[];
  /** Hexes that what it asks about may lead to. */
  ahead?: readonly Hex[];
  /** The content has a frame of its own, so the card needs none. */
  bare?: boolean;
  /** A line leads to the hex. */
  line?: boolean;
  children: ReactNode;
}

const squareRound = ({ x, y }: Point, reach: number): PageBox => ({
  left: x - reach,
  top: y - reach,
  width: 2 * reach,
  height: 2 * reach,
});

const TAKEN = [...FIXED, 'map-tag', 'coach', 'counsel', 'piece-order'] as const;

/** The distance of a card from the edge of the map that the map makes room at, in pixels. */
const EDGE = 16;

/** Where along the edge across from a piece a card would lie: at a side of a wide map, above or below on a high one. */
function atEdge(at: Point, card: Pick<PageBox, 'width' | 'height'>, map: typeof card): Partial<MapBox> {
  const [wide, high] = [card.width + EDGE, card.height + EDGE];
  if (map.width >= map.height)
    return at.x < map.width / 2 ? { left: map.width - wide, right: map.width } : { left: 0, right: wide };
  return at.y <= map.height / 2 ? { top: map.height - high, bottom: map.height } : { top: 0, bottom: high };
}

const never = (): boolean => false;

/** The hexes on which a card beside a piece would hide something: the courses of the selected unit and of the target. */
function useHexesAround({ view }: Seat): { spoken: Hex[]; here: Hex[]; pieces: Hex[] } {
  const selected = useView((state) => state.selected);
  const target = useView((state) => state.aim.target);
  return useMemo(() => {
    const thought = view.units.filter(({ id }) => id === selected || id === target);
    const placed = view.units.flatMap(({ hex }) => (hex === null ? [] : (parseHexId(view.sheets, hex) ?? [])));
    const spoken = thought
      .flatMap((unit) => coursesOf(view, unit, 'selected', never))
      .flatMap(({ stops, reminder }) => [...stops, ...(reminder ? [reminder.hex] : [])]);
    const here = thought.flatMap(({ hex }) => (hex === null ? [] : (parseHexId(view.sheets, hex) ?? [])));
    return { spoken: [...spoken, ...here], here, pieces: placed };
  }, [view, selected, target]);
}

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most));

/** A card beside a hex: on no course that is thought about, under nothing else; a hand that moves the map takes it along. */
export function HandCard({
  label,
  part,
  seat,
  hex,
  asked = [],
  ahead = [],
  line = false,
  bare = false,
  children,
}: HandCardProps) {
  const { camera, size, held, faces, showBeside } = useMapWindow();
  const card = useRef<HTMLElement>(null);
  const [offset, setOffset] = useState<Point | null>(null);
  const extent = useExtent(() => card.current);
  const byHand = useRef(false);
  const laid = useRef<Camera | null>(null);
  const shown = useRef<unknown>(null);
  const openings = useDrawerOpenings();
  // What is asked or told meanwhile comes to lie over the map, too.
  const notices = useExtent(() => findPart('notices'));
  const around = useHexesAround(seat);
  const radius = radiusOf(camera);
  const seen = (one: Hex): Point => toScreen(camera, hexToPoint(one));
  const at = seen(hex);

  // biome-ignore lint/correctness/useExhaustiveDependencies: laid anew for another map or another size, not for another drawing
  useLayoutEffect(() => {
    if (held) byHand.current = true;
    if (held) return;
    const wasByHand = byHand.current && offset !== null;
    byHand.current = false;
    if (wasByHand) return;
    const { left, top } = placeCard(
      squareRound(at, radius),
      extent,
      { left: 0, top: 0, ...size },
      {
        spoken: [...around.spoken, ...asked, ...ahead].map((one) => squareRound(seen(one), 0.8 * radius)),
        taken: pageBoxesOver(TAKEN),
        // On another camera it lies where it would lie had the map been there before, whatever it came through.
        kept: offset && laid.current === camera ? { left: at.x + offset.x, top: at.y + offset.y } : null,
        pieces: [
          ...around.pieces.map((one) => squareRound(seen(one), 0.8 * radius)),
          ...faces.map((face) => squareRound(toScreen(camera, face), face.half * camera.k)),
        ],
      },
    );
    if (extent.width > 0) laid.current = camera;
    setOffset({ x: left - at.x, y: top - at.y });
    // Where it has no room beside the pieces, the map makes room, once for what it shows.
    const must = [...around.here, ...asked];
    const over = { left, top, right: left + extent.width, bottom: top + extent.height };
    const hides = [...must, ...around.pieces].some((one) =>
      overlap(over, boxRound(seen(one), 2 * 0.8 * radius, 2 * 0.8 * radius)),
    );
    if (!hides || extent.width === 0 || shown.current === around) return;
    shown.current = around;
    showBeside([must, around.spoken, around.pieces], { ...over, ...atEdge(at, extent, size) });
  }, [hex, camera, size, held, extent, around, openings, notices]);

  const left = at.x + (offset?.x ?? 0);
  const top = at.y + (offset?.y ?? 0);
  const end = { x: clamp(at.x, left, left + extent.width), y: clamp(at.y, top, top + extent.height) };
  const far = Math.hypot(end.x - at.x, end.y - at.y);
  const start = { x: at.x + ((end.x - at.x) * radius) / (far || 1), y: at.y + ((end.y - at.y) * radius) / (far || 1) };
  return (
    <>
      {line && far > radius && (
        <span
          className="hand-line"
          style={{
            left: start.x,
            top: start.y,
            width: far - radius,
            transform: `rotate(${Math.atan2(end.y - at.y, end.x - at.x)}rad)`,
          }}
        />
      )}
      <section
        ref={card}
        className={bare ? 'card hand-card is-bare' : 'card hand-card'}
        data-part={part}
        aria-label={label}
        style={offset ? { transform: `translate(${left}px, ${top}px)` } : { visibility: 'hidden' }}
      >
        {children}
      </section>
    </>
  );
}
