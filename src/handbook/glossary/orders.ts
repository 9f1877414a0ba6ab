import type { GlossaryTerm } from '../types.ts';
import { term } from './term.ts';

/** Flying, and the commands. */
export const ORDER_TERMS: readonly GlossaryTerm[] = [
  term(
    'direction',
    'Where a unit points, as an hour of the clock with 12 at the top. Even hours are hexsides, odd ones corners.',
    ['6.1', 'R6.1a'],
    {
      spellings: ['heading', 'pointing'],
    },
  ),
  term(
    'vector',
    'A direction and a velocity together. Two units with the same one keep their distance for ever.',
    ['8.4', '6.0'],
    {
      spellings: ['same vector', 'same course'],
    },
  ),
  term(
    'course',
    'The hexes a unit will fly through in its next move if nothing changes. It is drawn on the map, also as it would be with the order you point at.',
    ['6.0', '6.1'],
    {
      spellings: ['courses', 'all courses', 'next course'],
    },
  ),
  term(
    'zig-zag',
    'The way a unit flies towards a corner: a hex to the left of the line, one to the right, and so on.',
    ['6.1', 'R6.1b'],
    {
      spellings: ['zigzag', 'corner move'],
    },
  ),
  term(
    'Direction Reminder',
    'Marks the hex that a zig-zagging unit enters next, so that it does not drift. Turning sets it back to the left.',
    ['6.1', 'R6.1b', '2.7'],
    {
      spellings: ['reminder', 'next side'],
    },
  ),
  term(
    'move',
    'To fly a unit’s full velocity in its Movement Phase. Every unit must; velocity 0 counts as moved.',
    ['6.0', 'R6.3a'],
    {
      spellings: ['move all', 'moved', 'move all the rest', 'carried'],
    },
  ),
  term(
    'free maneuvers',
    'A ship or battlecraft that moves into a planet’s hex may speed up, slow down and turn there without energy, then flies on.',
    ['6.5', 'R6.5a'],
    {
      spellings: ['free at the planet', 'maneuver at the planet', 'fly on', 'go on'],
    },
  ),
  term(
    'command',
    'What you tell a unit in your Command Phase. Maneuver Commands change how it flies, Battle Commands what it carries.',
    ['7.0', '7.1', '7.3'],
    {
      spellings: ['commands', 'orders', 'order'],
    },
  ),
  term(
    'Maneuver Command',
    'Accelerate, Decelerate, Direction Change, Weave and the jump commands. A unit gets its Maneuver Rating less its velocity in a phase.',
    ['7.1', '7.2', 'R7.1a'],
    {
      spellings: ['maneuver', 'maneuvers', 'maneuver commands'],
    },
  ),
  term(
    'Battle Command',
    'A command to the weapons and systems of a spaceship: prepare, control, search, launch, dock, tractor beam, force field. Weapon and battle communications pods give them.',
    ['7.3', '7.4', 'R7.4a'],
    {
      spellings: ['battle', 'battle commands'],
    },
  ),
  term('Accelerate', 'Velocity 1 more. Several in a phase, up to the Velocity Rating.', ['7.2', 'R7.2a', '7.5'], {
    spellings: ['speed up', 'acceleration'],
  }),
  term('Decelerate', 'Velocity 1 less. Several in a phase, up to the Velocity Rating.', ['7.2', 'R7.2a', '7.5'], {
    spellings: ['slow down', 'brake'],
  }),
  term(
    'Direction Change',
    'The unit turns by one hour, left or right. It may do so as often as it has commands.',
    ['7.2', '6.1', '7.5'],
    {
      spellings: ['turn', 'turn left', 'turn right', 'turn left, turn right'],
    },
  ),
  term(
    'Weave',
    'The unit slips into a hex beside it at once and keeps its velocity and direction. Once a phase, one block; not for missiles.',
    ['7.2', '7.5'],
    {
      spellings: ['weaves', 'woven', 'wove'],
    },
  ),
  term(
    'jump',
    'To leave the game by hyperjump: Prepare Jump, then Jump in the next Command Phase. Only Scenario 3 allows it.',
    ['7.2', 'R7.2b', 'R7.2c', '6.8'],
    {
      spellings: ['prepare jump', 'abort jump', 'hyperjump', 'gone by jump', 'jumped'],
    },
  ),
  term(
    'jump marker',
    'Lies on a ship that has been told to Prepare Jump or to Jump. Such a ship takes no other Maneuver Commands.',
    ['7.2', 'R7.2b', '7.1'],
  ),
  term(
    'jump zone',
    'In Scenario 3 the fifth column of sheets, E and those above and below it. A ship that has been there may jump.',
    ['R7.2c'],
  ),
  term(
    'prepare',
    'To get a missile or battlecraft ready in one Command Phase, so that it can be launched later. The enemy sees that something is ready, not what.',
    ['7.4', '9.1', 'R7.4b', 'R8.9b'],
    {
      spellings: [
        'prepared',
        'prepare missile',
        'prepare battlecraft',
        'preparing',
        'prepared, not launched',
        'prepared counter',
      ],
    },
  ),
  term(
    'control',
    'To steer one guided missile in this phase, for one Battle Command of the ship it came from.',
    ['7.4', 'R7.4a', 'R9.5b'],
    {
      spellings: ['control missile', 'steer', 'controlled', 'control guided missile'],
    },
  ),
  term(
    'Active Search',
    'A Battle Command that turns up all face-down enemy counters within 6 hexes, 10 with battle communications.',
    ['7.4', '5.6', 'R3.0b'],
    {
      spellings: ['search', 'searches'],
    },
  ),
  term(
    'launch',
    'To put a missile or battlecraft on the map, beside its ship and with nearly its velocity. Missiles are launched in Fire Phases, battlecraft in Command Phases.',
    ['9.4', 'R9.4a', 'R7.4g', '9.2'],
    {
      spellings: ['launch missile', 'launch battlecraft', 'launches', 'launched'],
    },
  ),
  term(
    'Rendezvous',
    'The command to dock: two ships or battlecraft in one hex, with the same velocity and direction. It brings a battlecraft home into its pod.',
    ['7.4', 'R7.4c'],
    {
      spellings: ['dock', 'docking', 'docks'],
    },
  ),
  term(
    'docked',
    'Two units that fly as one after a Rendezvous. Commands count for both, and a block due costs both burn rates in units.',
    ['R7.4c', 'R7.4d'],
    {
      spellings: ['docked pair', 'pair'],
    },
  ),
  term(
    'tow',
    'To fly a docked ship along that could not fly so itself. Its own rating and damage do not matter then.',
    ['R7.4d', '7.4'],
    { spellings: ['towing'] },
  ),
  term('separate', 'To part a docked pair. Either owner may in their Command Phase, at no cost.', ['R7.4d'], {
    spellings: ['separates'],
  }),
  term(
    'tractor beam',
    'Gives another ship or battlecraft one or two Maneuver Commands as if it were yours. Each costs twice the target’s burn rate.',
    ['R7.4e', '5.6', '7.4'],
    {
      spellings: ['beam', 'tractor'],
    },
  ),
  term(
    'recharge',
    'A battlecraft in its pod takes on energy units from its ship, in your Command Phase. This needs no command.',
    ['R7.5d', '10.4'],
    {
      spellings: ['recharging', 'recharging a battlecraft', 'in its pod'],
    },
  ),
  term(
    'deploy',
    'To place a ship in set-up, where the scenario leaves its hex, direction or velocity open.',
    ['R11.0c', '11.0'],
    { spellings: ['deployed', 'place'] },
  ),
  term(
    'swap pods',
    'To exchange two pods in their boxes in set-up. The box decides which die hits a pod.',
    ['10.1', 'R11.0a'],
    {
      spellings: ['pods in their boxes'],
    },
  ),
];
