import type {
  OrderKind,
  Rejection,
  RejectionCode,
  RejectionOf,
  RejectionParams,
  Stage,
  UnitId,
} from '../engine/index.ts';
import { missileName, unitStatusName } from './names.ts';
import { orderName } from './orders.ts';
import { count } from './text.ts';

const named = (id: UnitId, otherwise: string): string => id || otherwise;
const box = (from: string): string => from.replace('-', ' ');

const STAGES: Record<Stage, string> = {
  'set-up': 'in set-up',
  movement: 'in a Movement Phase',
  command: 'in a Command Phase',
  fire: 'in a Fire Phase',
  'choose-part': 'while a part is chosen',
  intercept: 'while a missile attempts',
  'force-field': 'while a force field is decided',
  'planet-maneuver': 'while a unit passes a planet',
  mims: 'while a MIMS launches',
  over: 'after the end',
};

/** [7.4] What a ship still needs to dock: the other craft's values where they differ from its own. */
function besideText({ with: other, hexes, velocity, direction }: RejectionParams['other-hex']): string {
  const gaps = [
    ...(hexes ? [`is ${count(hexes, 'hex', 'hexes')} away`] : []),
    ...(velocity === undefined ? [] : [`${hexes ? '' : 'has '}velocity ${velocity}`]),
    ...(direction === undefined ? [] : [`${hexes || velocity !== undefined ? '' : 'points to '}${direction} o’clock`]),
  ];
  return `${named(other, 'it')} ${gaps.length === 0 ? 'is elsewhere' : gaps.join(', ')}`;
}

/** One short clause for every code the engine refuses with; ids in it may be the backs of counters. */
const CLAUSES: { [C in RejectionCode]: (params: RejectionParams[C]) => string } = {
  'beam-commands-used': () => 'the beam has given its commands',
  'beam-on-missile': () => 'a beam does not hold missiles',
  'beam-used': ({ pod }) => `the beam of pod ${pod} is in use`,
  'bridge-damaged': () => 'bridge damaged',
  'burster-class-1': () => 'class 1 has no barrage',
  'burster-fires-lasers': () => 'lasers only',
  carried: ({ by }) => `moves with ${named(by, 'its partner')}`,
  'controlled-already': ({ unit }) => `${unit} is controlled already`,
  'deployed-by-scenario': () => 'its place is given',
  'docked-already': () => 'docked already',
  'docking-a-missile': () => 'missiles do not dock',
  'engine-destroyed': () => 'engine destroyed',
  'field-damaged': () => 'force field out of use',
  'field-is-off': () => 'force field is down',
  'field-is-on': () => 'force field is up',
  'game-over': () => 'the game is over',
  'guidance-lost': () => 'its pod can guide it no more',
  'has-moved': () => 'has moved',
  'hex-taken': ({ unit, hex }) => `${unit} is in ${hex}`,
  'jump-marker': () => 'jump marker on it',
  'jump-or-abort': ({ unit }) => `${unit} must jump or abort first`,
  'jump-order-given': () => 'had its jump order',
  'least-velocity': () => 'cannot go slower',
  'may-not-decline': () => 'only Civ Level 8 may decline',
  'mims-launched': () => 'its four are away',
  'missiles-do-not-fire': () => 'missiles do not fire',
  'missiles-only-fly': () => 'missiles only change speed or turn',
  'needs-no-preparing': ({ missile }) => `${missile} missiles need no preparing`,
  'needs-preparing': ({ missile }) => `prepare ${missileName(missile)}s first`,
  'no-barrage': () => 'no barrage from a damaged pod',
  'no-battle-commands-left': () => 'no Battle Commands left',
  'no-battlecraft-pod': () => 'no battlecraft pod',
  'no-beam-at-planet': ({ by }) => `no beam of ${named(by, 'a ship')} at a planet`,
  'no-beam': ({ target }) => `no beam on ${named(target, 'it')}`,
  'no-burster': () => 'no burster',
  'no-command-pod': () => 'no Battle Command pod',
  'no-die-left': () => 'the dice of the record have run out',
  'no-energy': () => 'not enough energy',
  'no-fires-left': ({ from }) => `no fires left from ${box(from)}`,
  'no-force-field': () => 'no force field',
  'no-jump-pod': () => 'no working jump pod',
  'no-jumps': () => 'no jumps in this scenario',
  'no-maneuvers-left': () => 'no maneuvers left',
  'no-missile-pod': ({ pod }) => `no missiles in pod ${pod}`,
  'no-placement': () => 'no hex to launch into',
  'no-such-boxes': ({ boxes }) => (boxes === 1 ? 'it has one pod only' : 'no such pods'),
  'no-such-pod': ({ pod }) => `no pod ${pod}`,
  'no-such-unit': ({ unit }) => (unit ? `there is no ${unit}` : 'no such unit'),
  'no-tractor-pod': () => 'no tractor beam pod',
  'no-weapon-pod': ({ pod }) => `${pod ? `pod ${pod}` : 'the pod'} does not fire`,
  'none-left': ({ missile, pod }) => `no ${missileName(missile)} left in pod ${pod}`,
  'not-a-deployment-direction': ({ direction }) => `may not start towards ${direction} o’clock`,
  'not-a-deployment-hex': ({ hex }) => `may not start in ${hex}`,
  'not-a-deployment-velocity': ({ velocity }) => `may not start at velocity ${velocity}`,
  'not-a-launch-direction': ({ direction }) => `no launch towards ${direction} o’clock`,
  'not-a-launch-hex': ({ hex }) => (hex ? `no launch into ${hex}` : 'no hex to launch into'),
  'not-a-launch-velocity': ({ velocity }) => `no launch at velocity ${velocity}`,
  'not-a-listed-part': ({ part }) => `the die does not list ${box(part)}`,
  'not-a-mims': ({ unit }) => `${unit} is no MIMS`,
  'not-a-spaceship': ({ unit }) => `${unit} is no spaceship`,
  'not-a-target': ({ target }) => `${target} is not among its targets`,
  'not-adjacent': ({ hex }) => (hex ? `${hex} is not next to it` : 'no free hex next to it'),
  'not-at-planet': () => 'not on its way past a planet',
  'not-controlled': () => 'not controlled this phase',
  'not-deployed': ({ unit }) => `deploy ${unit} first`,
  'not-docked': () => 'not docked',
  'not-guided': ({ unit }) => `${unit} is no guided missile`,
  'not-in-formation': ({ unit }) => `${unit} has another course`,
  'not-in-jump-zone': () => 'not yet in the jump zone',
  'not-in-orbit': () => 'not in orbit',
  'not-in-play': ({ unit, status }) =>
    status === 'in-play' ? `${unit} is not on the map` : `${unit} is ${unitStatusName(status)}`,
  'not-in-pod': () => 'not in its pod',
  'not-now': ({ order, stage }) => `no ${orderName(order).toLowerCase()} ${STAGES[stage]}`,
  'not-prepared': ({ unit }) => (unit ? `${unit} is not prepared` : 'none prepared'),
  'not-so-much-spent': ({ units }) => (units === 0 ? 'fully charged' : `lacks only ${count(units, 'unit')}`),
  'not-this-missile': ({ unit }) => `it is not the turn of ${unit}`,
  'not-your-turn': ({ player }) => `player ${player} decides now`,
  'not-yours': () => 'not yours',
  'nothing-to-move': () => 'nothing left to move',
  'nothing-to-order': () => 'nothing to order now',
  'only-through-beam': () => 'only through the beam now',
  'only-change-velocity': () => 'too fast for that',
  'orbit-first': ({ unit }) => `${unit} is in orbit: move or stay first`,
  'other-direction': besideText,
  'other-hex': besideText,
  'other-mims': ({ unit }) => `${unit} launches first`,
  'other-ships-missile': ({ unit }) => `${unit} is another ship’s`,
  'other-velocity': besideText,
  'out-of-reach': ({ target, range, reach }) => `${named(target, 'it')} is ${range} hexes away, reach ${reach}`,
  'own-target': ({ target }) => `${target} is your own`,
  'partner-has-moved': ({ with: other }) => `docked with ${other}, which has moved`,
  'pod-damaged': ({ pod }) => `pod ${pod} is hit`,
  'pod-destroyed': ({ pod }) => `${pod ? `pod ${pod}` : 'the pod'} is destroyed`,
  'pod-empty': ({ pod }) => `pod ${pod} is empty`,
  'prepared-already': ({ unit }) => `${named(unit, 'it')} is prepared already`,
  'prepared-limit': ({ limit }) => `no room beside ${limit} prepared`,
  'prepared-this-phase': ({ unit }) => `${unit} was prepared this phase`,
  'stray-field': ({ order, field }) => `${orderName(order).toLowerCase()} takes no “${field}”`,
  'top-velocity': () => 'cannot go faster than 9',
  'turn-to-fire-over': ({ by }) => `${named(by, 'another unit')} has fired since`,
  unalerted: () => 'not alerted yet',
  unguided: () => 'takes no commands',
  'units-to-move': ({ count: left }) => `${count(left, 'unit')} to move first`,
  'velocity-rating-used': () => 'Velocity Rating used up',
  'weave-into-asteroids': ({ hex }) => `${hex} is asteroids`,
  'weave-into-planet': ({ hex }) => `${hex} is a planet`,
  'wove-already': () => 'has woven this phase',
  'zero-velocity': () => 'velocity 0: it stays',
};

