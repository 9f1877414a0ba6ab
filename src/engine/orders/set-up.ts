import { deploy, ready, swapPods } from '../rules/set-up.ts';
import { BOX, DIRECTION, HEX, OWN_SHIP, VELOCITY } from './domains.ts';
import { order } from './order.ts';

/** [11.0] */
export const SET_UP_ORDERS = {
  deploy: order('deploy', {
    stages: ['set-up'],
    fields: { ship: OWN_SHIP, hex: HEX, direction: DIRECTION, velocity: VELOCITY },
    command: null,
    to: {
      field: 'ship',
      kinds: ['spaceship'],
      price: null,
      sample: (_, { id, direction, velocity }) => ({ do: 'deploy', ship: id, hex: '', direction, velocity }),
    },
    verb: deploy,
  }),
  'swap-pods': order('swap-pods', {
    stages: ['set-up'],
    fields: { ship: OWN_SHIP, a: BOX, b: BOX },
    command: null,
    to: {
      field: 'ship',
      kinds: ['spaceship'],
      price: null,
      sample: (_, { id }) => ({ do: 'swap-pods', ship: id, a: 1, b: 2 }),
    },
    verb: swapPods,
  }),
  ready: order('ready', { stages: ['set-up'], fields: {}, command: null, to: null, verb: ready }),
};
