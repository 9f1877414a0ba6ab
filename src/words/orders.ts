import { type Action, isMissileType, type Order, type OrderKind, type OrderOf } from '../engine/index.ts';
import { directionName, fireName, missileName, sourceName, thePart } from './names.ts';
import { an, count } from './text.ts';

const aMissile = (missile: string): string => (isMissileType(missile) ? an(missileName(missile)) : missile);
const through = (by: string | undefined): string => (by === undefined ? '' : ` by the beam of ${by}`);

/** The name of a kind of order as a button has it, and an order as it would be given. */
const ORDERS: { [K in OrderKind]: { name: string; text: (order: OrderOf<K>) => string } } = {
  'swap-pods': { name: 'Swap pods', text: (order) => `Swap pods ${order.a} and ${order.b} of ${order.ship}` },
  deploy: {
    name: 'Deploy',
    text: (order) =>
      `Deploy ${order.ship} in ${order.hex}, velocity ${order.velocity} towards ${directionName(order.direction)}`,
  },
  ready: { name: 'Ready', text: () => 'Ready' },
  move: { name: 'Move', text: (order) => (order.stay ? `Keep ${order.unit} in orbit` : `Move ${order.unit}`) },
  'move-all': { name: 'Move all', text: () => 'Move all the rest' },
  accelerate: { name: 'Accelerate', text: (order) => `Accelerate ${order.unit}${through(order.by)}` },
  decelerate: { name: 'Decelerate', text: (order) => `Decelerate ${order.unit}${through(order.by)}` },
  turn: { name: 'Turn', text: (order) => `Turn ${order.unit} ${order.side}${through(order.by)}` },
  weave: { name: 'Weave', text: (order) => `Weave ${order.unit} into ${order.hex}${through(order.by)}` },
  'prepare-jump': { name: 'Prepare jump', text: (order) => `Prepare ${order.unit} to jump` },
  'abort-jump': { name: 'Abort jump', text: (order) => `Abort the jump of ${order.unit}` },
  jump: { name: 'Jump', text: (order) => `Jump with ${order.unit}` },
  'prepare-missile': {
    name: 'Prepare missile',
    text: (order) => `Prepare ${aMissile(order.missile)} in pod ${order.pod} of ${order.ship}`,
  },
  'control-missile': { name: 'Control missile', text: (order) => `Control ${order.missile} from ${order.ship}` },
  'active-search': { name: 'Active search', text: (order) => `Search from ${order.ship}` },
  'prepare-battlecraft': {
    name: 'Prepare battlecraft',
    text: (order) => `Prepare the battlecraft in pod ${order.pod} of ${order.ship}`,
  },
  'launch-battlecraft': {
    name: 'Launch battlecraft',
    text: (order) =>
      `Launch the battlecraft in pod ${order.pod} of ${order.ship} into ${order.hex}, velocity ${order.velocity} towards ${directionName(order.direction)}`,
  },
  rendezvous: { name: 'Rendezvous', text: (order) => `Rendezvous of ${order.ship} with ${order.with}` },
  tractor: { name: 'Tractor beam', text: (order) => `Turn the beam of ${order.ship} on ${order.target}` },
  'activate-force-field': { name: 'Raise force field', text: (order) => `Raise the force field of ${order.ship}` },
  'deactivate-force-field': { name: 'Lower force field', text: (order) => `Lower the force field of ${order.ship}` },
  separate: { name: 'Separate', text: (order) => `Separate ${order.unit}` },
  recharge: { name: 'Recharge', text: (order) => `Recharge ${order.battlecraft} with ${count(order.units, 'unit')}` },
  fire: {
    name: 'Fire',
    text: (order) =>
      `Fire ${an(fireName(order.type))} from ${order.from === 'burster' ? 'the burster' : sourceName(order.from)} of ${order.unit} at ${order.target}`,
  },
  'launch-missile': {
    name: 'Launch missile',
    text: (order) =>
      `Launch ${aMissile(order.missile)} from pod ${order.pod} of ${order.ship} into ${order.hex}, velocity ${order.velocity} towards ${directionName(order.direction)}`,
  },
  'mims-launch': {
    name: 'Launch the four',
    text: (order) =>
      `Launch a missile of ${order.missile} into ${order.hex}, velocity ${order.velocity} towards ${directionName(order.direction)}`,
  },
  'end-phase': { name: 'End phase', text: () => 'End phase' },
  'choose-part': { name: 'Choose part', text: (order) => `Choose ${thePart(order.part)}` },
  intercept: { name: 'Intercept', text: (order) => `Let ${order.missile} try to intercept ${order.target}` },
  decline: { name: 'Decline', text: (order) => `Hold ${order.missile} back` },
  'raise-field': { name: 'Raise the field', text: () => 'Try to raise the force field' },
  'no-field': { name: 'Leave it down', text: () => 'Leave the force field down' },
  continue: { name: 'Fly on', text: () => 'Fly on' },
  concede: { name: 'Concede', text: () => 'Concede' },
  'agree-draw': { name: 'Agree on a draw', text: () => 'Agree on a draw' },
};

/** `Prepare missile`, as a button has it. */
export const orderName = (kind: OrderKind): string => ORDERS[kind].name;

const textOf = <K extends OrderKind>(kind: K, order: OrderOf<K>): string => ORDERS[kind].text(order);

/** An order in a few words, as it would be given: `Turn 1E left`. */
export const actionText = (order: Order | Action): string => textOf(order.do, order);
