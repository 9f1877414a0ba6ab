import { produce } from 'immer';
import { describe, expect, test } from 'vitest';
import {
  BATTLECRAFT_HULLS,
  FIRE_TYPES,
  HULLS,
  legal,
  newGame,
  POD_TYPES,
  PODS,
  type PodType,
  SPACESHIP_HULLS,
  type SpaceshipHull,
  scenarioFaults,
  shipFaults,
  snapshot,
} from '../../src/engine/index.ts';
import { rngFrom } from '../../src/matches/rng.ts';
import { SCENARIOS } from '../../src/scenarios/index.ts';
import { startingSheets } from '../../src/sheet/index.ts';
import { drawLogs } from '../../src/sheet/paper/index.ts';
import { bestPodChance, STANDARD_RANGES } from '../../src/workbench/ships/chances.ts';
import type { ShipDesign } from '../../src/workbench/ships/design.ts';
import {
  asBuilt,
  changeBattlecraft,
  changeHull,
  editPod,
  exchangePods,
  freshPod,
  isWorn,
  markHit,
  newDesign,
  putPod,
  repair,
  type ShipRecipe,
  setMissiles,
  spendEnergy,
  takeOutPod,
} from '../../src/workbench/ships/edit.ts';
import { figuresOf, priceOf } from '../../src/workbench/ships/figures.ts';
import { logFor, trialScenario, twinsIn } from '../../src/workbench/ships/trial.ts';
import { anyShip } from '../fixtures/ships.ts';

const built = (hull: SpaceshipHull, ...types: PodType[]): ShipDesign => ({
  ...newDesign(hull, 'Test'),
  pods: types.map(freshPod),
});

/** A ship after changes, one after the other. */
const edited = (ship: ShipDesign, ...recipes: ShipRecipe[]): ShipDesign =>
  recipes.reduce((one, recipe) => produce(one, recipe), ship);

const PAIRS = SPACESHIP_HULLS.flatMap((hull) => POD_TYPES.map((pod) => [hull, pod] as const));

