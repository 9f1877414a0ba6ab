import './placing.css';
import { type PointerEvent, useMemo, useRef, useState } from 'react';
import type { Hex } from '../../../engine/index.ts';
import type { Seat } from '../../../store/seat/seat.ts';
import type { Choosing } from '../../../store/table/view-store.ts';
import { directionName, percentText } from '../../../words/index.ts';
import { useEscape } from '../../kit/useEscape.ts';
import { toScreen } from '../../map/camera.ts';
import { hexToPoint, INRADIUS, type Point } from '../../map/geometry.ts';
import { useMapWindow } from '../../map/MapWindow.ts';
import { PointerTip } from '../../map/PointerTip.tsx';
import { valuesOf } from '../../play/choosing.ts';
import { useTable } from '../../play/context.ts';
import { useControls } from '../../play/controls.ts';
import { isLaunch, isPlacing, meetingOf, type Placing, pulled, sameKind } from '../../play/launching.ts';
import { hexNamed } from '../../play/placed.ts';

interface LaunchPullProps {
  seat: Seat;
  /** Where the ship lies. */
  hex: Hex;
  mode: Choosing;
}

/** `into A1106, to 3 o’clock, velocity 3`. */
const placingText = ({ hex, direction, velocity }: Placing): string =>
  `into ${hex}, to ${directionName(direction)}, velocity ${velocity}`;

/** A pull, with what was laid ready before and what it means by now. */
interface Pull {
  from: string | null;
  before: Placing;
  at: Point;
  /** The pull is still too short to mean a launch. */
  isShort: boolean;
}

const angleOf = ({ x, y }: Point): number => (Math.atan2(x, -y) * 180) / Math.PI;

/**
 * [9.4] A launch in one pull: from a lit hex, or from the ship through one, the way the missile shall fly; farther is
 * faster, and letting go launches. Escape, or back to where it began, leaves what was laid ready.
 */
export function LaunchPull({ seat, hex, mode }: LaunchPullProps) {
  const controls = useControls();
  const scenario = useTable((state) => state.scenario);
  const { camera } = useMapWindow();
  const frame = useRef<HTMLDivElement>(null);
  const [pull, setPull] = useState<Pull | null>(null);
  const laid = mode.laid && isPlacing(mode.laid) ? mode.laid : null;
  const launches = useMemo(() => (laid ? sameKind(mode.all, laid).filter(isPlacing) : []), [mode.all, laid]);
  const places = valuesOf(launches, 'hex').flatMap((value) => {
    const there = hexNamed(seat.view, scenario, value, hex);
    return there ? { id: String(value), at: toScreen(camera, hexToPoint(there)) } : [];
  });
  const ship = toScreen(camera, hexToPoint(hex));
  const step = 2 * INRADIUS * camera.k;
  const stop = () => {
    if (pull) controls.lay(pull.before);
    setPull(null);
  };
  useEscape(pull !== null, stop);

  const local = ({ clientX, clientY }: PointerEvent): Point => {
    const box = frame.current?.getBoundingClientRect();
    return { x: clientX - (box?.left ?? 0), y: clientY - (box?.top ?? 0) };
  };
  /** The hex a pull goes from: where it began, or from the ship the lit one that lies its way. */
  const startOf = (from: string | null, at: Point) =>
    places
      .filter(({ id }) => from === null || id === from)
      .reduce<(typeof places)[number] | null>((best, place) => {
        const far = ({ at: { x, y } }: typeof place): number => Math.hypot(x - at.x, y - at.y);
        return best && far(best) <= far(place) ? best : place;
      }, null);

  const begin = (from: string | null) => (event: PointerEvent<HTMLElement>) => {
    if (!laid || event.button > 0) return;
    event.currentTarget.setPointerCapture?.(event.pointerId);
    setPull({ from, before: laid, at: local(event), isShort: true });
  };
  const follow = (event: PointerEvent) => {
    if (!pull) return;
    const at = local(event);
    const origin = pull.from === null ? ship : (places.find(({ id }) => id === pull.from)?.at ?? ship);
    const toPointer = Math.hypot(at.x - origin.x, at.y - origin.y);
    // From the ship the way along to the first lit hex does not count.
    const isShort = toPointer < (pull.from === null ? 1.2 : 0.6) * step;
    const start = startOf(pull.from, at);
    const way = start && { x: at.x - start.at.x, y: at.y - start.at.y };
    const next = !isShort && start && way && pulled(launches, start.id, angleOf(way), Math.hypot(way.x, way.y) / step);
    if (next) controls.lay(next);
    else controls.lay(pull.before);
    setPull({ ...pull, at, isShort });
  };
  const release = () => {
    if (!pull) return;
    setPull(null);
    if (!pull.isShort && laid) controls.giveLaid();
    else if (pull.from !== null) {
      const nearest = launches.filter((launch) => launch.hex === pull.from);
      const [first] = nearest;
      if (first) controls.pickHex(hexNamed(seat.view, scenario, first.hex, hex) ?? hex);
    }
  };
  const isCraft = laid?.do === 'launch-battlecraft' || laid?.do === 'deploy';
  const meeting = laid && isLaunch(laid) ? meetingOf(seat, laid) : null;
  const hands = { onPointerMove: follow, onPointerUp: release, onPointerCancel: stop };
  return (
    <div ref={frame} className="absolute clip no-pointer dock-pulling" aria-hidden="true">
      {[{ id: null, at: ship }, ...places].map(({ id, at }) => (
        <span
          key={id ?? 'ship'}
          className="absolute dock-pulling-place"
          style={{ left: at.x, top: at.y, width: step, height: step }}
          data-hex={id ?? 'ship'}
          onPointerDown={begin(id)}
          {...hands}
        />
      ))}
      {pull && laid && (
        <PointerTip at={pull.at}>
          {pull.isShort
            ? 'Pull the way it shall fly'
            : [
                placingText(laid),
                ...(meeting
                  ? [`${meeting.target} ${percentText(meeting.probability)}`]
                  : isCraft
                    ? []
                    : ['meets nobody']),
              ].join(': ')}
        </PointerTip>
      )}
    </div>
  );
}
