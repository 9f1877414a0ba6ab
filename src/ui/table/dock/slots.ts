import type { OrderKind, UnitView } from '../../../engine/index.ts';
import type { Seat } from '../../../store/seat/seat.ts';
import { SLOTS, type SlotId } from '../../commands/slots.ts';
import type { IconName } from '../../kit/Icon.tsx';
import type { OrderEntry } from '../../play/orders/entries.ts';
import { groupsOf } from '../../play/orders/groups.ts';
import { whyNever } from '../../play/orders/never.ts';

/** What a place always says of itself, and the kinds of orders that stand in it. */
interface Place {
  name: string;
  icon: IconName;
  kinds: readonly OrderKind[];
}

export const SLOT_ORDERS: Readonly<Record<SlotId, Place>> = {
  'turn-left': { name: 'Turn left', icon: 'left', kinds: ['turn'] },
  faster: { name: 'Faster', icon: 'accelerate', kinds: ['accelerate'] },
  'turn-right': { name: 'Turn right', icon: 'right', kinds: ['turn'] },
  weave: { name: 'Weave', icon: 'weave', kinds: ['weave'] },
  slower: { name: 'Slower', icon: 'decelerate', kinds: ['decelerate'] },
  field: { name: 'Field', icon: 'field', kinds: ['activate-force-field', 'deactivate-force-field'] },
  steer: { name: 'Steer', icon: 'command', kinds: ['control-missile'] },
  dock: { name: 'Dock', icon: 'dock', kinds: ['rendezvous', 'separate'] },
  jump: { name: 'Jump', icon: 'jump', kinds: ['prepare-jump', 'abort-jump', 'jump'] },
  search: { name: 'Search', icon: 'search', kinds: ['active-search'] },
  tractor: { name: 'Tractor', icon: 'beam', kinds: ['tractor'] },
  recharge: { name: 'Recharge', icon: 'recharge', kinds: ['recharge'] },
  launch: { name: 'Launch', icon: 'missile', kinds: ['launch-missile', 'launch-battlecraft', 'mims-launch'] },
  prepare: { name: 'Prepare', icon: 'prepare', kinds: ['prepare-missile', 'prepare-battlecraft'] },
};

/** One place as it is now. */
export interface Slot {
  id: SlotId;
  /** The orders in it that can be given; more than one where two are due at once. */
  open: readonly OrderEntry[];
  /** `open`: something can be given; `shut`: nothing now; `never`: nothing ever, for this unit. */
  state: 'open' | 'shut' | 'never';
  /** The order that is refused, with its reason; null where this is not the time for any. */
  refused: OrderEntry | null;
}

const isTurn = (id: SlotId): boolean => id === 'turn-left' || id === 'turn-right';

/** Whether an order stands in a place: a turn by its side, all others by their kind. */
function standsIn(id: SlotId, { do: kind, icon }: OrderEntry): boolean {
  return SLOT_ORDERS[id].kinds.includes(kind) && (!isTurn(id) || SLOT_ORDERS[id].icon === icon);
}

const OF_MISSILES: readonly SlotId[] = ['turn-left', 'faster', 'turn-right', 'weave', 'slower'];
const OF_CRAFT: readonly SlotId[] = [...OF_MISSILES, 'dock', 'recharge'];

/** [4.6, 5.1, 7.2, 9.0] Whether a unit of this kind, as it was built, could ever be given an order that stands there. */
function isEver(unit: UnitView, id: SlotId): boolean {
  if (unit.kind === 'battlecraft') return OF_CRAFT.includes(id);
  if (unit.kind === 'missile') {
    if (unit.class === 'mims' && id === 'launch') return true;
    return unit.class !== 'unguided' && unit.class !== undefined && OF_MISSILES.includes(id);
  }
  if (id === 'recharge' || id === 'steer') {
    const kind = id === 'steer' ? 'prepare-missile' : 'prepare-battlecraft';
    return whyNever(unit, kind) === null;
  }
  return SLOT_ORDERS[id].kinds.some((kind) => whyNever(unit, kind) === null);
}

/** The orders of a unit itself, and those to it through a tractor beam; of other missiles each is ordered as itself. */
const entriesOf = (seat: Seat, unit: UnitView): OrderEntry[] =>
  groupsOf(seat, unit).flatMap(({ key, entries }) => {
    const [kind, first, target] = key.split(' ');
    if (kind === 'steer' && first !== unit.id) return [];
    return kind === 'beam' && target !== unit.id ? [] : entries;
  });

/** All fourteen places of a unit as they are now. */
export function slotsOf(seat: Seat, unit: UnitView): Slot[] {
  const isOwn = unit.owner === (seat.player ?? seat.decider ?? unit.owner);
  const entries = entriesOf(seat, unit);
  return SLOTS.map((id) => {
    const here = entries.filter((entry) => standsIn(id, entry));
    const open = here.filter(({ refusal }) => refusal === null);
    const refused = here.find(({ refusal, never }) => refusal !== null && !never) ?? null;
    const isNever = here.length > 0 && here.every(({ never }) => never);
    const couldBe = isOwn && !isNever && isEver(unit, id);
    return { id, open, refused, state: open.length > 0 ? 'open' : couldBe ? 'shut' : 'never' };
  });
}

/** The heading under which a place stands. */
export type SlotGroup = 'maneuver' | 'battle' | 'pods';

export const groupOf = (id: SlotId): SlotGroup => {
  const nth = SLOTS.indexOf(id);
  return nth < 6 ? 'maneuver' : nth < 12 ? 'battle' : 'pods';
};
