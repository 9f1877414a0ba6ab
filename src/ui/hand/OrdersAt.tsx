import './hand.css';
import { type CSSProperties, memo } from 'react';
import type { UnitView } from '../../engine/index.ts';
import type { Seat } from '../../store/seat/seat.ts';
import type { Choosing } from '../../store/table/view-store.ts';
import { Icon } from '../elements/Icon.tsx';
import type { MapBox } from '../map/geometry.ts';
import { Chooser } from '../orders/Chooser.tsx';
import { shortLabel } from '../orders/faces.ts';
import { OrderButton } from '../orders/OrderButton.tsx';
import { UnitHeader } from '../orders/UnitHeader.tsx';
import { isLaunch } from '../session/launching.ts';
import { LaunchCard } from './LaunchCard.tsx';
import type { WingsPlace } from './place-wings.ts';
import type { Wings } from './wings.ts';

const styleOf = ({ left, top, right, bottom }: MapBox): CSSProperties => ({
  left,
  top,
  width: right - left,
  height: bottom - top,
});

const moreText = ({ all, open }: Wings['more']): string => `${all} more, ${open === 0 ? 'none' : open} now`;

interface OrdersAtProps {
  unit: UnitView;
  seat: Seat;
  wings: Wings;
  /** Where they lie beside the piece; null in a bar. */
  place: WingsPlace | null;
  more: boolean;
  onMore: () => void;
}

/** The unit in a few words, and its six orders: each in its box, or in a bar where there are none. */
export const OrdersAt = memo(function OrdersAt({ unit, seat, wings, place, more, onMore }: OrdersAtProps) {
  const { orders, left } = wings;
  return (
    <>
      <div className="hand-head" data-part="piece-order" style={place ? styleOf(place.head) : undefined}>
        <UnitHeader unit={unit} view={seat.view} brief />
        {left !== null && (
          <span className="order-left" data-part="commands-left">
            {left}
          </span>
        )}
      </div>
      {orders.map(
        (entry, nth) =>
          entry && (
            <div
              key={entry.key}
              className="hand-order"
              data-part="piece-order"
              style={place?.places[nth] && styleOf(place.places[nth])}
            >
              <OrderButton entry={entry} short={shortLabel(entry.key)} />
            </div>
          ),
      )}
      {wings.more.all > 0 && (
        <div
          className="hand-order"
          data-part="piece-order"
          style={place?.places.at(-1) && styleOf(place.places.at(-1) as MapBox)}
        >
          <button type="button" className="order" data-order="more" aria-expanded={more} onClick={onMore}>
            <Icon name="menu" />
            <span className="order-label">More</span> <span className="order-effect">{moreText(wings.more)}</span>
          </button>
        </div>
      )}
    </>
  );
});

interface ComposedProps {
  seat: Seat;
  unit: UnitView;
  mode: Choosing;
}

/** What an order asks that is being put together: a launch on one screen, any other question by question. */
export function Composed({ seat, unit, mode }: ComposedProps) {
  return isLaunch(mode.all[0]) ? (
    <LaunchCard seat={seat} unit={unit} mode={mode} />
  ) : (
    <Chooser seat={seat} mode={mode} />
  );
}
