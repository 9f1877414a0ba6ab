import { isHit, isPast, wasGiven } from './conditions.ts';
import { byPlayer1, MY_END, onOneSheet, piccolo, THEIR_END, TO_FIRE, theirs } from './pieces.ts';
import type { Lesson, LessonHint } from './types.ts';

const BOTH = { unit: '1E', target: '2D' } as const;

const TOO_SOON: LessonHint = {
  when: isPast('fire', 1),
  say: 'The Fire Phase is over, and a weapon has not fired.',
};

/** A shot, a hit, a miss, and being hit. */
export const firing: Lesson = {
  id: 'firing',
  title: 'Fire, and what a hit does',
  brief: 'You fire both weapons, choose what is hit, and are hit yourself.',
  minutes: 4,
  scenario: onOneSheet('lesson-firing', [piccolo(1, 'E', 'A0306', 4, 3), piccolo(2, 'D', 'A0908', 4, 3)]),
  // A hit and bridge or engine; a miss; then the enemy hits, and bridge or engine again.
  rolls: [3, 2, 9, 4, 2],
  before: TO_FIRE,
  steps: [
    {
      title: 'Your targets',
      say: 'Every enemy stands here, with the [[target value]] and your chance to hit with each [[type of fire]]. You fly as 2D does, and are near: that is good.',
      at: 'targets',
      selects: BOTH,
    },
    {
      title: 'Your weapons',
      say: 'The [[burster]] is the laser of the hull. Pod 1 is a [[hunter pod]], which fires four types, and better at short range. Each of the two may fire once in this phase.',
      at: 'weapons',
      selects: BOTH,
    },
    {
      title: 'Fire',
      say: 'The best shot is chosen: a [[particle barrage]] from pod 1, 90 %, for three [[units|energy unit]] of energy. Press Fire; you want a low [[die]], 9 or less.',
      at: 'fire',
      selects: BOTH,
      task: {
        goal: 'Hit 2D with pod 1',
        reached: wasGiven({ do: 'fire', from: 1 }),
        show: [byPlayer1({ do: 'fire', unit: '1E', from: 1, type: 'particle-barrage', target: '2D' })],
        hints: [
          TOO_SOON,
          {
            when: wasGiven({ do: 'fire', from: 'burster' }),
            say: 'That was the burster. Choose pod 1 among the weapons, and fire that first.',
          },
          {
            when: wasGiven({ do: 'launch-missile' }),
            say: 'That was a missile, and so pod 1 cannot fire any more. Missiles are the next lesson.',
          },
        ],
      },
    },
    {
      title: 'What is hit',
      say: 'The die showed 3: a hit. A second die says where: a 2, [[bridge]] or [[engine]], and you may choose. Take the engine.',
      at: 'decision',
      sees: ['unit 2D'],
      task: {
        goal: 'Choose the engine',
        reached: isHit('2D', 'engine'),
        show: [byPlayer1({ do: 'choose-part', part: 'engine' })],
        hints: [
          {
            when: isHit('2D', 'bridge'),
            say: 'That was the bridge. It makes 2D clumsier; hitting the engine makes every command dear.',
          },
        ],
        after: {
          say: 'Its engine is [[damaged]]: from now on each of its Maneuver Commands costs a block, and none is free. One more hit there would destroy the engine, and then it could not maneuver at all.',
          at: 'unit 2D',
        },
      },
    },
    {
      title: 'The other weapon',
      say: 'The burster has not fired yet. Press Burster among the weapons, then Fire: a [[laser burst]] costs nothing.',
      at: 'weapons',
      selects: BOTH,
      task: {
        goal: 'Fire the burster at 2D',
        reached: wasGiven({ do: 'fire', from: 'burster' }),
        show: [byPlayer1({ do: 'fire', unit: '1E', from: 'burster', type: 'laser-burst', target: '2D' })],
        hints: [TOO_SOON],
        after: {
          say: 'Missed: it needed 5 or less, and a 9 fell. Half of such shots miss; there will be others.',
          at: 'unit 2D',
        },
      },
    },
    {
      title: 'Nothing more to fire',
      say: 'Both weapons have fired, so end the phase. Then 2D moves.',
      at: 'end-phase',
      sees: ['unit 2D'],
      task: { goal: 'End the Fire Phase', reached: isPast('fire', 1), show: [MY_END] },
      meanwhile: [theirs({ do: 'move-all' }), THEIR_END],
    },
    {
      title: 'Now it can fire',
      say: 'You could get away from 2D with commands now. Do not, this once: end the phase, and see what it does.',
      at: 'end-phase',
      sees: ['unit 2D'],
      task: { goal: 'End the Command Phase', reached: isPast('command', 1), show: [MY_END] },
      meanwhile: [
        theirs({ do: 'fire', unit: '2D', from: 1, type: 'particle-burst', target: '1E' }),
        theirs({ do: 'choose-part', part: 'bridge' }),
        THEIR_END,
      ],
    },
    {
      title: 'Your own log',
      say: '2D has hit your bridge: D, [[damaged]]. Your [[Maneuver Rating]] is 2 less for the rest of the game. Each ship has such a [[log|Spaceship Log]], and the program keeps it.',
      at: 'log-parts',
      selects: BOTH,
    },
    {
      title: 'How a ship dies',
      say: 'By fire a ship is destroyed when bridge, engine and more than half of its [[pods|pod]] are. That takes many hits. A [[missile]] does it at once: that is the next lesson.',
      at: 'log-parts',
      selects: BOTH,
    },
  ],
};
