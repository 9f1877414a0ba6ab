import type { Game, Unit } from '../model/state.ts';
import { abortJump, jump, prepareJump } from '../rules/jump.ts';
import { accelerate, decelerate, turn, weave } from '../rules/maneuver.ts';
import { costOf } from '../rules/maneuver-energy.ts';
import type { ManeuverKind } from '../rules/maneuver-limits.ts';
import { HEX, OPTIONAL, OWN_SHIP, SIDE, UNIT } from './domains.ts';
import { order } from './order.ts';

const { by } = OPTIONAL;

/** [6.5, 7.2] Maneuvers given in the Command Phase, and free of cost while passing a planet. */
const BASIC = { stages: ['command', 'planet-maneuver'], command: 'maneuver' } as const;
const JUMP = { stages: ['command'], fields: { unit: OWN_SHIP }, command: 'maneuver' } as const;

/** The receiver of a Maneuver Command: the kinds of units that can get it, and its price. */
const of = (cost: ManeuverKind | 'jump', kinds: readonly Unit['kind'][]) => ({
  field: 'unit' as const,
  kinds,
  price: (game: Game, unit: Unit) => costOf(game, unit, cost),
});
const ANY_UNIT = ['spaceship', 'battlecraft', 'missile'] as const;

/** [7.2] The Maneuver Commands. */
export const MANEUVER_ORDERS = {
  accelerate: order('accelerate', {
    ...BASIC,
    fields: { unit: UNIT, by },
    to: { ...of('accelerate', ANY_UNIT), sample: (_, { id }) => ({ do: 'accelerate', unit: id }) },
    verb: accelerate,
  }),
  decelerate: order('decelerate', {
    ...BASIC,
    fields: { unit: UNIT, by },
    to: { ...of('decelerate', ANY_UNIT), sample: (_, { id }) => ({ do: 'decelerate', unit: id }) },
    verb: decelerate,
  }),
  turn: order('turn', {
    ...BASIC,
    fields: { unit: UNIT, side: SIDE, by },
    to: { ...of('turn', ANY_UNIT), sample: (_, { id }) => ({ do: 'turn', unit: id, side: 'left' }) },
    verb: turn,
  }),
  weave: order('weave', {
    stages: ['command'],
    fields: { unit: UNIT, hex: HEX, by },
    command: 'maneuver',
    to: { ...of('weave', ['spaceship', 'battlecraft']), sample: (_, { id }) => ({ do: 'weave', unit: id, hex: '' }) },
    verb: weave,
  }),
  'prepare-jump': order('prepare-jump', {
    ...JUMP,
    to: { ...of('jump', ['spaceship']), sample: (_, { id }) => ({ do: 'prepare-jump', unit: id }) },
    verb: prepareJump,
  }),
  'abort-jump': order('abort-jump', {
    ...JUMP,
    to: { ...of('jump', ['spaceship']), sample: (_, { id }) => ({ do: 'abort-jump', unit: id }) },
    verb: abortJump,
  }),
  jump: order('jump', {
    ...JUMP,
    to: { ...of('jump', ['spaceship']), sample: (_, { id }) => ({ do: 'jump', unit: id }) },
    verb: jump,
  }),
};
