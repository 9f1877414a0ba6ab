import { expect } from 'vitest';
import { course, interceptionChances, parseHexId, range } from '../../src/engine/index.ts';
import { type Exposure, threats } from '../../src/opponent/index.ts';
import type { PositionOptions } from '../fixtures/position.ts';
import { ship, unit, type WritableGame } from '../fixtures/units.ts';
import { type Answer, DESTROY, firstOf, has, kinds, seatOf, teach } from './lesson.ts';

const ORBIT: NonNullable<PositionOptions['victory']> = [
  { if: { is: 'in-orbit', unit: '1A' }, winner: 1, reason: 'orbit' },
];
const JUMP: NonNullable<PositionOptions['victory']> = [
  { if: { is: 'jumped', units: ['1A'], atLeast: 1 }, winner: 1, reason: 'jumped' },
];
const DOCK: NonNullable<PositionOptions['victory']> = [
  { if: { is: 'destroyed', units: ['1B'], atLeast: 1 }, winner: null, reason: 'draw' },
  { if: { is: 'docked', units: ['2A'], with: '1B' }, winner: 2, reason: 'docked' },
];

const EITHER: NonNullable<PositionOptions['victory']> = [
  { if: { is: 'destroyed', units: ['2B', '2C'], atLeast: 1 }, winner: 1, reason: 'b' },
];

const FIELD = ['A0507', 'A0607', 'A0707', 'A0807', 'A0506', 'A0508', 'A0608', 'A0606'];

/** A ship that cannot steer any more. */
const lame =
  (id: string) =>
  (game: WritableGame): void => {
    ship(game, id).parts.engine.status = 'destroyed';
  };

/** A ship that can do nothing at all: no engine, no energy. */
const helpless =
  (id: string) =>
  (game: WritableGame): void => {
    lame(id)(game);
    ship(game, id).energy.marked = ship(game, id).energy.blocks;
  };

const behindField =
  (id: string) =>
  (game: WritableGame): void => {
    ship(game, id).forceField = true;
  };

/** What the ship was exposed to as it flew, and by what it was ordered. */
function exposures({ game, after }: Answer, id: string): { still: Exposure; chosen: Exposure } {
  const all = threats(seatOf(game), id);
  const { direction, velocity, hex } = unit(after, id);
  const still = all.find(({ outcome }) => outcome.orders.length === 0)!;
  const chosen = all.find(
    ({ outcome }) => outcome.direction === direction && outcome.velocity === velocity && has([outcome.hex], hex!),
  )!;
  return { still, chosen };
}

/** The enemy that is fired or launched at first. */
function targetOf({ plan }: Answer): unknown {
  const [first] = plan.orders;
  return first?.do === 'fire' ? first.target : plan.reasons[0]?.params.target;
}

