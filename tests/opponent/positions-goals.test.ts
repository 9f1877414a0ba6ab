import { expect } from 'vitest';
import type { Action, ActionOf } from '../../src/engine/index.ts';
import type { PositionOptions } from '../fixtures/position.ts';
import { ship, unit, type WritableGame } from '../fixtures/units.ts';
import { type Answer, DESTROY, firstOf, kinds, teach } from './lesson.ts';

/** A ship that is to reach orbit, and is hunted to be docked with. */
const HUNT: NonNullable<PositionOptions['victory']> = [
  { if: { is: 'destroyed', units: ['1B'], atLeast: 1 }, winner: null, reason: 'draw' },
  { if: { is: 'in-orbit', unit: '1B' }, winner: 1, reason: 'orbit' },
  { if: { is: 'docked', units: ['2A'], with: '1B' }, winner: 2, reason: 'docked' },
];
const MU = '1B corco-mu';
const FAR = '2A flute A0101 12 9 : arsenal';

const lame = (game: WritableGame): void => {
  ship(game, '1B').parts.engine.status = 'destroyed';
};

/** Its pod is damaged, so that its battlecraft lies beside it when it docks. */
const lameWithoutPod = (game: WritableGame): void => {
  lame(game);
  const [, pod] = ship(game, '1B').pods;
  if (pod) pod.status = 'damaged';
};

/** What was ordered of a unit. */
const ordersOf = ({ plan }: Answer, id: string): Action[] =>
  plan.orders.filter((order) => 'unit' in order && order.unit === id);

const dockingOf = ({ plan }: Answer): ActionOf<'rendezvous'> | undefined => firstOf(plan, 'rendezvous');

const DOCKED: Action[] = [{ player: 1, do: 'rendezvous', ship: '1B', with: '1A' }];

/** The game is this player's after so many Game-Turns, unless a ship is destroyed. */
const until = (played: number, winner: 1 | 2): NonNullable<PositionOptions['victory']> => [
  ...DESTROY,
  { if: { is: 'turns', played }, winner, reason: 'time' },
];
const CHASED = '1A piccolo A0507 9 2 : hunter\n2B dagger A0907 9 3 : heavy-weapon';

teach([
  {
    name: '11.0 runs while the game is its own by time',
    lines: CHASED,
    options: { phase: 'command 1', victory: until(5, 1) },
    above: true,
    right: ({ after }) => expect(unit(after, '1A').velocity).toBeGreaterThan(2),
  },
  {
    name: '11.0 lets him come on while the game is the enemy’s by time',
    lines: CHASED,
    options: { phase: 'command 1', victory: until(5, 2) },
    above: true,
    right: ({ after }) => expect(unit(after, '1A').velocity).toBeLessThan(2),
  },
  {
    name: 'R7.4c docks its own ship with the one that is hunted',
    lines: `${MU} C0407 9 3 : light-weapon\n1A dagger C0407 9 3 : heavy-weapon\n2A flute C0904 9 5 : arsenal`,
    options: { phase: 'command 1', sheets: 'ABC', planets: ['A0409'], victory: HUNT, with: lame },
    right: (answer) => expect([dockingOf(answer)?.ship, dockingOf(answer)?.with].sort()).toEqual(['1A', '1B']),
  },
  {
    name: 'R7.4c comes alongside the ship it guards, and docks',
    lines: `${MU} C0407 9 3 : light-weapon\n1A dagger C0407 10 4 : heavy-weapon\n2A flute C0904 9 5 : arsenal`,
    options: { phase: 'command 1', sheets: 'ABC', planets: ['A0409'], victory: HUNT, with: lame },
    above: true,
    right: (answer) => expect(dockingOf(answer)).toBeDefined(),
  },
  {
    name: 'R7.4c docks its battlecraft beside it when the pod is damaged',
    lines: `${MU} C0407 9 3 : light-weapon, battlecraft=terwillicker-5000\n1B1 C0407 9 3\n2A flute C0904 9 5 : arsenal`,
    options: { phase: 'command 1', sheets: 'ABC', planets: ['A0409'], victory: HUNT, with: lameWithoutPod },
    right: (answer) => expect(dockingOf(answer)?.with).toBe('1B1'),
  },
  {
    name: 'R7.4d tows the ship it guards on to the planet',
    lines: `${MU} A0807 6 1 : light-weapon\n1A dagger A0807 6 1 : heavy-weapon, energy\n2A flute C0904 9 5 : arsenal`,
    options: { phase: 'command 1', sheets: 'ABC', planets: ['A1407'], victory: HUNT, with: lame },
    before: DOCKED,
    above: true,
    right: (answer) => {
      expect(ordersOf(answer, '1A').length).toBeGreaterThan(0);
      expect([2, 3, 4, 5]).toContain(unit(answer.after, '1B').direction);
    },
  },
  {
    name: 'R7.4c does not dock with an enemy for whom nobody asks',
    lines:
      '1A dagger A0507 3 3 : heavy-weapon\n2B clarinet C0507 3 3 : heavy-weapon, battlecraft=terwillicker-x\n2B1 A0507 3 3',
    options: {
      phase: 'command 1',
      sheets: 'ABC',
      victory: [{ if: { is: 'destroyed', units: ['2B'], atLeast: 1 }, winner: 1, reason: 'b' }],
    },
    right: ({ plan }) => expect(kinds(plan)).not.toContain('rendezvous'),
  },
  {
    name: 'R7.4d frees itself of an enemy who has docked with it',
    lines: '1A dagger A0507 3 3 : heavy-weapon\n2B flute A0507 3 3 : heavy-weapon',
    options: {
      phase: 'command 2',
      victory: [{ if: { is: 'destroyed', units: ['2B'], atLeast: 1 }, winner: 1, reason: 'b' }],
    },
    before: [
      { player: 2, do: 'rendezvous', ship: '2B', with: '1A' },
      { player: 2, do: 'end-phase' },
      { player: 1, do: 'end-phase' },
      { player: 2, do: 'end-phase' },
    ],
    right: ({ plan }) => expect(kinds(plan)).toContain('separate'),
  },
  {
    name: '7.2 goes faster while the planet is far',
    lines: `${MU} C0909 9 2 : crew\n${FAR}`,
    options: { phase: 'command 1', sheets: 'ABC', planets: ['A0409'], victory: HUNT },
    right: ({ after }) => expect(unit(after, '1B').velocity).toBeGreaterThan(2),
  },
  {
    name: '6.5 turns to the planet that lies off its course',
    lines: `${MU} B0907 9 2 : crew\n${FAR}`,
    options: { phase: 'command 1', sheets: 'ABC', planets: ['B0916'], victory: HUNT },
    right: ({ after }) => expect(unit(after, '1B').direction).toBeLessThan(9),
  },
  {
    name: '7.4 waits ahead for the lame ship it guards, and flies as it does',
    lines: `${MU} B1607 9 4 : crew\n1A dagger B0907 3 3 : heavy-weapon\n${FAR}`,
    options: { phase: 'command 1', sheets: 'ABC', planets: ['A0409'], victory: HUNT, with: lame },
    above: true,
    right: ({ after }) => {
      const { direction, velocity } = unit(after, '1A');
      expect(direction !== 3 || velocity < 3).toBe(true);
    },
  },
]);
