import { ENERGY_COST, ENERGY_POD_UNITS, FIRE_COST, HULLS } from '../../engine/index.ts';
import type { Chapter } from '../types.ts';

const { flute } = HULLS;

/** What things cost. */
export const energy: Chapter = {
  id: 'energy',
  title: 'Energy',
  brief:
    'Spaceships pay for maneuvers in blocks, for fire in units. A block is worth as many units as the ship’s burn rate, and what is spent is gone.',
  body: `The first turn or change of velocity in a phase is free. The second costs one [[block]], and that block pays for all the rest in the same phase. So one command
costs nothing, and seven cost as much as two: maneuver a little, or a lot.`,
  cases: [
    {
      id: '7.5',
      title: 'What commands cost',
      brief:
        'One Accelerate, Decelerate or turn a phase is free; a second and all further ones cost one block together. A Weave costs a block, and so does raising the force field.',
      body: `A battlecraft pays an [[energy unit]] wherever a spaceship pays a [[block]].

- One Accelerate, Decelerate or turn: nothing. More than one: ${ENERGY_COST.maneuvers} block in all.
- [[Weave]]: ${ENERGY_COST.weave} block, besides that.
- Raising the [[force field]]: ${ENERGY_COST.activateForceField} block.
- A missile: ${ENERGY_COST.missileManeuver} unit of its own for every command.
- A [[tractor beam]]: ${ENERGY_COST.tractorBeam} times the target’s burn rate in units for every command given through it. The target pays nothing.
- Fire: a laser burst nothing, a particle burst ${FIRE_COST['particle-burst']} unit, a laser barrage ${FIRE_COST['laser-barrage']}, a particle barrage ${FIRE_COST['particle-barrage']} (§8.2).`,
      rulings: [
        {
          id: 'R7.5a',
          title: 'When the block is due',
          brief:
            'It is paid with the second Accelerate, Decelerate or turn of the phase. Commands through a tractor beam do not count towards it, though they count towards the number of commands and the Velocity Rating.',
          body: '',
        },
        {
          id: 'R7.5b',
          title: 'With a damaged engine',
          brief:
            'Every Maneuver Command costs one block (a battlecraft: one unit). That replaces the other costs: no first one is free, and nothing is added.',
          body: 'For a command through a tractor beam only the beam is paid.',
        },
        {
          id: 'R7.5c',
          title: 'Nothing on credit',
          brief: 'A command or a fire that costs more than the unit has is refused.',
          body: '',
        },
        {
          id: 'R7.5d',
          title: 'Recharging a battlecraft',
          brief:
            'In your Command Phase a battlecraft in its pod may take on any number of units from its ship, up to what it has spent. This needs no command.',
          body: 'A prepared one counts as in its pod. A landed ship recharges nothing, nor does a pod that is damaged or destroyed.',
        },
      ],
      see: ['7.7', '10.3', '8.2', '7.6'],
      charts: ['energy'],
    },
    {
      id: '7.6',
      title: 'Without energy',
      brief:
        'A ship or battlecraft that has nothing left may still do what is free: one Accelerate, Decelerate or turn a phase, laser bursts, and most Battle Commands.',
      body: 'It flies on, it can be docked with and towed, and its missiles can be launched and steered: a launch costs nothing (§9.2), and a missile has energy of its own. It cannot raise its force field, not even in an emergency, nor give commands through a tractor beam. With a damaged engine it can no longer maneuver at all, for then no Maneuver Command is free.',
      see: ['7.5', 'R7.5b', '8.2'],
    },
    {
      id: '7.7',
      title: 'The chart of costs',
      brief: 'All that costs energy on one chart, for spaceships and for battlecraft.',
      body: 'Whatever is not on it is free. What a [[docked pair|docked]] pays is explained in §R7.4d, the leak of a damaged energy pod in §R10.3b.',
      see: ['7.5', '8.2', '10.3'],
      charts: ['energy'],
    },
    {
      id: '10.3',
      title: 'Unit track and energy blocks',
      brief:
        'The log keeps energy in blocks, each worth the burn rate in units, and a unit track for the small change. When the track is full, a block is marked and it starts again at 0.',
      body: `A [[Flute]] (burn rate ${flute.burnRate}) with an [[energy pod]] has (${flute.energyCapacity} + ${ENERGY_POD_UNITS}) ÷ ${flute.burnRate} = ${(flute.energyCapacity + ENERGY_POD_UNITS) / flute.burnRate} blocks. To pay a block it marks one. To pay units
it moves the marker on the [[unit track]]: standing at 4, it pays 3 units by going to 5, then to 6, where a block is marked and the track is back at 0,
then to 1.

Its energy left, in units, is the unmarked blocks times the burn rate, less the number on the track.`,
      rulings: [
        {
          id: 'R10.3a',
          title: 'What can be paid',
          brief:
            'A block can be paid while one is unmarked. Units can be paid while the unmarked blocks times the burn rate, less the track, are enough.',
          body: 'When every block is marked the ship has no energy, whatever the track shows. So with one block unmarked and the track at 4, a block can still be paid, though fewer units than a block are left.',
        },
        {
          id: 'R10.3b',
          title: 'Energy pods that leak',
          brief: `A damaged energy pod loses ${ENERGY_COST.energyPodLeak} units in each of its owner’s Command Phases. That goes on until the ship has spent ${ENERGY_POD_UNITS} units for each of its energy pods that is damaged or destroyed.`,
          body: `Energy pods are emptied before the hull, and they count together: with two of them hit, the figure is ${2 * ENERGY_POD_UNITS}. Each damaged one leaks ${ENERGY_COST.energyPodLeak} units a phase, and the last leak stops exactly at
the figure, or when no energy is left. When a pod is destroyed, what the ship has spent becomes at once at least ${ENERGY_POD_UNITS} for each destroyed one. A ship that has spent more already loses nothing.

Whatever the ship has spent its energy on counts, also what the scenario says it has spent before.`,
        },
      ],
      see: ['4.3', '7.5', '8.9'],
    },
  ],
};
