import type { Scenario } from '../engine/index.ts';
import { fixed } from '../scenarios/forces.ts';
import { all, flies, isAt, isDocked, isPast, liesIn, points, wasGiven } from './conditions.ts';
import { jumping } from './jumping.ts';
import { byPlayer1, MY_END, onOneSheet, podsOf, READY, THEIR_END, theirs } from './pieces.ts';
import type { Lesson, LessonGoal, LessonHint } from './types.ts';

const SHIP = { unit: '1A' } as const;

const MY_MOVE = byPlayer1({ do: 'move-all' });
const THEIR_MOVE = theirs({ do: 'move-all' });

const LEFT = byPlayer1({ do: 'turn', side: 'left', unit: '1A' });
const SLOWER = byPlayer1({ do: 'decelerate', unit: '1A' });

const scenario: Scenario = {
  ...onOneSheet('lesson-docking', [
    {
      player: 1,
      letter: 'A',
      hull: 'sword',
      pods: [
        ...podsOf('battle-communications', 'tractor-beam'),
        { type: 'battlecraft', armor: 1, battlecraft: 'terwillicker-x' },
        ...podsOf('standard-jump', 'buffered-cargo'),
      ],
      deployment: fixed('A0307', 4, 4),
      log: 1,
    },
    {
      player: 2,
      letter: 'B',
      hull: 'corco-gamma',
      pods: podsOf('standard-cargo', 'standard-cargo', 'standard-cargo'),
      deployment: fixed('A0809', 2, 2),
      log: 1,
    },
  ]),
  planets: ['A0809'],
  jumps: { player: 1 },
};

const isOnCourse: LessonGoal = all(points('1A', 4), flies('1A', 4), liesIn('1A', 'A0709'));

const OFF_COURSE: LessonHint = {
  when: (sight) => !isOnCourse(sight),
  say: 'Your course is right as it is: it leads over the planet. Leave 1A alone for now.',
};

const TOO_SOON: LessonHint = {
  when: isPast('command', 1),
  say: 'The phase is over, and a command is missing. There is more to do in it.',
};

