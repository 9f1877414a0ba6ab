import {
  type Action,
  type Direction,
  hexId,
  isMissileType,
  neighbours,
  parseHexId,
  podPart,
  type Scenario,
  sameHex,
  type UnitView,
} from '../../../engine/index.ts';
import type { Seat } from '../../../store/seat/seat.ts';
import {
  actionText,
  attemptTag,
  calledName,
  capital,
  count,
  directionName,
  missileName,
  orderName,
  podName,
} from '../../../words/index.ts';
import { attemptsAt, endOfCourse } from '../dangers.ts';

/** One of the orders among which is chosen, as its button says it. */
export interface ChoiceWords {
  label: string;
  /** Beside it: where it lies, or how much there is. */
  beside: string;
  /** Below it: what it leads to. */
  note: string;
  /** It leads to a missile. */
  isDangerous: boolean;
}

const HEXSIDES: readonly Direction[] = [12, 2, 4, 6, 8, 10];

/** Through which hexside of the unit the hex lies; nothing for one further away, or on a sheet not yet placed. */
function bearing({ view }: Seat, from: UnitView | undefined, id: string): string {
  const here = from?.hex ? parseHexId(view.sheets, from.hex) : undefined;
  const there = parseHexId(view.sheets, id);
  if (!there) return 'on a new sheet';
  const index = here ? neighbours(here).findIndex((hex) => sameHex(hex, there)) : -1;
  const side = HEXSIDES[index];
  return side ? `at ${directionName(side)}` : '';
}

/** Where a unit would fly after an order, and what it would meet there. */
function leadsTo(seat: Seat, scenario: Scenario, action: Action): Pick<ChoiceWords, 'note' | 'isDangerous'> {
  const after = seat.preview(action);
  const end = after && endOfCourse(seat, after);
  if (!after || !end) return { note: '', isDangerous: false };
  const [attempt] = attemptsAt(seat, after);
  const meets = attempt ? attemptTag(attempt, after.id) : 'meets nothing';
  return {
    note: `to ${hexId({ sheets: seat.view.sheets, scenario }, end)}, ${meets}`,
    isDangerous: attempt !== undefined,
  };
}

const unitWords = ({ view }: Seat, id: string): { label: string; beside: string } => {
  const unit = view.units.find((one) => one.id === id);
  return { label: id, beside: unit?.hex ? `${calledName(unit)}, ${unit.hex}` : calledName(unit ?? {}) };
};

/** A missile by its type, with how many of it the pod still holds. */
function missileWords({ view }: Seat, ship: string, pod: number, missile: string): { label: string; beside: string } {
  if (!isMissileType(missile)) return unitWords({ view } as Seat, missile);
  const part = view.units.find(({ id }) => id === ship)?.parts?.[podPart(pod)];
  const left = part?.missiles?.[missile];
  return { label: capital(missileName(missile)), beside: left === undefined ? '' : `${left} left` };
}

/** [7.2 to 7.5] One of several orders of one slot in words, by what tells it from the others. */
export function choiceWords(seat: Seat, scenario: Scenario, action: Action): ChoiceWords {
  const words = (label: string, beside = '', note = ''): ChoiceWords => ({ label, beside, note, isDangerous: false });
  const find = (id: string) => seat.view.units.find((unit) => unit.id === id);
  if ('by' in action && action.by !== undefined && action.do !== 'weave') {
    return { ...words(`By the beam of ${action.by}`), ...leadsTo(seat, scenario, action) };
  }
  switch (action.do) {
    case 'weave': {
      const beside = bearing(seat, find(action.unit), action.hex);
      const by = action.by === undefined ? '' : `, beam of ${action.by}`;
      return { label: action.hex, beside: `${beside}${by}`, ...leadsTo(seat, scenario, action) };
    }
    case 'turn':
    case 'accelerate':
    case 'decelerate':
      return { ...words('By itself'), ...leadsTo(seat, scenario, action) };
    case 'control-missile': {
      const { label, beside } = unitWords(seat, action.missile);
      return words(label, beside, 'then its own maneuvers');
    }
    case 'rendezvous': {
      const { label, beside } = unitWords(seat, action.with);
      return words(label, beside, 'dock with it');
    }
    case 'separate':
      return words('Separate', find(action.unit)?.dockedWith ?? '');
    case 'tractor': {
      const { label, beside } = unitWords(seat, action.target);
      return words(label, beside, `by pod ${action.pod}`);
    }
    case 'recharge':
      return words(count(action.units, 'unit'), action.battlecraft);
    case 'prepare-missile': {
      const { label, beside } = missileWords(seat, action.ship, action.pod, action.missile);
      const type = find(action.ship)?.parts?.[podPart(action.pod)]?.type;
      return words(label, beside, `pod ${action.pod}${type ? `, ${podName(type)}` : ''}`);
    }
    case 'prepare-battlecraft':
      return words('Battlecraft', `pod ${action.pod}`);
    default:
      return words(orderName(action.do), '', actionText(action));
  }
}
