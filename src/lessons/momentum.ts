import { all, flies, hasMoved, isPast, points, wasGiven } from './conditions.ts';
import { byPlayer1, MY_END, onOneSheet, piccolo, READY, THEIR_END } from './pieces.ts';
import type { Lesson, LessonHint } from './types.ts';

const LEFT = byPlayer1({ do: 'turn', side: 'left', unit: '1E' });

const TOO_SOON: LessonHint = {
  when: isPast('command', 1),
  say: 'The phase is over, and 1E has not got all its commands. They cannot be given later.',
};

const TURNED_RIGHT: LessonHint = {
  when: wasGiven({ do: 'turn', side: 'right' }),
  say: 'That was to the right, as the hands of a clock go. Left is the other way.',
};

const TOO_FAST: LessonHint = {
  when: wasGiven({ do: 'accelerate' }),
  say: 'That makes it faster again. This step is about turning.',
};

/** How a ship flies on, and how it is made to fly otherwise. */
export const momentum: Lesson = {
  id: 'momentum',
  title: 'Momentum and turning',
  brief: 'A ship flies on as it flew. You fly one, make it faster and turn it.',
  minutes: 3,
  scenario: onOneSheet('lesson-momentum', [piccolo(1, 'E', 'A0610', 2, 2), piccolo(2, 'D', 'A1304', 8, 0)]),
  rolls: [],
  before: READY,
  steps: [
    {
      title: 'Your ship',
      say: '1E, the blue piece, is your ship: a [[Piccolo]]. Its arrow shows where it points. The digit is its [[velocity]]: how many [[hexes|hex]] it flies in a [[Game-Turn]].',
      at: 'unit 1E',
      selects: { unit: '1E' },
    },
    {
      title: 'Let it fly',
      say: 'This is your [[Movement Phase]]. Every ship flies its full velocity, straight on; there is nothing to choose.',
      at: 'move',
      sees: ['unit 1E'],
      task: {
        goal: 'Move 1E',
        reached: hasMoved('1E'),
        show: [byPlayer1({ do: 'move-all' })],
        after: {
          say: 'It still points the same way, and is as fast as before. Nothing stops by itself in space: so it will fly on, Game-Turn after Game-Turn, until you command otherwise.',
          at: 'unit 1E',
        },
      },
    },
    {
      title: 'End the phase',
      say: 'Everything has moved. This button ends a phase, whichever it is.',
      at: 'end-phase',
      task: { goal: 'End the Movement Phase', reached: isPast('movement', 1), show: [MY_END] },
      meanwhile: [THEIR_END, MY_END, THEIR_END],
    },
    {
      title: 'Your commands',
      say: 'The other player has let two phases pass, and now you command. The [[Maneuver Rating]] of your ship is 8; less its velocity of 2, that makes 6 commands in this phase. Commands burn [[energy|Energy Capacity]], the ship’s fuel: 10 [[blocks|block]] of 3 [[units|energy unit]].',
      at: 'commands-left',
      selects: { unit: '1E' },
    },
    {
      title: 'Fly faster',
      say: '[[Accelerate]] adds 1 to the velocity. The first command of a phase is free.',
      at: 'order accelerate',
      selects: { unit: '1E' },
      task: {
        goal: 'Bring 1E to velocity 3',
        reached: all(flies('1E', 3), points('1E', 2)),
        show: [byPlayer1({ do: 'accelerate', unit: '1E' })],
        hints: [
          TOO_SOON,
          { when: wasGiven({ do: 'decelerate' }), say: 'That was Decelerate: it makes the ship slower.' },
          { when: wasGiven({ do: 'turn' }), say: 'That has turned the ship. First it is to become faster.' },
        ],
      },
    },
    {
      title: 'Turn to the left',
      say: 'One press turns the ship by an hour of the clock, from 2 to 1 o’clock. You may turn as often as you have commands.',
      at: 'order turn left',
      selects: { unit: '1E' },
      task: {
        goal: 'Point at 1 o’clock',
        reached: all(points('1E', 1), flies('1E', 3)),
        show: [LEFT],
        hints: [TOO_SOON, TURNED_RIGHT, TOO_FAST],
        after: {
          say: 'Odd hours point at the corner of a hex. Towards a corner a ship [[zig-zags|zig-zag]], left and right in turn: look at its [[course]].',
          at: 'unit 1E',
        },
      },
    },
    {
      title: 'Once more',
      say: 'Turn left again, to 12 o’clock: straight up. The second command has cost a [[block]] of energy; it pays for all the others in this phase.',
      at: 'order turn left',
      selects: { unit: '1E' },
      task: {
        goal: 'Point at 12 o’clock',
        reached: all(points('1E', 12), flies('1E', 3)),
        show: [LEFT],
        hints: [TOO_SOON, TURNED_RIGHT, TOO_FAST],
      },
    },
    {
      title: 'Where it will be',
      say: 'The numbered stops are its next move, and the last of them is its end. A command changes the course at once, but you fly it only in your next Movement Phase.',
      at: 'hex A0806',
      selects: { unit: '1E' },
    },
    {
      title: 'Back to the start of the round',
      say: 'Now comes the other player’s [[Fire Phase]], which passes unused. Then a new Game-Turn begins, with your move.',
      at: 'end-phase',
      task: { goal: 'End the Command Phase', reached: isPast('command', 1), show: [MY_END] },
      meanwhile: [THEIR_END],
    },
    {
      title: 'Fly the new course',
      say: 'Three hexes, and up.',
      at: 'move',
      selects: { unit: '1E' },
      task: {
        goal: 'Move 1E',
        reached: hasMoved('1E'),
        show: [byPlayer1({ do: 'move-all' })],
        after: {
          say: 'That is flying: you never choose where a ship is, only where it will go next. A fast ship gets few commands, so think before you speed up: at velocity 7 this one has a single command.',
          at: 'unit 1E',
        },
      },
    },
  ],
};