/** The codes that have words. */
export const REJECTION_CODES: readonly string[] = Object.keys(CLAUSES);

/** The reason for a refusal as one short clause, without its rule case. */
export const rejectionText = <C extends RejectionCode>({ code, params }: RejectionOf<C>): string =>
  CLAUSES[code](params);

/**
 * What is said of a whole kind of order where the engine's answer is about one of them only: it was asked about none in
 * particular, or about the first pod.
 */
const OF_A_KIND: Partial<Record<OrderKind, Partial<Record<RejectionCode, string>>>> = {
  'control-missile': { 'no-such-unit': 'no guided missile in flight' },
  rendezvous: { 'no-such-unit': 'nobody here for a Rendezvous' },
  tractor: { 'no-such-unit': 'no unit in reach' },
  fire: {
    'no-such-unit': 'no target on the map',
    'no-fires-left': 'no fires left',
    'no-burster': 'nothing to fire with',
  },
  jump: { 'not-prepared': 'no jump prepared' },
  'prepare-battlecraft': { 'prepared-already': 'prepared already', 'nothing-to-order': 'nothing more to prepare' },
  'prepare-missile': {
    'no-missile-pod': 'no missile pod',
    'needs-no-preparing': 'nothing more to prepare',
    'none-left': 'nothing more to prepare',
  },
  'launch-missile': {
    'no-missile-pod': 'no missile pod',
    'needs-preparing': 'none ready to launch',
    'none-left': 'none ready to launch',
  },
};

/** Why a kind of order is not possible at all now. */
export const refusalText = (kind: OrderKind, refusal: Rejection): string =>
  OF_A_KIND[kind]?.[refusal.code] ?? rejectionText(refusal);
