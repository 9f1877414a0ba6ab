import type { Command, KeyLine } from './command.ts';

/** Where a key of a replay leads, by what is jumped over. */
export type Jump = { over: 'step' | 'phase' | 'turn'; way: 1 | -1 };

const jump =
  (over: Jump['over'], way: Jump['way']) =>
  (to: (jump: Jump) => void): void =>
    to({ over, way });

/** What a game that is watched again is gone through with. */
export const REPLAY = [
  {
    id: 'step-back',
    label: 'A step back',
    keys: ['ArrowLeft'],
    place: 'replay',
    repeats: true,
    run: jump('step', -1),
  },
  { id: 'step-on', label: 'A step on', keys: ['ArrowRight'], place: 'replay', repeats: true, run: jump('step', 1) },
  {
    id: 'phase-back',
    label: 'A phase back',
    keys: ['ArrowUp'],
    place: 'replay',
    repeats: true,
    run: jump('phase', -1),
  },
  { id: 'phase-on', label: 'A phase on', keys: ['ArrowDown'], place: 'replay', repeats: true, run: jump('phase', 1) },
  {
    id: 'turn-back',
    label: 'A Game-Turn back',
    keys: ['PageUp'],
    place: 'replay',
    repeats: true,
    run: jump('turn', -1),
  },
  { id: 'turn-on', label: 'A Game-Turn on', keys: ['PageDown'], place: 'replay', repeats: true, run: jump('turn', 1) },
] as const satisfies readonly Command<(jump: Jump) => void>[];

/** The view of a map, which moves. */
export interface MapMover {
  zoomIn(): void;
  zoomOut(): void;
  fitAll(): void;
}

/** Of what kind the places are to which the cursor of a map jumps. */
export type Landmark = 'own' | 'enemy' | 'missile' | 'course' | 'planet';

const to =
  (landmark: Landmark) =>
  (jump: (landmark: Landmark) => void): void =>
    jump(landmark);

/** The jumps of the cursor of a map, while the focus is on it; the next press goes to the next of the kind. */
export const MAP_JUMPS = [
  { id: 'jump-own', label: 'To your own, one after the other', keys: ['Shift+F'], place: 'map', run: to('own') },
  { id: 'jump-enemy', label: 'To the enemies, the nearest first', keys: ['Shift+X'], place: 'map', run: to('enemy') },
  { id: 'jump-missile', label: 'To the missiles', keys: ['Shift+G'], place: 'map', run: to('missile') },
  { id: 'jump-course', label: 'To the end of a course', keys: ['Shift+D'], place: 'map', run: to('course') },
  { id: 'jump-planet', label: 'To the planets', keys: ['Shift+P'], place: 'map', run: to('planet') },
] as const satisfies readonly Command<(landmark: Landmark) => void>[];

/** What moves the view of a map while the focus is on it. */
export const MAP = [
  { id: 'zoom-in', label: 'Nearer', keys: ['+', '='], place: 'map', repeats: true, run: ({ zoomIn }) => zoomIn() },
  { id: 'zoom-out', label: 'Farther', keys: ['-', '_'], place: 'map', repeats: true, run: ({ zoomOut }) => zoomOut() },
  { id: 'fit', label: 'Everything in sight', keys: ['0'], place: 'map', run: ({ fitAll }) => fitAll() },
] as const satisfies readonly Command<MapMover>[];

/** What the map does by itself with the keys that move through everything. */
export const MAP_CURSOR = [
  {
    id: 'hexes',
    label: 'From hex to hex, or from unit to unit',
    keys: ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'],
    place: 'map',
    isFixed: true,
  },
  {
    id: 'hexsides',
    label: 'Across the upper left, lower left, upper right and lower right side of the hex',
    keys: ['Home', 'End', 'PageUp', 'PageDown'],
    place: 'map',
    isFixed: true,
  },
  { id: 'choose', label: 'Choose what is there', keys: ['Enter'], place: 'map', isFixed: true },
] as const satisfies readonly KeyLine[];

/** The handbook, open: the focus goes to its search. */
export const HANDBOOK = [
  { id: 'search', label: 'Search the handbook', keys: ['/'], place: 'handbook', run: (toSearch) => toSearch() },
] as const satisfies readonly Command<() => void>[];

/** A lesson: the focus goes to the coach. */
export const LESSON = [
  {
    id: 'coach',
    label: 'To the coach; there Enter goes on',
    keys: ['Shift+K'],
    place: 'lesson',
    run: (toCoach) => toCoach(),
  },
] as const satisfies readonly Command<() => void>[];
