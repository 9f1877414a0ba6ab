import { describe, expect, test } from 'vitest';
import { gunsOf, hitsExpected, volleyOf } from '../../src/chances/index.ts';
import {
  applyLegal,
  FIRE_COST,
  FIRE_TYPES,
  type Game,
  HULLS,
  legalOfKind,
  odds,
  PLAYERS,
  type Player,
  type SpaceshipHull,
} from '../../src/engine/index.ts';
import { listShots } from '../../src/opponent/fire.ts';
import { forcesOf } from '../../src/opponent/forces.ts';
import { judgePosition } from '../../src/opponent/judgement.ts';
import { WEIGHTS } from '../../src/opponent/weights.ts';
import { withRolls } from '../fixtures/all-dice.ts';
import { position } from '../fixtures/position.ts';
import { changed, craft, mark, ship } from '../fixtures/units.ts';

/** The program reckons fire by itself, to be quick; here it is held against what the engine says. */
const ARMED: Record<string, Game> = {};
const PODS = 'hunter, light-weapon, heavy-weapon, arsenal';
const SHIPS: [what: string, hull: SpaceshipHull, pods: string][] = [
  ['a class 2 burster', 'spear', `${PODS}, crew`],
  ['battle communications', 'spear', `${PODS}, battle-communications`],
  ['battle communications twice', 'spear', `${PODS}, battle-communications, battle-communications`],
  ['a hull that aims badly', 'corco-zeta', PODS],
  ['no weapon pod', 'sword', 'battle-communications, crew'],
  ['a burster alone', 'flute', 'crew'],
];
const TARGETS = `
  2A sword A0807 12 2
  2B sword A0804 6 3
  2C dagger A0408 3 5
  2D piccolo B0110 9 9
  2E piccolo B1601 9 4
  2X unguided A0909 2 6 civ 7`;

for (const [what, hull, pods] of SHIPS) {
  const start = position(`1A ${hull} A0808 12 2 : ${pods}\n${TARGETS}`, { phase: 'fire 1' });
  const boxes = start.units.flatMap((unit) => (unit.kind === 'spaceship' && unit.id === '1A' ? unit.pods : []));
  ARMED[what] = start;
  for (const status of ['damaged', 'destroyed'] as const) {
    ARMED[`${what}, every other pod ${status}`] = changed(start, (copy) => {
      for (let box = 1; box <= boxes.length; box += 2) mark(copy, '1A', status, `pod-${box}`);
    });
    ARMED[`${what}, its last pod ${status}`] = changed(start, (copy) => {
      mark(copy, '1A', status, `pod-${boxes.length}`);
    });
  }
  for (const units of [0, 1, 2]) {
    ARMED[`${what}, ${units} units of energy left`] = changed(start, (copy) => {
      const { energy } = ship(copy, '1A');
      energy.marked = energy.blocks - 1;
      energy.track = HULLS[hull].burnRate - units;
      if (units === 0) Object.assign(energy, { marked: energy.blocks, track: 0 });
    });
  }
}
for (const hull of ['terwillicker-5000', 'terwillicker-x', 'lander']) {
  ARMED[hull] = position(`1A sword B1616 12 0 : battlecraft=${hull}\n1A1 A0808 12 2\n${TARGETS}`, { phase: 'fire 1' });
  ARMED[`${hull} without energy`] = changed(ARMED[hull], (copy) => {
    const { energy } = craft(copy, '1A1');
    energy.spent = energy.units;
  });
}

/** The chance of a fire by the engine; null where that unit could never make it. */
function chanceOf(
  game: Game,
  unit: string,
  from: 'burster' | number,
  type: (typeof FIRE_TYPES)[number],
  target: string,
) {
  const answer = odds(game, { unit, from, type, target });
  return 'code' in answer ? null : answer.probability;
}

/** How often a craft may fire in this Fire Phase, for nothing, every die a miss. */
function firesLeft(game: Game, unit: string): number {
  const now = structuredClone(withRolls(game, Array(40).fill(10)));
  for (let fires = 0; ; fires += 1) {
    const free = legalOfKind(now, 'fire').find(
      (action) => action.do === 'fire' && action.unit === unit && action.type === 'laser-burst',
    );
    if (!free) return fires;
    applyLegal(now, free);
  }
}

const both = (game: Game, player: Player) => ({
  own: forcesOf(game, player).craft,
  foes: forcesOf(game, player === 1 ? 2 : 1),
});

describe.each(Object.keys(ARMED))('%s', (what) => {
  const game = ARMED[what] as Game;

  test('4.4, 5.1, 8.9 the guns and the types they fire are those of the engine', () => {
    for (const player of PLAYERS) {
      const { own, foes } = both(game, player);
      for (const unit of own) {
        const sources = ['burster' as const, ...(unit.kind === 'spaceship' ? unit.pods.map((_, n) => n + 1) : [])];
        const target = foes.craft[0]?.id ?? '';
        const real = sources.flatMap((from) => {
          const types = FIRE_TYPES.filter((type) => chanceOf(game, unit.id, from, type, target) !== null);
          return types.length > 0 ? [[from, types]] : [];
        });
        expect(
          gunsOf(unit).map(({ from, types }) => [from, FIRE_TYPES.filter((type) => types.includes(type))]),
        ).toEqual(real);
      }
    }
  });

  test('8.1, R8.1a they fire as often as the engine lets them', () => {
    for (const unit of both(game, 1).own) {
      expect(gunsOf(unit).reduce((sum, { fires }) => sum + fires, 0)).toBe(firesLeft(game, unit.id));
    }
  });

  test('8.3, 8.4, 8.5, 8.6 a volley is expected to hit as often as the chances of its fires add up to', () => {
    for (const player of PLAYERS) {
      const { own, foes } = both(game, player);
      for (const unit of own) {
        const energy = energyOf(unit);
        for (const target of [...foes.craft, ...foes.missiles]) {
          let sum = 0;
          for (const { from, fires, types } of gunsOf(unit)) {
            const chances = types.map((type) =>
              FIRE_COST[type] > energy ? 0 : (chanceOf(game, unit.id, from, type, target.id) ?? 0),
            );
            sum += fires * Math.max(...chances);
          }
          expect(hitsExpected(volleyOf(unit), unit, target)).toBeCloseTo(sum, 10);
        }
      }
    }
  });

  test('8.6 the chances it gives as its reasons are those of the engine', () => {
    const judgement = judgePosition(game, 1, WEIGHTS, { seat: 1, evaluations: 0, most: 9999 });
    for (const { action, reason } of listShots(judgement, new Set())) {
      if (action.do !== 'fire') continue;
      const { unit, from, type, target } = action;
      expect(reason.params.chance).toBe(Math.round(100 * (chanceOf(game, unit, from, type, target) ?? -1)));
    }
  });
});

function energyOf(unit: ReturnType<typeof forcesOf>['craft'][number]): number {
  if (unit.kind === 'battlecraft') return unit.energy.units - unit.energy.spent;
  const { blocks, marked, track } = unit.energy;
  return Math.max(0, (blocks - marked) * HULLS[unit.hull].burnRate - track);
}
