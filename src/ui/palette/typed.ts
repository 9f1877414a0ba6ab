import {
  type Action,
  type Domain,
  fieldsOf,
  type Order,
  type Rejection,
  receiverFieldOf,
  subjectOf,
  type UnitId,
} from '../../engine/index.ts';
import type { Seat } from '../../store/seat/seat.ts';
import { listMeant, type Reading, readTyped } from '../../words/typing/read.ts';
import type { TypedValue } from '../../words/typing/values.ts';

/** An order that a typed line may mean. */
export interface TypedOrder {
  action: Action;
  /** [7.4] The command that takes control of a missile before; null where none is needed. */
  first: Action | null;
  times: number;
}

/** What a typed line comes to: orders that can be given, or else why the likeliest cannot. */
export interface Typed {
  orders: TypedOrder[];
  refused: { kind: Order['do']; unit: UnitId | null; refusal: Rejection } | null;
}

const NOTHING: Typed = { orders: [], refused: null };

/** The orders to guided missiles that must be taken under control first, each with that command. */
function listSteered(seat: Seat): Map<Action, Action> {
  const guided = seat.view.units.filter(({ class: name, owner }) => name === 'guided' && owner === seat.decider);
  return new Map(
    guided.flatMap(({ id }) =>
      seat
        .steering(id)
        .flatMap(({ control, offers }) =>
          control ? offers.flatMap(({ actions }) => actions.map((action): [Action, Action] => [action, control])) : [],
        ),
    ),
  );
}

/** Something of every domain, for what nobody has typed: the reason why not is the one of the rest. */
const ANYTHING: Readonly<Record<Domain, TypedValue>> = {
  unit: '',
  'own-unit': '',
  'own-ship': '',
  'own-missile': '',
  partner: '',
  'missile-type': 'unguided',
  'type-or-prepared': 'unguided',
  box: 1,
  hex: '',
  direction: 12,
  velocity: 1,
  side: 'left',
  part: 'bridge',
  source: 'burster',
  'fire-type': 'laser-burst',
  units: 1,
  stay: true,
};

/** Why what was typed cannot be ordered. */
function whyRefused(seat: Seat, reading: Reading, selected: UnitId | null): Typed['refused'] {
  const receiver = receiverFieldOf(reading.do);
  const named = receiver === null ? undefined : reading.fields[receiver]?.[0];
  const unit = typeof named === 'string' ? named : receiver === null ? null : selected;
  const isWhole = fieldsOf(reading.do).every(
    ({ name }) => name in reading.fields || name === receiver || name === 'by',
  );
  const offer = unit === null ? undefined : seat.offers(unit).find(({ do: kind }) => kind === reading.do);
  if (offer?.refusal && !isWhole) return { kind: reading.do, unit, refusal: offer.refusal };
  const fields = fieldsOf(reading.do).flatMap(({ name, domain }) => {
    const typed = reading.fields[name]?.[0] ?? (name === receiver ? unit : undefined);
    const isOptional = name === 'by' || name === 'stay';
    return typed === undefined && isOptional ? [] : [[name, typed ?? ANYTHING[domain]]];
  });
  // Its fields are those of its kind, by the table of orders.
  const refusal = seat.whyNot({ do: reading.do, ...Object.fromEntries(fields) } as Order);
  return refusal && { kind: reading.do, unit, refusal };
}

/** [R10.0b] What a typed line means, told from what the seat sees. */
export function typedOrders(seat: Seat, selected: UnitId | null, text: string): Typed {
  if (!seat.toAct) return NOTHING;
  const readings = readTyped(text, { units: seat.view.units, player: seat.decider, selected });
  const [best] = readings;
  if (!best) return NOTHING;
  const steered = listSteered(seat);
  const meant = listMeant(readings, [...seat.legal, ...steered.keys()], selected);
  const orders = meant.map((action): TypedOrder => {
    const times = readings.find((reading) => reading.do === action.do)?.times ?? 1;
    return { action, first: steered.get(action) ?? null, times };
  });
  if (orders.length > 0) return { orders, refused: null };
  const why = readings.flatMap((reading) => whyRefused(seat, reading, selected) ?? []);
  // What is due now goes before what is due in another phase.
  return { orders, refused: why.find(({ refusal }) => refusal.code !== 'not-now') ?? why[0] ?? null };
}

/** The unit an order is given to. */
export const receiverOf = ({ action }: TypedOrder): UnitId | null => subjectOf(action);
