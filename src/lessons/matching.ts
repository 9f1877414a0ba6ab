import { all, flies, fliesFaster, hasMoved, isPast, points, wasGiven } from './conditions.ts';
import { byPlayer1, MY_END, onOneSheet, piccolo, THEIR_END, TO_COMMAND } from './pieces.ts';
import type { Lesson, LessonHint } from './types.ts';

const RIGHT = byPlayer1({ do: 'turn', side: 'right', unit: '1E' });
const FASTER = byPlayer1({ do: 'accelerate', unit: '1E' });

const BOTH = { unit: '1E', target: '2D' } as const;

const TOO_SOON: LessonHint = {
  when: isPast('command', 1),
  say: 'The phase is over before the two fly alike. The enemy would be off again.',
};

/** How to fly as the enemy does, and why. */
export const matching: Lesson = {
  id: 'matching',
  title: 'Closing in and matching a vector',
  brief: 'You hit best from near, and when both ships fly alike. You make that so.',
  minutes: 3,
  scenario: onOneSheet('lesson-matching', [piccolo(1, 'E', 'A0410', 2, 1), piccolo(2, 'D', 'A0810', 4, 3)]),
  rolls: [],
  before: TO_COMMAND,
  steps: [
    {
      title: 'The enemy',
      say: '2D, the orange piece, is an enemy. It flies towards 4 o’clock, 3 hexes a Game-Turn; you are slower, and point elsewhere.',
      at: 'unit 2D',
      selects: BOTH,
    },
    {
      title: 'The sum of a shot',
      say: '[[Range]] and [[relative velocity]], less your [[Targeting Program]], make the [[target value]]. It is 6 here. The smaller it is, the better you hit.',
      at: 'arithmetic',
      selects: BOTH,
    },
    {
      title: 'Point where it points',
      say: 'Turn right twice, from 2 to 4 o’clock.',
      at: 'order turn right',
      selects: BOTH,
      task: {
        goal: 'Point at 4 o’clock',
        reached: all(points('1E', 4), flies('1E', 1)),
        show: [RIGHT, RIGHT],
        hints: [
          TOO_SOON,
          { when: wasGiven({ do: 'turn', side: 'left' }), say: 'That was to the left, away from where 2D flies.' },
          { when: fliesFaster('1E', 1), say: 'Direction first, then velocity: the sum shows what each of them does.' },
        ],
      },
    },
    {
      title: 'Fly as fast as it flies',
      say: 'Accelerate twice, from 1 to 3. Three steps are the most that a Piccolo can do in one phase: that is its [[Velocity Rating]].',
      at: 'order accelerate',
      selects: BOTH,
      task: {
        goal: 'Bring 1E to velocity 3',
        reached: all(flies('1E', 3), points('1E', 4)),
        show: [FASTER, FASTER],
        hints: [TOO_SOON, { when: wasGiven({ do: 'turn' }), say: 'Now the two point different ways again.' }],
        after: {
          say: 'Same direction, same velocity: the relative velocity is 0, and the range counts only half. The target value has gone from 6 to 3. Such a [[vector]] is called matched.',
          at: 'arithmetic',
        },
      },
    },
    {
      title: 'Whose turn it is to fire',
      say: 'After your commands the enemy fires, with the same good sum. Then you move.',
      at: 'end-phase',
      selects: BOTH,
      task: { goal: 'End the Command Phase', reached: isPast('command', 1), show: [MY_END] },
      meanwhile: [THEIR_END],
    },
    {
      title: 'Close in',
      say: 'Fly your three hexes. 2D moves later.',
      at: 'move',
      selects: { unit: '1E' },
      task: {
        goal: 'Move 1E',
        reached: hasMoved('1E'),
        show: [byPlayer1({ do: 'move-all' })],
        after: {
          say: 'You have flown, 2D has not: it is 3 hexes away now, instead of 6. You always fire after your own move and before the other’s, so look at where you will be then.',
          at: 'unit 2D',
        },
      },
    },
    {
      title: 'On to your Fire Phase',
      say: 'After your move the other player commands. 2D flies on as it did.',
      at: 'end-phase',
      selects: BOTH,
      task: { goal: 'End the Movement Phase', reached: isPast('movement', 1), show: [MY_END] },
      meanwhile: [THEIR_END],
    },
    {
      title: 'A good shot',
      say: 'Half of 3 is 2, rounded up, and all the rest is 0. A [[particle burst]] hits with 70 % now; with the sum you began with it would be 10 %. Soon you fire.',
      at: 'arithmetic',
      selects: BOTH,
    },
  ],
};
