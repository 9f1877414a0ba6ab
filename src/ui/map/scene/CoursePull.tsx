import { type Ref, useImperativeHandle, useRef, useState } from 'react';
import type { Seat } from '../../../store/seat/seat.ts';
import { useEscape } from '../../kit/useEscape.ts';
import { useView } from '../../play/context.ts';
import { useControls } from '../../play/controls.ts';
import { type OrderEntry, onlyAction } from '../../play/orders/entries.ts';
import { shortLabel } from '../../play/orders/faces.ts';
import { unitSeen } from '../../play/orders/groups.ts';
import { INRADIUS, type Point } from '../geometry.ts';
import { useMapWindow } from '../MapWindow.ts';
import { PointerTip } from '../PointerTip.tsx';
import type { HeadDrag } from '../props.ts';
import { orderPulled, pullOrders } from './pulling.ts';

/** Takes part in a drag of the head of the selected course. */
export type OnHead = (drag: HeadDrag) => void;

/** What is pulled out by now: the place of the hand and the order that it means, if it means one. */
interface Pull {
  at: Point;
  entry: OrderEntry | null;
}

/** What an order is called, where it leads and what it costs, or why it cannot be given. */
function tipOf({ key, label, effect, cost, refusal }: OrderEntry): string {
  const told = `${shortLabel(key) ?? label}: ${effect}`;
  return refusal || cost === null ? told : `${told}, ${cost}`;
}

/**
 * [7.2] A maneuver given in one pull of the head of a course: ahead is faster, back is slower, aside turns. It is the order of
 * the button, with its cost or the reason why not. Escape, or back to where it began, gives nothing.
 */
export function CoursePull({ seat, ref }: { seat: Seat; ref: Ref<OnHead> }) {
  const controls = useControls();
  const selected = useView((state) => state.selected);
  const { camera } = useMapWindow();
  const [pull, setPull] = useState<Pull | null>(null);
  const isOn = useRef(false);
  const stop = () => {
    isOn.current = false;
    setPull(null);
    controls.point(null);
  };
  useEscape(pull !== null, stop);

  const meant = ({ from, to }: HeadDrag): OrderEntry | null => {
    const unit = unitSeen(seat, selected);
    if (!unit || unit.direction === null) return null;
    const by = { x: to.x - from.x, y: to.y - from.y };
    const key = orderPulled(unit.direction, by, 2 * INRADIUS * camera.k);
    return pullOrders(seat, unit).find((entry) => entry.key === key) ?? null;
  };
  useImperativeHandle(ref, () => (drag) => {
    if (drag.state === 'taken') isOn.current = true;
    if (drag.state === 'taken' || !isOn.current) return;
    const entry = meant(drag);
    if (drag.state === 'dragged') {
      controls.point(entry && onlyAction(entry));
      setPull({ at: drag.to, entry });
      return;
    }
    stop();
    if (drag.state === 'dropped' && entry) controls.begin(entry);
  });
  if (!pull) return null;
  return (
    <PointerTip at={pull.at} barred={pull.entry?.refusal != null}>
      {pull.entry ? tipOf(pull.entry) : 'Ahead is faster, aside turns'}
    </PointerTip>
  );
}
