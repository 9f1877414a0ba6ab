import { describe, expect, test, vi } from 'vitest';
import { fightBot } from '../../src/cli/fight-bot.ts';
import { type Action, applyInPlace, newGame, type Scenario, type UnitId } from '../../src/engine/index.ts';
import { rngFrom } from '../../src/matches/rng.ts';
import { SCENARIOS } from '../../src/scenarios/index.ts';
import { type Seat, seatAt } from '../../src/store/seat/seat.ts';
import { createView } from '../../src/store/table/view-store.ts';
import { laidShots } from '../../src/ui/play/aiming.ts';
import { isSame } from '../../src/ui/play/choosing.ts';
import { createControls } from '../../src/ui/play/controls.ts';
import {
  bestPlacing,
  isPlacing,
  liesSo,
  type Placing,
  placedKind,
  pulled,
  pullFor,
  sameKind,
} from '../../src/ui/play/launching.ts';
import { unitSeen } from '../../src/ui/play/orders/groups.ts';
import { pressSlot } from '../../src/ui/table/dock/press.ts';
import { groupOf, slotsOf } from '../../src/ui/table/dock/slots.ts';
import { freshPod, newDesign } from '../../src/workbench/ships/edit.ts';
import { scenarioShipOf } from '../../src/workbench/ships/trial.ts';
import { ALL } from '../all.ts';
import { startOf } from '../fixtures/showdown.ts';
import { tableOn } from '../fixtures/table.ts';

/** The most presses that an order takes, at a desk and on a phone. */
const MOST = 6;
const GAMES = ALL ? 10 : 1;
/** So many orders are looked at between two positions, and of each kind so many in a position. */
const APART = 9;
const OF_A_KIND = ALL ? 24 : 8;

/** Orders that no slot has, with the presses before the one that gives: a unit; or a ship, its log and the first of two pods. */
const BEFORE: ReadonlyMap<Action['do'], number> = new Map([
  ['move', 1],
  ['swap-pods', 3],
]);

/** The unit in one of whose slots an order stands; null for what is given otherwise. */
function holderOf(seat: Seat, action: Action): UnitId | null {
  if (BEFORE.has(action.do)) return null;
  if (action.do === 'mims-launch') return action.missile;
  if (action.do === 'recharge') {
    const { battlecraft } = action;
    return unitSeen(seat, battlecraft)?.hex ? battlecraft : battlecraft.replace(/\d+$/, '');
  }
  if ('ship' in action) return action.ship;
  return 'unit' in action ? action.unit : null;
}

/** A table at which a hand presses what the Line, the map and the dock of a phone have; a pull on the map is one press. */
function handAt(seat: Seat) {
  const { store: table } = tableOn(startOf());
  table.state.setState({ seat, screen: 'table' });
  const given: Action[] = [];
  vi.spyOn(table, 'order').mockImplementation(async (...actions) => given.push(...actions) > 0);
  const view = createView();
  const controls = createControls({ table, view });
  let presses = 0;
  const press = (act: () => unknown): void => {
    presses += 1;
    act();
  };
  const choosing = () => {
    const { interaction } = view.state.getState();
    return interaction.kind === 'choosing' ? interaction : null;
  };

  function place(action: Placing): void {
    const { all = [], laid } = choosing() ?? {};
    if (laid && placedKind(laid) !== placedKind(action))
      press(() => controls.lay(bestPlacing(seat, sameKind(all, action)) ?? action));
    const open = sameKind(all, action).filter(isPlacing);
    const { hex, direction, velocity } = action;
    press(() => controls.lay(pulled(open, hex, direction * 30, pullFor(velocity)) ?? action));
    controls.giveLaid();
  }

  function bySlot(unit: UnitId, action: Action): void {
    press(() => controls.pickUnit(unit));
    // A ship with one place is there as soon as it is chosen.
    if (given.length > 0) return;
    const own = unitSeen(seat, unit);
    if (!choosing() && own) {
      const isHere = (one: Action): boolean => isSame(one, action);
      const slot = slotsOf(seat, own).find(({ open }) => open.some(({ actions }) => actions.some(isHere)));
      if (!slot) throw new Error(`no slot has ${JSON.stringify(action)}`);
      // On a phone it may stand on the other page.
      if (groupOf(slot.id) !== 'pods') presses += 1;
      press(() => pressSlot(controls, slot));
    }
    const mode = choosing();
    if (mode && isPlacing(action)) place(action);
    else if (mode) {
      if (!mode.laid || !isSame(mode.laid, action)) press(() => controls.lay(action));
      press(controls.giveLaid);
    }
  }

  function fire({ unit, target, from, type }: Extract<Action, { do: 'fire' }>): void {
    press(() => controls.pickUnit(unit));
    if (view.state.getState().aim.target !== target) press(() => controls.pickUnit(target));
    press(() => controls.chooseWeapon(from));
    const own = unitSeen(seat, unit);
    const shots = own ? laidShots(seat, own, view.state.getState().aim) : [];
    if (shots.some((shot) => shot.type !== type)) press(() => controls.chooseFire(from, type));
    press(controls.fire);
  }

  function give(action: Action): void {
    const unit = holderOf(seat, action);
    if (action.do === 'fire') fire(action);
    else if (unit !== null) bySlot(unit, action);
    else {
      presses += BEFORE.get(action.do) ?? 0;
      press(() => controls.give(action));
    }
  }

  return (action: Action): number => {
    presses = 0;
    given.length = 0;
    view.set({ interaction: { kind: 'idle' } });
    view.select(null, null);
    give(action);
    expect(given.at(-1)).toEqual(action);
    return presses;
  };
}

