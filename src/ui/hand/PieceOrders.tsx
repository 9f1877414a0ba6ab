import './hand.css';
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { type Hex, parseHexId, type UnitView } from '../../engine/index.ts';
import type { Seat } from '../../store/seat/seat.ts';
import { afterPicture } from '../elements/after-picture.ts';
import { useEscape } from '../elements/useEscape.ts';
import { boxesOver, FIXED } from '../map/boxes-over.ts';
import { type Camera, radiusOf, toScreen } from '../map/camera.ts';
import { hexToPoint, INRADIUS, type Point } from '../map/geometry.ts';
import { useMapWindow } from '../map/MapWindow.ts';
import { unitSeen } from '../orders/groups.ts';
import { OrderGroups } from '../orders/OrderGroups.tsx';
import { useMode } from '../orders/useMode.ts';
import { mapValues } from '../session/choosing.ts';
import { useTable, useView } from '../session/context.ts';
import { hexesAhead, isLaunch } from '../session/launching.ts';
import { hexNamed } from '../session/placed.ts';
import { HandCard } from './HandCard.tsx';
import { LaunchPull } from './LaunchPull.tsx';
import { Composed, OrdersAt } from './OrdersAt.tsx';
import { obstaclesOf, seenFrom } from './obstacles.ts';
import { isClear, isSeen, isUnder, placeWings, type WingsPlace } from './place-wings.ts';
import { useDrawerOpenings, usePlaced } from './usePlaced.ts';
import { isOnlyMore, type Wings, wingsOf } from './wings.ts';

/** A hex lower than this, in pixels, has no room for orders beside it: they stand in a bar below. */
const LEAST_HEX = 24;

/** So many hexes longer a course may become before the orders would have to make way for it. */
const SPARE = 3;

/** What the orders may not lie under. */
const TOOLS = [...FIXED, 'coach', 'target-card'] as const;

/** How many times as large as usual letters and buttons are here. */
const growthNow = (): number =>
  Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--grow')) || 1;

interface PieceProps {
  seat: Seat;
  unit: UnitView;
  hex: Hex;
}

/** Where the middle of a hex is seen. */
const placeOf = (camera: Camera, hex: Hex): Point => toScreen(camera, hexToPoint(hex));

/** Where the wings of a unit lie; null where they have no room beside it. */
function useWingsPlace({ seat, unit, hex }: PieceProps, wings: Wings): WingsPlace | null {
  const { camera, size, held, faces } = useMapWindow();
  const around = useMemo(() => obstaclesOf(seat, unit, wings, 0), [seat, unit, wings]);
  const obstacles = useMemo(() => seenFrom(hex, camera.k, around, faces), [hex, camera.k, around, faces]);
  const at = placeOf(camera, hex);
  const openings = useDrawerOpenings();
  const used = [...wings.orders.map((entry) => entry !== null), wings.more.all > 0];
  const radius = radiusOf(camera);
  const tools = () =>
    boxesOver(TOOLS).map((box) => ({
      left: box.left - at.x,
      right: box.right - at.x,
      top: box.top - at.y,
      bottom: box.bottom - at.y,
    }));
  const room = (): Parameters<typeof placeWings>[0] => ({
    used,
    direction: unit.direction,
    radius,
    grow: growthNow(),
    obstacles,
    window: { left: 4 - at.x, top: 4 - at.y, right: size.width - 4 - at.x, bottom: size.height - 4 - at.y },
    tools: tools(),
  });
  const [covered, setCovered] = useState(0);
  const target = useView((state) => state.aim.target);
  const place = usePlaced({
    key: `${unit.id} ${openings} ${covered} ${used} ${Math.round(radius * 10)} ${size.width} ${size.height}`,
    at,
    held,
    obstacles,
    isClear: (place) => isClear(place, { used, obstacles }),
    isSeen: (place) => isSeen(place, room()),
    lay: () => {
      if (2 * INRADIUS * camera.k < LEAST_HEX) return null;
      const spare = seenFrom(hex, camera.k, obstaclesOf(seat, unit, wings, SPARE), faces);
      return placeWings(room(), spare);
    },
  });
  // What lies over the map is drawn together with the orders, and has its size only after them: where it covers one of them,
  // they are laid anew.
  // biome-ignore lint/correctness/useExhaustiveDependencies: measured once for what is drawn anew, not for every picture
  useEffect(
    () =>
      afterPicture(() => {
        if (place && isUnder(place, { used, tools: tools() })) setCovered((times) => times + 1);
      }),
    [seat, place, camera, target],
  );
  return place;
}

