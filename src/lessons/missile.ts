import { all, flies, isPast, isUnitDestroyed, points, wasGiven } from './conditions.ts';
import { byPlayer1, MY_END, onOneSheet, piccolo, THEIR_END, TO_FIRE, theirs } from './pieces.ts';
import type { Lesson, LessonHint } from './types.ts';

const SHIP = { unit: '1E', target: '2D' } as const;
const MISSILE = { unit: '1I21', target: '2D' } as const;

const LAUNCH = byPlayer1({
  do: 'launch-missile',
  ship: '1E',
  pod: 1,
  missile: 'intelligent',
  hex: 'A0710',
  direction: 4,
  velocity: 3,
});

const NO_MORE_COMMANDS: LessonHint = {
  when: isPast('command', 1),
  say: 'The phase is over, and the missile flies past 2D.',
};

/** Launching a missile and steering it into the enemy. */
export const missile: Lesson = {
  id: 'missile',
  title: 'A missile and its course',
  brief: 'You launch a missile, steer it into the enemy’s hex, and destroy the ship.',
  minutes: 4,
  scenario: onOneSheet('lesson-missile', [piccolo(1, 'E', 'A0408', 4, 2), piccolo(2, 'D', 'A0811', 2, 3)]),
  // The shot at the missile misses, the missile does not.
  rolls: [10, 4],
  before: TO_FIRE,
  steps: [
    {
      title: 'Instead of a shot',
      say: 'A weapon pod fires, or launches a [[missile]]. A missile that meets an enemy ship in a hex may destroy it at once, whatever its armor.',
      at: 'order launch-missile',
      selects: SHIP,
    },
    {
      title: 'Launch it',
      say: 'Press Launch Missile and choose: Intelligent; the hex straight ahead, A0710; 4 o’clock; velocity 3. An [[intelligent missile]] takes commands, an unguided one flies straight on.',
      at: 'order launch-missile',
      selects: SHIP,
      task: {
        goal: 'Launch an intelligent missile straight ahead',
        reached: wasGiven({ do: 'launch-missile', missile: 'intelligent', hex: 'A0710', direction: 4, velocity: 3 }),
        show: [LAUNCH],
        hints: [
          { when: isPast('fire', 1), say: 'The Fire Phase is over, and nothing has been launched.' },
          {
            when: wasGiven({ do: 'launch-missile', missile: 'unguided' }),
            say: 'That is an unguided missile. Nobody can steer it.',
          },
          {
            when: wasGiven({ do: 'launch-missile' }),
            say: 'A fair launch, but the lesson goes on from another: hex A0710, 4 o’clock, velocity 3.',
          },
          { when: wasGiven({ do: 'fire', from: 1 }), say: 'Pod 1 has fired, so it cannot launch in this phase.' },
        ],
        after: {
          say: 'It lies [[face down|face-down counter]]: the enemy sees that a missile flies there, and how, but not which one.',
          at: 'unit 1I21',
        },
      },
    },
    {
      title: 'Let the enemy move',
      say: 'First the enemy moves, on the course you see. Then you steer.',
      at: 'end-phase',
      sees: ['unit 2D', 'course 2D'],
      task: { goal: 'End the Fire Phase', reached: isPast('fire', 1), show: [MY_END] },
      meanwhile: [theirs({ do: 'move-all' }), THEIR_END],
    },
    {
      title: 'Aim at where the enemy is',
      say: 'Your next move comes before the enemy’s. So the missile need not guess: 2D will still be in this hex. Bring the course of 1I21 through it.',
      at: 'unit 2D',
      selects: MISSILE,
    },
    {
      title: 'Turn it',
      say: 'The missile is selected, and has orders like a ship. 2D lies a little to its left, at 3 o’clock.',
      at: 'order turn left',
      selects: MISSILE,
      task: {
        goal: 'Point 1I21 at 3 o’clock',
        reached: all(points('1I21', 3), flies('1I21', 3)),
        show: [byPlayer1({ do: 'turn', side: 'left', unit: '1I21' })],
        hints: [
          NO_MORE_COMMANDS,
          { when: points('1I21', 5), say: 'That was to the right: it points at 5 o’clock, away from 2D.' },
        ],
      },
    },
    {
      title: 'Make it reach',
      say: 'Three hexes lead it beside 2D, a fourth one into its hex. Every command costs a missile one of its 7 [[units|energy unit]].',
      at: 'order accelerate',
      selects: MISSILE,
      task: {
        goal: 'Bring 1I21 to velocity 4',
        reached: all(flies('1I21', 4), points('1I21', 3)),
        show: [byPlayer1({ do: 'accelerate', unit: '1I21' })],
        hints: [
          NO_MORE_COMMANDS,
          { when: wasGiven({ do: 'turn', unit: '1I21' }), say: 'Now it points past 2D again.' },
          { when: flies('1I21', 2), say: 'Now it is slower, and stops two hexes before 2D.' },
        ],
        after: {
          say: 'Now the course ends in the hex of 2D. There the missile tries to strike: [[interception]]. The two fly nearly alike, relative velocity 1, so its chance is 70 %.',
          at: 'unit 2D',
        },
      },
    },
    {
      title: 'The enemy’s defence',
      say: 'The enemy’s Fire Phase comes before your move. Only one thing can be done against a missile now: to shoot at it.',
      at: 'end-phase',
      sees: ['unit 1I21', 'unit 2D'],
      task: { goal: 'End the Command Phase', reached: isPast('command', 1), show: [MY_END] },
      meanwhile: [theirs({ do: 'fire', unit: '2D', from: 'burster', type: 'laser-burst', target: '1I21' }), THEIR_END],
    },
    {
      title: 'Strike',
      say: 'He has missed. Move everything: the missile flies into 2D.',
      at: 'move',
      sees: ['unit 1I21', 'unit 2D'],
      task: {
        goal: 'Destroy 2D',
        reached: isUnitDestroyed('2D'),
        show: [byPlayer1({ do: 'move-all' })],
        after: {
          say: 'A 4 fell: 2D is destroyed, and the missile with it. A [[force field]] would have saved the ship; a Piccolo has none. So keep away from missiles that can still be steered.',
          at: 'hex A1110',
        },
      },
    },
  ],
};
