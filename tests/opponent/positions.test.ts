import { describe, expect, test } from 'vitest';
import { course, interceptionChances, view } from '../../src/engine/index.ts';
import { threats } from '../../src/opponent/index.ts';
import { type PositionOptions, position } from '../fixtures/position.ts';
import { status, unit } from '../fixtures/units.ts';
import { DESTROY, firstOf, has, kinds, teach } from './lesson.ts';

const ORBIT: PositionOptions['victory'] = [{ if: { is: 'in-orbit', unit: '1A' }, winner: 1, reason: 'orbit' }];
const DOCK: PositionOptions['victory'] = [
  { if: { is: 'destroyed', units: ['1B'], atLeast: 1 }, winner: null, reason: 'draw' },
  { if: { is: 'docked', units: ['2A'], with: '1B' }, winner: 2, reason: 'docked' },
];

teach([
  {
    name: '9.7 launches when the first pass is sure',
    lines: '1A piccolo A0507 3 3 : hunter\n2B piccolo A0907 3 3 : hunter',
    options: { phase: 'fire 1', victory: DESTROY },
    right: ({ plan }) => expect(kinds(plan)).toContain('launch-missile'),
  },
  {
    name: '9.4 launches nothing at an enemy behind it',
    lines: '1A piccolo A0907 3 3 : hunter\n2B piccolo A0307 9 3 : hunter',
    options: { phase: 'fire 1', victory: DESTROY },
    right: ({ plan }) => expect(kinds(plan)).not.toContain('launch-missile'),
  },
  {
    name: '8.6 fires when it is close and flies alongside',
    lines: '1A dagger A0507 3 3 : heavy-weapon\n2B zeta A0508 3 3 : crew'.replace('zeta', 'corco-zeta'),
    options: { phase: 'fire 1', victory: DESTROY, seed: 1 },
    right: ({ plan }) => expect(kinds(plan)[0]).toMatch(/fire|launch-missile/),
  },
  {
    name: '8.6 does not fire at what it cannot hit',
    lines: '1A dagger A0101 3 3 : heavy-weapon\n2B corco-zeta B1616 9 3 : crew',
    options: { phase: 'fire 1', victory: DESTROY },
    right: ({ plan }) => expect(kinds(plan)).toEqual(['end-phase']),
  },
  {
    name: '9.4 launches nothing from behind its field',
    lines: '1A dagger A0507 3 3 : heavy-weapon\n2B piccolo A0907 3 3 : hunter',
    options: {
      phase: 'fire 1',
      victory: DESTROY,
      seed: 1,
      with: (game) => {
        const ship = unit(game, '1A');
        if (ship.kind === 'spaceship') ship.forceField = true;
      },
    },
    right: ({ plan }) => expect(kinds(plan)).not.toContain('launch-missile'),
  },
  {
    name: '11.0 launches nothing at a ship whose loss only draws',
    lines: '1B corco-mu A0907 3 2 : crew\n2A flute A0507 3 3 : arsenal',
    options: { phase: 'fire 2', victory: DOCK, seed: 1 },
    right: ({ plan }) => expect(kinds(plan)).not.toContain('launch-missile'),
  },
  {
    name: '9.6 turns out of the course of a missile',
    lines: '1A piccolo A0907 3 2 : hunter\n2B piccolo B1601 3 1 : crew\n2U unguided A0507 3 5 civ 8 revealed',
    options: { phase: 'command 1', victory: DESTROY },
    above: true,
    right: ({ after }) => {
      const missile = unit(after, '2U01');
      const ship = unit(after, '1A');
      const at = course({ ...ship, hex: ship.hex! }, ship.velocity).stops.at(-1) ?? ship.hex!;
      const way = course({ ...missile, hex: missile.hex! }, missile.velocity + 1).stops;
      expect(has(way, at)).toBe(false);
    },
  },
  {
    name: '9.6 does not fly into a missile that lies ahead',
    lines: '1A piccolo A0507 3 2 : hunter\n2B piccolo B1601 3 1 : crew\n2U unguided A0607 9 1 civ 8 revealed',
    options: { phase: 'command 1', victory: DESTROY },
    above: true,
    right: ({ after }) => expect(interceptionChances(after, '1A').lost).toBe(0),
  },
  {
    name: '9.6 steers a missile into the enemy it can reach',
    lines: '1A piccolo A0101 3 1 : crew\n2B piccolo A0907 3 3 : crew\n1I intelligent A0507 3 4 civ 8 revealed',
    options: { phase: 'command 1', victory: DESTROY },
    right: ({ after }) => expect(interceptionChances(after, '1I21').attempts.length).toBeGreaterThan(0),
  },
  {
    name: '9.7 slows a missile down when that makes it surer',
    lines: '1A piccolo A0101 3 1 : crew\n2B piccolo A0707 3 3 : crew\n1I intelligent A0507 3 5 civ 8 revealed',
    options: { phase: 'command 1', victory: DESTROY },
    right: ({ after }) => expect(interceptionChances(after, '1I21').attempts[0]?.probability).toBe(1),
  },
  {
    name: '6.5 brakes before the planet it is to orbit',
    lines: '1A corco-mu A0507 3 3 : crew\n2B piccolo B1601 3 1 : crew',
    options: { phase: 'command 1', planets: ['A1107'], victory: ORBIT },
    right: ({ after }) => expect(unit(after, '1A').velocity).toBeLessThanOrEqual(3),
  },
  {
    name: '6.5 comes to the planet slowly enough for an orbit',
    lines: '1A corco-mu A0907 3 3 : crew\n2B piccolo B1601 3 1 : crew',
    options: { phase: 'command 1', planets: ['A1107'], victory: ORBIT },
    right: ({ after }) => expect(unit(after, '1A').velocity).toBe(2),
  },
  {
    name: '6.5 turns towards the planet it is to orbit',
    lines: '1A corco-mu A0907 6 1 : crew\n2B piccolo B1601 3 1 : crew',
    options: { phase: 'command 1', planets: ['A1607'], victory: ORBIT },
    right: ({ after }) => expect([3, 4, 5]).toContain(unit(after, '1A').direction),
  },
  {
    name: '7.4 docks when it lies alongside',
    lines: '1B corco-mu A0507 3 2 : crew\n2A flute A0507 3 2 : arsenal',
    options: { phase: 'command 2', victory: DOCK },
    right: ({ plan }) => expect(kinds(plan)).toContain('rendezvous'),
  },
  {
    name: '7.4 matches velocity and direction, then docks',
    lines: '1B corco-mu A0507 3 2 : crew\n2A flute A0507 4 3 : arsenal',
    options: { phase: 'command 2', victory: DOCK },
    above: true,
    right: ({ plan }) => expect(kinds(plan)).toContain('rendezvous'),
  },
  {
    name: '7.4 weaves into the hex, then docks',
    lines: '1B corco-mu A0507 3 2 : crew\n2A flute A0506 3 2 : arsenal',
    options: { phase: 'command 2', victory: DOCK },
    above: true,
    right: ({ plan }) => expect(kinds(plan)).toContain('rendezvous'),
  },
  {
    name: '7.4 keeps away from one that would dock',
    lines: '1B corco-mu A0507 3 2 : crew\n2A flute A0707 3 2 : arsenal',
    options: { phase: 'command 1', victory: DOCK },
    above: true,
    right: ({ after }) => {
      const ship = unit(after, '1B');
      const other = unit(after, '2A');
      const end = course({ ...ship, hex: ship.hex! }, ship.velocity).stops.at(-1) ?? ship.hex!;
      const apart = Math.max(Math.abs(end.q - other.hex!.q), Math.abs(end.r - other.hex!.r));
      const unlike = Math.abs(ship.direction - other.direction) + Math.abs(ship.velocity - other.velocity);
      expect(apart > 1 || unlike > 3).toBe(true);
    },
  },
  {
    name: '7.2 prepares the jump before it comes to where it may',
    lines: '1A corco-gamma A1507 3 2 : standard-jump',
    options: {
      phase: 'command 1',
      jumps: { player: 1, sheetColumn: 1 },
      victory: [{ if: { is: 'jumped', units: ['1A'], atLeast: 1 }, winner: 1, reason: 'jumped' }],
    },
    right: ({ plan }) => expect(kinds(plan)).toContain('prepare-jump'),
  },
  {
    name: '7.2 does not prepare a jump far from where it may',
    lines: '1A corco-gamma A0307 3 2 : standard-jump',
    options: {
      phase: 'command 1',
      jumps: { player: 1, sheetColumn: 1 },
      victory: [{ if: { is: 'jumped', units: ['1A'], atLeast: 1 }, winner: 1, reason: 'jumped' }],
    },
    right: ({ plan }) => expect(kinds(plan)).not.toContain('prepare-jump'),
  },
  {
    name: '7.4 prepares a missile while it has a command for it',
    lines: '1A sword A0507 3 2 : arsenal\n2B sword B1207 9 2 : arsenal',
    options: {
      phase: 'command 1',
      victory: DESTROY,
      with: (game) => {
        const ship = unit(game, '1A');
        if (ship.kind === 'spaceship') for (const { missiles } of ship.pods) if (missiles) missiles.mims = 0;
      },
    },
    right: ({ plan }) => expect(firstOf(plan, 'prepare-missile')).toMatchObject({ missile: 'intelligent' }),
  },
  {
    name: '7.5 spends no energy far from everybody',
    lines: '1A piccolo A0107 3 3 : hunter\n2B piccolo B1607 9 3 : hunter',
    options: { phase: 'command 1', victory: DESTROY },
    above: true,
    right: ({ after }) => {
      const ship = unit(after, '1A');
      expect(ship.kind === 'spaceship' && ship.energy.marked).toBe(0);
    },
  },
  {
    name: '6.1 does not fly away from an enemy it must destroy',
    lines: '1A piccolo A0307 9 1 : hunter\n2B piccolo A1507 12 1 : hunter',
    options: { phase: 'command 1', victory: DESTROY },
    right: ({ after }) => {
      const { direction, velocity } = unit(after, '1A');
      if (velocity > 0) expect([9, 8, 10]).not.toContain(direction);
    },
  },
]);

