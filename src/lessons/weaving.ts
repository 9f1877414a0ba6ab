import { all, hasMoved, isPast, liesIn, points, wasGivenOtherwise } from './conditions.ts';
import { byPlayer1, MY_END, onOneSheet, piccolo, THEIR_END, TO_COMMAND } from './pieces.ts';
import type { Lesson, LessonHint } from './types.ts';

const WEAVE = byPlayer1({ do: 'weave', unit: '1E', hex: 'A1508' });

const TOO_SOON: LessonHint = {
  when: isPast('command', 1),
  say: 'The phase is over, and 1E flies its old course.',
};

/** How a ship shifts its course as a whole, and what it meets at the edge of the map. */
export const weaving: Lesson = {
  id: 'weaving',
  title: 'The Weave and the edge of the map',
  brief: 'You shift a ship aside at once, and fly it off the sheet.',
  minutes: 2,
  scenario: onOneSheet('lesson-weaving', [piccolo(1, 'E', 'A1308', 4, 2), piccolo(2, 'D', 'A0603', 10, 1)]),
  rolls: [],
  before: TO_COMMAND,
  steps: [
    {
      title: 'The edge of the map',
      say: '1E flies towards the edge. A ship does not fall off: where it leaves the sheets, a new one is laid before it. A missile that flies [[off the map]] is gone.',
      at: 'course 1E',
      selects: { unit: '1E' },
    },
    {
      title: 'A Weave',
      say: 'A [[Weave]] shifts a ship at once into a hex beside it, and its course with it. It costs a [[block]], once in a phase. Press Weave, and give the one into A1508, at 12 o’clock.',
      at: 'order weave',
      selects: { unit: '1E' },
      task: {
        goal: 'Weave 1E into A1508',
        reached: all(liesIn('1E', 'A1508'), points('1E', 4)),
        show: [WEAVE],
        hints: [
          TOO_SOON,
          {
            when: wasGivenOtherwise({ do: 'weave', hex: 'A1508' }),
            say: 'That was another of the six hexes. The lesson goes on from A1508.',
          },
        ],
        after: {
          say: 'Velocity and direction are as before, and the whole course lies a hex further up. So a ship gets out of the way of what flies straight at it.',
          at: 'course 1E',
        },
      },
    },
    {
      title: 'On to your move',
      say: 'The enemy’s Fire Phase comes first; nothing is fired in it.',
      at: 'end-phase',
      task: { goal: 'End the Command Phase', reached: isPast('command', 1), show: [MY_END] },
      meanwhile: [THEIR_END],
    },
    {
      title: 'Over the edge',
      say: 'Two hexes: the second one lies on no sheet yet.',
      at: 'move',
      selects: { unit: '1E' },
      task: {
        goal: 'Move 1E',
        reached: hasMoved('1E'),
        show: [byPlayer1({ do: 'move-all' })],
        after: {
          say: 'There it lies, on a sheet of its own. It stays for both sides: there are as many sheets as anybody needs, so nobody is ever driven into a corner.',
          at: 'unit 1E',
        },
      },
    },
  ],
};
