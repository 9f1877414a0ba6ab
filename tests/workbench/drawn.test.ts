import { describe, expect, test } from 'vitest';
import { legalOfKind, newGame, parseHexId, range, readScenario, type Scenario } from '../../src/engine/index.ts';
import { battleFaults } from '../../src/workbench/battles/faults.ts';
import { anotherBattle, shareAtStart } from '../../src/workbench/drawn/another.ts';
import { AIMS, SIZES, TERRAINS, type Wanted } from '../../src/workbench/drawn/choices.ts';
import { priceOf } from '../../src/workbench/ships/figures.ts';
import { given } from '../fixtures/play.ts';

const numbers = Array.from({ length: 200 }, (_, nth) => 1 + 497 * nth);

/** A wish for each number, so that every size, aim, map and sort of forces is met. */
const wishFor = (number: number, nth: number): Wanted => ({
  size: SIZES[nth % 3] ?? 'duel',
  number,
  ...(nth % 4 > 0 && { aim: AIMS[nth % 5] }),
  ...(nth % 7 > 3 && { terrain: TERRAINS[nth % 3] }),
  ...(nth % 2 > 0 && { forces: 'others' }),
});

const shipsOf = ({ ships }: Scenario, player: 1 | 2) => ships.filter((ship) => ship.player === player);
const built = (scenario: Scenario, player: 1 | 2) =>
  shipsOf(scenario, player).map(({ hull, pods }) => ({ hull, pods }));

describe('a battle drawn at random', () => {
  const battles = numbers.map((number, nth) => anotherBattle(wishFor(number, nth)));

  test('is one that the workbench has nothing to say against, and that a record takes', () => {
    for (const battle of battles) {
      expect({ id: battle.id, faults: battleFaults(battle) }).toEqual({ id: battle.id, faults: [] });
      expect(readScenario(JSON.parse(JSON.stringify(battle)))).toEqual({ ok: true, value: battle });
    }
  });

  test('can be set up by both sides and begun', () => {
    for (const battle of battles) {
      const begun = ([1, 2] as const).reduce(
        (game, player) => given(game, player, { do: 'ready' }),
        newGame(battle, {}),
      );
      expect(begun.setUp).toBeNull();
      expect(legalOfKind(begun, 'move').length).toBeGreaterThan(0);
    }
  });

  test('is the same whenever the same is wished, and another for another number', () => {
    expect(numbers.map((number, nth) => anotherBattle(wishFor(number, nth)))).toEqual(battles);
    expect(
      new Set(battles.map(({ ships, asteroidFields }) => JSON.stringify([ships, asteroidFields]))).size,
    ).toBeGreaterThan(190);
  });

  test('has its sides 10 to 16 hexes apart', () => {
    for (const { sheets, ships } of battles) {
      const leaders = ships.filter(({ letter }) => letter === 'A').map(({ deployment }) => deployment.hexes[0] ?? '');
      const [one, two] = leaders.map((hex) => parseHexId(sheets, hex));
      const apart = one && two ? range(one, two) : 0;
      expect(apart).toBeGreaterThanOrEqual(10);
      expect(apart).toBeLessThanOrEqual(16);
    }
  });
});

describe('a battle drawn at random is meant to be even', () => {
  test.each(['destroy', 'flagship'] as const)('%s: the same ships on both sides', (aim) => {
    for (const number of numbers.slice(0, 40)) {
      const battle = anotherBattle({ size: 'fleet', number, aim });
      expect(built(battle, 1)).toEqual(built(battle, 2));
    }
  });

  test('others cost the same within 8 %', () => {
    for (const number of numbers.slice(0, 40)) {
      const battle = anotherBattle({ size: 'skirmish', number, aim: 'destroy', forces: 'others' });
      const [one = 0, two = 0] = ([1, 2] as const).map((player) =>
        shipsOf(battle, player).reduce((sum, ship) => sum + priceOf(ship).total, 0),
      );
      expect(Math.abs(one - two) / one).toBeLessThanOrEqual(0.08);
    }
  });

  test.each(AIMS)('%s: judged from 45 to 55 % for either side', (aim) => {
    for (const [nth, number] of numbers.slice(0, 40).entries()) {
      const wanted: Wanted = { size: nth % 2 ? 'skirmish' : 'fleet', number, aim, forces: nth % 3 ? 'same' : 'others' };
      expect(Math.abs(shareAtStart(anotherBattle(wanted)) - 0.5)).toBeLessThanOrEqual(0.05);
    }
  });

  test('Player 1 may choose the hulls, and the other side is drawn for the same price', () => {
    const battle = anotherBattle({ size: 'skirmish', number: 7, aim: 'destroy', forces: ['dagger', 'sword'] });
    expect(shipsOf(battle, 1).map(({ hull }) => hull)).toEqual(['sword', 'dagger']);
    expect(built(battle, 2)).not.toEqual(built(battle, 1));
  });
});
