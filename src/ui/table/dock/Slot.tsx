import './slots.css';
import { memo, type PointerEvent, useRef } from 'react';
import { type Order, subjectOf, type UnitId } from '../../../engine/index.ts';
import { lineOf } from '../../commands/all.ts';
import { commandOfSlot } from '../../commands/slots.ts';
import { useKeyAria, useKeyText } from '../../commands/useKeyText.ts';
import { Icon } from '../../kit/Icon.tsx';
import { useTable, useView } from '../../play/context.ts';
import { useControls } from '../../play/controls.ts';
import { type OrderEntry, onlyAction } from '../../play/orders/entries.ts';
import { useHold } from '../../play/useHold.ts';
import { pressSlot } from './press.ts';
import { groupOf, SLOT_ORDERS, type Slot } from './slots.ts';

/** Whether this is the button of an order; turns have one for each side. */
const isFor = (order: Order, { do: kind, key }: Pick<OrderEntry, 'do' | 'key'>): boolean =>
  order.do === kind && (!('side' in order) || !/ (left|right)$/.test(key) || key.endsWith(` ${order.side}`));

const isGivenTo = (order: Order, unit: UnitId): boolean => subjectOf({ ...order, player: 1 }) === unit;

/** How many orders that a button of the selected unit has given wait for the connection. */
function useWaiting(entry: Pick<OrderEntry, 'do' | 'key'>): number {
  const unit = useView(({ selected }) => selected);
  return useTable(({ screens }) =>
    unit === null || !screens
      ? 0
      : screens.waiting.filter((order) => isFor(order, entry) && isGivenTo(order, unit)).length,
  );
}

/** What a place says of the order in it: what it is called and leads to now, and what it costs. */
export function faceOf({ id, open, refused }: Slot): { label: string; effect: string; cost: string | null } {
  const { name } = SLOT_ORDERS[id];
  const [only, other] = open;
  if (other) return { label: name, effect: `${open.length} orders`, cost: null };
  if (only) return { label: name, effect: only.effect, cost: only.cost };
  return { label: name, effect: refused?.effect ?? '', cost: null };
}

/** A pointer that has moved less than this since the last order, in pixels, lays nothing. */
const STILL = 4;

/** One place of the dock: always the same order, raised where it can be given, dim with its reason where not. */
export const SlotButton = memo(function SlotButton({ slot, laid }: { slot: Slot; laid: boolean }) {
  const controls = useControls();
  const { id, state, open } = slot;
  const line = lineOf(commandOfSlot(id));
  const key = useKeyText(line);
  const aria = useKeyAria(line);
  const pressedAt = useRef<{ x: number; y: number } | null>(null);
  const [only] = open;
  const { label, effect, cost } = faceOf(slot);
  const waiting = useWaiting(only ?? slot.refused ?? { do: SLOT_ORDERS[id].kinds[0] ?? 'turn', key: id });
  // Why it cannot be given stays after a press, so that the case can be looked up.
  const isKept = useRef(false);
  const lay = () => {
    isKept.current = false;
    controls.layAt(id, only && open.length === 1 ? onlyAction(only) : null);
  };
  const lift = () => isKept.current || controls.layAt(null);
  const hold = useHold(lay, lift);
  const style = { gridArea: id };
  if (state === 'never') {
    return (
      <span
        className="dock-tile dock-slot is-never"
        data-slot={id}
        data-group={groupOf(id)}
        style={style}
        aria-hidden="true"
      />
    );
  }
  const onPointerMove = (event: PointerEvent) => {
    hold.onPointerMove(event);
    if (event.pointerType === 'touch' || laid) return;
    const from = pressedAt.current;
    if (from && Math.hypot(event.clientX - from.x, event.clientY - from.y) < STILL) return;
    pressedAt.current = null;
    lay();
  };
  return (
    <button
      type="button"
      className={laid ? 'dock-tile dock-slot is-laid' : 'dock-tile dock-slot'}
      data-slot={id}
      data-group={groupOf(id)}
      data-order={only?.key ?? slot.refused?.key}
      style={style}
      aria-disabled={state === 'open' ? undefined : true}
      aria-keyshortcuts={aria}
      {...hold}
      onPointerMove={onPointerMove}
      onPointerLeave={(event) => event.pointerType !== 'touch' && lift()}
      onFocus={({ currentTarget }) => currentTarget.matches(':focus-visible') && lay()}
      onBlur={lift}
      onClick={({ clientX, clientY, detail }) => {
        pressedAt.current = detail === 0 ? null : { x: clientX, y: clientY };
        isKept.current = state !== 'open';
        pressSlot(controls, slot);
      }}
    >
      <Icon name={SLOT_ORDERS[id].icon} size={18} />
      <b className="truncate dock-label">
        {label}
        {only && only.label !== label && <span className="visually-hidden">({only.label})</span>}
      </b>{' '}
      <span className="truncate muted dock-does">
        {waiting > 0 ? `${waiting === 1 ? 'waits' : `${waiting} wait`} to be sent` : effect}
      </span>{' '}
      <span className={cost === 'free' ? 'nowrap muted dock-cost is-free' : 'nowrap muted dock-cost'}>{cost}</span>
      {key !== null && (
        // biome-ignore lint/a11y/noAriaHiddenOnFocusable: it takes no focus
        <kbd className="min-w-0 absolute p-0 faint dock-key" aria-hidden="true">
          {key}
        </kbd>
      )}
    </button>
  );
});
