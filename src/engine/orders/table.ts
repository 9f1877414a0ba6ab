import type { Action, OrderFields, OrderKind } from '../model/actions.ts';
import type { UnitId } from '../model/names.ts';
import type { Stage } from '../model/state.ts';
import { BATTLE_ORDERS, UNCOUNTED_ORDERS } from './battle-commands.ts';
import { DECISIONS } from './decisions.ts';
import { type Domain, OPTIONAL } from './domains.ts';
import { FIRE_ORDERS } from './fire.ts';
import { MANEUVER_ORDERS } from './maneuvers.ts';
import { MOVEMENT_ORDERS } from './movement.ts';
import type { CommandKind, order } from './order.ts';
import { SET_UP_ORDERS } from './set-up.ts';

/** The record of every kind of order, in the order in which they are offered. */
export const ORDERS: { [K in OrderKind]: ReturnType<typeof order<K>> } = {
  ...SET_UP_ORDERS,
  ...MOVEMENT_ORDERS,
  ...MANEUVER_ORDERS,
  ...BATTLE_ORDERS,
  ...UNCOUNTED_ORDERS,
  ...FIRE_ORDERS,
  ...DECISIONS,
};

export const ORDER_KINDS: readonly OrderKind[] = Object.values(ORDERS).map(({ kind }) => kind);

/** The record of one of the kinds of orders. */
export type AnyRecord = (typeof ORDERS)[OrderKind];

const OF_STAGE = new Map<Stage, AnyRecord[]>();
for (const record of Object.values(ORDERS)) {
  const { stages } = record;
  for (const stage of stages === 'any' ? [] : stages) OF_STAGE.set(stage, [...(OF_STAGE.get(stage) ?? []), record]);
}

/** [3.0] The records of the kinds of orders that may be given in a stage, in the order in which they are offered. */
export const recordsDue = (stage: Stage): readonly AnyRecord[] => OF_STAGE.get(stage) ?? [];

/** [3.0] These kinds. */
export const kindsDue = (stage: Stage): readonly OrderKind[] => recordsDue(stage).map(({ kind }) => kind);

/** [7.2, 7.4] Whether a kind of order counts as a Maneuver Command or a Battle Command; null for neither. */
export function commandOf(kind: OrderKind): Exclude<CommandKind, 'battle-behind-field'> | null {
  const { command } = ORDERS[kind];
  return command === 'battle-behind-field' ? 'battle' : command;
}

export type FieldName = { [K in OrderKind]: keyof OrderFields[K] & string }[OrderKind];

/** A field of a kind of order. */
export interface OrderField {
  name: FieldName;
  domain: Domain;
}

const listFields = (kind: OrderKind): OrderField[] =>
  Object.entries(ORDERS[kind].fields).map(([name, { domain }]) => ({ name: name as FieldName, domain }));

const FIELDS = new Map(ORDER_KINDS.map((kind) => [kind, listFields(kind)]));

/** The fields of a kind of order. */
export const fieldsOf = (kind: OrderKind): readonly OrderField[] => FIELDS.get(kind) ?? [];

/** The field that names the unit a kind of order is given to; null for an order that is given to no unit. */
export const receiverFieldOf = (kind: OrderKind): string | null => ORDERS[kind].to?.field ?? null;

/** The fields the interface asks for, in this order: all but the unit the order is given to and the optional ones. */
export const askedFieldsOf = (kind: OrderKind): readonly OrderField[] =>
  fieldsOf(kind).filter(({ name }) => name !== receiverFieldOf(kind) && !(name in OPTIONAL));

/** The value of a field of an action of any kind; undefined if it has no such field. */
export function fieldValue(action: Action, field: string): string | number | true | undefined {
  const fields: Readonly<Record<string, string | number | true | undefined>> = action;
  return fields[field];
}

/** The unit an action is given to; null for an order that is given to no unit. */
export function subjectOf(action: Action): UnitId | null {
  const to = ORDERS[action.do].to;
  const unit = to && fieldValue(action, to.field);
  return typeof unit === 'string' ? unit : null;
}

/** The action with its unit ids renamed; the same object if no id changes. */
export function withUnits(action: Action, rename: (id: UnitId) => UnitId): Action {
  let renamed = action;
  for (const field of ORDERS[action.do].naming) {
    const id = fieldValue(action, field);
    const name = typeof id === 'string' ? rename(id) : id;
    if (name !== id) renamed = { ...renamed, [field]: name };
  }
  return renamed;
}
