import { fire } from '../rules/fire.ts';
import { launchMissile, mimsLaunch } from '../rules/launch-missile.ts';
import { endPhase } from '../rules/phases.ts';
import {
  BOX,
  DIRECTION,
  FIRE_TYPE,
  HEX,
  OWN_MISSILE,
  OWN_SHIP,
  OWN_UNIT,
  SOURCE,
  TYPE_OR_PREPARED,
  UNIT,
  VELOCITY,
} from './domains.ts';
import { likelyMissile } from './likely.ts';
import { order } from './order.ts';

/** [8.0, 9.0] The Fire Phase, and the end of every phase. */
export const FIRE_ORDERS = {
  fire: order('fire', {
    stages: ['fire'],
    fields: { unit: OWN_UNIT, from: SOURCE, type: FIRE_TYPE, target: UNIT },
    command: null,
    to: {
      field: 'unit',
      kinds: ['spaceship', 'battlecraft'],
      price: null,
      sample: (_, { id }) => ({ do: 'fire', unit: id, from: 'burster', type: 'laser-burst', target: '' }),
    },
    verb: fire,
  }),
  'launch-missile': order('launch-missile', {
    stages: ['fire'],
    fields: {
      ship: OWN_SHIP,
      pod: BOX,
      missile: TYPE_OR_PREPARED,
      hex: HEX,
      direction: DIRECTION,
      velocity: VELOCITY,
    },
    command: null,
    to: {
      field: 'ship',
      kinds: ['spaceship'],
      price: null,
      sample: (_, ship) => ({
        do: 'launch-missile',
        ship: ship.id,
        ...likelyMissile(ship, false),
        hex: '',
        direction: ship.direction,
        velocity: ship.velocity,
      }),
    },
    verb: launchMissile,
  }),
  'mims-launch': order('mims-launch', {
    stages: ['fire', 'mims'],
    fields: { missile: OWN_MISSILE, hex: HEX, direction: DIRECTION, velocity: VELOCITY },
    command: null,
    to: {
      field: 'missile',
      kinds: ['missile'],
      price: null,
      sample: (_, { id, direction, velocity }) => ({ do: 'mims-launch', missile: id, hex: '', direction, velocity }),
    },
    verb: mimsLaunch,
  }),
  'end-phase': order('end-phase', {
    stages: ['movement', 'command', 'fire'],
    fields: {},
    command: null,
    to: null,
    verb: endPhase,
  }),
};
