import { CRITICAL_HIT, ENERGY_COST, FIRE_COST, MIMS_LAUNCHES } from '../engine/index.ts';
import type { PaperProse, ProsePart } from './prose.ts';

const fire = (type: keyof typeof FIRE_COST): string => String(FIRE_COST[type]);

/** [3.0] The order of the phases. */
const SEQUENCE: ProsePart = {
  title: 'Six phases',
  lines: [
    'Player 1 moves, player 2 commands, player 1 fires. Then player 2 moves, player 1 commands, player 2 fires. After that the next Game-Turn begins.',
    'What you order in your Command Phase is flown only in your next Movement Phase, and the enemy shoots at you in between.',
    'Dice have ten sides; a 0 is a 10. A low roll is good for the one who attempts something: it succeeds on its number or less.',
    'Look at the victory conditions after every order and every step of a move. Once one holds, the game is over.',
  ],
};

/** [6.0, 9.6, 9.8] The Movement Phase. */
const MOVEMENT: ProsePart = {
  title: 'Movement Phase: everything of yours flies',
  lines: [
    '- Before anything moves, ships that were ordered to jump leave the game, and streamlined ships standing still at a planet land.',
    '- Then each of your units flies as many hexes as its velocity, where its arrow points. You choose only which goes first. Velocity 0 stays; a ship or battlecraft with velocity 1 at a planet is in orbit and may stay.',
    '- An arrow at a hexside flies straight through that side. An arrow at a corner zig-zags: first into the hex to the left of the corner, then to the right, and so on. If right is due next, lay a Direction Reminder into the hex that comes next; turning the unit begins with left again.',
    '- Hex of a planet: a missile is destroyed. A ship or battlecraft may accelerate, decelerate and turn at once, free, within its ratings and not below velocity 1. Hexes already flown count for its new velocity.',
    '- Hex of asteroids: roll a die for the unit. Its velocity or less is a hit; roll on the Hit Table, where a critical hit does nothing this time.',
    '- A missile and an enemy in one hex, no matter which moved: it attempts to intercept, by the relative velocity and the missile’s Civ Level. Only missiles of level 8 may be held back. If it succeeds both are destroyed.',
    '- Only a raised force field saves a spaceship: the missile’s owner rolls on the Hit Table instead, three times for a field of class 1, once for class 2. A field that is down may be raised in an emergency: one block, and a die of the ship’s Civ Level less 2.',
    '- A ship or battlecraft that flies off the sheets gets a new sheet. A missile is gone.',
  ],
};

/** [3.0, 7.0] The Command Phase. */
const COMMAND: ProsePart = {
  title: 'Command Phase: plan the next flight',
  lines: [
    '- First detection: enemy counters with their backs up within 3 hexes of your ships and battlecraft are turned face up for good. Next, your unguided missiles gain 1 velocity, up to 9, and damaged energy pods leak.',
    '- Then command your units in any order, and go back to one as you like.',
    '- Maneuver Commands: a unit has as many as its Maneuver Rating less the velocity with which it began the phase. As fast as its rating or faster, it has one, to accelerate or decelerate. With its field up, or a jump marker, a ship has none.',
    '- Accelerate and Decelerate change the velocity by 1, together at most as often as the Velocity Rating. A Direction Change turns the arrow by one hour. A Weave shifts a ship or battlecraft into any hex beside it, once a phase.',
    `- The first Accelerate, Decelerate or turn is free; all further ones cost ${ENERGY_COST.maneuvers} block together, and a Weave costs ${ENERGY_COST.weave}. A battlecraft pays a unit for a block. A missile pays ${ENERGY_COST.missileManeuver} unit for each command.`,
    '- Battle Commands: a ship has as many as its pods give. Each does one thing: prepare a missile or a battlecraft; launch a battlecraft prepared in an earlier phase; control a guided missile, which cannot be commanded otherwise; search within 6 hexes; use a tractor beam; dock; raise the force field, for a block, or lower it.',
    '- A prepared missile lies under its ship with its back up, and can be launched from your next Fire Phase on. The chart of pods has a star where a missile must be prepared.',
    '- Where jumps are allowed: Prepare Jump in one Command Phase, Jump or Abort Jump in the next.',
  ],
};

/** [8.0, 9.4] The Fire Phase. */
const FIRE: ProsePart = {
  title: 'Fire Phase: shoot and launch',
  lines: [
    '- One unit after the other, each shot settled at once. The burster fires once, a weapon pod fires or launches once, an arsenal pod twice; battle communications gives one more. A battlecraft fires one laser.',
    '- Find the relative velocity, take off the best Targeting Program, but not below 0, and add the range in hexes. That is the target value.',
    `- Choose the fire and pay it in units: laser burst ${fire('laser-burst')}, particle burst ${fire('particle-burst')}, laser barrage ${fire('laser-barrage')}, particle barrage ${fire('particle-barrage')}. The Fire Results Table gives the number to roll. An A hits without a die, a dash cannot hit.`,
    `- A hit: roll on the Hit Table for the part. With a ${CRITICAL_HIT} the firing player may pick it. Armor 2 goes to V, D, X in three hits; armor 1 begins at D, armor 0 at X. A missile is destroyed by a 2, and by a ${CRITICAL_HIT} if it lies face up.`,
    '- With its force field up a ship can fire, but not launch.',
    `- A launch puts the missile with its back up into a hex ahead of the ship, pointing ahead or a little to that side, with the ship’s velocity or one more or less, at least 1. Write it on the log. A MIMS on the map may launch ${MIMS_LAUNCHES} unguided missiles in the same way, once.`,
  ],
};

/** [8.3, 8.4] Relative velocity, which fire and interception share. */
const RELATIVE: ProsePart = {
  title: 'Relative velocity',
  lines: [
    '- Pointing the same way, or one hour off it: the difference of both velocities.',
    '- Pointing opposite ways, or one hour off that: the sum.',
    '- Anything else: the Relative Velocity Chart.',
    '- Both on one line and pointing along it: half of that, rounded up.',
    '- The same direction and the same velocity: 0, and the range counts half, rounded up.',
  ],
};

/** [8.8, 10.0] What is written down, and what is shown. */
const LOG: ProsePart = {
  title: 'The log',
  lines: [
    '- A block: cross off the first free one. Units: move the marker on the Energy Unit Track; at the burn rate a block is crossed off and the marker is back at 0.',
    '- Ring V, D or X of a part that is hit. The page of charts says what a part still does.',
    '- A spaceship is destroyed with its bridge, its engine and more than half of its pods; a battlecraft with its bridge and engine.',
    '- Velocity, direction and hits are for everybody to see, and so is what a ship carries. Which pod is in which box, energy, missiles left and what lies face down are the owner’s secrets.',
    '- Pencil the number of a launch on the plate of the counter’s back if you keep a record.',
  ],
};

/** [3.0] How a Game-Turn runs, for the table: what is done in each phase, in the order in which it is done. */
export const GAME_TURN: PaperProse = {
  title: 'How a Game-Turn runs',
  note: 'DeltaVee',
  size: 4.1,
  parts: [SEQUENCE, MOVEMENT, COMMAND, FIRE, RELATIVE, LOG],
};
