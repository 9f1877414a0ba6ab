import * as v from 'valibot';
import { DIRECTIONS, FIRE_TYPES, MISSILE_TYPES, type Part, PLAYERS } from '../model/names.ts';

/** The kind of value a field of an order holds. */
export type Domain =
  | 'unit'
  | 'own-unit'
  | 'own-ship'
  | 'own-missile'
  | 'partner'
  | 'missile-type'
  | 'type-or-prepared'
  | 'box'
  | 'hex'
  | 'direction'
  | 'velocity'
  | 'side'
  | 'part'
  | 'source'
  | 'fire-type'
  | 'units'
  | 'stay';

/** The domains whose values may name units. */
export const NAMING: readonly Domain[] = ['unit', 'own-unit', 'own-ship', 'own-missile', 'partner', 'type-or-prepared'];

/** The validation schema of a domain's values, with the name of the domain. */
const of = <S extends v.GenericSchema>(domain: Domain, form: S) => Object.assign(form, { domain });

const count = v.pipe(v.number(), v.integer(), v.minValue(1));

/** Of either player; a face-down counter of the other one by its back, `2?07`. */
export const UNIT = of('unit', v.string());
export const OWN_UNIT = of('own-unit', v.string());
export const OWN_SHIP = of('own-ship', v.string());
export const OWN_MISSILE = of('own-missile', v.string());
/** [7.4] A unit to dock with. */
export const PARTNER = of('partner', v.string());
export const MISSILE_TYPE = of('missile-type', v.picklist(MISSILE_TYPES));
/** [9.1] A type of missile, or one that has been prepared. */
export const TYPE_OR_PREPARED = of('type-or-prepared', v.string());
/** The number of a pod's box, from 1. */
export const BOX = of('box', v.pipe(count));
export const HEX = of('hex', v.pipe(v.string(), v.regex(/^[A-Z]+\d{4}$/, 'should be a hex like A0207')));
export const DIRECTION = of('direction', v.picklist(DIRECTIONS));
export const VELOCITY = of('velocity', v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(9)));
export const SIDE = of('side', v.picklist(['left', 'right']));
export const PART = of(
  'part',
  v.pipe(
    v.string(),
    v.regex(/^(bridge|engine|force-field|pod-[1-9]\d?)$/, 'no such part'),
  ) as unknown as v.GenericSchema<Part>,
);
/** Where a fire comes from: the burster or a pod. */
export const SOURCE = of('source', v.union([v.literal('burster'), count]));
export const FIRE_TYPE = of('fire-type', v.picklist(FIRE_TYPES));
export const UNITS = of('units', v.pipe(count));

export const PLAYER = v.picklist(PLAYERS);

/**
 * The fields that an order may leave out. They are read from every action, so that one that does not belong to its
 * order is refused; if it were dropped, an order other than the one meant would be carried out.
 */
export const OPTIONAL = {
  /** [R7.4e] The ship whose tractor beam gives the command. */
  by: of('own-ship', v.exactOptional(v.string())),
  /** [R6.5b] A unit in orbit stays there. */
  stay: of('stay', v.exactOptional(v.literal(true))),
};
