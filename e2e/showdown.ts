import type { Action } from '../src/engine/index.ts';

/** The dice of the game below, in the order in which they fall. */
export const ROLLS = [2, 2, 7, 3];

/** A whole Showdown in four Game-Turns: both launch, player 1 hits and chooses the part, his missile ends it. */
export const ACTIONS: readonly Action[] = [
  { player: 1, do: 'ready' },
  { player: 2, do: 'ready' },
  { player: 1, do: 'move-all' },
  { player: 1, do: 'end-phase' },
  { player: 2, do: 'accelerate', unit: '2D' },
  { player: 2, do: 'accelerate', unit: '2D' },
  { player: 2, do: 'accelerate', unit: '2D' },
  { player: 2, do: 'end-phase' },
  { player: 1, do: 'end-phase' },
  { player: 2, do: 'move-all' },
  { player: 2, do: 'end-phase' },
  { player: 1, do: 'accelerate', unit: '1E' },
  { player: 1, do: 'accelerate', unit: '1E' },
  { player: 1, do: 'accelerate', unit: '1E' },
  { player: 1, do: 'end-phase' },
  { player: 2, do: 'end-phase' },
  { player: 1, do: 'move-all' },
  { player: 1, do: 'end-phase' },
  { player: 2, do: 'end-phase' },
  { player: 1, do: 'end-phase' },
  { player: 2, do: 'move-all' },
  { player: 2, do: 'end-phase' },
  { player: 1, do: 'end-phase' },
  { player: 2, do: 'end-phase' },
  { player: 1, do: 'move-all' },
  { player: 1, do: 'end-phase' },
  { player: 2, do: 'turn', side: 'right', unit: '2D' },
  { player: 2, do: 'end-phase' },
  { player: 1, do: 'launch-missile', ship: '1E', pod: 1, missile: 'unguided', hex: 'A1207', direction: 3, velocity: 4 },
  { player: 1, do: 'end-phase' },
  { player: 2, do: 'move-all' },
  { player: 2, do: 'end-phase' },
  { player: 1, do: 'end-phase' },
  {
    player: 2,
    do: 'launch-missile',
    ship: '2D',
    pod: 1,
    missile: 'unguided',
    hex: 'B0208',
    direction: 11,
    velocity: 5,
  },
  { player: 2, do: 'end-phase' },
  { player: 1, do: 'move-all' },
  { player: 1, do: 'end-phase' },
  { player: 2, do: 'turn', side: 'right', unit: '2D' },
  { player: 2, do: 'end-phase' },
  { player: 1, do: 'fire', unit: '1E', from: 1, type: 'particle-barrage', target: '2D' },
  { player: 1, do: 'choose-part', part: 'bridge' },
  { player: 1, do: 'fire', unit: '1E', from: 'burster', type: 'laser-burst', target: '2D' },
  { player: 1, do: 'end-phase' },
  { player: 2, do: 'move-all' },
];

/** The record of the game after its first `count` actions. */
export const recordAfter = (count = ACTIONS.length, change: Partial<Record<number, Action>> = {}): string =>
  JSON.stringify({
    format: 'deltavee-record',
    version: 1,
    scenario: 'showdown',
    dice: { rolls: ROLLS },
    actions: ACTIONS.slice(0, count).map((action, at) => change[at] ?? action),
    table: { mode: 'hotseat', logs: 'closed' },
  });

/** Where things are in it: how many actions come before. */
export const AT = { movement: 2, command: 4, fire: 8, launch: 28, hit: 39, decision: 40, end: ACTIONS.length } as const;
