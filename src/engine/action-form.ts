import * as v from 'valibot';
import type { Action } from './model/actions.ts';
import { DIRECTIONS, type Direction, FIRE_TYPES, MISSILE_TYPES, type Part, PLAYERS } from './model/names.ts';

const id = v.string();
const hex = v.pipe(v.string(), v.regex(/^[A-Z]+\d{4}$/, 'should be a hex like A0207'));
const box = v.pipe(v.number(), v.integer(), v.minValue(1));
const direction = v.picklist(DIRECTIONS) as v.GenericSchema<Direction>;
const velocity = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(9));
const units = v.pipe(v.number(), v.integer(), v.minValue(1));
const side = v.picklist(['left', 'right']);
const missile = v.picklist(MISSILE_TYPES);
const part = v.custom<Part>(
  (value) => typeof value === 'string' && /^(bridge|engine|force-field|pod-[1-9]\d?)$/.test(value),
  'no such part',
);
const player = v.picklist(PLAYERS);
const placement = { hex, direction, velocity };
const by = v.exactOptional(id);

const order = <const K extends string, E extends v.ObjectEntries>(kind: K, fields: E) =>
  v.object({ player, do: v.literal(kind), ...fields });

/** The form of every action of a record; other fields are kept out. */
export const ActionForm = v.variant('do', [
  order('swap-pods', { ship: id, a: box, b: box }),
  order('deploy', { ship: id, ...placement }),
  order('ready', {}),
  order('move', { unit: id, stay: v.exactOptional(v.literal(true)) }),
  order('move-all', {}),
  order('accelerate', { unit: id, by }),
  order('decelerate', { unit: id, by }),
  order('turn', { unit: id, side, by }),
  order('weave', { unit: id, hex, by }),
  order('prepare-jump', { unit: id }),
  order('abort-jump', { unit: id }),
  order('jump', { unit: id }),
  order('prepare-missile', { ship: id, pod: box, missile }),
  order('control-missile', { ship: id, missile: id }),
  order('active-search', { ship: id }),
  order('prepare-battlecraft', { ship: id, pod: box }),
  order('launch-battlecraft', { ship: id, pod: box, ...placement }),
  order('rendezvous', { ship: id, with: id }),
  order('tractor', { ship: id, pod: box, target: id }),
  order('activate-force-field', { ship: id }),
  order('deactivate-force-field', { ship: id }),
  order('separate', { unit: id }),
  order('recharge', { battlecraft: id, units }),
  order('fire', { unit: id, from: v.union([v.literal('burster'), box]), type: v.picklist(FIRE_TYPES), target: id }),
  order('launch-missile', { ship: id, pod: box, missile: id, ...placement }),
  order('mims-launch', { missile: id, ...placement }),
  order('end-phase', {}),
  order('choose-part', { part }),
  order('intercept', { missile: id, target: id }),
  order('decline', { missile: id }),
  order('raise-field', {}),
  order('no-field', {}),
  order('continue', {}),
  order('concede', {}),
  order('agree-draw', {}),
]) satisfies v.GenericSchema<unknown, Action>;
