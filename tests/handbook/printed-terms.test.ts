import { describe, expect, test } from 'vitest';
import type { OrderKind, UnitStatus } from '../../src/engine/index.ts';
import { findTerm } from '../../src/handbook/index.ts';
import { orderName, phaseName, unitStatusName } from '../../src/words/index.ts';

/** The orders of the rules; what only answers a question of the table is left out. */
const ORDERS: readonly OrderKind[] = [
  'swap-pods',
  'deploy',
  'ready',
  'move',
  'move-all',
  'accelerate',
  'decelerate',
  'turn',
  'weave',
  'prepare-jump',
  'abort-jump',
  'jump',
  'prepare-missile',
  'control-missile',
  'active-search',
  'prepare-battlecraft',
  'launch-battlecraft',
  'rendezvous',
  'tractor',
  'activate-force-field',
  'deactivate-force-field',
  'separate',
  'recharge',
  'fire',
  'launch-missile',
  'mims-launch',
  'intercept',
  'decline',
  'raise-field',
  'concede',
  'agree-draw',
];

const STATUSES: Record<UnitStatus, true> = {
  'in-play': true,
  'in-pod': true,
  prepared: true,
  landed: true,
  unalerted: true,
  orbited: true,
  jumped: true,
  destroyed: true,
  expended: true,
  'off-map': true,
};

/** Words of the game that stand on logs, charts, cards and the start page, as they are printed there. */
const PRINTED = [
  ...['Velocity Rating', 'Maneuver Rating', 'Energy Burn Rate', 'Energy Capacity', 'Burster Class', 'Burn Rate'],
  ...['Armor Class', 'Force Field Class', 'Targeting Program', 'Battle Commands', 'Number of Fires', 'Capacity'],
  ...['Armor', 'Force field class', 'Burster class', 'Fires', 'Civ Level', 'As built', 'Spaceship Log', 'Ship’s log'],
  ...['Die', 'Part', 'Status', 'Compartments', 'Unit track', 'Blocks', 'Units', 'Unguided', 'Guided', 'Intelligent'],
  ...['MIMS', 'Battlecraft', 'Bridge', 'Engine', 'Force field', 'Pod', 'Hit Table', 'Missile interception'],
  ...['Relative velocity', 'Target Value', 'Range', 'Program', 'Hit chance', 'Target', 'Critical hit', 'No effect'],
  ...[
    'Maneuver',
    'Battle',
    'Beam',
    'Steer',
    'Orders',
    'All courses',
    'Ranges',
    'Victory',
    'Victory Points',
    'Star map',
  ],
  ...['Game-Turn', 'Movement Phase', 'Command Phase', 'Fire Phase', 'Set-up', 'Sheet', 'Hex', 'Zig-zag'],
  ...['Rehearsal', 'Closed logs', 'Open logs', 'Record', 'Your own dice', 'Undo', 'Hand over to', 'Watch it again'],
  ...['Against the program', 'Ensign', 'Captain', 'Admiral', 'Hint', 'Unsafe hexes', 'Why?', 'Play now'],
  ...['Face down', 'Face up', 'In orbit', 'Docked', 'Prepared', 'Direction Reminder', 'Planet', 'Asteroids', 'Tow'],
  ...['Detection', 'Interception', 'First pass', 'Glancing blow', 'Phasing player', 'Streamlined', 'Scenario', 'Jump'],
  ...['Counter', 'Course', 'Vector', 'Direction', 'Velocity', 'Energy', 'Burst', 'Barrage', 'Launch', 'Search'],
  ...[
    'Result',
    'Hit',
    'Miss',
    'No chance',
    'Struck',
    'Clear',
    'Intercepted',
    'Missed',
    'Field up',
    'Too late',
    'Destroyed',
  ],
  ...['Lesson', 'Learn the game', 'Goal', 'Show me', 'Coach'],
  ...[
    'Workbench',
    'Hangar',
    'Shipyard',
    'Trans',
    'Hull',
    'Hulls',
    'Pod space',
    'Pod spaces',
    'Energy pod',
    'Missile',
    'Blocks',
  ],
  ...['Crew required', 'Passenger capacity', 'Cargo capacity', 'Performance modifier', 'Availability', 'Laser barrage'],
  ...['Free at the planet', 'Out of energy', 'Off the map', 'Hits', 'Target values', 'Force field', 'Jump marker'],
];

describe('every term the interface prints has an entry:', () => {
  test.each(ORDERS)('the order %s', (kind) => {
    expect(findTerm(orderName(kind)), orderName(kind)).toBeDefined();
  });

  test.each(Object.keys(STATUSES) as UnitStatus[])('the status %s', (status) => {
    expect(findTerm(unitStatusName(status)), unitStatusName(status)).toBeDefined();
  });

  test.each(['movement', 'command', 'fire', 'set-up'] as const)('the phase %s', (kind) => {
    expect(findTerm(phaseName(kind))).toBeDefined();
  });

  test.each(PRINTED)('%s', (name) => {
    expect(findTerm(name)).toBeDefined();
  });
});
