import { isPast, wasGiven } from './conditions.ts';
import { byPlayer1, MY_END, THEIR_END, theirs } from './pieces.ts';
import type { LessonStep } from './types.ts';

const SHIP = { unit: '1A' } as const;

const MY_MOVE = byPlayer1({ do: 'move-all' });
const THEIR_MOVE = theirs({ do: 'move-all' });

/** How a ship that has docked leaves the game by a jump. */
export const jumping: readonly LessonStep[] = [
  {
    title: 'And away',
    say: 'The cargo is aboard. Where a scenario allows it, a ship with a [[jump pod|standard jump pod]] may leave the game, in two Command Phases. Press Prepare Jump; it is the last command of your ship in this phase.',
    at: 'order prepare-jump',
    selects: SHIP,
    task: {
      goal: 'Prepare to jump',
      reached: wasGiven({ do: 'prepare-jump', unit: '1A' }),
      show: [byPlayer1({ do: 'prepare-jump', unit: '1A' })],
      hints: [
        { when: isPast('command', 1), say: 'The phase is over, and nothing is prepared.' },
        { when: wasGiven({ do: 'separate' }), say: 'Now 2B flies by itself. You can jump all the same.' },
      ],
    },
  },
  {
    title: 'A turn to live through',
    say: 'The [[marker|jump marker]] is seen by everybody, and a ship that has it cannot dodge. Pirates have until your next Command Phase to shoot at you; here there are none.',
    at: 'end-phase',
    selects: SHIP,
    sees: ['unit 1A'],
    task: { goal: 'End the Command Phase', reached: isPast('command', 1), show: [MY_END] },
    meanwhile: [THEIR_END, MY_MOVE, MY_END, THEIR_END, MY_END, THEIR_MOVE, THEIR_END],
  },
  {
    title: 'Jump!',
    say: 'A Game-Turn has passed, and now you must either Jump or Abort Jump. Press Jump.',
    at: 'order jump',
    selects: SHIP,
    task: {
      goal: 'Jump',
      reached: wasGiven({ do: 'jump', unit: '1A' }),
      show: [byPlayer1({ do: 'jump', unit: '1A' })],
      hints: [
        {
          when: wasGiven({ do: 'abort-jump' }),
          say: 'That has taken the marker off, and all must be prepared anew.',
        },
        {
          when: wasGiven({ do: 'activate-force-field' }),
          say: 'Nobody jumps from behind a [[force field]], so take it back.',
        },
      ],
    },
  },
  {
    title: 'Hold on',
    say: 'The jump comes as your next Movement Phase begins. Should a hit destroy the jump pod before, you would stay.',
    at: 'end-phase',
    selects: SHIP,
    sees: ['unit 1A'],
    task: { goal: 'End the Command Phase', reached: isPast('command', 1), show: [MY_END] },
    meanwhile: [THEIR_END],
  },
  {
    title: 'Gone',
    say: '1A has left the game, out of reach of everybody. What it has launched stays behind, as your fighter does, and so does the ship it was docked with.',
    at: 'unit 1A1',
    sees: ['unit 2B'],
  },
];
