import {
  type Action,
  type Direction,
  neighbours,
  type Part,
  parseHexId,
  type Snapshot,
  sameHex,
  type UnitView,
} from '../../engine/index.ts';
import type { Choice, Choosing, Field, Value } from '../../store/view-store.ts';
import { backName, capital, className, directionName, missileName, orderName, podName } from '../../words/index.ts';

/** A possible answer as a button has it. */
export interface Answer {
  value: Value;
  label: string;
  note: string;
  /** A direction is drawn as well. */
  direction: Direction | null;
}

const QUESTIONS: Record<Field, string> = {
  pod: 'Which pod?',
  missile: 'Which missile?',
  with: 'With which unit?',
  target: 'Which unit?',
  hex: 'Which hex?',
  direction: 'Pointing which way?',
  velocity: 'How fast?',
  units: 'How many units?',
  from: 'Which weapon?',
  type: 'Which fire?',
};

/** What a step asks. */
export const questionOf = ({ step }: Choosing): string => QUESTIONS[step];

/** What is being put together. */
export const titleOf = (mode: Choosing): string => orderName(mode.do);

const findUnit = (view: Snapshot, id: Value | undefined): UnitView | undefined =>
  view.units.find((unit) => unit.id === id);

const podPart = (box: Value): Part => `pod-${Number(box)}`;

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
  const name = unit?.class ? className(unit.class) : backName(unit?.kind);
  return unit?.hex ? `${name}, ${unit.hex}` : name;
}

const TYPES = ['unguided', 'guided', 'intelligent', 'mims'] as const;

/** A missile by its type, with how many of it the pod still holds, or by its number. */
function missileAnswer(view: Snapshot, ship: UnitView | undefined, value: Value, pod: Value | undefined) {
  const type = TYPES.find((name) => name === value);
  if (!type) return { label: String(value), note: unitNote(findUnit(view, value)) };
  const part = pod === undefined ? undefined : ship?.parts?.[podPart(pod)];
  const left = part?.missiles?.[type];
  const level = part?.civLevel === undefined ? '' : `, Civ Level ${part.civLevel}`;
  return { label: capital(missileName(type)), note: left === undefined ? '' : `${left} left${level}` };
}

/** The box the remaining actions agree on, if they name any. */
const podOf = (actions: readonly Action[]): Value | undefined => {
  const [action] = actions;
  return action && 'pod' in action ? action.pod : undefined;
};

function words(view: Snapshot, mode: Choosing, field: Field, value: Value): { label: string; note: string } {
  const unit = findUnit(view, mode.unit);
  switch (field) {
    case 'pod': {
      const type = unit?.parts?.[podPart(value)]?.type;
      return { label: `Pod ${value}`, note: type ? podName(type) : '' };
    }
    case 'missile':
      return missileAnswer(view, unit, value, podOf(mode.actions));
    case 'with':
    case 'target':
      return { label: String(value), note: unitNote(findUnit(view, value)) };
    case 'hex':
      return { label: String(value), note: bearing(view, unit, String(value)) };
    case 'direction':
      return { label: directionName(Number(value) as Direction), note: '' };
    case 'velocity':
      return { label: `Velocity ${value}`, note: '' };
    default:
      return { label: String(value), note: '' };
  }
}

/** An answer in words, whether it is still to be given or has been. */
export const answerOf = (view: Snapshot, mode: Choosing, { field, value }: Choice): Answer => ({
  value,
  ...words(view, mode, field, value),
  direction: field === 'direction' ? (Number(value) as Direction) : null,
});
