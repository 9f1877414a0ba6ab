import { ENERGY_COST } from '../charts/energy.ts';
import { launchBattlecraft, prepareBattlecraft, recharge } from '../rules/battlecraft.ts';
import { activeSearch } from '../rules/detection.ts';
import { nearestPartner, rendezvous, separate } from '../rules/docking.ts';
import { activateForceField, deactivateForceField } from '../rules/force-field.ts';
import { controlMissile } from '../rules/missile-control.ts';
import { prepareMissile } from '../rules/prepare-missile.ts';
import { nearestTarget, tractor } from '../rules/tractor.ts';
import { isShip } from '../rules/units.ts';
import {
  BOX,
  DIRECTION,
  HEX,
  MISSILE_TYPE,
  OWN_MISSILE,
  OWN_SHIP,
  OWN_UNIT,
  PARTNER,
  UNIT,
  UNITS,
  VELOCITY,
} from './domains.ts';
import { likelyMissile, likelyPod } from './likely.ts';
import { FREE, order } from './order.ts';

/** The receiver of a Battle Command that costs no energy: a ship. */
const SHIP = { field: 'ship', kinds: ['spaceship'], price: FREE } as const;

/** [7.4] The Battle Commands. */
export const BATTLE_ORDERS = {
  'prepare-missile': order('prepare-missile', {
    stages: ['command'],
    fields: { ship: OWN_SHIP, pod: BOX, missile: MISSILE_TYPE },
    command: 'battle-behind-field',
    to: {
      ...SHIP,
      sample: (_, ship) => ({ do: 'prepare-missile', ship: ship.id, ...likelyMissile(ship, true) }),
    },
    verb: prepareMissile,
  }),
  'control-missile': order('control-missile', {
    stages: ['command'],
    fields: { ship: OWN_SHIP, missile: OWN_MISSILE },
    command: 'battle',
    to: {
      ...SHIP,
      sample: (_, { id }) => ({ do: 'control-missile', ship: id, missile: '' }),
    },
    verb: controlMissile,
  }),
  'active-search': order('active-search', {
    stages: ['command'],
    fields: { ship: OWN_SHIP },
    command: 'battle-behind-field',
    to: {
      ...SHIP,
      sample: (_, { id }) => ({ do: 'active-search', ship: id }),
    },
    verb: activeSearch,
  }),
  'prepare-battlecraft': order('prepare-battlecraft', {
    stages: ['command'],
    fields: { ship: OWN_SHIP, pod: BOX },
    command: 'battle-behind-field',
    to: {
      ...SHIP,
      sample: (_, ship) => ({ do: 'prepare-battlecraft', ship: ship.id, pod: likelyPod(ship, 'battlecraft') }),
    },
    verb: prepareBattlecraft,
  }),
  'launch-battlecraft': order('launch-battlecraft', {
    stages: ['command'],
    fields: { ship: OWN_SHIP, pod: BOX, hex: HEX, direction: DIRECTION, velocity: VELOCITY },
    command: 'battle',
    to: {
      ...SHIP,
      sample: (_, ship) => ({
        do: 'launch-battlecraft',
        ship: ship.id,
        pod: likelyPod(ship, 'battlecraft'),
        hex: '',
        direction: ship.direction,
        velocity: ship.velocity,
      }),
    },
    verb: launchBattlecraft,
  }),
  rendezvous: order('rendezvous', {
    stages: ['command'],
    fields: { ship: OWN_SHIP, with: PARTNER },
    command: 'battle',
    to: {
      ...SHIP,
      sample: (game, ship) => ({
        do: 'rendezvous',
        ship: ship.id,
        with: (isShip(ship) && nearestPartner(game, ship)) || '',
      }),
    },
    verb: rendezvous,
  }),
  tractor: order('tractor', {
    stages: ['command'],
    fields: { ship: OWN_SHIP, pod: BOX, target: UNIT },
    command: 'battle',
    to: {
      ...SHIP,
      sample: (game, ship) => ({
        do: 'tractor',
        ship: ship.id,
        pod: likelyPod(ship, 'tractor-beam'),
        target: (isShip(ship) && nearestTarget(game, ship)) || '',
      }),
    },
    verb: tractor,
  }),
  'activate-force-field': order('activate-force-field', {
    stages: ['command'],
    fields: { ship: OWN_SHIP },
    command: 'battle',
    to: {
      ...SHIP,
      price: () => ({ blocks: ENERGY_COST.activateForceField, units: 0 }),
      sample: (_, { id }) => ({ do: 'activate-force-field', ship: id }),
    },
    verb: activateForceField,
  }),
  'deactivate-force-field': order('deactivate-force-field', {
    stages: ['command'],
    fields: { ship: OWN_SHIP },
    command: 'battle-behind-field',
    to: {
      ...SHIP,
      sample: (_, { id }) => ({ do: 'deactivate-force-field', ship: id }),
    },
    verb: deactivateForceField,
  }),
};

/** [R7.4d, 10.4] What is ordered in a Command Phase without a command. */
export const UNCOUNTED_ORDERS = {
  separate: order('separate', {
    stages: ['command'],
    fields: { unit: OWN_UNIT },
    command: null,
    to: {
      field: 'unit',
      kinds: ['spaceship', 'battlecraft'],
      price: FREE,
      sample: (_, { id }) => ({ do: 'separate', unit: id }),
    },
    verb: separate,
  }),
  recharge: order('recharge', {
    stages: ['command'],
    fields: { battlecraft: OWN_UNIT, units: UNITS },
    command: null,
    to: {
      field: 'battlecraft',
      kinds: ['battlecraft'],
      price: null,
      sample: (_, { id }) => ({ do: 'recharge', battlecraft: id, units: 1 }),
    },
    verb: recharge,
  }),
};
