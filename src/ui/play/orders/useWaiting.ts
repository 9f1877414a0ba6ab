import { type Order, subjectOf, type UnitId } from '../../../engine/index.ts';
import { useTable, useView } from '../context.ts';
import type { OrderEntry } from './entries.ts';

/** Whether this is the button of an order; turns have one for each side. */
const isFor = (order: Order, { do: kind, key }: Pick<OrderEntry, 'do' | 'key'>): boolean =>
  order.do === kind && (!('side' in order) || !/ (left|right)$/.test(key) || key.endsWith(` ${order.side}`));

const isGivenTo = (order: Order, unit: UnitId): boolean => subjectOf({ ...order, player: 1 }) === unit;

/** How many orders that a button of the selected unit has given wait for the connection. */
export function useWaiting(entry: Pick<OrderEntry, 'do' | 'key'>): number {
  const unit = useView(({ selected }) => selected);
  return useTable(({ screens }) =>
    unit === null || !screens
      ? 0
      : screens.waiting.filter((order) => isFor(order, entry) && isGivenTo(order, unit)).length,
  );
}
