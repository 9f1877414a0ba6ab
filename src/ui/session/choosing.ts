import type { Action, UnitId } from '../../engine/index.ts';
import type { Choice, Choosing, Field, Value } from '../../store/view-store.ts';

/** Where a choice leads: to the next step, or, with one action left, to that action. */
export type Next = { mode: Choosing; action: null } | { mode: null; action: Action };

/** The order of the questions; a question with one answer only is not asked. */
const STEPS: readonly Field[] = [
  'pod',
  'missile',
  'with',
  'from',
  'type',
  'target',
  'hex',
  'direction',
  'velocity',
  'units',
];

const fieldOf = (action: Action, field: Field): Value | undefined => (action as Partial<Record<Field, Value>>)[field];

/** The different values of a field among some actions, in the order in which they are listed. */
export function valuesOf(actions: readonly Action[], field: Field): Value[] {
  const values = actions.map((action) => fieldOf(action, field)).filter((value) => value !== undefined);
  return [...new Set(values)];
}

/** The actions that have this value. */
export const narrow = (actions: readonly Action[], field: Field, value: Value): Action[] =>
  actions.filter((action) => fieldOf(action, field) === value);

/** The first field about which the actions differ; null when there is nothing to ask. */
export const nextStep = (actions: readonly Action[]): Field | null =>
  STEPS.find((field) => valuesOf(actions, field).length > 1) ?? null;

function lead(mode: Omit<Choosing, 'step'>): Next | null {
  const [only] = mode.actions;
  if (!only) return null;
  const step = nextStep(mode.actions);
  return step === null ? { mode: null, action: only } : { mode: { ...mode, step }, action: null };
}

/** How an order is begun, where that is not simply by its legal actions. */
export type Beginning = Partial<Pick<Choosing, 'first' | 'button' | 'mayCancel'>>;

/** Begins to choose among the legal actions of one kind; null if there is none. */
export function begin(unit: UnitId, actions: readonly Action[], how: Beginning = {}): Next | null {
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
export const settled = ({ actions, unit }: Choosing): Choice[] =>
  STEPS.flatMap((field) => {
    const [value, ...others] = valuesOf(actions, field);
    return value === undefined || others.length > 0 || value === unit ? [] : [{ field, value }];
  });

const ON_MAP: readonly Field[] = ['hex', 'target', 'with', 'missile'];

/** The hexes or units that may be chosen on the map now; a type of missile is not there to be pointed at. */
export const mapValues = (mode: Choosing): string[] =>
  ON_MAP.includes(mode.step)
    ? valuesOf(mode.actions, mode.step)
        .map(String)
        .filter((value) => /\d/.test(value))
    : [];