describe('what a seat is told of its outcomes', () => {
  test('9.6 going on before a missile is not safe, and some way out of it is', () => {
    const game = position(
      '1A piccolo A0907 3 2 : hunter\n2B piccolo B1601 3 1 : crew\n2U unguided A0507 3 5 civ 8 revealed',
      { phase: 'command 1', victory: DESTROY },
    );
    const told = threats(
      { scenario: game.scenario, rulings: game.rulings, player: 1, view: view(game, 1), events: [] },
      '1A',
    );
    const still = told.find(({ outcome }) => outcome.orders.length === 0);
    expect(still?.intercepted).toBeGreaterThan(0.5);
    expect(told.some(({ intercepted }) => intercepted === 0)).toBe(true);
  });

  test('9.4 a launch from behind an enemy may hit him', () => {
    const game = position('1A piccolo A0307 3 3 : hunter\n2B piccolo A0607 3 3 : crew', {
      phase: 'command 1',
      victory: DESTROY,
    });
    const told = threats(
      { scenario: game.scenario, rulings: game.rulings, player: 1, view: view(game, 1), events: [] },
      '1A',
    );
    expect(Math.max(...told.map(({ launch }) => launch?.chance ?? 0))).toBeGreaterThan(0.6);
    expect(status(game, '2B', 'engine')).toBe('intact');
  });
});
