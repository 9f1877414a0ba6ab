import type { Chapter } from '../types.ts';

/** What lies in space. */
export const planets: Chapter = {
  id: 'planets',
  title: 'Planets and asteroids',
  brief:
    'A planet lets a passing ship maneuver without spending energy, can be orbited, and stops missiles. Asteroids may strike whatever flies into them, the faster the likelier.',
  body: `A [[planet]] fills one hex. An asteroid marker stands for a field of seven: its own hex and the six around it. The map draws every hex that counts.`,
  cases: [
    {
      id: '6.5',
      title: 'Planets',
      brief:
        'A ship or battlecraft that moves into a planet’s hex may maneuver there and then, free of charge. At velocity 1 it orbits; brought to 0, a streamlined one lands.',
      body: `- Free maneuvers: in the middle of its move the unit may accelerate, decelerate and turn, as many times as its ratings allow (§7.1). Its velocity cannot go below 1. Then it flies what remains: its new velocity less the
hexes already flown. If that is 0 or less, it stops in the planet’s hex. At velocity 4, with the planet in the second hex: slowed down to 3 the unit flies one hex more, in its new direction; slowed down to 2, none.
- [[Orbit]]: a unit with velocity 1 in the planet’s hex is in orbit, and need not move on.
- [[Landing|landed]]: a [[streamlined]] unit brought to velocity 0 in the planet’s hex in a Command Phase lands as its owner’s next Movement Phase begins. It is out of the game then, but not destroyed.
- A [[missile]] that enters the hex is destroyed.`,
      rulings: [
        {
          id: 'R6.5a',
          title: 'The free maneuvers',
          brief:
            'They obey the number of commands for the velocity before them, the Velocity Rating, and a least velocity of 1, and are counted apart from the Command Phase. Entering by a move gives them; being launched into the hex does not.',
          body: `A turn starts the zig-zag with left. A unit with a destroyed engine, a force field up or a jump marker gets none; with a damaged engine it gets them free as well, since no energy is spent here. The owner of the unit decides, also in the other
player’s Movement Phase. The owner is asked if at least one is possible, and the unit flies on only when they say so.`,
        },
        {
          id: 'R6.5b',
          title: 'Staying in orbit',
          brief:
            'A unit that begins its Movement Phase in a planet’s hex with velocity 1 is in orbit: its player says whether it stays or moves on. It counts as in orbit whenever it has velocity 1 there and is not in the middle of a move.',
          body: '',
        },
        {
          id: 'R6.5c',
          title: 'Landing',
          brief:
            'A streamlined unit brought to velocity 0 in a Command Phase in a planet’s hex lands as its owner’s next Movement Phase begins, if it is still there and still at 0. A landed unit takes no part in anything, is no target, and is not destroyed.',
          body: 'A unit that is not streamlined stays in space with velocity 0.',
        },
        {
          id: 'R6.5d',
          title: 'Launching at a planet',
          brief: 'A missile launched into a planet’s hex is destroyed at once.',
          body: '',
        },
      ],
      see: ['6.0', '7.1', '6.6', 'R3.0d'],
    },
    {
      id: '6.6',
      title: 'Asteroids',
      brief:
        'On entering a hex of asteroids, roll a die for the unit: if it shows its velocity or less, a rock hits. Then the Hit Table says where, as for fire.',
      body: 'So at velocity 2 the chance is 20 % a hex. A [[critical hit]] from a rock does nothing. A missile is destroyed when the second die shows a 2.',
      rulings: [
        {
          id: 'R6.6a',
          title: 'Every hex of a move, no launch',
          brief:
            'Every asteroid hex that a unit moves into is checked; to be launched into one is not to move, and is not. Where two parts could be hit, the player whose phase it is chooses, no matter who owns the unit.',
          body: 'A critical hit by a rock has no effect. Each of two docked units is rolled for (§R7.4d). In a game begun when launches were checked they go on to be, at the velocity of the launch.',
        },
      ],
      see: ['8.7', '6.5', '7.2'],
      charts: ['hit'],
    },
  ],
};

/** Leaving by jump. */
export const jumps: Chapter = {
  id: 'jumps',
  title: 'Jumps',
  brief: 'A ship that jumps leaves the game, which may be what it came for. Only Scenario 3 allows it.',
  body: `With a [[standard jump pod]] or a [[hunter pod]] it goes in three steps: Prepare Jump in one Command Phase, Jump in the next, and the ship is gone as its next Movement Phase begins. With an [[augmented jump pod]] the first step is left out. With a velocity at or above its [[Maneuver Rating]] the ship is too fast for all of these commands (§R7.2b). Once it prepares, it can neither
maneuver nor dodge, so the enemy has two Fire Phases at a sitting target.`,
  also: ['7.2', 'R7.2b', 'R7.2c'],
  cases: [
    {
      id: '6.8',
      title: 'Leaving by jump',
      brief:
        'A ship that was given the command to jump is taken out of play as its owner’s next Movement Phase begins. It is not destroyed.',
      body: 'What is aboard goes with it; its launched battlecraft and missiles stay (§R11.0d). Whether that wins something, the scenario says.',
      see: ['7.2', 'R7.2b', 'R3.0d'],
    },
  ],
};