// Fire Phases.
teach([
  {
    name: '9.4 launches at the ship that cannot get out of the way any more',
    lines: '1A piccolo A0507 3 4 : hunter\n2B piccolo A0807 3 4 : hunter',
    options: { phase: 'fire 1', victory: DESTROY, with: helpless('2B') },
    right: ({ plan }) => expect(kinds(plan)).toContain('launch-missile'),
  },
  {
    name: '9.4 launches at the ship whose loss decides, not at the other',
    lines: '1A dagger A0507 3 3 : heavy-weapon\n2B piccolo A0907 3 3 : crew\n2C piccolo A0906 3 3 : crew',
    options: { phase: 'fire 1', victory: DESTROY, seed: 1 },
    right: (answer) => expect(targetOf(answer)).toBe('2B'),
  },
  {
    name: '9.8 launches nothing at a ship behind its field',
    lines: '1A dagger A0507 3 3 : heavy-weapon\n2B sword A0907 3 3 : crew',
    options: { phase: 'fire 1', victory: DESTROY, seed: 1, with: behindField('2B') },
    right: ({ plan }) => expect(kinds(plan)).not.toContain('launch-missile'),
  },
  {
    name: '9.6 sends no second missile where one is sure to hit',
    lines: '1A piccolo A0507 3 3 : hunter\n2B piccolo A0907 3 3 : crew\n1U unguided A0907 3 2 civ 8 revealed',
    options: { phase: 'fire 1', victory: DESTROY, seed: 1 },
    right: ({ plan }) => expect(kinds(plan)).not.toContain('launch-missile'),
  },
  {
    name: '8.7 shoots at the missile that is about to hit it',
    lines: '1A piccolo B1601 3 1 : crew\n2B dagger A0707 3 3 : heavy-weapon\n1U unguided A0607 3 3 civ 8 revealed',
    options: { phase: 'fire 2', victory: DESTROY, seed: 1 },
    right: (answer) => expect(targetOf(answer)).toBe('1U01'),
  },
  {
    name: '8.7 lets a missile go that flies past',
    lines: '1A piccolo B1601 3 1 : crew\n2B dagger A0707 3 3 : heavy-weapon\n1U unguided A0606 12 3 civ 8 revealed',
    options: { phase: 'fire 2', victory: DESTROY, seed: 1 },
    right: ({ plan }) => expect(kinds(plan)).toEqual(['end-phase']),
  },
  {
    name: '8.6 shoots at the nearer of two ships alike',
    lines: '1A dagger A0507 3 3 : heavy-weapon\n2B piccolo A1107 3 3 : crew\n2C piccolo A0608 3 3 : crew',
    options: {
      phase: 'fire 1',
      seed: 1,
      victory: EITHER,
      with: (game) => {
        for (const pod of ship(game, '1A').pods) pod.missiles = null;
      },
    },
    right: (answer) => expect(targetOf(answer)).toBe('2C'),
  },
  {
    name: '10.3 does not fire for its last energy at what it hardly hits',
    lines: '1A piccolo A0507 3 3 : hunter\n2B piccolo A1107 9 3 : crew',
    options: {
      phase: 'fire 1',
      victory: DESTROY,
      seed: 1,
      with: (game) => {
        ship(game, '1A').energy.marked = ship(game, '1A').energy.blocks - 1;
        for (const pod of ship(game, '1A').pods) pod.missiles = null;
      },
    },
    above: true,
    right: ({ plan }) =>
      expect(plan.orders.every((order) => order.do !== 'fire' || order.type === 'laser-burst')).toBe(true),
  },
]);

// What is asked in between.
teach([
  {
    name: '8.7 hits the engine of the ship it hunts',
    lines: '1B corco-mu A0507 3 2 : crew, crew, crew\n2A flute A0507 3 2 : arsenal',
    options: { phase: 'fire 2', victory: DOCK, rolls: [1, 1] },
    before: [{ player: 2, do: 'fire', unit: '2A', from: 1, type: 'particle-burst', target: '1B' }],
    right: ({ plan }) => expect(firstOf(plan, 'choose-part')?.part).toBe('engine'),
  },
  {
    name: '9.8 raises its field when a missile hits',
    lines: '1A sword A0707 3 2 : arsenal\n2B piccolo B1601 3 1 : crew\n2U unguided A0607 3 2 civ 7 revealed',
    options: { phase: 'movement 2', victory: DESTROY, rolls: [1, 1, 1, 1, 1, 1] },
    before: [{ player: 2, do: 'move', unit: '2U01' }],
    right: ({ plan }) => expect(kinds(plan)[0]).toBe('raise-field'),
  },
  {
    name: 'R9.6c lets its missile intercept the enemy it meets',
    lines: '1A piccolo A0101 3 1 : crew\n2B piccolo A0707 3 2 : crew\n1U unguided A0607 3 2 civ 8 revealed',
    options: { phase: 'movement 1', victory: DESTROY, seed: 1 },
    before: [{ player: 1, do: 'move', unit: '1U01' }],
    right: ({ plan }) => expect(kinds(plan)[0]).toBe('intercept'),
  },
  {
    name: 'R9.6a of two ships that fly alike it takes the one that decides',
    lines:
      '1A piccolo A0101 3 1 : crew\n2B piccolo A0707 3 2 : crew\n2C piccolo A0707 3 2 : crew\n1U unguided A0607 3 2 civ 7 revealed',
    options: { phase: 'movement 1', victory: DESTROY, seed: 1 },
    before: [{ player: 1, do: 'move', unit: '1U01' }],
    right: ({ plan }) => expect(firstOf(plan, 'intercept')?.target).toBe('2B'),
  },
  {
    name: 'R9.6c spares the ship whose loss only draws',
    lines: '1B corco-mu A0707 3 2 : crew\n2A flute A0101 3 1 : arsenal\n2U unguided A0607 3 2 civ 8 revealed',
    options: { phase: 'movement 2', victory: DOCK, seed: 1 },
    before: [{ player: 2, do: 'move', unit: '2U01' }],
    right: ({ plan }) => expect(kinds(plan)[0]).not.toBe('intercept'),
  },
  {
    name: '6.5 slows down at the planet into its orbit',
    lines: '1A corco-mu A1007 3 2 : crew\n2B piccolo B1601 3 1 : crew',
    options: { phase: 'movement 1', planets: ['A1107'], victory: ORBIT },
    before: [{ player: 1, do: 'move', unit: '1A' }],
    right: ({ plan }) => expect(kinds(plan)[0]).toBe('decelerate'),
  },
]);

