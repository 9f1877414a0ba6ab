import { fixed } from '../scenarios/forces.ts';
import {
  all,
  flies,
  hasMoved,
  isPast,
  isUnitDestroyed,
  points,
  wasGiven,
  wasGivenOtherwise,
  wereGiven,
} from './conditions.ts';
import { byPlayer1, MY_END, onOneSheet, piccolo, podsOf, READY, THEIR_END, theirs } from './pieces.ts';
import type { Lesson } from './types.ts';

const SHIP = { unit: '1A', target: '2D' } as const;
const GUIDED = { unit: '1GA01', target: '2D' } as const;
const MIMS = { unit: '1M31', target: '2B' } as const;

const MY_MOVE = byPlayer1({ do: 'move-all' });
const THEIR_MOVE = theirs({ do: 'move-all' });

const LEFT = byPlayer1({ do: 'turn', side: 'left', unit: '1GA01' });

const ONE_OF_FOUR = { do: 'mims-launch', missile: '1M31', hex: 'A1010', direction: 4, velocity: 3 } as const;

/** Missiles that are steered from their ship, and one that launches others. */
export const guided: Lesson = {
  id: 'guided',
  title: 'Guided missiles and Battle Commands',
  brief: 'You prepare a guided missile, launch it, and steer it home; a MIMS sends out four more.',
  minutes: 6,
  scenario: onOneSheet('lesson-guided', [
    {
      player: 1,
      letter: 'A',
      hull: 'flute',
      pods: podsOf('heavy-weapon', 'battle-communications', 'standard-cabin', 'buffered-cargo'),
      deployment: fixed('A0206', 4, 2),
      log: 1,
    },
    {
      player: 2,
      letter: 'B',
      hull: 'corco-gamma',
      pods: podsOf('standard-cargo', 'standard-cargo', 'standard-cargo'),
      deployment: fixed('A1010', 4, 1),
      log: 1,
    },
    piccolo(2, 'D', 'A0912', 12, 2),
  ]),
  // The guided missile strikes; of the four the first misses, and the second strikes.
  rolls: [4, 9, 3],
  before: [
    ...READY,
    MY_MOVE,
    MY_END,
    THEIR_END,
    MY_END,
    THEIR_MOVE,
    THEIR_END,
    byPlayer1({ do: 'prepare-missile', ship: '1A', pod: 1, missile: 'mims' }),
    MY_END,
    THEIR_END,
    MY_MOVE,
    MY_END,
    THEIR_END,
    byPlayer1({ do: 'launch-missile', ship: '1A', pod: 1, missile: '1M31', hex: 'A0709', direction: 4, velocity: 2 }),
    MY_END,
    THEIR_MOVE,
    THEIR_END,
  ],
  steps: [
    {
      title: 'Two enemies',
      say: 'The [[Piccolo]] 2D is slipping away upwards, where your ship does not point. The freighter 2B flies ahead of you. You have missiles for both.',
      at: 'unit 2D',
      selects: SHIP,
      sees: ['unit 2B'],
    },
    {
      title: 'Prepare a missile',
      say: 'A [[guided missile]] of a [[heavy weapon pod]] must be [[prepared|prepare]] first. That takes one of your three [[Battle Commands|Battle Command]]: the weapon pod gives one, [[battle communications]] two. Choose Guided.',
      at: 'order prepare-missile',
      selects: SHIP,
      task: {
        goal: 'Prepare a guided missile',
        reached: all(wasGiven({ do: 'prepare-missile', missile: 'guided' }), points('1A', 4), flies('1A', 2)),
        show: [byPlayer1({ do: 'prepare-missile', ship: '1A', pod: 1, missile: 'guided' })],
        hints: [
          {
            when: isPast('command', 1),
            say: 'The phase is over, and nothing lies prepared: nothing could be launched.',
          },
          {
            when: wasGiven({ do: 'prepare-missile', missile: 'intelligent' }),
            say: 'That is an intelligent missile. It needs no control later; here you learn the other kind, of which there are more.',
          },
        ],
        after: {
          say: 'It lies [[face down|face-down counter]] on your ship: the enemy sees that something is ready, and not what. It can be launched in your next Fire Phase.',
          at: 'unit 1A',
        },
      },
    },
    {
      title: 'On to your Fire Phase',
      say: 'Your ship flies its two hexes on the way there. The enemies let their phases pass.',
      at: 'end-phase',
      task: { goal: 'End the Command Phase', reached: isPast('command', 1), show: [MY_END] },
      meanwhile: [THEIR_END, MY_MOVE, MY_END, THEIR_END],
    },
    {
      title: 'Launch it',
      say: 'Press Launch Missile and choose: the prepared 1GA01; hex A0909; 2 o’clock; velocity 3. Your ship cannot launch it farther round than that: you will steer it the rest of the way.',
      at: 'order launch-missile',
      selects: SHIP,
      task: {
        goal: 'Launch 1GA01 to the left, towards 2 o’clock',
        reached: wasGiven({ do: 'launch-missile', missile: '1GA01', hex: 'A0909', direction: 2, velocity: 3 }),
        show: [
          byPlayer1({
            do: 'launch-missile',
            ship: '1A',
            pod: 1,
            missile: '1GA01',
            hex: 'A0909',
            direction: 2,
            velocity: 3,
          }),
        ],
        hints: [
          { when: isPast('fire', 1), say: 'The Fire Phase is over, and nothing has been launched.' },
          {
            when: wasGiven({ do: 'launch-missile', missile: 'unguided' }),
            say: 'That is an unguided missile: nobody can steer it. 1GA01 is the one you have prepared.',
          },
          {
            when: wasGiven({ do: 'launch-missile' }),
            say: 'A fair launch, but the lesson goes on from another: hex A0909, 2 o’clock, velocity 3.',
          },
          { when: wasGiven({ do: 'fire', from: 1 }), say: 'Pod 1 has fired, so it cannot launch in this phase.' },
          {
            when: wasGiven({ do: 'mims-launch' }),
            say: 'That comes next. First the guided missile.',
          },
        ],
      },
    },
    {
      title: 'One that carries four',
      say: '1M31 is a [[MIMS]], which you launched before. Once, in a Fire Phase, it sends out four unguided missiles. Press Launch the four: the best launch is laid ready each time, so press Launch until all are out.',
      at: 'order mims-launch',
      selects: MIMS,
      task: {
        goal: 'Launch all four, straight ahead',
        reached: wereGiven(ONE_OF_FOUR, 4),
        show: [byPlayer1(ONE_OF_FOUR), byPlayer1(ONE_OF_FOUR), byPlayer1(ONE_OF_FOUR), byPlayer1(ONE_OF_FOUR)],
        hints: [
          { when: isPast('fire', 1), say: 'The Fire Phase is over, and the MIMS has launched nothing.' },
          {
            when: wasGivenOtherwise(ONE_OF_FOUR),
            say: 'A fair launch, but the lesson goes on from what was laid ready: A1010, 4 o’clock, velocity 3.',
          },
        ],
        after: {
          say: 'Four at once, and no pod has fired for it. Unguided ones grow faster by 1 in each of your Command Phases, and so these will fly through 2B.',
          at: 'unit 2B',
        },
      },
    },
    {
      title: 'Let them move',
      say: 'Now the enemies move, on the courses you see.',
      at: 'end-phase',
      sees: ['unit 2B', 'unit 2D', 'course 2D'],
      task: { goal: 'End the Fire Phase', reached: isPast('fire', 1), show: [MY_END] },
      meanwhile: [THEIR_MOVE, THEIR_END],
    },
    {
      title: 'Steer it home',
      say: 'A guided missile obeys only while its ship [[controls|control]] it, for a Battle Command in each phase. Press Turn left twice: the first press takes control as well. 2D is three hexes away, at 12 o’clock.',
      at: 'order turn left',
      selects: GUIDED,
      task: {
        goal: 'Point 1GA01 at 12 o’clock',
        reached: all(points('1GA01', 12), flies('1GA01', 3)),
        show: [byPlayer1({ do: 'control-missile', ship: '1A', missile: '1GA01' }), LEFT, LEFT],
        hints: [
          { when: isPast('command', 1), say: 'The phase is over, and the missile flies past 2D.' },
          {
            when: wasGiven({ do: 'turn', side: 'right', unit: '1GA01' }),
            say: 'That was to the right, away from 2D.',
          },
          {
            when: wasGiven({ do: 'accelerate', unit: '1GA01' }),
            say: 'It is fast enough: three hexes are just as far as it needs to fly.',
          },
          {
            when: wasGiven({ do: 'decelerate', unit: '1GA01' }),
            say: 'Now it would stop short of 2D.',
          },
        ],
        after: {
          say: 'Its course ends in the hex of 2D, and the two fly nearly alike: 70 %. If the ship or its pod is hit before, control is lost, and the missile flies on as it is.',
          at: 'unit 2D',
        },
      },
    },
    {
      title: 'Nothing more to command',
      say: 'The enemies could shoot at your missiles now. They do not.',
      at: 'end-phase',
      sees: ['unit 1GA01', 'unit 2D'],
      task: { goal: 'End the Command Phase', reached: isPast('command', 1), show: [MY_END] },
      meanwhile: [THEIR_END],
    },
    {
      title: 'All of them at once',
      say: 'Move everything: the guided missile into 2D, and the four into 2B.',
      at: 'move',
      sees: ['unit 2D', 'unit 2B'],
      task: {
        goal: 'Destroy 2D and 2B',
        reached: all(isUnitDestroyed('2D'), isUnitDestroyed('2B'), hasMoved('1A')),
        show: [MY_MOVE],
        hints: [
          {
            when: wasGiven({ do: 'move' }),
            say: 'One after the other is allowed as well; here let them all move with one press.',
          },
        ],
        after: {
          say: 'A 4: your missile is home, and 2D is destroyed. Of the four the first missed with a 9, and the second struck with a 3: both enemies in one move!',
          at: 'unit 1A',
        },
      },
    },
    {
      title: 'Which missile when',
      say: 'Unguided ones need no care and hit what flies straight on. Guided ones cost a Battle Command in each phase, intelligent ones none, but they are few. The log counts them, by pod.',
      at: 'log-missiles',
      selects: { unit: '1A' },
    },
  ],
};
