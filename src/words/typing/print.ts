import {
  type Action,
  DIRECTIONS,
  type Domain,
  FIRE_TYPES,
  fieldsOf,
  fieldValue,
  isMissileType,
  type MissileType,
  type Order,
  receiverFieldOf,
} from '../../engine/index.ts';
import { directionName, fireName, missileName } from '../names.ts';
import { orderName } from '../orders.ts';
import { count } from '../text.ts';

type Value = string | number | true;

/** `unguided`, `MIMS`: that it is a missile is said by the order. */
export const missileWord = (missile: MissileType): string => missileName(missile).replace(' missile', '');

const plain = (value: Value): string => String(value);
const missile = (value: Value): string =>
  isMissileType(String(value)) ? missileWord(value as MissileType) : plain(value);
const pod = (value: Value): string => (typeof value === 'number' ? `pod ${value}` : plain(value));

/** How a value of each domain is typed. */
const PRINTED: Readonly<Record<Domain, (value: Value) => string>> = {
  unit: plain,
  'own-unit': plain,
  'own-ship': plain,
  'own-missile': plain,
  partner: plain,
  'missile-type': missile,
  'type-or-prepared': missile,
  box: pod,
  hex: plain,
  direction: (value) => {
    const direction = DIRECTIONS.find((one) => one === value);
    return direction ? directionName(direction) : plain(value);
  },
  velocity: (value) => `velocity ${value}`,
  side: plain,
  part: (value) => plain(value).replace('-', ' '),
  source: pod,
  'fire-type': (value) => {
    const type = FIRE_TYPES.find((one) => one === value);
    return type ? fireName(type) : plain(value);
  },
  units: (value) => count(Number(value), 'unit'),
  stay: () => 'stay',
};

/** An order as it can be typed: `1E turn left`, `1E fire pod 1 laser barrage 2D`. */
export function typedText(order: Order | Action): string {
  const action = order as Action;
  const receiver = receiverFieldOf(action.do);
  const fields = fieldsOf(action.do).flatMap(({ name, domain }) => {
    const value = fieldValue(action, name);
    if (value === undefined || name === receiver) return [];
    return name === 'by' ? `by ${value}` : PRINTED[domain](value);
  });
  const subject = receiver === null ? undefined : fieldValue(action, receiver);
  return [...(subject === undefined ? [] : [String(subject)]), orderName(action.do).toLowerCase(), ...fields].join(' ');
}
