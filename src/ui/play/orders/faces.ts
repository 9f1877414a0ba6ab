import {
  type Action,
  type ActionOf,
  HULLS,
  isHull,
  isMissileType,
  type OrderKind,
  turnedTo,
  type UnitView,
} from '../../../engine/index.ts';
import { count, directionName, list, missileName } from '../../../words/index.ts';
import type { IconName } from '../../kit/Icon.tsx';
import { valuesOf } from '../choosing.ts';

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six'];
const spelled = (number: number): string => NUMBERS[number] ?? String(number);

const oneOr = (values: readonly (string | number)[], many: (number: string) => string): string =>
  values.length === 1 ? String(values[0]) : many(spelled(values.length));

function pods(actions: readonly Action[]): string {
  const boxes = valuesOf(actions, 'pod');
  return boxes.length === 1 ? `pod ${boxes[0]}` : `pods ${list(boxes.map(String))}`;
}

/** What may be launched or prepared from where, short enough for a button at a piece: its card asks for the pod. */
function kinds(actions: readonly Action[]): string {
  const missiles = valuesOf(actions, 'missile').map(String);
  const [only] = missiles;
  const what = missiles.length > 1 || !only ? `${spelled(missiles.length)} kinds` : nameOf(only);
  const boxes = valuesOf(actions, 'pod');
  return `${boxes.length > 1 ? `${boxes.length} pods` : pods(actions)}, ${what}`;
}

const nameOf = (missile: string): string => (isMissileType(missile) ? missileName(missile) : missile);

/** [6.5, R6.5b, R6.5c] What a velocity means in a planet's hex. */
function planetText({ class: name, kind }: UnitView, velocity: number): string {
  if (kind === 'missile') return '';
  if (velocity === 1) return ', in orbit';
  return velocity === 0 && isHull(name) && HULLS[name].streamlined ? ', then lands' : '';
}

/** Where a changed velocity leads; at a planet it means orbit or landing. */
const velocityText = (unit: UnitView, by: number, atPlanet: boolean): string => {
  const next = (unit.velocity ?? 0) + by;
  return `velocity ${next}${atPlanet ? planetText(unit, next) : ''}`;
};

/** A kind of order on a button: its picture, and where it leads in a few words. */
interface Face<K extends OrderKind> {
  icon: IconName;
  effect: (unit: UnitView, actions: readonly ActionOf<K>[], atPlanet: boolean) => string;
}

const silent = (): string => '';

const FACES: { [K in OrderKind]: Face<K> } = {
  deploy: {
    icon: 'place',
    effect: (_, actions) =>
      oneOr(valuesOf(actions, 'hex'), () => count(valuesOf(actions, 'hex').length, 'hex', 'hexes')),
  },
  'swap-pods': { icon: 'swap', effect: () => 'any two boxes' },
  ready: { icon: 'next', effect: silent },
  move: {
    icon: 'move',
    effect: ({ velocity }, [action]) => (action?.stay ? 'velocity 1' : count(velocity ?? 0, 'hex', 'hexes')),
  },
  'move-all': { icon: 'move', effect: silent },
  accelerate: { icon: 'accelerate', effect: (unit, _, atPlanet) => velocityText(unit, 1, atPlanet) },
  decelerate: { icon: 'decelerate', effect: (unit, _, atPlanet) => velocityText(unit, -1, atPlanet) },
  turn: {
    icon: 'left',
    effect: ({ direction }, [action]) =>
      action && direction ? `to ${directionName(turnedTo(direction, action.side))}` : '',
  },
  weave: {
    icon: 'weave',
    effect: (_, actions) => oneOr(valuesOf(actions, 'hex'), (number) => `${number} hexes`),
  },
  'prepare-jump': { icon: 'jump', effect: () => 'jump next phase' },
  'abort-jump': { icon: 'close', effect: () => 'takes the marker off' },
  jump: { icon: 'jump', effect: () => 'leaves with its next move' },
  'prepare-missile': { icon: 'missile', effect: (_, actions) => kinds(actions) },
  'control-missile': {
    icon: 'command',
    effect: (_, actions) => oneOr(valuesOf(actions, 'missile'), (number) => `one of ${number} in flight`),
  },
  'active-search': { icon: 'search', effect: silent },
  'prepare-battlecraft': { icon: 'craft', effect: (_, actions) => pods(actions) },
  'launch-battlecraft': { icon: 'craft', effect: (_, actions) => pods(actions) },
  rendezvous: {
    icon: 'dock',
    effect: (_, actions) => oneOr(valuesOf(actions, 'with'), (number) => `with one of ${number}`),
  },
  tractor: {
    icon: 'beam',
    effect: (_, actions) => oneOr(valuesOf(actions, 'target'), (number) => `on one of ${number} units`),
  },
  'activate-force-field': { icon: 'field', effect: () => 'then no maneuvers' },
  'deactivate-force-field': { icon: 'field', effect: () => 'then maneuvers again' },
  separate: { icon: 'undock', effect: ({ dockedWith }) => (dockedWith ? `from ${dockedWith}` : '') },
  recharge: {
    icon: 'recharge',
    effect: (_, actions) => `up to ${count(Math.max(...actions.map(({ units }) => units)), 'unit')}`,
  },
  fire: { icon: 'target', effect: silent },
  'launch-missile': { icon: 'missile', effect: (_, actions) => kinds(actions) },
  'mims-launch': { icon: 'four', effect: () => 'unguided, in one go' },
  'end-phase': { icon: 'next', effect: silent },
  'choose-part': { icon: 'hit', effect: silent },
  intercept: { icon: 'target', effect: silent },
  decline: { icon: 'hold', effect: silent },
  'raise-field': { icon: 'field', effect: silent },
  'no-field': { icon: 'close', effect: silent },
  continue: { icon: 'move', effect: silent },
  concede: { icon: 'close', effect: silent },
  'agree-draw': { icon: 'check', effect: silent },
};

/** The picture of a kind of order. */
export const orderIcon = (kind: OrderKind): IconName => FACES[kind].icon;

const effect = <K extends OrderKind>(kind: K, unit: UnitView, actions: readonly ActionOf<K>[], atPlanet: boolean) =>
  FACES[kind].effect(unit, actions, atPlanet);

/** Where an order leads, in a few words; `atPlanet` as `entriesOf` has it. */
export const effectOf = (unit: UnitView, kind: OrderKind, actions: readonly Action[], atPlanet = false): string =>
  effect(kind, unit, actions, atPlanet);

/** Drawn for the names of two orders, by the keys of their buttons. */
const SHORT: Readonly<Record<string, string>> = { accelerate: 'Faster', decelerate: 'Slower' };

/** What is drawn for the name of an order where there is little room; its own name where that is short. */
export const shortLabel = (key: string): string | undefined => SHORT[key];
