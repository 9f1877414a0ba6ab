import {
  type Action,
  askedFieldsOf,
  type Domain,
  type FieldName,
  fieldValue,
  isMissileType,
  type OrderKind,
  type UnitId,
} from '../../engine/index.ts';
import type { Choice, Choosing, Value } from '../../store/table/view-store.ts';

/** Where a choice leads: to the next step, or, with one action left, to that action. */
export type Next = { mode: Choosing; action: null } | { mode: null; action: Action };

/** The different values of a field among some actions, in the order in which they are listed. */
export function valuesOf(actions: readonly Action[], field: FieldName): Value[] {
  const values = actions.map((action) => fieldValue(action, field));
  return [...new Set(values.filter((value) => value !== undefined && value !== true))];
}

/** The actions that have this value. */
export const narrow = (actions: readonly Action[], field: FieldName, value: Value): Action[] =>
  actions.filter((action) => fieldValue(action, field) === value);

/** The first field about which the actions of a kind differ; null when there is nothing to ask. */
export function nextStep(actions: readonly Action[]): FieldName | null {
  const fields = actions[0] ? askedFieldsOf(actions[0].do) : [];
  return fields.find(({ name }) => valuesOf(actions, name).length > 1)?.name ?? null;
}

function lead(mode: Omit<Choosing, 'step'>): Next | null {
  const [only] = mode.actions;
  if (!only) return null;
  const step = nextStep(mode.actions);
  return step === null ? { mode: null, action: only } : { mode: { ...mode, step, laid: undefined }, action: null };
}

/** How an order is begun, where that is not simply by its legal actions. */
export type ChoosingStart = Partial<Pick<Choosing, 'first' | 'button' | 'mayCancel'>>;

/** Begins to choose among the legal actions of one kind; null if there is none. */
export function begin(unit: UnitId, actions: readonly Action[], how: ChoosingStart = {}): Next | null {
  const [any] = actions;
  if (!any) return null;
  const { first = null, button = null, mayCancel = true } = how;
  return lead({ kind: 'choosing', do: any.do, unit, all: actions, actions, chosen: [], first, button, mayCancel });
}

/** Answers the present question; null if that is not among the answers. */
export function choose(mode: Choosing, value: Value): Next | null {
  const { step, chosen, actions } = mode;
  return lead({ ...mode, actions: narrow(actions, step, value), chosen: [...chosen, { field: step, value }] });
}

/** Takes the last answer back; null when there was none, which ends the choosing. */
export function stepBack(mode: Choosing): Choosing | null {
  const kept = mode.chosen.slice(0, -1);
  if (mode.chosen.length === 0) return null;
  const actions = kept.reduce<readonly Action[]>((left, { field, value }) => narrow(left, field, value), mode.all);
  return lead({ ...mode, actions, chosen: kept })?.mode ?? null;
}

/** Whether what it chooses among is still legal: the table may have changed under it. */
export function isCurrent({ actions: [first] }: Choosing, legal: readonly Action[]): boolean {
  if (!first) return false;
  const asked = JSON.stringify(first);
  return legal.includes(first) || legal.some((action) => JSON.stringify(action) === asked);
}

/** What is settled by now: answered, or never asked because there was one answer only. */
export const settledChoices = ({ do: kind, actions }: Choosing): Choice[] =>
  askedFieldsOf(kind).flatMap(({ name }) => {
    const [value, ...others] = valuesOf(actions, name);
    return value === undefined || others.length > 0 ? [] : [{ field: name, value }];
  });

/** What a field of an order holds. */
export const domainOf = (kind: OrderKind, field: FieldName): Domain | undefined =>
  askedFieldsOf(kind).find(({ name }) => name === field)?.domain;

/** What can be pointed at on the map. */
const ON_MAP: readonly Domain[] = ['hex', 'unit', 'own-unit', 'own-missile', 'partner', 'type-or-prepared'];

/** The hexes or units that may be chosen on the map now; a type of missile is not there to be pointed at. */
export function mapValues({ do: kind, step, actions }: Choosing): string[] {
  const domain = domainOf(kind, step);
  const values = domain && ON_MAP.includes(domain) ? valuesOf(actions, step).map(String) : [];
  return values.filter((value) => !isMissileType(value));
}
