import type { UnitId } from '../engine/index.ts';
import { fixed } from '../scenarios/forces.ts';
import { all, flies, hasField, isAt, isPast, liesIn, points, wasGiven } from './conditions.ts';
import { byPlayer1, MY_END, onOneSheet, piccolo, podsOf, READY, THEIR_END, theirs } from './pieces.ts';
import type { Lesson, LessonGoal, LessonHint } from './types.ts';

const SHIP = { unit: '1A' } as const;

const MY_MOVE = byPlayer1({ do: 'move-all' });
const THEIR_MOVE = theirs({ do: 'move-all' });

const FASTER = (unit: UnitId) => theirs({ do: 'accelerate', unit });

const fliesOnFrom = (hex: string): LessonGoal => all(points('1A', 4), flies('1A', 2), liesIn('1A', hex));

const TOO_SOON: LessonHint = {
  when: isPast('command', 1),
  say: 'The phase is over, and the command has not been given. There is no other before the missile comes.',
};

const OTHER_COMMAND: LessonHint = {
  when: (sight) => wasGiven({ do: 'active-search' })(sight) || wasGiven({ do: 'prepare-missile' })(sight),
  say: 'That was your one Battle Command of this phase: a light weapon pod gives no more. Here it is needed for the field.',
};

/** What a force field is for, and what explosions and damage do. */
export const field: Lesson = {
  id: 'field',
  title: 'Force fields and damage',
  brief: 'You raise your force field before a missile strikes, and once more at the last moment.',
  minutes: 5,
  scenario: onOneSheet('lesson-field', [
    {
      player: 1,
      letter: 'A',
      hull: 'flute',
      pods: podsOf('light-weapon', 'energy', 'standard-cabin', 'buffered-cargo'),
      deployment: fixed('A0706', 4, 2),
      log: 1,
    },
    piccolo(2, 'D', 'A0103', 4, 2),
  ]),
  // The first missile strikes, its explosion hits the energy pod, nothing, and bridge or engine; the second one strikes, the
  // field comes up, and its explosion hits nothing three times.
  rolls: [4, 5, 9, 2, 5, 6, 8, 9, 10],
  before: [
    ...READY,
    MY_MOVE,
    MY_END,
    THEIR_END,
    MY_END,
    THEIR_MOVE,
    THEIR_END,
    MY_END,
    theirs({
      do: 'launch-missile',
      ship: '2D',
      pod: 1,
      missile: 'intelligent',
      hex: 'A0404',
      direction: 4,
      velocity: 3,
    }),
    THEIR_END,
    MY_MOVE,
    MY_END,
    FASTER('2I21'),
    FASTER('2D'),
    THEIR_END,
    MY_END,
    THEIR_MOVE,
    THEIR_END,
  ],
  steps: [
    {
      title: 'A missile behind you',
      say: '2I21 is an [[intelligent missile]]: within 3 hexes your ship [[detects|detection]] it. On its next move it can be steered into you. Your ship is larger this time, a [[Flute]], and still a missile destroys it at once.',
      at: 'unit 2I21',
      selects: SHIP,
    },
    {
      title: 'Your force field',
      say: 'But a Flute has a [[force field]]. While it is up, a missile that strikes does not destroy the ship: it only hits some parts. Against lasers and particles it does nothing.',
      at: 'log-parts',
      selects: SHIP,
    },
    {
      title: 'Raise it',
      say: 'That takes a [[Battle Command]], which your weapon pod gives, and a [[block]] of energy. It is the last moment: the enemy steers and moves before you command again.',
      at: 'order activate-force-field',
      selects: SHIP,
      sees: ['unit 2I21'],
      task: {
        goal: 'Raise the force field of 1A',
        reached: all(hasField('1A'), fliesOnFrom('A1108')),
        show: [byPlayer1({ do: 'activate-force-field', ship: '1A' })],
        hints: [
          TOO_SOON,
          OTHER_COMMAND,
          {
            when: wasGiven({ do: 'turn', unit: '1A' }),
            say: 'An intelligent missile turns as well as you do. Only the field is sure.',
          },
          {
            when: wasGiven({ do: 'accelerate', unit: '1A' }),
            say: 'It can be made faster than you. Only the field is sure.',
          },
          {
            when: wasGiven({ do: 'weave' }),
            say: 'A [[Weave]] shifts the ship by a hex, and the missile comes after it. Only the field is sure.',
          },
        ],
        after: {
          say: 'The ring round the piece is the field. Behind it a ship may fire, but not turn, change its velocity, or launch.',
          at: 'unit 1A',
        },
      },
    },
    {
      title: 'Let it come',
      say: 'You fly on, the enemy steers the missile, and it strikes.',
      at: 'end-phase',
      sees: ['unit 2I21', 'unit 1A'],
      task: { goal: 'End the Command Phase', reached: isPast('command', 1), show: [MY_END] },
      meanwhile: [
        THEIR_END,
        MY_MOVE,
        MY_END,
        FASTER('2I21'),
        THEIR_END,
        MY_END,
        THEIR_MOVE,
        theirs({ do: 'choose-part', part: 'engine' }),
        THEIR_END,
      ],
    },
    {
      title: 'The field has held',
      say: 'Three dice for the [[explosion]]: a 5, your second pod; a 9, a part you do not have; a 2, the engine. Behind a field of class 2 it would be one die.',
      at: 'log-parts',
      selects: SHIP,
    },
    {
      title: 'What damage does',
      say: 'The engine with armor 2 is only [[vulnerable]] (V), and works. The [[energy pod]] is [[damaged]] (D): it leaks 10 [[units|energy unit]] in each of your Command Phases. Every line of the log says what is lost.',
      at: 'log-parts',
      selects: SHIP,
    },
    {
      title: 'Lower it again',
      say: 'To turn and to launch you need the field down. Lowering it takes a Battle Command too, but no energy.',
      at: 'order deactivate-force-field',
      selects: SHIP,
      task: {
        goal: 'Lower the force field of 1A',
        reached: all((sight) => !hasField('1A')(sight), fliesOnFrom('A1309')),
        show: [byPlayer1({ do: 'deactivate-force-field', ship: '1A' })],
        hints: [{ when: isPast('command', 1), say: 'The phase is over with the field still up.' }, OTHER_COMMAND],
      },
    },
    {
      title: 'And on',
      say: '2D comes after you and has missiles left. End the phase, and see what it does.',
      at: 'end-phase',
      sees: ['unit 2D', 'unit 1A'],
      task: {
        goal: 'End the Command Phase',
        reached: all(isPast('command', 1), fliesOnFrom('A1309')),
        show: [MY_END],
      },
      meanwhile: [
        theirs({
          do: 'launch-missile',
          ship: '2D',
          pod: 1,
          missile: 'unguided',
          hex: 'A1007',
          direction: 4,
          velocity: 4,
        }),
        THEIR_END,
        MY_MOVE,
        MY_END,
        THEIR_END,
        MY_END,
        THEIR_MOVE,
      ],
    },
    {
      title: 'The last moment',
      say: '2D has launched again, and the missile has caught you with the field down. One die may still save the ship: with [[Civ Level]] 8 the field comes up on a 6 or less. Raise it!',
      at: 'decision',
      task: {
        goal: 'Raise the field in time',
        reached: all(hasField('1A'), (sight) => !isAt('force-field')(sight)),
        show: [byPlayer1({ do: 'raise-field' })],
        hints: [
          {
            when: wasGiven({ do: 'no-field' }),
            say: 'Without the field the ship is gone. There is nothing to lose: try the die.',
          },
        ],
        after: {
          say: 'A 6: just in time! Then 8, 9 and 10, none of them a part of yours, and not a scratch. It has cost a block and no command.',
          at: 'unit 1A',
        },
      },
    },
    {
      title: 'When to raise it',
      say: 'A command is sure, the last moment is 60 % for a Flute. But a field that is up holds you to your course. So raise it when a missile can reach you on its next move, and not before.',
      at: 'log-parts',
      selects: SHIP,
    },
  ],
};