// Command Phases.
teach([
  {
    name: '9.4 does not stay where a launch is sure to hit',
    lines: '1A piccolo A0907 3 3 : hunter\n2B piccolo A0607 3 3 : hunter',
    options: { phase: 'command 1', victory: DESTROY },
    above: true,
    right: (answer) => {
      const { still, chosen } = exposures(answer, '1A');
      expect(still.intercepted).toBeGreaterThan(0.6);
      expect(chosen.intercepted).toBeLessThan(0.3);
    },
  },
  {
    name: '9.4 finds the way out between two hunters',
    lines: '1A piccolo A0907 3 3 : hunter\n2B piccolo A0607 3 3 : hunter\n2C piccolo A0910 12 2 : hunter',
    options: { phase: 'command 1', victory: DESTROY },
    above: true,
    right: (answer) => {
      const { still, chosen } = exposures(answer, '1A');
      expect(chosen.intercepted).toBeLessThan(still.intercepted / 2);
    },
  },
  {
    name: '7.4 raises its field where it cannot get out of the way',
    lines: '1A sword A0707 3 3 : arsenal\n2B sword A0507 3 3 : arsenal',
    options: { phase: 'command 1', victory: DESTROY, with: lame('1A') },
    above: true,
    right: ({ plan }) => expect(kinds(plan)).toContain('activate-force-field'),
  },
  {
    name: '7.4 drops its field before an enemy who can do nothing',
    lines: '1A sword A0507 3 3 : arsenal\n2B piccolo A0807 3 3 : crew',
    options: {
      phase: 'command 1',
      victory: DESTROY,
      with: (game) => {
        behindField('1A')(game);
        helpless('2B')(game);
      },
    },
    right: ({ plan }) => expect(kinds(plan)).toContain('deactivate-force-field'),
  },
  {
    name: '9.6 gets out of the way of two missiles at once',
    lines:
      '1A piccolo A0907 3 2 : hunter\n2B piccolo B1601 3 1 : crew\n2U unguided A0507 3 5 civ 8 revealed\n2V unguided A0904 6 3 civ 8 revealed',
    options: { phase: 'command 1', victory: DESTROY },
    above: true,
    right: (answer) => expect(exposures(answer, '1A').chosen.intercepted).toBe(0),
  },
  {
    name: '7.5 goes on for nothing where nothing threatens it',
    lines: '1A piccolo A0907 3 3 : crew\n2B piccolo B1601 3 3 : crew\n2U unguided A0507 9 5 civ 8 revealed',
    options: { phase: 'command 1', victory: ORBIT, planets: ['B1107'] },
    above: true,
    right: ({ after }) => expect(ship(after, '1A').energy.marked).toBe(0),
  },
  {
    name: '7.2 jumps when it may',
    lines: '1A corco-gamma A1607 3 2 : standard-jump',
    options: {
      phase: 'movement 1',
      jumps: { player: 1, sheetColumn: 1 },
      victory: JUMP,
      with: (game) => {
        ship(game, '1A').jump = 'prepared';
      },
    },
    before: [
      { player: 1, do: 'move', unit: '1A' },
      { player: 1, do: 'end-phase' },
      { player: 2, do: 'end-phase' },
      { player: 1, do: 'end-phase' },
      { player: 2, do: 'end-phase' },
    ],
    right: ({ plan }) => expect(kinds(plan)).toContain('jump'),
  },
  {
    name: '7.1 heads for where it may jump',
    lines: '1A corco-gamma A0807 9 1 : standard-jump',
    options: { phase: 'command 1', jumps: { player: 1, sheetColumn: 1 }, victory: JUMP },
    right: ({ after }) => {
      const { direction, velocity } = unit(after, '1A');
      expect(direction !== 9 || velocity === 0).toBe(true);
    },
  },
  {
    name: '6.5 does not brake far from the planet',
    lines: '1A corco-mu A0107 3 3 : crew',
    options: { phase: 'command 1', planets: ['B0907'], victory: ORBIT },
    right: ({ after }) => expect(unit(after, '1A').velocity).toBeGreaterThanOrEqual(3),
  },
  {
    name: '6.5 brakes two Game-Turns before the planet',
    lines: '1A corco-mu A0407 3 4 : crew',
    options: { phase: 'command 1', planets: ['A1107'], victory: ORBIT },
    above: true,
    right: ({ after }) => expect(unit(after, '1A').velocity).toBeLessThan(4),
  },
  {
    name: '6.6 keeps out of the asteroids, or goes slowly',
    lines: '1A dagger A0407 3 4 : heavy-weapon\n2B piccolo B1601 3 1 : crew',
    options: { phase: 'command 1', victory: DESTROY, asteroidFields: FIELD },
    above: true,
    right: ({ game, after }) => {
      const asteroids = FIELD.flatMap((id) => parseHexId(game.sheets, id) ?? []);
      const dice = (one: typeof game): number => {
        const { hex, ...at } = unit(one, '1A');
        const way = course({ ...at, hex: hex! }, at.velocity).stops;
        return way.filter((stop) => has(asteroids, stop)).length * at.velocity;
      };
      expect(dice(after)).toBeLessThan(dice(game));
    },
  },
  {
    name: '9.5 steers the guided missile that can reach its target',
    lines:
      '1A dagger A0101 3 1 : heavy-weapon\n2B piccolo A0907 3 3 : crew\n1G guided A0608 3 4 civ 7 from 1A.1 revealed',
    options: { phase: 'command 1', victory: DESTROY },
    events: [
      {
        type: 'launched',
        ship: '1A',
        unit: '1GA01',
        kind: 'missile',
        what: 'guided',
        pod: 1,
        hex: 'A0308',
        direction: 3,
        velocity: 4,
        rule: '9.4',
      },
    ],
    right: ({ plan, after }) => {
      expect(kinds(plan)).toContain('control-missile');
      expect(interceptionChances(after, '1GA01').attempts.length).toBeGreaterThan(0);
    },
  },
  {
    name: '9.7 turns an intelligent missile alongside its target',
    lines: '1A piccolo A0101 3 1 : crew\n2B piccolo A0807 3 3 : crew\n1I intelligent A0607 5 3 civ 8 revealed',
    options: { phase: 'command 1', victory: DESTROY },
    right: ({ after }) =>
      expect(interceptionChances(after, '1I21').attempts[0]?.probability).toBeGreaterThanOrEqual(0.8),
  },
  {
    name: '9.5 sends a missile after the ship that decides',
    lines:
      '1A piccolo A0101 3 1 : crew\n2B piccolo A0807 3 3 : crew\n2C piccolo A0605 3 3 : crew\n1I intelligent A0607 3 3 civ 8 revealed',
    options: { phase: 'command 1', victory: DESTROY },
    right: ({ after }) => expect(interceptionChances(after, '1I21').attempts[0]?.targets).toEqual(['2B']),
  },
  {
    name: '7.4 turns over the counter that comes near',
    lines: '1A dagger A0507 3 2 : battle-communications\n2B piccolo B1601 3 1 : crew\n2I intelligent A0807 9 3 civ 8',
    options: { phase: 'command 1', victory: DESTROY },
    right: ({ plan }) => expect(kinds(plan)).toContain('active-search'),
  },
  {
    name: '5.6 prepares its battlecraft before the enemy is there',
    lines: '1A sword A0507 3 2 : arsenal, battlecraft=terwillicker-x\n2B dagger A1107 9 2 : heavy-weapon',
    options: { phase: 'command 1', victory: DESTROY },
    right: ({ plan }) => expect(kinds(plan)).toContain('prepare-battlecraft'),
  },
  {
    name: '7.4 comes alongside the ship it hunts when it cannot dock yet',
    lines: '1B corco-mu A0507 3 2 : crew\n2A flute A0107 3 3 : arsenal',
    options: { phase: 'command 2', victory: DOCK, with: lame('1B') },
    above: true,
    right: ({ after }) => {
      const { direction, velocity } = unit(after, '2A');
      expect(direction).toBe(3);
      expect(velocity).toBeGreaterThan(2);
    },
  },
  {
    name: '7.4 does not end where the hunter lies',
    lines: '1B corco-mu A0507 3 2 : crew\n2A flute A0607 3 2 : arsenal',
    options: { phase: 'command 1', victory: DOCK },
    above: true,
    right: ({ after }) => {
      const { hex, ...at } = unit(after, '1B');
      const end = course({ ...at, hex: hex! }, at.velocity).stops.at(-1) ?? hex!;
      expect(range(end, unit(after, '2A').hex!)).toBeGreaterThan(0);
    },
  },
]);