describe('every hull with every pod', () => {
  test.each(PAIRS)('a %s with a %s pod in every space is built as the charts say', (hull, pod) => {
    const line = HULLS[hull];
    const chart = PODS[pod];
    const many = Math.min(line.pods, pod === 'battlecraft' ? 9 : line.pods);
    const ship = built(hull, ...Array.from({ length: many }, () => pod));
    expect(shipFaults(ship)).toEqual([]);
    const energy = pod === 'energy' ? 144 * many : 0;
    const figures = figuresOf(ship);
    expect(figures).toMatchObject({
      units: { hull: line.energyCapacity, pods: energy },
      blocks: (line.energyCapacity + energy) / line.burnRate,
      program: Math.min(line.targetingProgram, chart.targetingProgram ?? 0),
      commands: many * chart.battleCommands,
      fires: 1 + many * chart.fires,
      jump: pod === 'augmented-jump' ? 'augmented' : chart.jump ? 'standard' : 'none',
      crew: line.crew + (pod === 'battlecraft' ? many : 0),
    });

    // The engine makes the same of it, and so does the log that prints.
    const scenario = trialScenario([ship]);
    const unit = snapshot(newGame(scenario, { seed: 1 })).units[0]!;
    expect(unit.energy).toMatchObject({ blocks: figures.blocks, burnRate: line.burnRate });
    expect(unit.parts?.[`pod-${many}`]).toMatchObject({ type: pod, armor: chart.armor ?? 0, status: 'intact' });
    const sheet = startingSheets(scenario)[0]!;
    expect(sheet.header).toMatchObject({ fires: figures.fires, battleCommands: figures.commands });
    expect(sheet.compartments.filter(({ pod: type }) => type === pod)).toHaveLength(many);
    for (const { type, total } of sheet.missiles) expect(total).toBe(many * chart.missiles[type]);
    expect(sheet.energy.total).toBe(figures.blocks);
    expect(drawLogs([sheet], { size: 'a4', colour: false }).length).toBeGreaterThan(0);

    const over = { ...ship, pods: [...ship.pods, ...Array.from({ length: line.pods }, () => freshPod(pod))] };
    expect(shipFaults(over).map(({ at, rule }) => `${at} ${rule}`)).toContain('pods 4.9');
  });

  test.each(BATTLECRAFT_HULLS)('a %s goes aboard with its price, its people and its cargo', (battlecraft) => {
    const ship = { ...built('spear'), pods: [{ type: 'battlecraft' as const, battlecraft }] };
    expect(shipFaults(ship)).toEqual([]);
    const [one, hull] = [HULLS[battlecraft], HULLS.spear];
    expect(priceOf(ship)).toEqual({ hull: 27_900, battlecraft: one.cost, pods: 0, total: 27_900 + one.cost });
    expect(figuresOf(ship)).toMatchObject({
      crew: hull.crew + one.crew,
      passengers: hull.passengers + one.passengers,
      cargo: Math.round((hull.cargo + one.cargo) * 10) / 10,
    });
  });

  test('prices of pods are those of the one who builds, twice for two Energy Pods', () => {
    const ship: ShipDesign = {
      ...built('sword', 'arsenal', 'crew'),
      prices: { arsenal: 4800, energy: 1200 },
    };
    expect(priceOf(ship)).toMatchObject({ pods: 4800, total: 26_900 });
    const two = edited(ship, putPod(2, { type: 'energy' }), editPod(2, { count: 2 }));
    expect(priceOf(two).pods).toBe(7200);
  });

  test('a ship with more than a printed log holds has a log that grows, and prints it', () => {
    const ship = {
      ...built('corco-mu'),
      pods: Array.from({ length: 12 }, () => ({ type: 'energy' as const, count: 2 as const })),
    };
    const [stores] = startingSheets(trialScenario([ship]));
    expect(stores?.energy.blocks.filter((box) => box !== 'struck')).toHaveLength(227);
    const [armed] = startingSheets(
      trialScenario([built('corco-mu', ...Array.from({ length: 12 }, () => 'arsenal' as const))]),
    );
    expect(armed?.missiles.map(({ lines }) => lines.filter(({ status }) => status === 'aboard').length)).toEqual([
      96, 84, 60, 24,
    ]);
    for (const sheet of [stores!, armed!]) {
      const marks = drawLogs([sheet], { size: 'letter', colour: true }).flatMap((page) => page.marks);
      expect(marks.length).toBeGreaterThan(400);
    }
  });

  test('the small log is taken as long as its boxes suffice', () => {
    expect(logFor(built('corco-zeta', 'light-weapon', 'energy'))).toBe(1);
    expect(logFor(built('sword', 'heavy-weapon'))).toBe(1);
    expect(logFor(built('sword', 'heavy-weapon', 'heavy-weapon'))).toBe(2);
    expect(logFor(built('spear'))).toBe(2);
  });
});

