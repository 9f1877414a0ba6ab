import type { ActionOf, UnitId, UnitView } from '../../engine/index.ts';
import type { Seat } from '../../store/seat/seat.ts';
import { capital, chanceText, costText, hurtText, orderName, refusalText, unitName } from '../../words/index.ts';
import { typedText } from '../../words/typing/print.ts';
import type { OpenGame } from '../play/context.ts';
import type { Controls } from '../play/controls.ts';
import { type FireRow, fireRows } from '../play/fires.ts';
import { farText } from '../play/orders/EnemySummary.tsx';
import type { OrderEntry } from '../play/orders/entries.ts';
import { effectOf } from '../play/orders/faces.ts';
import { groupsOf, isAtPlanet, unitSeen } from '../play/orders/groups.ts';
import { motionText } from '../play/orders/unit-words.ts';
import { answers, type Find } from './find.ts';
import { receiverOf, type Typed, type TypedOrder, typedOrders } from './typed.ts';

/** The table that is looked through. */
export interface SearchedTable {
  game: Pick<OpenGame, 'table' | 'view'>;
  controls: Controls;
  seat: Seat;
  selected: UnitId | null;
}

const rowOf = (seat: Seat, { unit, from, type, target }: ActionOf<'fire'>): FireRow | undefined =>
  fireRows(seat, unit, from, target).find((row) => row.type === type);

/** [8.6] What a shot is worth, as its button says it. */
function shotText(row: FireRow | undefined): string {
  if (!row?.odds) return '';
  return [chanceText(row.odds.hitChance), ...(row.effect ? [hurtText(row.effect)] : [])].join(', ');
}

function noteOf(seat: Seat, { action, times }: TypedOrder): string {
  if (action.do === 'fire') return shotText(rowOf(seat, action));
  const unit = unitSeen(seat, 'unit' in action ? action.unit : 'ship' in action ? action.ship : null);
  return unit && times === 1 ? effectOf(unit, action.do, [action], isAtPlanet(seat, unit)) : '';
}

function costOf(seat: Seat, order: TypedOrder): string | null {
  const unit = receiverOf(order);
  const cost = unit === null ? null : seat.offers(unit).find((offer) => offer.do === order.action.do)?.cost;
  return cost && order.times === 1 ? costText(cost) : null;
}

/** Gives an order that was typed, with the questions that a button would ask. */
function give({ game: { view }, controls, seat }: SearchedTable, order: TypedOrder): void {
  const { action, first, times } = order;
  const unit = receiverOf(order);
  if (action.do === 'end-phase' || action.do === 'ready') {
    void controls.endPhase();
    return;
  }
  if (action.do === 'fire') {
    view.select(action.unit, action.target);
  } else if (unit !== null && unitSeen(seat, unit)?.hex) view.select(unit);
  void controls.give(...(first ? [first] : []), ...Array.from({ length: times }, () => action));
}

/** More orders than anybody reads through; a line that goes on leaves fewer. */
const MOST = 8;

const typedFinds = (searched: SearchedTable, { orders }: Typed): Find[] =>
  orders.slice(0, MOST).map((order) => ({
    key: `typed ${typedText(order.action)}`,
    group: 'Orders',
    label: `${typedText(order.action)}${order.times > 1 ? `, ${order.times} times` : ''}`,
    note: noteOf(searched.seat, order),
    cost: costOf(searched.seat, order),
    run: () => give(searched, order),
  }));

const refused = (
  label: string,
  why: string,
  rule: string,
): Pick<Find, 'group' | 'rule' | 'refusal' | 'note' | 'run'> => ({
  group: 'Not possible now',
  note: why,
  rule,
  refusal: `${label} is not possible: ${why}, rule ${rule}.`,
  run: () => undefined,
});

function refusedFinds({ refused: why }: Typed): Find[] {
  if (!why) return [];
  const label = `${why.unit === null ? '' : `${why.unit} `}${orderName(why.kind).toLowerCase()}`;
  const text = refusalText(why.kind, why.refusal);
  return [{ key: `refused ${label}`, label, ...refused(label, text, why.refusal.rule) }];
}

function entryFind({ controls }: SearchedTable, unit: UnitView, entry: OrderEntry): Find {
  const { key, label, effect, cost, refusal } = entry;
  const what = { key: `order ${key}`, label, note: effect, cost };
  if (refusal) return { ...what, ...refused(`${unit.id} ${label.toLowerCase()}`, effect, refusal.rule) };
  return { ...what, group: 'Orders', run: () => controls.begin(entry) };
}

/** The buttons of the selected unit, but for those whose one order stands there as it would be typed. */
function entryFinds(searched: SearchedTable, text: string, typed: Typed): Find[] {
  const unit = unitSeen(searched.seat, searched.selected);
  if (!unit) return [];
  const listed = new Set(typed.orders.map(({ action }) => action));
  return (
    groupsOf(searched.seat, unit)
      .flatMap(({ entries }) => entries)
      .filter(({ actions }) => actions.length === 0 || !actions.every((action) => listed.has(action)))
      .filter(({ do: kind, refusal }) => !refusal || typed.refused?.kind !== kind)
      // What it can never have is found by its words alone.
      .filter(({ never }) => !never || text !== '')
      .filter(({ label, do: kind }) => answers(text, `${unit.id} ${label} ${orderName(kind)}`))
      .map((entry) => entryFind(searched, unit, entry))
  );
}

function unitFinds({ seat, selected, controls }: SearchedTable, text: string): Find[] {
  const from = unitSeen(seat, selected);
  return seat.view.units
    .filter(({ hex }) => hex !== null)
    .filter((unit) => answers(text, unitName(unit)))
    .map((unit) => ({
      key: `unit ${unit.id}`,
      group: 'Units',
      label: capital(unitName(unit)),
      note: [motionText(unit), unit.id === selected ? 'selected' : farText(seat, unit, from)]
        .filter(Boolean)
        .join('; '),
      run: () => {
        controls.pickUnit(unit.id);
        controls.lookAtUnit(unit.id);
      },
    }));
}

/** Everything of the table that answers to a text: with none, the orders of the selected unit and all units. */
export function gameFinds(searched: SearchedTable, text: string): Find[] {
  const typed = typedOrders(searched.seat, searched.selected, text);
  return [
    ...typedFinds(searched, typed),
    ...refusedFinds(typed),
    ...entryFinds(searched, text, typed),
    ...unitFinds(searched, text),
  ];
}
