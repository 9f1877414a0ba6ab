import { all, flies, isPast, points, wasGiven } from './conditions.ts';
import { byPlayer1, MY_END, onOneSheet, piccolo, THEIR_END, TO_COMMAND } from './pieces.ts';
import type { Lesson, LessonHint } from './types.ts';

const FASTER = byPlayer1({ do: 'accelerate', unit: '1E' });
const BOTH = { unit: '1E', target: '2D' } as const;

const TOO_SOON: LessonHint = {
  when: isPast('command', 1),
  say: 'The phase is over, and the next command would be free again. Here you are to see what more than one costs.',
};

/** The log of a ship and what its energy is spent on. */
export const energy: Lesson = {
  id: 'energy',
  title: 'The log and energy',
  brief: 'You read the log of your ship, and see what commands and fire cost.',
  minutes: 3,
  scenario: onOneSheet('lesson-energy', [piccolo(1, 'E', 'A0306', 4, 2), piccolo(2, 'D', 'A1009', 10, 1)]),
  // A miss.
  rolls: [10],
  before: TO_COMMAND,
  steps: [
    {
      title: 'The parts of your ship',
      say: 'Each line of the [[log|Spaceship Log]] is a part; the number before it is the [[die]] that hits it. With [[armor]] 1 the first hit damages it (D) and the second destroys it (X). Armor 2 stands one hit more (V).',
      at: 'log-parts',
      selects: BOTH,
    },
    {
      title: 'Its energy',
      say: 'Your fuel: 10 [[blocks|block]] of 3 [[units|energy unit]] each; 3 is the [[burn rate]] of a Piccolo. What is spent does not come back.',
      at: 'log-blocks',
      selects: BOTH,
    },
    {
      title: 'One command',
      say: 'Accelerate once, and watch the boxes.',
      at: 'order accelerate',
      selects: BOTH,
      task: {
        goal: 'Bring 1E to velocity 3',
        reached: all(flies('1E', 3), points('1E', 4)),
        show: [FASTER],
        hints: [
          TOO_SOON,
          {
            when: wasGiven({ do: 'turn' }),
            say: 'A turn is free as well, if it is the first. Here it is to be Accelerate.',
          },
        ],
        after: {
          say: 'No box is crossed off. One Accelerate, Decelerate or turn is free in each of your Command Phases.',
          at: 'log-blocks',
        },
      },
    },
    {
      title: 'A second one',
      say: 'Accelerate once more.',
      at: 'order accelerate',
      selects: BOTH,
      task: {
        goal: 'Bring 1E to velocity 4',
        reached: all(flies('1E', 4), points('1E', 4)),
        show: [FASTER],
        hints: [TOO_SOON],
        after: { say: 'That has cost a block, and it pays for all further ones in this phase.', at: 'log-blocks' },
      },
    },
    {
      title: 'A third one',
      say: 'Turn right.',
      at: 'order turn right',
      selects: BOTH,
      task: {
        goal: 'Point at 5 o’clock',
        reached: all(points('1E', 5), flies('1E', 4)),
        show: [byPlayer1({ do: 'turn', side: 'right', unit: '1E' })],
        hints: [
          TOO_SOON,
          {
            when: wasGiven({ do: 'turn', side: 'left' }),
            say: 'That was to the left. The price is the same; the lesson goes on to the right.',
          },
        ],
        after: {
          say: 'Still 9 blocks. So give one command, or many: six cost as much as two.',
          at: 'log-blocks',
        },
      },
    },
    {
      title: 'On to your Fire Phase',
      say: 'Fire is paid as well. The phases in between pass by themselves this time.',
      at: 'end-phase',
      task: { goal: 'End the Command Phase', reached: isPast('command', 1), show: [MY_END] },
      meanwhile: [THEIR_END, byPlayer1({ do: 'move-all' }), MY_END, THEIR_END],
    },
    {
      title: 'A shot that costs',
      say: 'Choose [[particle burst]] and fire. It costs one unit and hits with 70 %; a [[laser burst]] would be free, with 50 %.',
      at: 'fire-types',
      selects: BOTH,
      task: {
        goal: 'Fire a particle burst at 2D',
        reached: wasGiven({ do: 'fire', from: 1, type: 'particle-burst' }),
        show: [byPlayer1({ do: 'fire', unit: '1E', from: 1, type: 'particle-burst', target: '2D' })],
        hints: [
          { when: isPast('fire', 1), say: 'The Fire Phase is over without a shot.' },
          { when: wasGiven({ do: 'fire', type: 'laser-burst' }), say: 'That was a laser burst, which costs nothing.' },
          { when: wasGiven({ do: 'fire' }), say: 'That was a barrage, which costs more.' },
          { when: wasGiven({ do: 'launch-missile' }), say: 'That was a missile. To launch one costs nothing.' },
        ],
        after: {
          say: 'Missed, and paid all the same. The unit stands on the [[unit track]]; when that comes to 3, another block is crossed off.',
          at: 'log-track',
        },
      },
    },
    {
      title: 'Your missiles',
      say: 'Two unguided ones and an intelligent one, all from your pod. If the pod is damaged, they are lost.',
      at: 'log-missiles',
      selects: BOTH,
    },
    {
      title: 'When the fuel runs out',
      say: 'A ship that has spent its last block flies on for ever: no second command, no Weave, no particle fire. One command in a phase, laser bursts and launches stay free. Now you know enough for a whole game: The Showdown, with the adviser beside you.',
      at: 'log-blocks',
      selects: BOTH,
    },
  ],
};
