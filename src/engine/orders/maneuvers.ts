import { abortJump, jump, prepareJump } from '../rules/jump.ts';
import { accelerate, decelerate, turn, weave } from '../rules/maneuver.ts';
import { costOf } from '../rules/maneuver-energy.ts';
import { HEX, OPTIONAL, OWN_SHIP, SIDE, UNIT } from './domains.ts';
import { order } from './order.ts';

/** [6.5, 7.2] In the Command Phase, and for nothing at a planet. */
const STAGES = ['command', 'planet-maneuver'] as const;
const ANY_UNIT = ['spaceship', 'battlecraft', 'missile'] as const;
const { by } = OPTIONAL;

/** [7.2] The Maneuver Commands. */
export const MANEUVER_ORDERS = {
  accelerate: order('accelerate', {
    stages: STAGES,
    fields: { unit: UNIT, by },
    command: 'maneuver',
    to: {
      field: 'unit',
      kinds: ANY_UNIT,
      price: (game, unit) => costOf(game, unit, 'accelerate'),
      sample: (_, { id }) => ({ do: 'accelerate', unit: id }),
    },
    verb: accelerate,
  }),
  decelerate: order('decelerate', {
    stages: STAGES,
    fields: { unit: UNIT, by },
    command: 'maneuver',
    to: {
      field: 'unit',
      kinds: ANY_UNIT,
      price: (game, unit) => costOf(game, unit, 'decelerate'),
      sample: (_, { id }) => ({ do: 'decelerate', unit: id }),
    },
    verb: decelerate,
  }),
  turn: order('turn', {
    stages: STAGES,
    fields: { unit: UNIT, side: SIDE, by },
    command: 'maneuver',
    to: {
      field: 'unit',
      kinds: ANY_UNIT,
      price: (game, unit) => costOf(game, unit, 'turn'),
      sample: (_, { id }) => ({ do: 'turn', unit: id, side: 'left' }),
    },
    verb: turn,
  }),
  weave: order('weave', {
    stages: ['command'],
    fields: { unit: UNIT, hex: HEX, by },
    command: 'maneuver',
    to: {
      field: 'unit',
      kinds: ['spaceship', 'battlecraft'],
      price: (game, unit) => costOf(game, unit, 'weave'),
      sample: (_, { id }) => ({ do: 'weave', unit: id, hex: '' }),
    },
    verb: weave,
  }),
  'prepare-jump': order('prepare-jump', {
    stages: ['command'],
    fields: { unit: OWN_SHIP },
    command: 'maneuver',
    to: {
      field: 'unit',
      kinds: ['spaceship'],
      price: (game, unit) => costOf(game, unit, 'jump'),
      sample: (_, { id }) => ({ do: 'prepare-jump', unit: id }),
    },
    verb: prepareJump,
  }),
  'abort-jump': order('abort-jump', {
    stages: ['command'],
    fields: { unit: OWN_SHIP },
    command: 'maneuver',
    to: {
      field: 'unit',
      kinds: ['spaceship'],
      price: (game, unit) => costOf(game, unit, 'jump'),
      sample: (_, { id }) => ({ do: 'abort-jump', unit: id }),
    },
    verb: abortJump,
  }),
  jump: order('jump', {
    stages: ['command'],
    fields: { unit: OWN_SHIP },
    command: 'maneuver',
    to: {
      field: 'unit',
      kinds: ['spaceship'],
      price: (game, unit) => costOf(game, unit, 'jump'),
      sample: (_, { id }) => ({ do: 'jump', unit: id }),
    },
    verb: jump,
  }),
};
