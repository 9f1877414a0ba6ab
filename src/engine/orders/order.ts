import * as v from 'valibot';
import type { OrderFields, OrderKind, OrderOf } from '../model/actions.ts';
import type { Game, Stage, Unit } from '../model/state.ts';
import type { Verb } from '../rules/verb.ts';
import { type Domain, OPTIONAL, PLAYER } from './domains.ts';

/** A domain for every field: for one that may be left out, a domain that may be. */
type DomainsOf<Fields> = {
  [F in keyof Fields]-?: { domain: Domain } & (Partial<Pick<Fields, F>> extends Pick<Fields, F>
    ? v.ExactOptionalSchema<v.GenericSchema<unknown, NonNullable<Fields[F]>>, undefined>
    : v.GenericSchema<unknown, Fields[F]>);
};

/** [7.2, 7.4] What an order counts as; `battle-behind-field`: also behind an active force field (R7.4f). */
export type Command = 'maneuver' | 'battle' | 'battle-behind-field';

/** Energy Blocks and Energy Units. */
export interface Price {
  blocks: number;
  units: number;
}

/** What a kind of order is to the unit it is given to. */
export interface Receiver<K extends OrderKind> {
  /** The field that names the unit. */
  field: keyof OrderFields[K] & string;
  /** The sorts of units that can ever get it. */
  kinds: readonly Unit['kind'][];
  /** What one costs the unit; null where nothing is ever paid, or each order has its own price. */
  price: ((game: Game, unit: Unit) => Price) | null;
  /** An order that stands for all others of the kind when the reason for refusing them is asked. */
  sample(game: Game, unit: Unit): OrderOf<K>;
}

/** All that is known of a kind of order, but for its words and its picture. */
export interface OrderRecord<K extends OrderKind> {
  /** [3.0] The stages in which it is due; `any`: all but the end, from either player, and it is not listed. */
  stages: readonly Stage[] | 'any';
  /** In the order in which they are asked for. */
  fields: DomainsOf<OrderFields[K]>;
  command: Command | null;
  /** Null for an order that is given to no unit. */
  to: Receiver<K> | null;
  verb: Verb<K>;
}

/** A line of the table: the record with the name of the kind, and the form of its actions. */
export const order = <const K extends OrderKind>(kind: K, record: OrderRecord<K>) => ({
  kind,
  form: v.object({ player: PLAYER, do: v.literal(kind), ...OPTIONAL, ...record.fields }),
  ...record,
});

export const FREE = (): Price => ({ blocks: 0, units: 0 });
