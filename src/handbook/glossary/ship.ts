import { ENERGY_COST, ENERGY_POD_UNITS, HULLS } from '../../engine/index.ts';
import type { GlossaryTerm } from '../types.ts';
import { term } from './term.ts';

const { flute, piccolo } = HULLS;

/** The figures of a ship, its parts and its energy. */
export const SHIP: readonly GlossaryTerm[] = [
  term(
    'velocity',
    'How many hexes a unit flies in its Movement Phase, 0 to 9. It keeps it until something changes it.',
    ['2.6', '6.0', 'R8.3a'],
    {
      spellings: ['speed'],
    },
  ),
  term(
    'Velocity Rating',
    'By how much the velocity may change in one Command Phase, up and down together. It is no top speed.',
    ['4.1', 'R7.2a'],
  ),
  term(
    'Maneuver Rating',
    'This figure less the velocity is the number of Maneuver Commands in a phase. A damaged bridge makes it 2 less.',
    ['4.2', '7.1', '8.9'],
  ),
  term(
    'Energy Capacity',
    `All the energy a hull starts with, in units. Each energy pod adds ${ENERGY_POD_UNITS}.`,
    ['4.3', '10.3'],
    { spellings: ['capacity', 'energy'] },
  ),
  term(
    'burn rate',
    'How many energy units make one block of this ship. Large ships burn more for the same maneuver.',
    ['4.3', '10.3'],
    {
      spellings: ['energy burn rate', 'burn rates'],
      body: `A [[Piccolo]] has ${piccolo.burnRate}, so its ${piccolo.energyCapacity} units are ${piccolo.energyCapacity / piccolo.burnRate} blocks. [[Tractor beams|tractor beam]] and docked pairs reckon with it too: they pay once or twice the burn rate of what they move.`,
    },
  ),
  term(
    'energy unit',
    'The smallest amount of energy. Fire is paid in units; battlecraft and missiles pay everything in them.',
    ['10.3', '7.5', '8.2'],
    {
      spellings: ['energy units', 'units', 'unit of energy'],
    },
  ),
  term(
    'block',
    'The amount in which a spaceship pays for maneuvers: as many units as its burn rate. The log has one box for each.',
    ['7.5', '10.3', 'R10.3a'],
    {
      spellings: ['energy block', 'energy blocks', 'blocks', 'burn'],
      body: `A [[Flute]] burns ${flute.burnRate} units a block. The second Accelerate, Decelerate or turn of a phase costs ${ENERGY_COST.maneuvers} block, which pays for all further ones in it; a [[Weave]] costs ${ENERGY_COST.weave} more. When every box is marked the ship has no energy left.`,
    },
  ),
  term(
    'unit track',
    'Counts the units spent since the last block, from 0 to one less than the burn rate. When it is full a block is marked and it starts again at 0.',
    ['10.3', 'R10.3a'],
    {
      spellings: ['energy unit track', 'track', 'energy marker'],
    },
  ),
  term(
    'leak',
    `A damaged energy pod loses ${ENERGY_COST.energyPodLeak} units in each of its owner’s Command Phases, until ${ENERGY_POD_UNITS} for each such pod are spent.`,
    ['R10.3b', '8.9'],
    {
      spellings: ['leaks', 'damaged energy pod'],
    },
  ),
  term(
    'Civ Level',
    'How advanced a ship, pod or missile is, from 6 to 8. A pod above its ship’s level works one level lower.',
    ['4.7', '5.3', 'R9.5a'],
    {
      spellings: ['civilization level', 'civ'],
      body: 'It decides the ratings and the strike chance of missiles (§9.5, §9.7), what a tractor beam can do (§5.6), and how well a force field goes up in an emergency (§9.8). The owner of a level 8 missile may hold it back (§R9.6c).',
    },
  ),
  term(
    'Targeting Program',
    'A figure from 0 to −6 that is taken off the relative velocity when a ship fires. The best one of ship, pod and battle communications counts.',
    ['8.5', 'R8.5a', '4.8', '5.4'],
    {
      spellings: ['targeting', 'program', 'target program', 'programs'],
    },
  ),
  term(
    'burster',
    'The laser of the hull itself, one fire a phase. Class 1 fires bursts only, class 2 bursts or barrages; it cannot be shot away.',
    ['4.4', '8.1', 'R8.9a'],
    {
      spellings: ['burster class'],
    },
  ),
  term(
    'armor',
    'How many hits a part takes: armor 0 is destroyed by the first, armor 1 by the second, armor 2 by the third. Bridge, engine and force field have the hull’s.',
    ['4.5', '8.8', 'R8.8b'],
    {
      spellings: ['armor class', 'armor rating', 'armour'],
    },
  ),
  term(
    'force field',
    'A shield against missiles: the ship is not destroyed, but takes one or three rolls for hits. While it is up the ship cannot maneuver or launch.',
    ['4.6', '9.8', 'R7.4f'],
    {
      spellings: [
        'field',
        'raise force field',
        'lower force field',
        'activate force field',
        'deactivate force field',
        'raising the force field',
        'raise the field',
        'leave it down',
      ],
    },
  ),
  term(
    'force field class',
    'Class 1 lets an explosion roll three times for hits, class 2 once. A damaged class 2 field works like class 1.',
    ['4.6', '9.8', '8.9'],
  ),
  term('streamlined', 'A hull that can fly in air. Only such a hull can land on a planet.', ['4.9', '6.5', 'R6.5c']),
  term(
    'Spaceship Log',
    'The sheet of one ship: its parts and their state, its energy, its missiles and its battlecraft. Its owner keeps it; with closed logs the enemy does not see it.',
    ['2.3', '10.0', '10.1'],
    {
      spellings: ['log', 'ship’s log', 'logs', 'as built'],
    },
  ),
  term(
    'compartment',
    'A line of the log: bridge, engine, force field, or the box of a pod, with its die, armor and Status box.',
    ['10.1', '8.7'],
    {
      spellings: ['compartments', 'part', 'parts', 'box'],
    },
  ),
  term('Status box', 'Shows what hits have done to a part: nothing, V, D or X.', ['10.1', '8.8'], {
    spellings: ['status', 'V/D/X', 'V, D, X'],
  }),
  term('intact', 'A part that has not been hit.', ['8.8']),
  term(
    'vulnerable',
    'V in the Status box: an armored part has been hit and still works. The next hit damages it.',
    ['8.8', '8.9'],
    { spellings: ['V'] },
  ),
  term(
    'damaged',
    'D in the Status box: the part does less, or nothing, depending on what it is. The next hit destroys it.',
    ['8.8', '8.9'],
    {
      spellings: ['D', 'damage'],
    },
  ),
  term(
    'destroyed',
    'X in the Status box: the part does nothing any more. A ship is destroyed by a missile, or when it has lost bridge, engine and over half of its pods.',
    ['8.8', '8.9', 'R8.8a'],
    {
      spellings: ['X', 'kill', 'lost', 'gone'],
    },
  ),
  term(
    'bridge',
    'Steers the ship. Damaged it takes 2 off the Maneuver Rating and ends weaving, destroyed it leaves a rating of 1.',
    ['8.9', '4.0'],
  ),
  term(
    'engine',
    'Drives the ship. Damaged it makes every Maneuver Command cost a block, destroyed it allows none.',
    ['8.9', 'R7.5b', '4.0'],
    {
      spellings: ['damaged engine'],
    },
  ),
];