// Seldom seen.
teach([
  {
    name: '9.9 lets a MIMS launch where its missiles meet the enemy',
    lines: '1A piccolo A0101 3 1 : crew\n2B piccolo A0807 3 3 : crew\n1M mims A0507 3 3 civ 8 revealed',
    options: { phase: 'fire 1', victory: DESTROY },
    right: ({ plan }) => expect(kinds(plan)[0]).toBe('mims-launch'),
  },
  {
    name: '9.9 keeps the missiles of a MIMS that is far from everybody',
    lines: '1A piccolo A0101 3 1 : crew\n2B piccolo B1607 3 3 : crew\n1M mims A0507 3 3 civ 8 revealed',
    options: { phase: 'fire 1', victory: DESTROY },
    right: ({ plan }) => expect(kinds(plan)).toEqual(['end-phase']),
  },
  {
    name: 'R9.9a aims the missiles of a MIMS, none of them past the enemy',
    lines: '1A piccolo A0101 3 1 : crew\n2B piccolo A0709 5 2 : crew\n1M mims A0507 3 3 civ 8 revealed',
    options: { phase: 'fire 1', victory: DESTROY },
    before: [{ player: 1, do: 'mims-launch', missile: '1M31', hex: 'A0607', direction: 3, velocity: 4 }],
    right: ({ plan, game }) => {
      const order = firstOf(plan, 'mims-launch')!;
      const hex = parseHexId(game.sheets, order.hex)!;
      const way = course({ hex, direction: order.direction, nextSide: 'left' }, order.velocity + 1).stops;
      const target = unit(game, '2B');
      const [there] = course({ ...target, hex: target.hex! }, target.velocity).stops.slice(-1);
      expect(has(way, there!)).toBe(true);
    },
  },
  {
    name: 'R7.4e pulls the ship it hunts onto its own vector, and docks',
    lines: '1B corco-mu A0507 3 5 : crew\n2A flute A0507 3 1 : arsenal, arsenal, tractor-beam@8',
    options: { phase: 'command 2', victory: DOCK },
    right: ({ plan, after }) => {
      expect(kinds(plan)).toContain('tractor');
      expect(after.result?.winner).toBe(2);
    },
  },
  {
    name: 'R7.5d charges a battlecraft again that lies in its pod',
    lines: '1A sword A0507 3 2 : arsenal, battlecraft=terwillicker-x\n2B piccolo B1601 3 1 : crew',
    options: {
      phase: 'command 1',
      victory: DESTROY,
      with: (game) => {
        const craft = unit(game, '1A1');
        if (craft.kind === 'battlecraft') craft.energy = { ...craft.energy, spent: 5 };
      },
    },
    right: ({ plan }) => expect(kinds(plan)).toContain('recharge'),
  },
]);
