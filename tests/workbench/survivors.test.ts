import { describe, expect, test } from 'vitest';
import {
  type Game,
  newGame,
  type Scenario,
  shipFaults,
  snapshot,
  type UnitId,
  unitNamed,
  view,
} from '../../src/engine/index.ts';
import { launchesOf, startingSheets } from '../../src/sheet/index.ts';
import type { ShipDesign } from '../../src/workbench/ships/design.ts';
import { isWorn } from '../../src/workbench/ships/edit.ts';
import { type AfterBattle, asItIs, hasSurvived, repaired } from '../../src/workbench/ships/survivors.ts';
import { trialScenario } from '../../src/workbench/ships/trial.ts';
import { position } from '../fixtures/position.ts';
import { playedTo, RECORDS, recorded } from '../fixtures/recorded.ts';
import { changed, craft, mark, ship, unit } from '../fixtures/units.ts';

function battled(game: Game, id: UnitId, prepared: AfterBattle['prepared'] = []): AfterBattle {
  const { units } = snapshot(game);
  return {
    line: game.scenario.ships.find(({ player, letter }) => `${player}${letter}` === id)!,
    ship: units.find((one) => one.id === id)!,
    craft: units.filter((one) => one.kind === 'battlecraft' && one.id.replace(/\d+$/, '') === id),
    prepared,
  };
}

/** What a carried ship is as it begins again. */
const again = (design: ShipDesign, scenario: Scenario = trialScenario([design])) =>
  snapshot(newGame(scenario, { seed: 1 })).units;

describe('what a battle leaves of a ship', () => {
  const game = changed(
    position(
      '1A sword A0808 12 0 : arsenal, battlecraft=terwillicker-x, battlecraft=terwillicker-5000, energyx2/2\n2B sword B0808 6 0',
    ),
    (copy) => {
      mark(copy, '1A', 'damaged', 'bridge', 'pod-4');
      Object.assign(ship(copy, '1A').energy, { marked: 20, track: 3 });
      Object.assign(ship(copy, '1A').pods[0]!, { missiles: { unguided: 2, guided: 7, intelligent: 0, mims: 1 } });
      unit(copy, '1A1').status = 'destroyed';
      Object.assign(craft(copy, '1A2'), { energy: { units: 15, spent: 9 } });
      mark(copy, '1A2', 'damaged', 'engine');
    },
  );
  const worn = asItIs(battled(game, '1A', [{ pod: 1, type: 'mims' }]), 'Veteran');

  test('is a ship that can be built, with hits, energy, missiles and battlecraft as they were', () => {
    expect(shipFaults(worn)).toEqual([]);
    expect(worn).toEqual({
      name: 'Veteran',
      hull: 'sword',
      pods: [
        { type: 'arsenal', armor: 2, missiles: { unguided: 2, intelligent: 0 } },
        { type: 'battlecraft', armor: 0, battlecraft: 'terwillicker-x', lost: true },
        {
          type: 'battlecraft',
          armor: 0,
          battlecraft: 'terwillicker-5000',
          damage: { engine: 'damaged' },
          spentUnits: 9,
        },
        { type: 'energy', armor: 2, count: 2 },
      ],
      spentBlocks: 20,
      spentUnits: 3,
      damage: { bridge: 'damaged', 'pod-4': 'damaged' },
    });
  });

  test('begins the next battle as it ended this one', () => {
    const [before] = snapshot(game).units;
    const [now, first, second] = again(worn);
    expect(now?.energy).toEqual(before?.energy);
    for (const [part, state] of Object.entries(before?.parts ?? {})) {
      expect(now?.parts?.[part as 'bridge']?.status).toBe(state?.status);
    }
    expect([first?.status, second?.status]).toEqual(['destroyed', 'in-pod']);
  });

  test('or is repaired: as it came into its first battle', () => {
    const whole = repaired(battled(game, '1A'), 'Veteran');
    expect(isWorn(whole)).toBe(false);
    expect(whole.pods).toEqual(game.scenario.ships[0]!.pods);
  });

  test('a battlecraft that is still out comes along, unless its ship has jumped away from it', () => {
    const out = (status: 'in-play' | 'jumped') =>
      changed(game, (copy) => {
        unit(copy, '1A2').status = 'in-play';
        unit(copy, '1A').status = status;
      });
    expect(asItIs(battled(out('in-play'), '1A'), '').pods[2]).not.toHaveProperty('lost');
    expect(asItIs(battled(out('jumped'), '1A'), '').pods[2]).toHaveProperty('lost', true);
  });

  test('nothing is left of a ship that is destroyed, or whose log is not to be seen', () => {
    const units = view(game, 2).units;
    expect(units.filter(hasSurvived).map(({ id }) => id)).toEqual(['2B']);
    const gone = changed(game, (copy) => {
      unit(copy, '1A').status = 'destroyed';
    });
    expect(
      snapshot(gone)
        .units.filter(hasSurvived)
        .map(({ id }) => id),
    ).toEqual(['2B']);
  });
});

test.each(RECORDS)('the survivors of %s can all go into another battle', (name) => {
  const { game, events } = playedTo(recorded(name));
  const ids = snapshot(game)
    .units.filter(hasSurvived)
    .map(({ id }) => id);
  for (const id of ids) {
    const prepared = launchesOf(events).filter(
      ({ ship: from, missile }) => from === id && unitNamed(game, missile)?.status === 'prepared',
    );
    const one = battled(game, id, prepared);
    const worn = asItIs(one, id);
    expect([id, shipFaults(worn)]).toEqual([id, []]);
    expect([id, shipFaults(repaired(one, id))]).toEqual([id, []]);
    const [now] = again(worn);
    expect(now?.energy).toEqual(one.ship.energy);
    expect(startingSheets(trialScenario([worn]))[0]?.compartments.map(({ status }) => status)).toEqual(
      startingSheets(trialScenario([worn]))[0]?.compartments.map(
        ({ part }) => one.ship.parts?.[part]?.status ?? 'intact',
      ),
    );
  }
});
