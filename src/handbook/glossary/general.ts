import type { GlossaryTerm } from '../types.ts';
import { term } from './term.ts';

/** The game, its phases, and what lies on the map. */
export const GENERAL: readonly GlossaryTerm[] = [
  term('hex', 'One of the six-sided fields of the map. A0207 is column 02, row 07 of sheet A.', ['2.1', 'R2.1a'], {
    spellings: ['hexes', 'star map', 'map'],
  }),
  term(
    'sheet',
    'A piece of the map with a letter, 16 columns by 17 rows of hexes. A new one is laid where a ship flies off the last.',
    ['2.1', '6.2', 'R6.2a'],
  ),
  term(
    'Game-Turn',
    'Six phases: player 1 moves, player 2 commands, player 1 fires, then the same with the players exchanged. It stands for a quarter of an hour.',
    ['3.0'],
    {
      spellings: ['turn sequence'],
    },
  ),
  term('phase', 'A sixth of a Game-Turn, in which one player moves, commands or fires.', ['3.0', 'R3.0a']),
  term('phasing player', 'The player whose phase it is.', ['3.0']),
  term(
    'Movement Phase',
    'Your units fly as many hexes as their velocity, straight on. You only say in which order.',
    ['3.0', '6.0'],
    {
      spellings: ['movement'],
    },
  ),
  term(
    'Command Phase',
    'You detect what is near, then give Maneuver and Battle Commands. They are flown in your next Movement Phase; before that the enemy fires.',
    ['3.0', '7.0', 'R3.0c'],
  ),
  term('Fire Phase', 'Your ships and battlecraft fire and launch missiles, one unit after the other.', [
    '3.0',
    '8.0',
    'R8.0a',
  ]),
  term(
    'set-up',
    'Before the first phase each player puts the pods into their boxes and the ships where the scenario leaves a choice. Then they are ready.',
    ['11.0', 'R11.0a', 'R11.0c'],
    {
      spellings: ['setup', 'ready'],
    },
  ),
  term(
    'die',
    'The die of the game gives 1 to 10, and low is good. On a log, the Die of a part is the number of the second die that hits it.',
    ['1.0', 'R1.0a', '8.7', '10.1'],
    {
      spellings: ['dice', 'roll', 'second die', 'your own dice'],
      body: 'A hit needs two dice: the first must be the [[hit chance]] or less, the second finds the part on the [[Hit Table]]. So a part in box 1, with a 4 beside it, is struck when the second die shows 4.',
    },
  ),
  term('unit', 'A spaceship, battlecraft or missile. Where energy is spoken of, a unit is an energy unit.', ['2.5'], {
    body: 'For the other meaning see [[energy unit]].',
  }),
  term(
    'counter',
    'The piece that stands for a unit on the map: its arrow shows the direction, its plate the velocity, its letter which unit it is.',
    ['2.4', '2.5'],
    {
      spellings: ['counters', 'piece'],
    },
  ),
  term('spaceship', 'A hull with pods, a letter and a log of its own. It always lies face up.', ['4.0', '2.5'], {
    spellings: ['ship'],
  }),
  term(
    'hull',
    'The body of a ship, of one of fourteen classes. It has a bridge, an engine, perhaps a force field, and room for pods.',
    ['4.0', '4.9'],
    {
      spellings: ['class', 'ship class'],
    },
  ),
  term(
    'pod',
    'A compartment with one purpose: a weapon, a hangar, energy, cargo. It sits in a numbered box of the log, which decides the die that hits it.',
    ['5.0', '5.8', '10.1'],
  ),
  term(
    'battlecraft',
    'A small fighter that a spaceship carries in a pod. Once launched it flies and fires like a ship; it pays units instead of blocks.',
    ['10.4', '7.4', 'R7.4g'],
    {
      spellings: ['craft', 'fighter'],
    },
  ),
  term(
    'mother ship',
    'The spaceship a battlecraft belongs to, and whose log it is on. Only there it can go back into a pod.',
    ['10.4', 'R7.4c'],
  ),
  term(
    'missile',
    'A unit that destroys what it intercepts, unless that has its force field up. There are four types: unguided, guided, intelligent and MIMS.',
    ['9.0', '9.5', '9.6'],
    {
      spellings: ['missiles'],
    },
  ),
  term(
    'planet',
    'A hex in which ships may maneuver without spending energy as they fly in, and stay in orbit or land. Missiles that enter it are destroyed.',
    ['6.5', 'R6.5a'],
  ),
  term(
    'orbit',
    'A ship or battlecraft with velocity 1 in a planet’s hex, not in the middle of a move. It may stay there instead of moving.',
    ['6.5', 'R6.5b'],
    {
      spellings: ['in orbit', 'stay in orbit', 'keep in orbit', 'orbiting'],
    },
  ),
  term(
    'landed',
    'A streamlined unit brought to velocity 0 in a planet’s hex has landed as its next Movement Phase begins. It takes no further part and is not destroyed.',
    ['6.5', 'R6.5c'],
    {
      spellings: ['landing', 'land', 'lands'],
    },
  ),
  term(
    'asteroids',
    'A hex in which a rock hits a unit that enters, if a die shows its velocity or less. Each marker fills its own hex and the six around it.',
    ['6.6', 'R6.6a'],
    {
      spellings: ['asteroid', 'asteroid field', 'struck', 'clear', 'asteroid belt'],
    },
  ),
  term('scenario', 'A map, two forces and the ways to win. Five are ready to play.', ['11.0']),
  term(
    'victory condition',
    'What ends the game, and for whom. It is looked at after every order and every step of a move.',
    ['11.0', 'R11.0b'],
    {
      spellings: ['victory', 'victory conditions'],
    },
  ),
  term(
    'Victory Points',
    'In Scenario 5 both sides collect points: the convoy for what reaches orbit, the raiders for what they destroy. Eight win.',
    ['R11.5a', '11.0'],
    {
      spellings: ['victory point', 'VP', 'points', 'score', 'safe in orbit', 'orbited'],
    },
  ),
  term(
    'alerted',
    'The Dagger of Scenario 4 sleeps in orbit until a die of 1 or 2 wakes it, one roll in each of its Command Phases. Until then it does nothing and cannot be fired at.',
    ['R11.4a', 'R3.0c'],
    {
      spellings: ['unalerted', 'not alerted yet', 'alert roll', 'waits for the alarm'],
    },
  ),
];
