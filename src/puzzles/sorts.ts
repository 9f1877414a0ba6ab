import { type Action, type Game, unitNamed } from '../engine/index.ts';

/** What a puzzle is about: the order that everything hangs on. */
export const PUZZLE_KINDS = ['shot', 'launch', 'way', 'brake', 'missile', 'dock', 'field', 'jump', 'choice'] as const;
export type PuzzleKind = (typeof PUZZLE_KINDS)[number];

const KINDS: Partial<Record<Action['do'], PuzzleKind>> = {
  fire: 'shot',
  'launch-missile': 'launch',
  'mims-launch': 'launch',
  'prepare-missile': 'launch',
  'control-missile': 'missile',
  'active-search': 'missile',
  accelerate: 'way',
  turn: 'way',
  weave: 'way',
  decelerate: 'brake',
  rendezvous: 'dock',
  tractor: 'dock',
  separate: 'dock',
  'prepare-battlecraft': 'dock',
  'launch-battlecraft': 'dock',
  recharge: 'dock',
  'activate-force-field': 'field',
  'deactivate-force-field': 'field',
  'raise-field': 'field',
  'no-field': 'field',
  'prepare-jump': 'jump',
  'abort-jump': 'jump',
  jump: 'jump',
  'choose-part': 'choice',
  intercept: 'choice',
  decline: 'choice',
};

/** What a puzzle is about in which everything hangs on an order; null for one that decides nothing. */
export function kindOf(game: Game, action: Action): PuzzleKind | null {
  const kind = KINDS[action.do] ?? null;
  const isOfMissile = 'unit' in action && unitNamed(game, action.unit)?.kind === 'missile';
  return isOfMissile && (kind === 'way' || kind === 'brake') ? 'missile' : kind;
}

/** The fields of an order that make another thing of it; the rest is how the same is done. */
const TELLING = ['unit', 'ship', 'side', 'target', 'part', 'with'] as const;

/** Of a shot it is the target alone that makes another thing of it, no matter who fires at it and how. */
const TELLING_OF_FIRE = ['target'] as const;

/** What an order does, whatever its exact figures are: two orders of one sort try the same. */
export function sortOf(action: Action): string {
  const fields = action.do === 'fire' ? TELLING_OF_FIRE : TELLING;
  return [action.do, ...fields.flatMap((field) => (field in action ? [Object(action)[field]] : []))].join(' ');
}
