import * as v from 'valibot';
import type { OrderFields, OrderKind, OrderOf } from '../model/actions.ts';
import type { Game, Stage, Unit } from '../model/state.ts';
import type { Verb } from '../rules/verb.ts';
import { type Domain, NAMING, OPTIONAL, PLAYER } from './domains.ts';

/** The domain of every field of an order; an optional field needs an optional domain. */
type DomainsOf<Fields> = {
  [F in keyof Fields]-?: { domain: Domain } & (Partial<Pick<Fields, F>> extends Pick<Fields, F>
    ? v.ExactOptionalSchema<v.GenericSchema<unknown, NonNullable<Fields[F]>>, undefined>
    : v.GenericSchema<unknown, Fields[F]>);
};

/**
 * [7.2, 7.4] The command an order counts as; `battle-behind-field` may be given behind an active force field (R7.4f).
 */
export type CommandKind = 'maneuver' | 'battle' | 'battle-behind-field';

/** What an order costs, in Energy Blocks and Energy Units. */
export interface Price {
  blocks: number;
  units: number;
}

/** Which units can be given a kind of order, and what it costs them. */
export interface Receiver<K extends OrderKind> {
  /** The field that names the unit. */
  field: keyof OrderFields[K] & string;
  /** The sorts of units that can ever get it. */
  kinds: readonly Unit['kind'][];
  /** What one costs the unit; null where nothing is ever paid, or each order has its own price. */
  price: ((game: Game, unit: Unit) => Price) | null;
  /** A plausible order of the kind, checked to find the reason to show when none of the kind is possible. */
  sample(game: Game, unit: Unit): OrderOf<K>;
}

/** Everything the engine knows of a kind of order; its words and its icon are in the interface. */
export interface OrderRecord<K extends OrderKind> {
  /**
   * [3.0] The stages in which it may be given; `any`: by either player until the game is over, and `legal` leaves it
   * out.
   */
  stages: readonly Stage[] | 'any';
  /** In the order in which the interface asks for them. */
  fields: DomainsOf<OrderFields[K]>;
  command: CommandKind | null;
  /** Null for an order that is given to no unit. */
  to: Receiver<K> | null;
  verb: Verb<K>;
}

/**
 * An entry of the table of orders: the record with the name of its kind, the validation schema of its actions, the fields
 * that may name units, and the optional ones that it does not have.
 */
export const order = <const K extends OrderKind>(kind: K, { stages, fields, command, to, verb }: OrderRecord<K>) => ({
  kind,
  form: v.object({ player: PLAYER, do: v.literal(kind), ...OPTIONAL, ...fields }),
  naming: Object.entries<{ domain: Domain }>(fields).flatMap(([name, { domain }]) =>
    NAMING.includes(domain) ? [name] : [],
  ),
  stray: Object.keys(OPTIONAL).filter((name) => !(name in fields)),
  stages,
  fields,
  command,
  to,
  verb,
});

export const FREE = (): Price => ({ blocks: 0, units: 0 });