/** Eight weapon pods, and one of each other that can be ordered about. */
const TWELVE = [
  'hunter',
  'light-weapon',
  'light-weapon',
  'heavy-weapon',
  'heavy-weapon',
  'heavy-weapon',
  'arsenal',
  'arsenal',
  'battle-communications',
  'tractor-beam',
  'battlecraft',
  'standard-jump',
] as const;

/** Two ships of twelve pods, near each other. */
const twelvePods = (): Scenario => {
  const design = { ...newDesign('corco-mu', ''), pods: TWELVE.map(freshPod) };
  const deployed = (hex: string, direction: 3 | 9) => ({ hexes: [hex], directions: [direction], velocities: [2] });
  return {
    id: 'twelve-pods',
    sheets: [{ letter: 'A', column: 0, row: 0 }],
    planets: [],
    asteroidFields: [],
    ships: [
      scenarioShipOf(design, { player: 1, letter: 'A', deployment: deployed('A0607', 3) }),
      scenarioShipOf(design, { player: 2, letter: 'B', deployment: deployed('A0907', 9) }),
    ],
    jumps: { player: 1 },
    victory: [
      { if: { is: 'destroyed', units: ['2B'], atLeast: 1 }, winner: 1, reason: 'destroyed' },
      { if: { is: 'destroyed', units: ['1A'], atLeast: 1 }, winner: 2, reason: 'destroyed' },
    ],
  };
};

/** Orders that change something, some of each kind. */
function someOf(seat: Seat, pick: <T>(from: readonly T[]) => T): Action[] {
  const kinds = new Map<string, Action[]>();
  for (const action of seat.legal) {
    if (action.do === 'deploy' && liesSo(seat, action, action.ship)) continue;
    kinds.set(action.do, [...(kinds.get(action.do) ?? []), action]);
  }
  return [...kinds.values()].flatMap((all) =>
    all.length <= OF_A_KIND ? all : Array.from({ length: OF_A_KIND }, () => pick(all)),
  );
}

/** Of the scenarios the one with most kinds of units where all would take too long. */
const BATTLES = [...SCENARIOS.filter(({ id }) => ALL || id === 'convoy-red'), twelvePods()];

describe('every order can be given in six presses', () => {
  test.each(BATTLES.map((scenario) => ({ id: scenario.id, scenario })))(
    '$id',
    ({ scenario }) => {
      const kinds = new Set<string>();
      for (let seed = 1; seed <= GAMES; seed += 1) {
        const chance = rngFrom(seed);
        const game = newGame(scenario, { seed });
        for (let made = 0; made < 300 && !game.result; made += 1) {
          if (made % APART === 0) {
            const seat = seatAt(game, null);
            const pressesFor = handAt(seat);
            for (const action of someOf(seat, chance.pick)) {
              kinds.add(action.do);
              expect(pressesFor(action), JSON.stringify(action)).toBeLessThanOrEqual(MOST);
            }
          }
          const outcome = applyInPlace(game, fightBot(game, chance));
          if (!outcome.ok) throw new Error(outcome.rejection.code);
        }
      }
      expect(kinds.size).toBeGreaterThan(9);
    },
    120_000,
  );
});
