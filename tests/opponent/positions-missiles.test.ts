import { expect } from 'vitest';
import { type GameEvent, interceptionChances } from '../../src/engine/index.ts';
import type { PositionOptions } from '../fixtures/position.ts';
import { ship, unit } from '../fixtures/units.ts';
import { firstOf, fromBothSeats, kinds, teach } from './lesson.ts';

/** Who loses a ship loses the game. */
const duel = (me: 1 | 2, foe: 1 | 2): NonNullable<PositionOptions['victory']> => [
  { if: { is: 'destroyed', units: [`${me}A`], atLeast: 1 }, winner: foe, reason: 'a' },
  { if: { is: 'destroyed', units: [`${foe}B`], atLeast: 1 }, winner: me, reason: 'b' },
];

/** The first missile of a kind that a player has: what it is called when it is prepared. */
const MIMS = { 1: '1M31', 2: '2M31' } as const;

/** What the owner has seen of the MIMS that lies prepared on his ship. */
const prepared = (me: 1 | 2): GameEvent => ({
  type: 'missile-prepared',
  ship: `${me}A`,
  missile: MIMS[me],
  what: 'mims',
  pod: 1,
  rule: '7.4',
});

/** Who docks with the ship of the other wins, and nobody wins by its loss. */
const hunt = (me: 1 | 2, foe: 1 | 2): NonNullable<PositionOptions['victory']> => [
  { if: { is: 'destroyed', units: [`${foe}B`], atLeast: 1 }, winner: null, reason: 'draw' },
  { if: { is: 'docked', units: [`${me}A`], with: `${foe}B` }, winner: me, reason: 'docked' },
  { if: { is: 'in-orbit', unit: `${foe}B` }, winner: foe, reason: 'orbit' },
];

teach([
  ...fromBothSeats((me, foe) => ({
    name: '9.9 launches a MIMS where one missile would hardly do',
    lines: `${me}A dagger A0507 3 3 : heavy-weapon\n${foe}B piccolo A1107 9 3 : crew\n${me}M mims prepared from ${me}A.1`,
    options: { phase: `fire ${me}`, victory: duel(me, foe), seed: 1 },
    events: [prepared(me)],
    above: 'captain',
    right: ({ plan }) => expect(firstOf(plan, 'launch-missile')?.missile).toBe(MIMS[me]),
  })),
  ...fromBothSeats((me, foe) => ({
    name: 'R9.9a lets a MIMS launch its four at once when they reach the enemy',
    lines: `${me}A dagger A0507 3 3 : crew\n${foe}B piccolo A1207 9 3 : crew\n${me}M mims A0607 3 3 civ 7 revealed`,
    options: { phase: `fire ${me}`, victory: duel(me, foe), seed: 1 },
    right: ({ plan }) => expect(kinds(plan)[0]).toBe('mims-launch'),
  })),
  ...fromBothSeats((me, foe) => ({
    name: '9.1 prepares a MIMS before it prepares anything else',
    lines: `${me}A dagger A0507 3 3 : heavy-weapon\n${foe}B piccolo A1607 9 3 : crew`,
    options: { phase: `command ${me}`, victory: duel(me, foe) },
    above: 'captain',
    right: ({ plan }) => expect(firstOf(plan, 'prepare-missile')?.missile).toBe('mims'),
  })),
  ...fromBothSeats((me, foe) => ({
    name: '9.6 sends a second missile where the first is no better than even',
    lines: `${me}A sword A0507 3 3 : arsenal, arsenal\n${foe}B piccolo A0907 3 3 : crew\n${me}U unguided A0907 9 1 civ 6 revealed`,
    options: { phase: `fire ${me}`, victory: duel(me, foe), seed: 1 },
    right: ({ plan }) => expect(kinds(plan)).toContain('launch-missile'),
  })),
  ...fromBothSeats((me, foe) => ({
    name: 'R7.4f brakes for its orbit before it raises its field against a missile it cannot leave',
    lines: `${me}A spear A0907 3 3 : crew, battle-communications\n${foe}B piccolo B1601 3 1 : crew\n${foe}I intelligent A0707 3 3 civ 8 revealed`,
    options: {
      phase: `command ${me}`,
      planets: ['A1107'],
      victory: [
        { if: { is: 'destroyed', units: [`${me}A`], atLeast: 1 }, winner: foe, reason: 'a' },
        { if: { is: 'in-orbit', unit: `${me}A` }, winner: me, reason: 'orbit' },
      ],
    },
    above: 'captain',
    right: ({ after }) => {
      expect(ship(after, `${me}A`).forceField).toBe(true);
      expect(unit(after, `${me}A`).velocity).toBe(2);
    },
  })),
  ...fromBothSeats((me, foe) => ({
    name: '9.9 keeps its MIMS where what it may hit is worth less than four missiles',
    lines: `${me}A dagger A0507 3 3 : heavy-weapon\n${foe}B sword B1601 3 1 : arsenal, arsenal, battlecraft=terwillicker-x\n${foe}B1 A1207 9 3 revealed\n${me}M mims prepared from ${me}A.1`,
    options: { phase: `fire ${me}`, victory: duel(me, foe), seed: 1 },
    events: [prepared(me)],
    above: 'captain',
    right: ({ plan }) => expect(firstOf(plan, 'launch-missile')?.missile).not.toBe(MIMS[me]),
  })),
  ...fromBothSeats((me, foe) => ({
    name: 'R9.6c steers no missile through the ship whose loss only draws at the one behind it',
    lines: `${me}A flute B1601 3 1 : crew\n${foe}B corco-mu A0707 3 2 : crew\n${foe}A dagger A0907 3 2 : crew\n${me}I intelligent A0507 3 4 civ 7 revealed`,
    options: { phase: `command ${me}`, victory: hunt(me, foe) },
    above: 'captain',
    right: ({ after }) => {
      const { attempts } = interceptionChances(after, `${me}I21`);
      expect(attempts.flatMap(({ targets }) => targets)).not.toContain(`${foe}B`);
    },
  })),
  ...fromBothSeats((me, foe) => ({
    name: 'R9.6c launches nothing that cannot decline at who flies beside the ship whose loss only draws',
    lines: `${me}A flute A0507 3 3 : heavy-weapon\n${foe}B corco-mu A0906 3 3 : battlecraft=terwillicker-5000\n${foe}B1 A0907 3 3 revealed`,
    options: { phase: `fire ${me}`, victory: hunt(me, foe), seed: 1 },
    above: 'captain',
    right: ({ plan }) => expect(kinds(plan)).not.toContain('launch-missile'),
  })),
  ...fromBothSeats((me, foe) => ({
    name: '9.6 thinks on where a Weave brings an enemy missile down on its own',
    lines: `${me}A sword A0507 3 4 : arsenal, crew\n${foe}B dagger A0707 1 0 : arsenal\n${me}I intelligent A0407 5 2 civ 8 revealed\n${foe}U unguided A0407 11 2 civ 7 revealed\n${foe}U unguided A0605 8 3 civ 6 revealed\n${foe}U unguided A0407 5 5 civ 7 revealed`,
    options: { phase: `command ${me}`, victory: duel(me, foe) },
    right: ({ plan }) => expect(kinds(plan).at(-1)).toBe('end-phase'),
  })),
]);
