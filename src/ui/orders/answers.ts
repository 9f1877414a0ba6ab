import {
  type Action,
  DIRECTIONS,
  type Direction,
  type Domain,
  isMissileType,
  neighbours,
  parseHexId,
  podPart,
  type Snapshot,
  sameHex,
  type UnitView,
} from '../../engine/index.ts';
import type { Choice, Choosing, Value } from '../../store/table/view-store.ts';
import { calledName, capital, directionName, missileName, orderName, podName } from '../../words/index.ts';
import { domainOf } from '../session/choosing.ts';

/** A possible answer as a button has it. */
export interface Answer {
  value: Value;
  label: string;
  note: string;
  /** A direction is drawn as well. */
  direction: Direction | null;
}

const QUESTIONS: Record<Domain, string> = {
  unit: 'Which unit?',
  'own-unit': 'Which unit?',
  'own-ship': 'Which ship?',
  'own-missile': 'Which missile?',
  partner: 'With which unit?',
  'missile-type': 'Which missile?',
  'type-or-prepared': 'Which missile?',
  box: 'Which pod?',
  hex: 'Which hex?',
  direction: 'Pointing which way?',
  velocity: 'How fast?',
  side: 'To which side?',
  part: 'Which part?',
  source: 'Which weapon?',
  'fire-type': 'Which fire?',
  units: 'How many units?',
  stay: 'Stay in orbit?',
};

/** What a step asks. */
export function questionOf({ do: kind, step }: Choosing): string {
  const domain = domainOf(kind, step);
  return domain ? QUESTIONS[domain] : '';
}

/** What is being put together. */
export const choosingTitle = (mode: Choosing): string => orderName(mode.do);

const findUnit = (view: Snapshot, id: Value | undefined): UnitView | undefined =>
  view.units.find((unit) => unit.id === id);

const HEXSIDES: readonly Direction[] = [12, 2, 4, 6, 8, 10];

/** Through which hexside of the unit the hex lies; nothing for one further away, or on a sheet not yet placed. */
function bearing(view: Snapshot, from: UnitView | undefined, hexId: string): string {
  const here = from?.hex ? parseHexId(view.sheets, from.hex) : undefined;
  const there = parseHexId(view.sheets, hexId);
  if (!there) return 'on a new sheet';
  const index = here ? neighbours(here).findIndex((hex) => sameHex(hex, there)) : -1;
  const side = HEXSIDES[index];
  return side ? `at ${directionName(side)}` : '';
}

function unitNote(unit: UnitView | undefined): string {
  const name = calledName(unit ?? {});
  return unit?.hex ? `${name}, ${unit.hex}` : name;
}

type Words = Pick<Answer, 'label' | 'note'>;

/** A missile by its type, with how many of it the pod still holds, or by its number. */
function missileAnswer(view: Snapshot, mode: Choosing, value: Value): Words {
  const name = String(value);
  if (!isMissileType(name)) return unitAnswer(view, mode, value);
  const pod = podOf(mode.actions);
  const part = pod === undefined ? undefined : findUnit(view, mode.unit)?.parts?.[podPart(Number(pod))];
  const left = part?.missiles?.[name];
  const level = part?.civLevel === undefined ? '' : `, Civ Level ${part.civLevel}`;
  return { label: capital(missileName(name)), note: left === undefined ? '' : `${left} left${level}` };
}

/** The box the remaining actions agree on, if they name any. */
const podOf = (actions: readonly Action[]): Value | undefined => {
  const [action] = actions;
  return action && 'pod' in action ? action.pod : undefined;
};

const unitAnswer = (view: Snapshot, _: Choosing, value: Value): Words => ({
  label: String(value),
  note: unitNote(findUnit(view, value)),
});

const directionOf = (value: Value): Direction | undefined => DIRECTIONS.find((one) => one === value);

const plain = (value: Value): Words => ({ label: String(value), note: '' });

const ANSWERS: Record<Domain, (view: Snapshot, mode: Choosing, value: Value) => Words> = {
  unit: unitAnswer,
  'own-unit': unitAnswer,
  'own-ship': unitAnswer,
  'own-missile': unitAnswer,
  partner: unitAnswer,
  'missile-type': missileAnswer,
  'type-or-prepared': missileAnswer,
  box: (view, mode, value) => {
    const type = findUnit(view, mode.unit)?.parts?.[podPart(Number(value))]?.type;
    return { label: `Pod ${value}`, note: type ? podName(type) : '' };
  },
  hex: (view, mode, value) => ({
    label: String(value),
    note: bearing(view, findUnit(view, mode.unit), String(value)),
  }),
  direction: (_, __, value) => {
    const direction = directionOf(value);
    return plain(direction ? directionName(direction) : value);
  },
  velocity: (_, __, value) => plain(`Velocity ${value}`),
  side: (_, __, value) => plain(value),
  part: (_, __, value) => plain(value),
  source: (_, __, value) => plain(value),
  'fire-type': (_, __, value) => plain(value),
  units: (_, __, value) => plain(value),
  stay: (_, __, value) => plain(value),
};

/** An answer in words, whether it is still to be given or has been. */
export function answerOf(view: Snapshot, mode: Choosing, { field, value }: Choice): Answer {
  const domain = domainOf(mode.do, field);
  const words = domain ? ANSWERS[domain](view, mode, value) : plain(value);
  return { value, ...words, direction: (domain === 'direction' && directionOf(value)) || null };
}