describe('a ship that is changed', () => {
  const ship = edited(built('sword', 'arsenal', 'crew', 'energy'), markHit('pod-3', 'destroyed'));

  test('keeps the hits of pods that move, and forgets those of pods that go', () => {
    expect(edited(ship, exchangePods(0, 2)).damage).toEqual({ 'pod-1': 'destroyed' });
    expect(edited(ship, takeOutPod(0)).damage).toEqual({ 'pod-2': 'destroyed' });
    expect(edited(ship, takeOutPod(2))).not.toHaveProperty('damage');
    expect(edited(ship, putPod(2, { type: 'crew' }))).not.toHaveProperty('damage');
    expect(edited(ship, markHit('pod-3', undefined))).not.toHaveProperty('damage');
    expect(isWorn(ship)).toBe(true);
    expect(isWorn(asBuilt(ship))).toBe(false);
    expect(edited(ship, spendEnergy('spentBlocks', 3), repair)).toEqual(asBuilt(ship));
    expect(edited(ship, spendEnergy('spentUnits', 2), spendEnergy('spentUnits', 0))).toEqual(ship);
  });

  test('5.6 loses with a battlecraft what that one had taken, spent or lost', () => {
    const worn = { type: 'battlecraft', battlecraft: 'lander', damage: { bridge: 'damaged' }, spentUnits: 3 } as const;
    const one = edited(ship, putPod(1, { ...worn, lost: true, armor: 1 }), changeBattlecraft(1, 'corco-omega'));
    expect(one.pods[1]).toEqual({ type: 'battlecraft', battlecraft: 'corco-omega', armor: 1 });
  });

  test('5.8 leaves missiles out of a pod; the printed number is not written down', () => {
    const armed = built('sword', 'heavy-weapon');
    const bare = edited(armed, setMissiles(0, 'mims', 0));
    expect(bare.pods).toEqual([{ type: 'heavy-weapon', missiles: { mims: 0 } }]);
    expect(edited(bare, setMissiles(0, 'mims', 9))).toEqual(armed);
  });

  test('keeps its pods on another hull and says which have no room', () => {
    const small = edited(ship, changeHull('dagger'));
    expect(small.pods).toHaveLength(3);
    expect(small).not.toHaveProperty('damage');
    expect(shipFaults(small)).toEqual([{ at: 'pods', rule: '4.9', message: 'a dagger carries 2 pods at most' }]);
    expect(startingSheets(trialScenario([small]))[0]?.compartments.filter(({ pod }) => pod)).toHaveLength(2);
  });

  test('of chance is sound after every change of place, and has a log', () => {
    const chance = rngFrom(14);
    for (let n = 0; n < 300; n += 1) {
      const any = anyShip(chance);
      expect(startingSheets(trialScenario([any]))).toHaveLength(1);
      expect(figuresOf(any).blocks).toBe(startingSheets(trialScenario([any]))[0]?.energy.total);
      if (any.pods.length < 2) continue;
      expect(shipFaults(edited(any, exchangePods(0, any.pods.length - 1)))).toEqual([]);
      expect(edited(any, exchangePods(0, 1), exchangePods(0, 1))).toEqual(any);
    }
  });
});

describe('chances at the standard ranges', () => {
  test('8.6 are those of the chart for range and relative velocity less the program', () => {
    // Relative velocity 2 less a program of -4 adds nothing: the target value is the range.
    const chances = (ship: ShipDesign) =>
      STANDARD_RANGES.map((range) => bestPodChance(ship, 'laser-barrage', range)?.probability);
    expect(chances(built('sword'))).toEqual([0.7, 0.6, 0.5, 0.4]);
    expect(chances(built('corco-zeta', 'light-weapon'))).toEqual([0.7, 0.6, 0.5, 0.4]);
    expect(chances(built('corco-zeta'))).toEqual([undefined, undefined, undefined, undefined]);
  });

  test.each(FIRE_TYPES)('8.6 the best source is told for a %s', (type) => {
    const best = bestPodChance(built('flute', 'crew', 'heavy-weapon'), type, 4);
    expect(best?.from).toBe(type === 'laser-burst' ? 'burster' : 2);
  });
});

test('a ship is flown against its twin, in places of a scenario', () => {
  const [showdown] = SCENARIOS;
  const twins = twinsIn(showdown!, { ...newDesign('sword', 'Night'), spentUnits: 1 });
  expect(scenarioFaults(twins)).toEqual([]);
  expect(twins.ships.map(({ player, hull, name }) => [player, hull, name])).toEqual([
    [1, 'sword', 'Night'],
    [2, 'sword', 'Night'],
  ]);
  expect(twins.ships.map(({ deployment }) => deployment)).toEqual(showdown?.ships.map(({ deployment }) => deployment));
  expect(legal(newGame(twins, { seed: 7 })).length).toBeGreaterThan(0);
});
