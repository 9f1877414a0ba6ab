import { HULLS } from '../../engine/index.ts';
import type { Chapter } from '../types.ts';

const x = HULLS['terwillicker-x'];

/** Battlecraft and docking. */
export const battlecraft: Chapter = {
  id: 'battlecraft',
  title: 'Battlecraft',
  brief:
    'A battlecraft is a small fighter from a pod. It flies and fires like a ship, on 15 units of energy and with no commands but its own.',
  body: `It takes two Command Phases to get one out: [[Prepare Battlecraft|prepare]] in the first, Launch Battlecraft in a later one (§7.4, §R7.4g). It can turn and fire in the Game-Turn in which it is launched.

On the map it [[detects|detection]] like a ship, gets [[Maneuver Commands|Maneuver Command]] by its own ratings, and fires its [[burster]] once a phase. It has only a bridge and an engine to lose, and no force field: a missile that catches it
destroys it. Where a ship pays blocks it pays units.

To come home it must be in its ship’s hex with the same velocity and direction; then a [[Rendezvous]] puts it into its pod, where it can be recharged (§R7.5d) and prepared again.`,
  also: ['5.6', 'R7.4g', 'R7.5d', 'R8.8a', 'R8.9b', 'R8.7b'],
  cases: [
    {
      id: '10.4',
      title: 'The battlecraft on a log',
      brief:
        'A battlecraft has no log of its own: its bridge, engine and energy boxes are on the log of its mother ship.',
      body: `Each unit it spends marks a box; with all ${x.energyCapacity} marked it has none left. In its pod marks can be taken off again, and the ship pays as many units. It can never hold more than ${x.energyCapacity}.`,
      see: ['R7.5d', '7.4', '8.8', '10.3'],
      charts: ['hulls'],
    },
  ],
};

/** Docking, towing and tractor beams. */
export const docking: Chapter = {
  id: 'docking',
  title: 'Docking and tractor beams',
  brief:
    'Two units that fly exactly alike in one hex can dock and then fly as one. A tractor beam turns or slows a unit that would rather not.',
  body: `Docking wins Scenario 4 for the pirates, brings battlecraft home, and lets one ship [[tow]] another. It needs the same hex, the same velocity and the same direction, and one [[Battle Command]], [[Rendezvous]], of a spaceship. The other need not
agree.

A pair has one velocity and one direction. In their Command Phase each player may steer it through their own ship in it; so a tug-of-war is possible, and either side may part the two in its own phase.

A [[tractor beam]] reaches out to 4 hexes (level 7) or 6 (level 8) and gives the target one or two commands as if it were yours: brake it, so that you can catch up, or turn it towards the rocks. It is expensive against large ships, for it costs twice the
target’s [[burn rate]] for every command.`,
  also: ['7.4', 'R7.4c', 'R7.4d', 'R7.4e', '5.6'],
  cases: [],
};
