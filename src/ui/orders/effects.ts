import { type Action, HULLS, isHull, type OrderKind, turnedTo, type UnitView } from '../../engine/index.ts';
import { count, directionName, list, missileName } from '../../words/index.ts';
import { valuesOf } from '../session/choosing.ts';

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six'];
const spelled = (number: number): string => NUMBERS[number] ?? String(number);

const oneOr = (values: readonly (string | number)[], many: (number: string) => string): string =>
  values.length === 1 ? String(values[0]) : many(spelled(values.length));

function pods(actions: readonly Action[]): string {
  const boxes = valuesOf(actions, 'pod');
  return boxes.length === 1 ? `pod ${boxes[0]}` : `pods ${list(boxes.map(String))}`;
}

function kinds(actions: readonly Action[]): string {
  const missiles = valuesOf(actions, 'missile').map(String);
  const [only] = missiles;
  const what = missiles.length > 1 || !only ? `${spelled(missiles.length)} kinds` : nameOf(only);
  return `${pods(actions)}, ${what}`;
}

const TYPES = ['unguided', 'guided', 'intelligent', 'mims'] as const;
const nameOf = (missile: string): string => {
  const type = TYPES.find((name) => name === missile);
  return type ? missileName(type) : missile;
};

/** [6.5, R6.5b, R6.5c] What a velocity means in a planet's hex. */
function planetText({ class: name, kind }: UnitView, velocity: number): string {
  if (kind === 'missile') return '';
  if (velocity === 1) return ', in orbit';
  return velocity === 0 && isHull(name) && HULLS[name].streamlined ? ', then lands' : '';
}

/** Where an order leads, in a few words; `atPlanet` as `entriesOf` has it. */
export function effectOf(unit: UnitView, kind: OrderKind, actions: readonly Action[], atPlanet = false): string {
  const { velocity, direction } = unit;
  switch (kind) {
    case 'accelerate':
    case 'decelerate': {
      const next = (velocity ?? 0) + (kind === 'accelerate' ? 1 : -1);
      return `to velocity ${next}${atPlanet ? planetText(unit, next) : ''}`;
    }
    case 'turn': {
      const [action] = actions;
      return action?.do === 'turn' && direction ? `to ${directionName(turnedTo(direction, action.side))}` : '';
    }
    case 'weave':
      return oneOr(valuesOf(actions, 'hex'), (number) => `to one of ${number} hexes`);
    case 'move': {
      const [action] = actions;
      return action?.do === 'move' && action.stay ? 'velocity 1' : count(velocity ?? 0, 'hex', 'hexes');
    }
    case 'prepare-missile':
    case 'launch-missile':
      return kinds(actions);
    case 'control-missile':
      return oneOr(valuesOf(actions, 'missile'), (number) => `one of ${number} in flight`);
    case 'prepare-battlecraft':
    case 'launch-battlecraft':
      return pods(actions);
    case 'activate-force-field':
      return 'then no maneuvers';
    case 'deactivate-force-field':
      return 'then maneuvers again';
    case 'rendezvous':
      return oneOr(valuesOf(actions, 'with'), (number) => `with one of ${number}`);
    case 'tractor':
      return oneOr(valuesOf(actions, 'target'), (number) => `on one of ${number} units`);
    case 'separate':
      return unit.dockedWith ? `from ${unit.dockedWith}` : '';
    case 'recharge':
      return `up to ${count(Math.max(...valuesOf(actions, 'units').map(Number)), 'unit')}`;
    case 'prepare-jump':
      return 'jump next phase';
    case 'abort-jump':
      return 'takes the marker off';
    case 'jump':
      return 'leaves with its next move';
    case 'mims-launch':
      return 'unguided, in one go';
    case 'deploy':
      return oneOr(valuesOf(actions, 'hex'), () => count(valuesOf(actions, 'hex').length, 'hex', 'hexes'));
    case 'swap-pods':
      return 'any two boxes';
    default:
      return '';
  }
}
