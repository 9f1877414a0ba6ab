import { move, moveAll } from '../rules/movement.ts';
import { OPTIONAL, OWN_UNIT } from './domains.ts';
import { order } from './order.ts';

/** [6.0] */
export const MOVEMENT_ORDERS = {
  move: order('move', {
    stages: ['movement'],
    fields: { unit: OWN_UNIT, stay: OPTIONAL.stay },
    command: null,
    to: {
      field: 'unit',
      kinds: ['spaceship', 'battlecraft', 'missile'],
      price: null,
      sample: (_, { id }) => ({ do: 'move', unit: id }),
    },
    verb: move,
  }),
  'move-all': order('move-all', { stages: ['movement'], fields: {}, command: null, to: null, verb: moveAll }),
};
