import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Action,
  applyInPlace,
  applyLegal,
  type Game,
  HULLS,
  legalOfKind,
  type ManeuverOutcome,
  outcomesOf,
  sameHex,
} from '../../src/engine/index.ts';
import { ordersOf } from '../../src/engine/rules/orders.ts';
import { given } from '../fixtures/play.ts';
import { position } from '../fixtures/position.ts';
import { gameAfter, recorded } from '../fixtures/recorded.ts';
import { copyOf, mark, ship, unit } from '../fixtures/units.ts';

type Unit = Game['units'][number];

const KINDS = ['accelerate', 'decelerate', 'turn', 'weave'] as const;

/** The unit's own Maneuver Commands that are legal now. */
const commandsTo = (game: Game, id: string): Action[] =>
  KINDS.flatMap((kind) => legalOfKind(game, kind)).filter(
    (action) => 'unit' in action && action.unit === id && !('by' in action),
  );

/** What a unit has spent, in units; of a ship's energy all that a search can compare. */
function spent(unit: Unit): number {
  if (unit.kind !== 'spaceship') return unit.energy?.spent ?? 0;
  return unit.energy.marked * HULLS[unit.hull].burnRate + unit.energy.track;
}

const vectorOf = ({
  hex,
  direction,
  velocity,
  nextSide,
}: Pick<Unit, 'hex' | 'direction' | 'velocity' | 'nextSide'>): string =>
  JSON.stringify([hex?.q, hex?.r, direction, velocity, nextSide]);

/** The same by trying every order after every other: what is spent at least for each vector. */
function searched(start: Game, id: string): Map<string, number> {
  const cheapest = new Map<string, number>();
  const known = new Set<string>();
  let open = [start];
  const before = spent(unit(start, id));
  while (open.length > 0) {
    const next: Game[] = [];
    for (const game of open) {
      const one: Unit = unit(game, id);
      const key = JSON.stringify([one, ordersOf(game, one)]);
      if (known.has(key)) continue;
      known.add(key);
      const vector = vectorOf(one);
      cheapest.set(vector, Math.min(cheapest.get(vector) ?? Number.POSITIVE_INFINITY, spent(one) - before));
      for (const action of commandsTo(game, id)) {
        const copy = copyOf(game);
        applyLegal(copy, action);
        next.push(copy);
      }
    }
    open = next;
  }
  return cheapest;
}

const inUnits = (unit: Unit, { blocks, units }: { blocks: number; units: number }): number =>
  units + blocks * (unit.kind === 'spaceship' ? HULLS[unit.hull].burnRate : 1);

/** What is listed is what a search finds, at the same cost. */
function checkComplete(game: Game, id: string): void {
  const one: Unit = unit(game, id);
  const outcomes = outcomesOf(game, id);
  const listed = new Map(outcomes.map((outcome) => [vectorOf(outcome), inUnits(one, outcome.cost)]));
  expect(listed.size).toBe(outcomes.length);
  expect(new Map([...listed].sort())).toEqual(new Map([...searched(game, id)].sort()));
}

/** Whether a Weave meets nobody: what else would follow from it is not what was ordered. */
const isUndisturbed = (game: Game, unit: Unit, outcome: ManeuverOutcome): boolean =>
  sameHex(outcome.hex, unit.hex) || game.units.every(({ hex }) => !sameHex(hex, outcome.hex));

/** The orders of each outcome are legal and lead to it at its cost. */
function checkOrders(game: Game, id: string): void {
  const before = unit(game, id);
  for (const outcome of outcomesOf(game, id).filter((one) => isUndisturbed(game, before, one))) {
    const copy = copyOf(game);
    for (const order of outcome.orders) {
      // [R11.5a] Some are scored and gone as soon as they are in orbit.
      if (unit(copy, id).status !== 'in-play') break;
      const done = applyInPlace(copy, { player: before.owner, ...order });
      if (!done.ok) throw new Error(`${JSON.stringify(order)}: ${done.rejection.code}`);
    }
    const after = unit(copy, id);
    if (after.status !== 'in-play') continue;
    expect(vectorOf(after)).toBe(vectorOf(outcome));
    expect(spent(after) - spent(before)).toBe(inUnits(before, outcome.cost));
    if (before.kind === 'spaceship' && !before.dock) expect(outcome.cost.units).toBe(0);
  }
}

const CRAFT = ['dagger', 'sword', 'spear', 'piccolo', 'flute', 'corco-zeta'] as const;
const STATUSES = ['intact', 'vulnerable', 'damaged', 'destroyed'] as const;

