import { MISSILES, PODS } from '../../engine/index.ts';
import type { Chapter } from '../types.ts';

const heavy = PODS['heavy-weapon'].missiles;
const guided = MISSILES.guided[7];

/** Missiles, but for force fields. */
export const missiles: Chapter = {
  id: 'missiles',
  title: 'Missiles',
  brief:
    'A missile is a unit that flies by the same rules as a ship. Where it meets an enemy it tries to intercept, and what it catches is destroyed.',
  body: `A missile is no bullet: it flies its velocity each [[Game-Turn]], and strikes only when it shares a hex with the enemy. So launch it to where the enemy will be. It strikes best at a low
[[relative velocity]]: from behind, or along the same line.

Even one that misses has done something. The enemy turned away from it, raised a field, or spent fire on it.`,
  also: ['9.8'],
  cases: [
    {
      id: '9.0',
      title: 'Missiles in short',
      brief:
        'Missiles are launched in the Fire Phase, fly in the Movement Phase, and are steered in the Command Phase, if at all. One that intercepts an enemy unit destroys it and itself.',
      body: 'Only a [[force field]] that is up saves a ship (§9.8). Anything can be intercepted: ships, battlecraft, and other missiles.',
      see: ['9.1', '9.4', '9.6', '9.8'],
    },
    {
      id: '9.1',
      title: 'How many missiles, and which need preparing',
      brief:
        'The pod chart says how many of each type a pod holds. A star means that the missile must be prepared in a Command Phase before the Fire Phase in which it is launched.',
      body: `A [[heavy weapon pod]] holds ${heavy.unguided} unguided missiles, which go without preparing, and ${heavy.guided} guided, ${heavy.intelligent} intelligent and ${heavy.mims} MIMS, which do not. Preparing takes one
[[Battle Command]] each (§7.4), and shows the enemy that something is coming, not what.`,
      see: ['5.1', '7.4', 'R7.4b', '5.8'],
      charts: ['pods'],
    },
    {
      id: '9.2',
      title: 'A launch counts as a fire',
      brief: 'A pod that launches a missile has used one of its fires. The launch costs no energy.',
      body: 'A ship with two [[light weapon pods|light weapon pod]] that launches from both has only its burster left. With its force field up a ship cannot launch, though it can fire.',
      see: ['8.1', '9.4', 'R7.4f'],
    },
    {
      id: '9.3',
      title: 'Noting a launch',
      brief:
        'On the log the missile takes the first free line of its type, with the number of its pod and its own number. The program does that by itself.',
      body: 'On paper, 2/3 on a guided line of ship A means: missile A-03, from pod 2. The pod has to be known later, for damage to pod 2 ends its guidance.',
      see: ['10.2', 'R2.5a'],
    },
    {
      id: '9.4',
      title: 'Where a missile is launched',
      brief:
        'Into a hex in front of the ship, with the ship’s velocity or one more or less, at least 1. It points the ship’s way or a little to the side.',
      body: 'The map shows the hexes, and in each the directions. Never into the ship’s own hex; several missiles may go into one hex, with the same or different directions and velocities. The missile lies face down.',
      rulings: [
        {
          id: 'R9.4a',
          title: 'Hexes and directions of a launch',
          brief:
            'A ship that points at a hexside has three hexes in front of it, one that points at a corner two. Dead ahead a missile points the ship’s way or one hour to either side; placed to a side, the ship’s way or up to two hours to that side.',
          body: '',
        },
        {
          id: 'R9.4b',
          title: 'Velocity of a launch',
          brief: 'The launcher’s velocity, or one more or one less, from 1 to 9.',
          body: '',
        },
      ],
      see: ['9.2', '9.5', 'R6.2a', 'R6.5d'],
      examples: [
        {
          title: 'From a ship that points at a hexside',
          units: [{ id: '1E', what: 'piccolo', hex: 'A0508', direction: 2, velocity: 3 }],
          ask: { kind: 'launch' },
        },
        {
          title: 'From a ship that points at a corner',
          units: [{ id: '1E', what: 'piccolo', hex: 'A0508', direction: 3, velocity: 1 }],
          ask: { kind: 'launch' },
        },
      ],
    },
    {
      id: '9.5',
      title: 'What missiles can do',
      brief:
        'The missile chart gives guided and intelligent missiles and MIMS a Velocity Rating, a Maneuver Rating and energy, by Civ Level. Every command costs one of their units.',
      body: `A [[guided missile]] of level 7 has a [[Velocity Rating]] of ${guided.velocityRating}, a [[Maneuver Rating]] of ${guided.maneuverRating} and ${guided.energyUnits} [[units|energy unit]]. It gets ${guided.maneuverRating} less its velocity in commands, like a ship (§7.1). When
its last unit is spent it flies one more time and is then taken off the map.

[[Unguided missiles|unguided missile]] take no commands and are not on the chart. They never run out; they fly straight on until they strike, are shot, are destroyed by a planet or a rock, or leave the map.`,
      rulings: [
        {
          id: 'R9.5a',
          title: 'The level of a missile',
          brief:
            'A missile has the Civ Level of its pod, which is one lower if it is above its ship’s; so have the four from a MIMS. A MIMS of level 6 uses the line of an intelligent missile.',
          body: '',
        },
        {
          id: 'R9.5b',
          title: 'A guided missile that has lost its ship',
          brief:
            'When its ship or pod can no longer control it, a guided missile flies on with the velocity and direction it has.',
          body: '',
        },
      ],
      see: ['7.1', 'R7.2d', '9.6', 'R3.0d'],
      charts: ['missiles'],
    },
    {
      id: '9.6',
      title: 'Interception',
      brief:
        'When a missile and an enemy unit come to share a hex, in any phase, the missile tries to intercept: find the relative velocity, look up the chance, roll. That number or less is an interception.',
      body: `- Take the [[relative velocity]] of the two as for fire, halved on one line and 0 for the same direction and velocity (§8.3, §8.4). No [[Targeting Program]] counts.
- The chart gives the chance by the missile’s [[Civ Level]] (§9.7). An A means that it succeeds without a die.
- If it succeeds the missile explodes. The target is destroyed, unless it is a spaceship with a [[force field]] up (§9.8).
- If it fails, nothing happens, and the two are left alone as long as they share the hex.

The attempt must be made; only the owner of a missile of level 8 may hold it back. Among several enemies in the hex it goes for the one with the lowest relative velocity; among equals its owner chooses. Two
missiles of opposite sides try each other, the one of the [[phasing player]] first.`,
      rulings: [
        {
          id: 'R9.6a',
          title: 'When a missile tries, and whom',
          brief:
            'It tries once each time it comes to share a hex with enemies that were not there before: the one with the lowest relative velocity that it has not yet tried during this stay; its owner chooses between equals. Having tried or declined one, it leaves that one alone while they share the hex.',
          body: `Which missiles are due is settled once for everything that enters the hex together. When a missile’s turn comes it tries whatever enemy is there and untried, even if the newcomer is already gone; with nobody left it passes. To
hold it back covers everybody it was offered. The stay is over when either leaves the hex or the map, or goes into its pod.`,
        },
        {
          id: 'R9.6b',
          title: 'Several missiles at once',
          brief:
            'The missiles of the player whose phase it is go first. Those of one owner go in the order in which they came onto the map.',
          body: '',
        },
        {
          id: 'R9.6c',
          title: 'Holding a missile back',
          brief:
            'The owner of a level 8 missile is asked each time and may decline their own missile’s attempt, never an enemy missile’s attempt on it. Owners of others are asked only to choose between equals.',
          body: '',
        },
        {
          id: 'R9.6d',
          title: 'Who takes no part',
          brief: 'Prepared missiles and battlecraft, and landed units, neither intercept nor are intercepted.',
          body: '',
        },
        {
          id: 'R9.6e',
          title: 'Both see that somebody is asked',
          brief:
            'When the owner of a missile has to decide, both players see that they are asked, and about which missile.',
          body: 'Of a missile that lies face down the other player sees its back, and not whether it may be held back.',
        },
      ],
      see: ['9.7', '9.8', '8.3', '8.4'],
      charts: ['interception'],
      examples: [
        {
          title: 'Head-on, not quite on one line',
          units: [
            { id: '1U01', what: 'unguided', hex: 'A0607', direction: 2, velocity: 3 },
            { id: '2D', what: 'piccolo', hex: 'A0607', direction: 7, velocity: 2 },
          ],
          ask: { kind: 'interception', civLevel: 7 },
        },
        {
          title: 'From behind',
          units: [
            { id: '1I21', what: 'intelligent', hex: 'A0607', direction: 2, velocity: 4 },
            { id: '2D', what: 'piccolo', hex: 'A0607', direction: 2, velocity: 2 },
          ],
          ask: { kind: 'interception', civLevel: 7 },
        },
      ],
    },
    {
      id: '9.7',
      title: 'The interception chart',
      brief:
        'The chance to intercept by the missile’s Civ Level and the relative velocity. An A means certain; otherwise roll that number or less.',
      body: 'Even the fastest crossing leaves a chance of 1 or 2, and level 8 at relative velocity 0 never misses.',
      see: ['9.6', '9.5'],
      charts: ['interception'],
    },
    {
      id: '9.9',
      title: 'The four missiles of a MIMS',
      brief:
        'Once in its life, in any Fire Phase of its owner, a MIMS on the map launches four unguided missiles by itself. After that it flies on as an intelligent missile.',
      body: 'They are placed in front of the MIMS as if it were a ship (§9.4). The launch takes no command, is no fire of any ship, and is not noted on the log.',
      rulings: [
        {
          id: 'R9.9a',
          title: 'How a MIMS launches',
          brief:
            'It launches exactly four, placed one after the other, once; also in the phase in which it was launched itself. If none of its placements lies on a sheet in use, it cannot.',
          body: '',
        },
      ],
      see: ['9.4', '9.5', 'R8.0a'],
    },
    {
      id: '10.2',
      title: 'The missiles on a log',
      brief:
        'One section for each type of missile: as many lines as the ship’s pods hold, and in each line as many energy boxes as such a missile has.',
      body: `The number of the pod and of the missile is written into the first free line when it is prepared, or launched without preparing. Every command crosses out one of its boxes; with the last box it is spent. Unguided
missiles have no boxes. A pod that has sent out as many of a type as the chart or the scenario gives it has no more of them.`,
      see: ['9.3', '9.5', '9.1'],
      charts: ['missiles', 'pods'],
    },
  ],
};
