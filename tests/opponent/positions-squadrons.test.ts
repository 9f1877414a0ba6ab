import { expect } from 'vitest';
import { course } from '../../src/engine/index.ts';
import type { PositionOptions } from '../fixtures/position.ts';
import { ship, unit } from '../fixtures/units.ts';
import { type Answer, fromBothSeats, teach } from './lesson.ts';

/** Anybody who loses both of his ships loses the game. */
const bothLost = (me: 1 | 2, foe: 1 | 2): NonNullable<PositionOptions['victory']> => [
  { if: { is: 'destroyed', units: [`${me}A`, `${me}C`], atLeast: 2 }, winner: foe, reason: 'a' },
  { if: { is: 'destroyed', units: [`${foe}B`], atLeast: 1 }, winner: me, reason: 'b' },
];

/** Anybody who loses his ship loses the game, and the other one both of his. */
const outnumbered = (me: 1 | 2, foe: 1 | 2): NonNullable<PositionOptions['victory']> => [
  { if: { is: 'destroyed', units: [`${me}A`], atLeast: 1 }, winner: foe, reason: 'a' },
  { if: { is: 'destroyed', units: [`${foe}B`, `${foe}C`], atLeast: 2 }, winner: me, reason: 'b' },
];

/** Who docks with the ship of the other wins, and nobody wins by its loss. */
const boarding = (me: 1 | 2, foe: 1 | 2): NonNullable<PositionOptions['victory']> => [
  { if: { is: 'destroyed', units: [`${foe}B`], atLeast: 1 }, winner: null, reason: 'draw' },
  { if: { is: 'destroyed', units: [`${me}A`, `${me}C`], atLeast: 2 }, winner: foe, reason: 'lost' },
  { if: { is: 'docked', units: [`${me}A`, `${me}C`], with: `${foe}B` }, winner: me, reason: 'docked' },
];

/** A ship without an engine is to be docked with by two that lie behind their fields. */
const boardedBehindField = (me: 1 | 2, foe: 1 | 2): PositionOptions => ({
  phase: `command ${me}`,
  victory: boarding(me, foe),
  with: (game) => {
    ship(game, `${foe}B`).parts.engine.status = 'destroyed';
    for (const letter of ['A', 'C']) ship(game, `${me}${letter}`).forceField = true;
  },
});

/** Where two craft will lie after their next moves. */
const ends = ({ after }: Answer, ...ids: string[]): string[] =>
  ids.map((id) => {
    const { hex, direction, velocity, nextSide } = unit(after, id);
    const last = course({ hex: hex!, direction, nextSide }, velocity).stops.at(-1) ?? hex!;
    return `${last.q} ${last.r}`;
  });

teach([
  ...fromBothSeats((me, foe) => ({
    name: '9.6 does not lie in one hex with its own where a missile may pass both',
    lines: `${me}A dagger A0707 3 3 : crew\n${me}C dagger A0707 3 3 : crew\n${foe}B sword A1407 9 3 : arsenal`,
    options: { phase: `command ${me}`, victory: bothLost(me, foe) },
    above: true,
    right: (answer) => expect(new Set(ends(answer, `${me}A`, `${me}C`)).size).toBe(2),
  })),
  ...fromBothSeats((me, foe) => ({
    name: '7.4 flies to the ship it is to save, forty hexes off',
    lines: `${me}B corco-mu B0807 9 1 : crew\n${me}A dagger D0807 9 4 : heavy-weapon\n${foe}A flute A0101 12 9 : arsenal`,
    options: {
      phase: `command ${me}`,
      sheets: 'ABCD',
      planets: ['A0409'],
      victory: [
        { if: { is: 'destroyed', units: [`${me}B`], atLeast: 1 }, winner: null, reason: 'draw' },
        { if: { is: 'in-orbit', unit: `${me}B` }, winner: me, reason: 'orbit' },
        { if: { is: 'docked', units: [`${foe}A`], with: `${me}B` }, winner: foe, reason: 'docked' },
      ],
      with: (game) => {
        ship(game, `${me}B`).parts.engine.status = 'destroyed';
      },
    },
    above: true,
    right: ({ after }) => {
      const { direction, velocity } = unit(after, `${me}A`);
      expect([8, 9, 10]).toContain(direction);
      expect(velocity).toBeGreaterThan(4);
    },
  })),
  ...fromBothSeats((me, foe) => ({
    name: '9.6 lies where one missile may pass it rather than a salvo, by braking',
    lines: `${me}A corco-zeta A0507 4 2 : heavy-weapon\n${foe}C piccolo A0107 4 3 : hunter\n${foe}B sword A1208 8 4 : arsenal, arsenal`,
    options: { phase: `command ${me}`, victory: outnumbered(me, foe) },
    above: 'captain',
    right: ({ after }) => expect(unit(after, `${me}A`).velocity).toBe(1),
  })),
  ...fromBothSeats((me, foe) => ({
    name: '9.6 lies where one missile may pass it rather than a salvo, by turning',
    lines: `${me}A corco-zeta A0507 11 2 : heavy-weapon\n${foe}C piccolo A0210 3 3 : hunter\n${foe}B sword A1004 8 3 : arsenal, arsenal`,
    options: { phase: `command ${me}`, victory: outnumbered(me, foe) },
    above: 'captain',
    right: ({ after }) => expect(unit(after, `${me}A`).direction).toBe(10),
  })),
  ...['A0607', 'A0708'].flatMap((hex) =>
    fromBothSeats((me, foe) => ({
      name: `R7.4f takes its field down and docks, from ${hex}`,
      lines: `${foe}B corco-mu A0607 8 3 : heavy-weapon\n${me}A flute ${hex} 8 3 : arsenal, heavy-weapon\n${me}C flute A0708 8 3 : arsenal`,
      options: boardedBehindField(me, foe),
      above: true,
      right: ({ after }) => expect(after.result?.winner).toBe(me),
    })),
  ),
  ...fromBothSeats((me, foe) => ({
    name: 'R7.4f takes its field down to dock in its next phase, if it can be issued but one Battle Command in this one',
    lines: `${foe}B corco-mu A0607 8 3 : heavy-weapon\n${me}A flute A0607 8 3 : arsenal\n${me}C flute A0607 8 3 : arsenal`,
    options: boardedBehindField(me, foe),
    above: 'captain',
    right: ({ after }) => {
      expect(ship(after, `${me}A`).forceField).toBe(false);
      const { hex, direction, velocity } = unit(after, `${foe}B`);
      expect(unit(after, `${me}A`)).toMatchObject({ hex, direction, velocity });
    },
  })),
]);
