import type { UnitView } from '../../engine/index.ts';
import type { Seat } from '../../store/seat/seat.ts';
import type { OrderEntry } from '../orders/entries.ts';
import { groupsOf, type OrderGroup } from '../orders/groups.ts';

/** Two wings of three orders, in the order in which the keyboard comes to them; the last place is that of More. */
export const WING_PLACES = 6;
export const MORE = WING_PLACES - 1;

/** What of a Command Phase has a place of its own. */
const COMMANDS = ['turn left', 'accelerate', 'weave', 'turn right', 'decelerate'];

/** In other phases the orders that can be given stand nearest to the piece. */
const NEAREST = [2, 1, 0, 4, 3];

/** The orders of a unit as they stand at its piece. */
export interface Wings {
  /** What stands at each place but the last; null for nothing. */
  orders: readonly (OrderEntry | null)[];
  /** All other orders in their groups. */
  rest: readonly OrderGroup[];
  /** How many other orders there are, and how many of them can be given now. */
  more: { all: number; open: number };
  /** How many commands are left, in words. */
  left: string | null;
}

const isOpen = ({ refusal }: OrderEntry): boolean => refusal === null;

function atPlaces(stage: Seat['stage'], entries: readonly OrderEntry[]): (OrderEntry | null)[] {
  if (stage === 'command') return COMMANDS.map((key) => entries.find((entry) => entry.key === key) ?? null);
  const open = entries.filter(isOpen);
  const places: (OrderEntry | null)[] = Array.from({ length: MORE }, () => null);
  for (const [nth, place] of NEAREST.entries()) places[place] = open[nth] ?? null;
  return places;
}

/** What can be ordered to a unit, and what cannot: at the piece, and behind More. */
export function wingsOf(seat: Seat, unit: UnitView): Wings {
  const groups = groupsOf(seat, unit);
  const [own] = groups;
  const orders = atPlaces(seat.stage, own?.entries ?? []);
  const rest = groups
    .map((group) => ({ ...group, entries: group.entries.filter((entry) => !orders.includes(entry)) }))
    .filter(({ entries, terms }) => entries.length > 0 || terms);
  const others = rest.flatMap(({ entries }) => entries);
  return {
    orders,
    rest,
    more: { all: others.length, open: others.filter(isOpen).length },
    left: own?.left ?? null,
  };
}

/** Whether nothing can be given but what stands behind More. */
export const isOnlyMore = ({ orders, more }: Wings): boolean =>
  more.open > 0 && !orders.some((entry) => entry && isOpen(entry));
