import { type Action, MISSILE_TYPES, type MissileType, type Order } from '../engine/index.ts';
import { directionName, fireName, missileName, orderName, partName, sourceName } from './names.ts';
import { an, count } from './text.ts';

const isType = (missile: string): missile is MissileType => (MISSILE_TYPES as readonly string[]).includes(missile);
const aMissile = (missile: string): string => (isType(missile) ? an(missileName(missile)) : missile);
const through = (by: string | undefined): string => (by === undefined ? '' : ` by the beam of ${by}`);

/** An order in a few words, as it would be given: `Turn 1E left`. */
export function actionText(order: Order | Action): string {
  switch (order.do) {
    case 'swap-pods':
      return `Swap pods ${order.a} and ${order.b} of ${order.ship}`;
    case 'deploy':
      return `Deploy ${order.ship} in ${order.hex}, velocity ${order.velocity} towards ${directionName(order.direction)}`;
    case 'move':
      return order.stay ? `Keep ${order.unit} in orbit` : `Move ${order.unit}`;
    case 'move-all':
      return 'Move all the rest';
    case 'accelerate':
    case 'decelerate':
      return `${orderName(order.do)} ${order.unit}${through(order.by)}`;
    case 'turn':
      return `Turn ${order.unit} ${order.side}${through(order.by)}`;
    case 'weave':
      return `Weave ${order.unit} into ${order.hex}${through(order.by)}`;
    case 'prepare-jump':
      return `Prepare ${order.unit} to jump`;
    case 'abort-jump':
      return `Abort the jump of ${order.unit}`;
    case 'jump':
      return `Jump with ${order.unit}`;
    case 'prepare-missile':
      return `Prepare ${aMissile(order.missile)} in pod ${order.pod} of ${order.ship}`;
    case 'control-missile':
      return `Control ${order.missile} from ${order.ship}`;
    case 'active-search':
      return `Search from ${order.ship}`;
    case 'prepare-battlecraft':
      return `Prepare the battlecraft in pod ${order.pod} of ${order.ship}`;
    case 'launch-battlecraft':
      return `Launch the battlecraft in pod ${order.pod} of ${order.ship} into ${order.hex}, velocity ${order.velocity} towards ${directionName(order.direction)}`;
    case 'rendezvous':
      return `Dock ${order.ship} with ${order.with}`;
    case 'tractor':
      return `Turn the beam of ${order.ship} on ${order.target}`;
    case 'activate-force-field':
      return `Raise the force field of ${order.ship}`;
    case 'deactivate-force-field':
      return `Lower the force field of ${order.ship}`;
    case 'separate':
      return `Separate ${order.unit}`;
    case 'recharge':
      return `Recharge ${order.battlecraft} with ${count(order.units, 'unit')}`;
    case 'fire':
      return `Fire ${an(fireName(order.type))} from ${order.from === 'burster' ? 'the burster' : sourceName(order.from)} of ${order.unit} at ${order.target}`;
    case 'launch-missile':
      return `Launch ${aMissile(order.missile)} from pod ${order.pod} of ${order.ship} into ${order.hex}, velocity ${order.velocity} towards ${directionName(order.direction)}`;
    case 'mims-launch':
      return `Launch a missile of ${order.missile} into ${order.hex}, velocity ${order.velocity} towards ${directionName(order.direction)}`;
    case 'choose-part':
      return `Choose the ${partName(order.part)}`;
    case 'intercept':
      return `Let ${order.missile} attempt ${order.target}`;
    case 'decline':
      return `Hold ${order.missile} back`;
    case 'raise-field':
      return 'Try to raise the force field';
    case 'no-field':
      return 'Leave the force field down';
    case 'continue':
      return 'Fly on';
    default:
      return orderName(order.do);
  }
}