/** A ship, a battlecraft or a missile by itself, in all conditions, perhaps after some commands. */
const alone = fc
  .record({
    line: fc.oneof(
      fc.constantFrom(...CRAFT).map((hull) => (where: string) => ({ id: '1A', lines: `1A ${hull} ${where}` })),
      fc.constantFrom('terwillicker-x', 'lander', 'corco-omega').map((hull) => (where: string) => ({
        id: '1A1',
        lines: `1A flute A0101 2 0: battlecraft=${hull}\n1A1 ${where} revealed`,
      })),
      fc.constantFrom('intelligent', 'unguided', 'guided', 'mims').map((type) => (where: string) => ({
        id: { intelligent: '1I21', unguided: '1U01', guided: '1GA01', mims: '1M31' }[type] ?? '',
        lines: `1A flute A0101 2 0: arsenal\n1I ${type} ${where} civ 8 from 1A.1`,
      })),
    ),
    direction: fc.integer({ min: 1, max: 12 }),
    velocity: fc.integer({ min: 0, max: 9 }),
    reminder: fc.constantFrom('left', 'right'),
    bridge: fc.constantFrom(...STATUSES),
    engine: fc.constantFrom(...STATUSES),
    left: fc.integer({ min: 0, max: 6 }),
    field: fc.boolean(),
    first: fc.array(fc.nat(), { maxLength: 3 }),
  })
  .map(({ line, direction, velocity, reminder, bridge, engine, left, field, first }) => {
    const { id, lines } = line(`A0708 ${direction} ${velocity}`);
    const game = position(lines, {
      phase: 'command 1',
      planets: ['A0709'],
      asteroidFields: ['A0906'],
      with: (copy) => {
        const one = unit(copy, id);
        one.nextSide = reminder;
        if (one.kind !== 'missile') {
          mark(copy, id, bridge, 'bridge');
          mark(copy, id, engine, 'engine');
        } else copy.phase.controlled.push(id);
        if (one.kind === 'spaceship') {
          one.energy.marked = Math.max(0, one.energy.blocks - left);
          one.forceField = field && left % 3 === 0;
        } else if (one.energy) one.energy.spent = Math.max(0, one.energy.units - left);
      },
    });
    for (const nth of first) {
      const actions = commandsTo(game, id);
      const action = actions[nth % actions.length];
      if (action) applyLegal(game, action);
    }
    return { game, id };
  });

describe('outcomes', () => {
  test('7.1 7.2 7.5 are all that a search finds, at the least cost', () => {
    fc.assert(
      fc.property(alone, ({ game, id }) => checkComplete(game, id)),
      { numRuns: 60 },
    );
  });

  test('7.1 7.2 7.5 come about by their orders, at their cost', () => {
    fc.assert(
      fc.property(alone, ({ game, id }) => checkOrders(game, id)),
      { numRuns: 60 },
    );
  });

  test.each(['own-scenario-towing', 'first-shot-4', 'pirates-5', 'showdown-3', 'convoy-red-40-missiles'])(
    '7.1 R7.4d come about in %s, of docked pairs too',
    (name) => {
      const record = recorded(name);
      const game = gameAfter(record, 0);
      let looked = 0;
      for (const [n, action] of record.actions.entries()) {
        if (game.setUp === null && game.phase.kind === 'command' && !game.pending && n % 10 === 0) {
          for (const unit of game.units) {
            if (unit.owner !== game.phase.player || unit.status !== 'in-play') continue;
            checkOrders(game, unit.id);
            looked += 1;
          }
        }
        applyLegal(game, action);
      }
      expect(looked).toBeGreaterThan(0);
    },
  );

  test.each([
    { steered: [], who: 'nobody' },
    { steered: ['1A'], who: 'the one' },
    { steered: ['1B'], who: 'the other' },
    { steered: ['1A', '1B'], who: 'both' },
  ])('R7.4d of a docked pair are all that a search finds after $who has turned', ({ steered }) => {
    const turns = steered.map((id) => ({ do: 'turn' as const, unit: id, side: 'left' as const }));
    const start = position('1A flute A0708 3 2\n1B dagger A0708 3 2', { phase: 'command 1' });
    const pair = copyOf(given(start, 1, ...turns));
    for (const [one, other] of [
      ['1A', '1B'],
      ['1B', '1A'],
    ] as const) {
      unit(pair, one).dock = { partner: other, leads: one === '1A' };
      unit(pair, one).direction = 3;
    }
    checkComplete(pair, '1A');
    checkComplete(pair, '1B');
  });

  test('7.1 begin anew in a phase of the other player', () => {
    const lines = '1A sword A0708 3 2';
    const own = outcomesOf(position(lines, { phase: 'command 1' }), '1A');
    expect(outcomesOf(position(lines, { phase: 'movement 2' }), '1A')).toEqual(own);
    expect(own.length).toBeGreaterThan(100);
  });

  test('7.1 are what it is already behind a force field, and none for a unit that is gone', () => {
    const behind = position('1A sword A0708 3 2\n1I guided A0708 4 4 civ 7 from 1A.1', {
      phase: 'command 1',
      with: (copy) => {
        ship(copy, '1A').forceField = true;
      },
    });
    expect(outcomesOf(behind, '1A')).toMatchObject([
      { direction: 3, velocity: 2, orders: [], cost: { blocks: 0, units: 0 } },
    ]);
    expect(outcomesOf(behind, '1GA01')).toHaveLength(1);
    expect(outcomesOf(behind, '1B')).toEqual([]);
  });
});