/** How two ships dock, what helps to get there, and how a ship leaves the game. */
export const docking: Lesson = {
  id: 'docking',
  title: 'Docking, and what leads to it',
  brief: 'You brake a freighter with a tractor beam, swing round a planet, dock with it, and jump away.',
  minutes: 8,
  scenario,
  rolls: [],
  before: [...READY, MY_MOVE, MY_END, THEIR_END, MY_END, THEIR_MOVE, THEIR_END],
  steps: [
    {
      title: 'A prize',
      say: 'You want the cargo of 2B, not its wreck. So [[dock|Rendezvous]] with it: for that the two must be in one hex, point the same way, and have the same velocity. Whether the other agrees does not matter.',
      at: 'unit 2B',
      selects: SHIP,
    },
    {
      title: 'Your tractor beam',
      say: 'A [[tractor beam]] of level 7 reaches 4 hexes. Turning it on takes one of your two [[Battle Commands|Battle Command]].',
      at: 'order tractor',
      selects: SHIP,
      sees: ['unit 2B'],
      task: {
        goal: 'Turn the beam on 2B',
        reached: all(wasGiven({ do: 'tractor', target: '2B' }), isOnCourse),
        show: [byPlayer1({ do: 'tractor', ship: '1A', pod: 2, target: '2B' })],
        hints: [
          TOO_SOON,
          OFF_COURSE,
          {
            when: wasGiven({ do: 'prepare-battlecraft' }),
            say: 'That comes soon. First the beam, while 2B is near enough.',
          },
        ],
      },
    },
    {
      title: 'Brake it',
      say: 'Through the beam you give 2B one command, as if it were yours. Slow it down. That costs twice its [[burn rate]], 12 units of your fuel: large ships cost more to move.',
      at: 'order 1A 2B decelerate',
      selects: { unit: '2B' },
      sees: ['unit 2B'],
      task: {
        goal: 'Bring 2B to velocity 1',
        reached: all(flies('2B', 1), points('2B', 2), isOnCourse),
        show: [byPlayer1({ do: 'decelerate', unit: '2B', by: '1A' })],
        hints: [
          TOO_SOON,
          OFF_COURSE,
          { when: flies('2B', 3), say: 'That has pushed it away. Brake it.' },
          {
            when: wasGiven({ do: 'turn', unit: '2B' }),
            say: 'Now it points elsewhere, and is as fast as before. Brake it.',
          },
          { when: wasGiven({ do: 'weave', unit: '2B' }), say: 'That has shifted it by a hex. Brake it.' },
        ],
        after: {
          say: 'On its next move it will fly one hex instead of two: to A1108, where you can be as well.',
          at: 'unit 2B',
        },
      },
    },
    {
      title: 'A fighter aboard',
      say: 'Your third pod holds a [[battlecraft]], a fighter that flies and fires like a ship. It is prepared in one phase and launched in a later one, each for a Battle Command. Begin now.',
      at: 'order prepare-battlecraft',
      selects: SHIP,
      task: {
        goal: 'Prepare the battlecraft',
        reached: all(wasGiven({ do: 'prepare-battlecraft' }), isOnCourse),
        show: [byPlayer1({ do: 'prepare-battlecraft', ship: '1A', pod: 3 })],
        hints: [TOO_SOON, OFF_COURSE],
      },
    },
    {
      title: 'Towards the planet',
      say: 'Your course leads over the [[planet]], where you can turn without spending energy.',
      at: 'end-phase',
      sees: ['hex A0809', 'unit 1A', 'course 1A'],
      task: {
        goal: 'End the Command Phase',
        reached: all(isPast('command', 1), isOnCourse),
        show: [MY_END],
        hints: [OFF_COURSE],
      },
      meanwhile: [THEIR_END],
    },
    {
      title: 'Fly',
      say: 'Four hexes; the first of them is the planet.',
      at: 'move',
      selects: SHIP,
      task: { goal: 'Move 1A', reached: isAt('planet-maneuver'), show: [MY_MOVE] },
    },
    {
      title: 'Round the planet',
      say: 'In the middle of your move you may turn and change velocity here, at no cost. Turn left twice, to 2 o’clock, where 2B points; then Fly on.',
      at: 'order turn left',
      sees: ['unit 1A', 'unit 2B'],
      task: {
        goal: 'Turn to 2 o’clock and fly on',
        reached: all(liesIn('1A', 'A1108'), points('1A', 2), flies('1A', 4)),
        show: [LEFT, LEFT, byPlayer1({ do: 'continue' })],
        hints: [
          { when: wasGiven({ do: 'turn', side: 'right' }), say: 'That was to the right, away from 2B.' },
          {
            when: (sight) => wasGiven({ do: 'accelerate' })(sight) || wasGiven({ do: 'decelerate' })(sight),
            say: 'Keep your velocity: three hexes are left to fly, and they lead just to where 2B will be.',
          },
          { when: wasGiven({ do: 'continue' }), say: 'You have flown on too early, and past 2B.' },
        ],
        after: {
          say: 'Round the corner, and not a unit spent. Had you slowed to 1 there, you would be in [[orbit]]: that is how a hunted liner gets to safety.',
          at: 'unit 1A',
        },
      },
    },
    {
      title: 'Let it come to you',
      say: 'You have flown ahead, and 2B moves after you: into your hex.',
      at: 'end-phase',
      sees: ['unit 2B', 'course 2B'],
      task: { goal: 'End the Movement Phase', reached: isPast('movement', 1), show: [MY_END] },
      meanwhile: [THEIR_END, MY_END, THEIR_MOVE, THEIR_END],
    },
    {
      title: 'Match its velocity',
      say: 'The same hex, the same direction. Now slow down three times, from 4 to 1: the first is free, the others cost one block together.',
      at: 'order decelerate',
      selects: SHIP,
      task: {
        goal: 'Bring 1A to velocity 1',
        reached: all(flies('1A', 1), points('1A', 2), liesIn('1A', 'A1108')),
        show: [SLOWER, SLOWER, SLOWER],
        hints: [
          { when: isPast('command', 1), say: 'The phase is over before the two fly alike.' },
          { when: wasGiven({ do: 'turn' }), say: 'You point as 2B does already. It is the velocity that differs.' },
          { when: wasGiven({ do: 'accelerate' }), say: 'That was faster. 2B has velocity 1.' },
          { when: wasGiven({ do: 'weave' }), say: 'A Weave leaves the hex, and you would be beside 2B.' },
        ],
      },
    },
    {
      title: 'Launch the fighter',
      say: 'First a guard. Press Launch Battlecraft: a launch alongside your ship is laid ready, so press Launch.',
      at: 'order launch-battlecraft',
      selects: SHIP,
      task: {
        goal: 'Launch the battlecraft ahead of 1A',
        reached: all(
          wasGiven({ do: 'launch-battlecraft', hex: 'A1207', direction: 2, velocity: 1 }),
          liesIn('1A', 'A1108'),
          flies('1A', 1),
          points('1A', 2),
        ),
        show: [byPlayer1({ do: 'launch-battlecraft', ship: '1A', pod: 3, hex: 'A1207', direction: 2, velocity: 1 })],
        hints: [
          { when: isPast('command', 1), say: 'The phase is over, and the fighter is still aboard.' },
          {
            when: wasGiven({ do: 'launch-battlecraft' }),
            say: 'A fair launch, but the lesson goes on from what was laid ready: A1207, 2 o’clock, velocity 1.',
          },
          { when: wasGiven({ do: 'rendezvous' }), say: 'Docked already! Here the guard is to be out first.' },
        ],
        after: {
          say: 'It lies face down, and has commands and a [[burster]] of its own. To come home it docks with your ship, and may be recharged in its pod.',
          at: 'unit 1A1',
        },
      },
    },
    {
      title: 'Dock!',
      say: 'Hex, direction, velocity: all three agree. Press Rendezvous.',
      at: 'order rendezvous',
      selects: SHIP,
      task: {
        goal: 'Dock with 2B',
        reached: isDocked('1A', '2B'),
        show: [byPlayer1({ do: 'rendezvous', ship: '1A', with: '2B' })],
        hints: [
          { when: isPast('command', 1), say: 'The phase is over, and 2B gets away.' },
          {
            when: (sight) =>
              wasGiven({ do: 'turn', unit: '1A' })(sight) || wasGiven({ do: 'weave', unit: '1A' })(sight),
            say: 'Now the two do not fly alike any more.',
          },
        ],
        after: {
          say: 'Caught: the two fly as one now, and for pirates that is the victory. Either owner may part the [[pair|docked]] in their own Command Phase, at no cost.',
          at: 'unit 1A',
        },
      },
    },
    ...jumping,
  ],
};
