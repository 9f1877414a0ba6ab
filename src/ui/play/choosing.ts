import { type Action, askedFieldsOf, type Domain, fieldValue, isMissileType, type UnitId } from '../../engine/index.ts';
import type { Choosing, Value } from '../../store/table/view-store.ts';
import { isPlacing } from './launching.ts';

/** The different values of a field among some actions, in the order in which they are listed. */
export function valuesOf(actions: readonly Action[], field: Parameters<typeof fieldValue>[1]): Value[] {
  const values = actions.map((action) => fieldValue(action, field));
  return [...new Set(values.filter((value) => value !== undefined && value !== true))];
}

/** What rolls a die or shows something to the other side: a press only lays it. */
export const REVEALING: ReadonlySet<Action['do']> = new Set([
  'jump',
  'active-search',
  'launch-missile',
  'launch-battlecraft',
]);

/** How an order is begun, where that is not simply by its legal actions. */
export type ChoosingStart = Partial<Pick<Choosing, 'first' | 'slot' | 'laid' | 'mayCancel'>>;

/** Begins to choose among some legal actions. */
export const chooseAmong = (unit: UnitId, all: readonly Action[], how: ChoosingStart = {}): Choosing => {
  const { first = null, slot = null, laid = null, mayCancel = true } = how;
  return { kind: 'choosing', unit, slot, all, laid, first, mayCancel };
};

const formOf = (action: Action): string => JSON.stringify(Object.entries(action).sort());

/** Whether two actions are the same order, in whatever sequence their fields stand. */
export const isSame = (one: Action, other: Action): boolean => one.do === other.do && formOf(one) === formOf(other);

/** Whether what it chooses among is still legal: the table may have changed under it. */
export const isCurrent = ({ all: [first] }: Choosing, legal: readonly Action[]): boolean =>
  first !== undefined && legal.some((action) => action === first || isSame(action, first));

/** What can be pointed at on the map. */
const ON_MAP: readonly Domain[] = ['hex', 'unit', 'own-unit', 'own-missile', 'partner'];

/** The field of an action by which it is chosen on the map, if there is one; what is placed is chosen by its hex. */
function mapField(action: Action): Parameters<typeof fieldValue>[1] | null {
  if (isPlacing(action)) return 'hex';
  return askedFieldsOf(action.do).find(({ domain }) => ON_MAP.includes(domain))?.name ?? null;
}

/** What an action is chosen by on the map: a hex, or the unit it speaks of; null for what has no place there. */
export function mapValue(action: Action): string | null {
  const field = mapField(action);
  const value = field === null ? undefined : fieldValue(action, field);
  return typeof value === 'string' && !isMissileType(value) ? value : null;
}

/** The hexes or units that may be chosen on the map now. */
export const mapValues = ({ all }: Choosing): string[] => [...new Set(all.flatMap((action) => mapValue(action) ?? []))];
