import type { Chapter } from '../types.ts';

/** How everything flies on. */
export const movement: Chapter = {
  id: 'movement',
  title: 'Movement',
  brief:
    'In your Movement Phase each of your units flies as many hexes as its velocity, straight on. You have nothing to decide but the order.',
  body: `Moving is a matter of carrying out what was commanded earlier. Look at the [[courses|course]] before you command: the numbered
stops are where the ship will be, and the enemy sees them as well as you do.`,
  also: ['6.5', '6.6', '6.8'],
  cases: [
    {
      id: '6.0',
      title: 'Moving',
      brief:
        'Each of your ships, battlecraft and missiles must move its full velocity in the direction it points. You choose only which goes first.',
      body: `Nothing stops a unit half-way and nothing turns it, except a [[planet]] (§6.5). The phase cannot end while a unit has still to
move. After its move a unit points the way it did before.`,
      rulings: [
        {
          id: 'R6.0a',
          title: 'What happens on entering a hex',
          brief:
            'In this order: a planet destroys a missile, asteroids are checked, missiles attempt interception, then a planet offers free maneuvers. The move goes on only when all of that is settled.',
          body: '',
        },
      ],
      see: ['6.1', '6.5', '6.6', '9.6'],
      examples: [
        {
          title: 'Three hexes through a hexside',
          units: [{ id: '1E', what: 'piccolo', hex: 'A0508', direction: 2, velocity: 3 }],
          ask: { kind: 'course' },
        },
      ],
    },
    {
      id: '6.1',
      title: 'The twelve directions',
      brief:
        'A unit points at one of six hexsides or six corners, named as on a clock with 12 at the top. Towards a side it flies straight; towards a corner it zig-zags, first left, then right.',
      body: `Even hours are hexsides, odd ones corners. There is no row of hexes towards a corner, so the unit takes turns between the two rows on
either side of the line: left, right, left, right. After every second hex it is exactly on the line again.

When it stops in between, the next hex must be on the other side, or it would drift. The [[Direction Reminder]] marks that hex.`,
      rulings: [
        {
          id: 'R6.1a',
          title: 'The clock',
          brief:
            'Directions are numbers from 1 to 12, and 12 is the top of the page. Even ones point at sides, odd ones at corners, so 3 o’clock runs to the right along a zig-zag.',
          body: '',
        },
        {
          id: 'R6.1b',
          title: 'Which side comes next',
          brief:
            'A zig-zag begins with the hex to the left, one hour anticlockwise, then takes the one to the right, and so on. The side that is due is remembered from move to move; turning sets it back to left.',
          body: 'Speeding up, slowing down, weaving and standing still keep it; turning resets it even if the unit turns back in the same phase. A unit just launched begins with left. Two docked units have the reminder of the one that was docked with.',
        },
      ],
      see: ['6.0', '7.2'],
      examples: [
        {
          title: 'A zig-zag towards a corner',
          units: [{ id: '1E', what: 'piccolo', hex: 'A0508', direction: 3, velocity: 3 }],
          ask: { kind: 'course' },
        },
      ],
    },
    {
      id: '6.2',
      title: 'Off the map',
      brief:
        'When a ship or battlecraft flies off the last sheet, a new sheet is laid there. A missile that flies off is gone.',
      body: 'Space has no border, only the table has one. Nobody wins or loses by flying away, unless the scenario says so.',
      rulings: [
        {
          id: 'R6.2a',
          title: 'When a sheet is laid',
          brief:
            'A new sheet comes the moment a ship or battlecraft moves, weaves or is launched into a hex that lies on none; it stays, and there are as many as you need. A missile may not be launched off the sheets, and one that flies off them is removed.',
          body: 'A hex on a sheet that is not there yet is named with the letter the sheet would get: with A alone on the table, the hexes around A0101 are B0117, B0217, A0201, A0102, B1601 and B1617.',
        },
      ],
      see: ['2.1', 'R2.1c'],
    },
    {
      id: '6.3',
      title: 'Velocity 0',
      brief:
        'A unit with velocity 0 stays where it is. It still points somewhere, which counts when it speeds up or is fired at.',
      body: 'Counters that ride on a ship, because they are [[prepared|prepare]], go where the ship goes.',
      rulings: [
        {
          id: 'R6.3a',
          title: 'It has moved',
          brief:
            'A unit with velocity 0 counts as moved; it cannot be told to move, and the phase does not wait for it.',
          body: '',
        },
      ],
      see: ['6.0', '6.5'],
    },
    {
      id: '6.4',
      title: 'Hexes with others in them',
      brief:
        'Units fly through each other’s hexes and may share them, as many as like. Only missiles and enemies who meet have something to settle.',
      body: 'Whenever a missile comes into a hex with an enemy unit, or an enemy unit comes to a missile, [[interception]] is attempted, even in the middle of a move (§9.6).',
      see: ['9.6', '6.0'],
    },
    {
      id: '6.7',
      title: 'Moving costs no energy',
      brief: 'Energy is spent in the Command Phase and in the Fire Phase only. Flying on is free.',
      body: 'That holds for the maneuvers a planet gives as well (§6.5). The one exception is a [[force field]] raised against a missile in the middle of a move (§9.8).',
      see: ['7.5', '6.5', '9.8'],
    },
  ],
};
