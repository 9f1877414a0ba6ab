import { ENERGY_POD_UNITS, HULLS } from '../../engine/index.ts';
import type { Chapter } from '../types.ts';

const { flute, spear, sword, piccolo } = HULLS;

/** Hulls, and the log of a ship. */
export const ships: Chapter = {
  id: 'ships',
  title: 'Ships and their logs',
  brief:
    'A ship is a hull with pods. The hull’s figures say how it flies and how many hits it takes; the log shows what is left of it.',
  body: `Read a ship by four of its figures. The [[Maneuver Rating]] says how nimble it is, the [[Velocity Rating]] how hard it
accelerates, the [[Armor Class|armor]] how many hits its parts take, and its energy how long it can keep all that up. What it fights
with is in its [[pods|pod]]; every spaceship has a small laser of its own, the [[burster]].

The [[log|Spaceship Log]] lists the ship’s parts with a number beside each. When a shot hits, a second [[die]] is rolled, and the part with
that number is struck.`,
  cases: [
    {
      id: '4.0',
      title: 'Spaceships',
      brief:
        'There are ten hulls of spaceships, from the one-pod Piccolo to the twelve-pod Corco Mu, and four of battlecraft. Each has its line in the hull chart.',
      body: `Every hull has a [[bridge]], an [[engine]] and quarters for its crew; some have a [[force field]]. Four yards build them:

- Blades: the warships [[Dagger]], [[Sword]] and [[Spear]].
- Harmonics: the [[Piccolo]], [[Flute]] and [[Clarinet]], fast and fine.
- Corco: the freighters [[Gamma|Corco Gamma]], [[Zeta|Corco Zeta]], [[Iota|Corco Iota]] and [[Mu|Corco Mu]].
- Terwillicker: the battlecraft [[Terwillicker-5000]] and [[Terwillicker-X]]. A [[Lander]] and a [[Corco Omega]] exist too, in none of
the five scenarios.`,
      see: ['4.9', '5.0', '10.1'],
      charts: ['hulls'],
    },
    {
      id: '4.1',
      title: 'Velocity Rating',
      brief:
        'By how much a unit’s velocity may change in one Command Phase. It is no top speed: that is 9 for everybody.',
      body: `A [[Sword]] (${sword.velocityRating}) may go from 2 to 5 in one phase, a [[Spear]] (${spear.velocityRating}) only from 2 to 3. Each step
takes one [[Maneuver Command]].`,
      see: ['7.1', '7.2', 'R7.2a', 'R8.3a'],
      charts: ['hulls'],
    },
    {
      id: '4.2',
      title: 'Maneuver Rating',
      brief:
        'A unit gets as many Maneuver Commands in a phase as its Maneuver Rating less its velocity. The faster it flies, the less it can be steered.',
      body: `A [[Piccolo]] (${piccolo.maneuverRating}) at velocity 2 gets ${piccolo.maneuverRating - 2}, at velocity 6 only ${piccolo.maneuverRating - 6}. What happens when the
velocity reaches the rating, §7.1 says.`,
      see: ['7.1', '8.9'],
      charts: ['hulls'],
    },
    {
      id: '4.3',
      title: 'Energy Capacity and Burn Rate',
      brief:
        'The capacity is all the energy a ship starts with, in units. The burn rate is how many of them make one energy block, in which maneuvers are paid.',
      body: `A [[Flute]] starts with ${flute.energyCapacity} [[units|energy unit]] and burns ${flute.burnRate} of them a [[block]], so its log has ${flute.energyCapacity / flute.burnRate}
blocks. Each [[energy pod]] adds ${ENERGY_POD_UNITS} units. A ship’s energy does not come back.`,
      see: ['7.5', '10.3'],
      charts: ['hulls'],
    },
    {
      id: '4.4',
      title: 'Burster',
      brief:
        'The laser of the hull itself. Class 1 fires one laser burst a phase; class 2 fires either a laser burst or a laser barrage.',
      body: 'It costs nothing to fire a burst, and the [[burster]] cannot be shot away: a ship can fire as long as it exists. Only the [[Lander]] and the [[Corco Omega]] have none.',
      see: ['8.1', 'R8.9a'],
      charts: ['hulls', 'fire'],
    },
    {
      id: '4.5',
      title: 'Armor',
      brief: 'A hull has an Armor Class of 0, 1 or 2. It is the armor of its bridge, engine and force field.',
      body: 'With armor 0 the first hit destroys a part, with armor 1 the second, with armor 2 the third (§8.8). Pods have armor of their own (§5.8).',
      see: ['8.8', '5.8'],
      charts: ['hulls'],
    },
    {
      id: '4.6',
      title: 'Force field',
      brief:
        'Some hulls can raise a force field, of class 1 or 2, which saves the ship from being destroyed by a missile. It does nothing against fire.',
      body: `While it is up, the ship cannot maneuver or launch (§R7.4f). Class 2 lets through less than class 1 (§9.8). The [[Dagger]],
[[Sword]], [[Spear]], [[Flute]] and [[Corco Iota]] have one.`,
      see: ['9.8', '7.4', '8.9'],
      charts: ['hulls'],
    },
    {
      id: '4.7',
      title: 'Civ Level of a hull',
      brief:
        'How advanced the ship is, from 6 to 8. A pod of a higher level works one level lower on it, and it decides the ship’s chance to raise a force field in an emergency.',
      body: 'One lower, not down to the ship’s: a level 8 pod on a level 6 hull works at 7 (§5.3). The missiles of the pod take its level, so an old freighter’s missiles strike less well.',
      see: ['5.3', '9.5', '9.7', '9.8'],
      charts: ['hulls'],
    },
    {
      id: '4.8',
      title: 'Targeting Program of a hull',
      brief: 'A figure from 0 to −4 that makes fire from this ship better: it is taken off the relative velocity.',
      body: 'It counts for the [[burster]], and for a weapon pod unless the pod’s own is better (§8.5). Missiles have no use for it.',
      see: ['8.5', '5.4'],
      charts: ['hulls'],
    },
    {
      id: '4.9',
      title: 'The hull chart',
      brief:
        'All hulls with their figures: pods, Velocity and Maneuver Rating, energy, burn rate, burster, armor, force field, Civ Level and Targeting Program.',
      body: `[[Streamlined]] hulls can land on planets. The remaining columns of the printed chart (how easily a ship is had, crew,
passengers, cargo, performance, repairs, price) belong to the role-playing game around this one, and are not used in play.`,
      see: ['4.0', '5.8', '6.5'],
      charts: ['hulls'],
    },
    {
      id: '2.3',
      title: 'The Spaceship Log',
      brief:
        'Each spaceship has a log that shows its parts, missiles, energy and battlecraft. The scenario says whether it is the small form, Nr. 1, or the large one, Nr. 2.',
      body: `The enemy may not look at it, but for one moment: when a player has to choose the part that is hit, they see the list of
[[compartments|compartment]] (§8.7). With [[open logs]] everybody may read everything.`,
      see: ['10.0', '10.1', '10.2', '10.3', '10.4'],
    },
    {
      id: '10.1',
      title: 'The compartments of a log',
      brief:
        'One line each for the bridge, the engine, the force field and every pod: the die that hits it, its armor, and a Status box for V, D and X.',
      body: `Before the game you choose which pod goes into which box; until you do, they lie in the scenario’s order. It matters, for the box
decides the [[die]]: 4 hits pod 1 or 9, 5 hits pod 2 or 10, and so on up to 10 for pod 7; pod 8 shares the 3 with the force field (§8.7). Two parts that share
a die are hit less often, as one number stands for both, but the enemy then picks which of them.

Boxes without a pod are struck off, and so is the force field where there is none. During the game the [[Status box]] shows
[[V|vulnerable]], [[D|damaged]] or [[X|destroyed]] (§8.8).`,
      see: ['8.7', '8.8', 'R11.0a'],
      charts: ['hit'],
      rulings: [
        {
          id: 'R10.1a',
          title: 'How large the two logs are',
          brief:
            'Nr. 1 has room for 6 pods and a unit track to 8, Nr. 2 for 12 pods and a track to 16. Both have 48 block boxes and two battlecraft sections.',
          body: `Nr. 1 has 10 boxes for unguided missiles, 7 lines for guided, 5 for intelligent ones and 2 for MIMS; Nr. 2 has 16, 14, 10 and 4. A guided
line has 10 energy boxes, an intelligent one 9, a MIMS 7; a battlecraft has 15. A ship that needs more gets a longer sheet.`,
        },
      ],
    },
  ],
};