/** The orders of one unit at its piece, with what one of them asks, and all others behind More. */
function WingsAt(props: PieceProps) {
  const { seat, unit, hex } = props;
  const { camera, held } = useMapWindow();
  const element = useRef<HTMLDivElement>(null);
  const mode = useMode(seat, unit.id, element);
  const wings = useMemo(() => wingsOf(seat, unit), [seat, unit]);
  const wanted = useView(({ group }) => group);
  const [opened, setOpened] = useState<{ more: boolean; wanted: string | null } | null>(null);
  const scenario = useTable((state) => state.scenario);
  const asked = mode ? mapValues(mode).flatMap((id) => hexNamed(seat.view, scenario, id, hex) ?? []) : [];
  const all = mode?.all;
  const ahead = useMemo(() => hexesAhead(seat, all?.filter(isLaunch) ?? []), [seat, all]);
  const place = useWingsPlace(props, wings);
  const { x, y } = placeOf(camera, hex);
  const more =
    opened?.wanted === wanted ? opened.more : isOnlyMore(wings) || wings.rest.some(({ key }) => key === wanted);
  const onMore = useMemo(() => () => setOpened({ more: !more, wanted }), [more, wanted]);
  useEscape(!mode && opened?.wanted === wanted && opened.more, () => {
    setOpened({ more: false, wanted });
    element.current?.querySelector<HTMLElement>('[data-order="more"]')?.focus();
  });
  return (
    <div ref={element} className="hand">
      <section
        className={place ? 'hand-wings' : 'hand-wings is-bar'}
        data-part="wings"
        aria-label={`Orders of ${unit.id}`}
        data-held={held}
        data-bar={place === null}
        style={place ? { transform: `translate(${x}px, ${y}px)` } : undefined}
      >
        {mode ? (
          <h2 className="unseen">Orders of {unit.id}</h2>
        ) : (
          <OrdersAt unit={unit} seat={seat} wings={wings} place={place} more={more} onMore={onMore} />
        )}
      </section>
      {mode && isLaunch(mode.laid) && <LaunchPull seat={seat} hex={hex} mode={mode} />}
      {mode ? (
        <HandCard
          key={`choose ${mode.do}`}
          label={`Order of ${unit.id}`}
          part={mode.mayCancel ? undefined : 'question'}
          bare
          hex={hex}
          seat={seat}
          asked={asked}
          ahead={ahead}
        >
          <Composed seat={seat} unit={unit} mode={mode} />
        </HandCard>
      ) : (
        more && (
          <HandCard key="more" label={`Other orders of ${unit.id}`} part="other-orders" hex={hex} seat={seat}>
            <OrderGroups groups={wings.rest} tabs={false} odds={null} />
          </HandCard>
        )
      )}
    </div>
  );
}

/**
 * What can be done with the selected unit, at its piece: its future stays before it, so the orders stand behind. The list
 * of units answers a choice first; until the orders have followed they are not shown.
 */
export function PieceOrders({ seat }: { seat: Seat }) {
  const selected = useView((state) => state.selected);
  const later = useDeferredValue(selected);
  const readOnly = useTable((state) => state.readOnly);
  const unit = unitSeen(seat, later);
  const hex = useMemo(
    () => (unit?.hex == null ? null : (parseHexId(seat.view.sheets, unit.hex) ?? null)),
    [seat.view.sheets, unit?.hex],
  );
  if (readOnly || later !== selected || !unit || !hex) return null;
  return <WingsAt key={unit.id} seat={seat} unit={unit} hex={hex} />;
}
