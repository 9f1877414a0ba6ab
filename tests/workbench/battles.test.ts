import { produce } from 'immer';
import { describe, expect, test } from 'vitest';
import { newGame, readScenario, type Scenario } from '../../src/engine/index.ts';
import { SCENARIOS } from '../../src/scenarios/index.ts';
import { showdown } from '../../src/scenarios/showdown.ts';
import { type Battle, type BattleRecipe, brief, copyOf, emptyBattle } from '../../src/workbench/battles/battle.ts';
import { battleFaults, isPlayable } from '../../src/workbench/battles/faults.ts';
import { battleFileName, readBattle, writeBattle } from '../../src/workbench/battles/file.ts';
import { addSheet, listLine, listOpenPlaces, removeSheet, setTerrain } from '../../src/workbench/battles/map-edits.ts';
import {
  addShip,
  allowHexes,
  nextShipId,
  onShip,
  reletter,
  removeShip,
  setFormation,
  toggleStart,
} from '../../src/workbench/battles/ship-edits.ts';
import {
  addClause,
  CONDITION_KINDS,
  FIRST_SCORING,
  moveClause,
  removeClause,
  setCondition,
  setWinner,
} from '../../src/workbench/battles/victory-edits.ts';
import { setMissiles } from '../../src/workbench/ships/edit.ts';
import { withFields } from '../../src/workbench/ships/recipe.ts';

const scenario = (id: string): Scenario => {
  const found = SCENARIOS.find((one) => one.id === id);
  if (!found) throw new Error(id);
  return found;
};

const messages = (battle: Battle): string[] => battleFaults(battle).map(({ at, message }) => `${at}: ${message}`);

/** A battle after changes, one after the other. */
const edited = (battle: Battle, ...recipes: BattleRecipe[]): Battle =>
  recipes.reduce((one, recipe) => produce(one, recipe), battle);

const HERE = { hexes: ['A0101'], directions: [3 as const], velocities: [1] };
const PICCOLO = { hull: 'piccolo' as const, pods: [{ type: 'hunter' as const }] };

describe('the five scenarios', () => {
  test.each(SCENARIOS.map((one) => [one.id, one] as const))('%s opens as a copy and comes out the same', (id, one) => {
    const copy = copyOf(one, 'A copy');
    const read = readBattle(JSON.parse(writeBattle(copy)));
    expect(read).toEqual({ ok: true, value: { ...one, id: 'A copy' } });
    expect(edited(copy, withFields({ id }))).toEqual(one);
    expect(battleFaults(copy)).toEqual([]);
  });

  test.each(SCENARIOS.map((one) => [one.id, one] as const))(
    '%s comes out the same when all is done and undone',
    (_, one) => {
      const wider = edited(one, addSheet({ column: 0, row: 1 }));
      const battle = edited(
        wider,
        removeSheet(wider.sheets.at(-1)?.letter ?? ''),
        setTerrain('planets', ['A1616'], true),
        setTerrain('planets', ['A1616'], false),
        setTerrain('asteroidFields', ['A1616'], true),
        setTerrain('asteroidFields', ['A1616'], false),
        addShip(1, PICCOLO, HERE),
        removeShip(nextShipId(one, 1) ?? ''),
        addClause('turns', 1),
        removeClause(one.victory.length),
        reletter('2A', 'Z'),
        reletter('2Z', 'A'),
        moveClause(0, 1),
        moveClause(1, -1),
        withFields({ scoring: FIRST_SCORING }),
        withFields({ scoring: one.scoring }),
        withFields({ jumps: { player: 2 } }),
        withFields({ jumps: one.jumps }),
        brief('length', 'an hour'),
        brief('length', ''),
      );
      expect(battle).toEqual(one);
    },
  );
});

describe('the map', () => {
  test('2.1 a sheet joins the others, under the next letter that is free', () => {
    const one = emptyBattle('x');
    expect(listOpenPlaces(one)).toHaveLength(4);
    const two = edited(one, addSheet({ column: 1, row: 0 }));
    expect(two.sheets).toEqual([
      { letter: 'A', column: 0, row: 0 },
      { letter: 'B', column: 1, row: 0 },
    ]);
    expect(listOpenPlaces(two)).toHaveLength(6);
    expect(edited(two, addSheet({ column: 1, row: 0 }))).toBe(two);
  });

  test('2.1 to the left of all others, columns are counted anew and hexes keep their names', () => {
    const chase = scenario('escape-from-tau-ceti');
    const wider = edited(chase, addSheet({ column: -1, row: 0 }));
    expect(wider.sheets.at(-1)).toEqual({ letter: 'F', column: 0, row: 0 });
    expect(wider.reserved).toEqual([{ letter: 'E', column: 5, row: 0 }]);
    expect(wider.jumps).toEqual({ player: 1, sheetColumn: 5 });
    expect(wider.ships).toBe(chase.ships);
    expect(edited(wider, removeSheet('F'))).toEqual(chase);
  });

  test('R2.1c a place that has its letter kept gets that one', () => {
    const wider = edited(scenario('escape-from-tau-ceti'), addSheet({ column: 4, row: 0 }));
    expect(wider.sheets.at(-1)).toEqual({ letter: 'E', column: 4, row: 0 });
    expect(wider).not.toHaveProperty('reserved');
  });

  test('with a sheet goes what lies on it, and ships have nowhere to start', () => {
    const left = edited(scenario('pirates'), removeSheet('C'));
    expect(left.asteroidFields).toEqual([]);
    expect(left.planets).toEqual(['A0409']);
    expect(messages(left)).toEqual(['ships[0].deployment.hexes: names no hex: one at least is needed']);
  });

  test('6.6 terrain is painted and wiped off; a planet and a marker do not share a hex', () => {
    const fields = edited(emptyBattle('x'), setTerrain('asteroidFields', ['A0304', 'A0305', 'A0304', 'B0101'], true));
    expect(fields.asteroidFields).toEqual(['A0304', 'A0305']);
    const planet = edited(fields, setTerrain('planets', ['A0305'], true));
    expect([planet.planets, planet.asteroidFields]).toEqual([['A0305'], ['A0304']]);
    expect(edited(planet, setTerrain('planets', ['A0305'], true))).toBe(planet);
  });

  test('2.1 a column and a row of a sheet', () => {
    const battle = edited(emptyBattle('x'), addSheet({ column: 1, row: 0 }));
    expect(listLine(battle, 'B', { column: 1 })).toHaveLength(17);
    expect(listLine(battle, 'B', { column: 1 })[16]).toBe('B0117');
    expect(listLine(battle, 'A', { row: 17 })).toHaveLength(16);
    expect(listLine(battle, 'A', { row: 17 })[15]).toBe('A1617');
  });
});

describe('ships', () => {
  const pirates = scenario('pirates');

  test('2.5 a new ship takes the first free letter and stands after its player’s others', () => {
    expect(nextShipId(pirates, 1)).toBe('1C');
    const battle = edited(pirates, addShip(1, PICCOLO, HERE));
    expect(battle.ships.map(({ player, letter }) => `${player}${letter}`)).toEqual(['1B', '1A', '1C', '2A', '2B']);
    expect(battle.ships[2]).toEqual({ player: 1, letter: 'C', ...PICCOLO, deployment: HERE, log: 1 });
  });

  test('2.5 a player has 26 ships at most', () => {
    let battle = emptyBattle('x');
    for (let n = 0; n < 26; n += 1) battle = edited(battle, addShip(2, PICCOLO, HERE));
    expect(nextShipId(battle, 2)).toBeNull();
    expect(edited(battle, addShip(2, PICCOLO, HERE))).toBe(battle);
  });

  test('11.0 another letter is used in victory and scoring as well', () => {
    const battle = edited(scenario('convoy-red'), reletter('2B', 'X'));
    expect(battle.scoring?.destroyed.own.units).toEqual(['2X', '2C']);
    expect(edited(pirates, reletter('2A', 'D')).victory.at(-1)?.if).toEqual({
      is: 'docked',
      units: ['2D', '2B'],
      with: '1B',
    });
    expect(edited(pirates, reletter('2A', 'B'))).toBe(pirates);
    expect(battleFaults(battle)).toEqual([]);
  });

  test('11.0 a ship that is taken out is named no more, and no more is asked than is left', () => {
    const battle = edited(scenario('escape-from-tau-ceti'), removeShip('1A'));
    expect(battle.victory[3]?.if).toEqual({ is: 'destroyed', units: ['1B', '1C', '1D'], atLeast: 3 });
    expect(messages(battle)).toEqual(['victory[0]: can never come true: it names no ship']);
    expect(edited(battle, removeShip('1A'))).toBe(battle);
  });

  test('11.0 where only one can be named, its absence is a fault', () => {
    expect(messages(edited(pirates, removeShip('1B')))).toContain('victory[1].if.unit: there is no ship 1B');
  });

  test('R11.0c directions, velocities and hexes are left open one by one; the last one stays', () => {
    let battle = edited(pirates, toggleStart('1B', 'directions', 10));
    expect(battle.ships[0]?.deployment.directions).toEqual([9, 10]);
    battle = edited(battle, toggleStart('1B', 'directions', 9), toggleStart('1B', 'directions', 10));
    expect(battle.ships[0]?.deployment.directions).toEqual([10]);
    battle = edited(battle, toggleStart('1B', 'velocities', 0));
    expect(battle.ships[0]?.deployment.velocities).toEqual([0, 2]);
    battle = edited(battle, allowHexes('1B', ['A0101', 'A0102'], true));
    expect(battle.ships[0]?.deployment.hexes).toEqual(['C1406', 'A0101', 'A0102']);
    expect(edited(battle, allowHexes('1B', ['A0101'], false)).ships[0]?.deployment.hexes).toEqual(['C1406', 'A0102']);
  });

  test('a formation and an alert are written down only where there are any', () => {
    const set = (fields: object) => onShip('1B', withFields(fields));
    const changed = edited(pirates, setFormation('1B', true), set({ alertOn: 4, log: 1 }));
    expect(changed.ships[0]).toMatchObject({ alertOn: 4, log: 1, deployment: { formation: true } });
    expect(edited(changed, setFormation('1B', false), set({ alertOn: undefined, log: 2 }))).toEqual(pirates);
  });

  test('5.8 what is aboard is changed as in the shipyard', () => {
    const battle = edited(pirates, onShip('1A', setMissiles(0, 'guided', 2)));
    expect(battle.ships[1]?.pods[0]).toMatchObject({ missiles: { guided: 2 } });
    expect(battle.ships[0]).toBe(pirates.ships[0]);
  });
});

describe('victory', () => {
  test.each(CONDITION_KINDS)('11.0 a new clause of %s has no fault of form or of sense', (kind) => {
    const scored = withFields<Battle>({ jumps: { player: 1 }, scoring: FIRST_SCORING });
    const battle = edited(scenario('pirates'), scored, addClause(kind, 1));
    expect(readScenario(battle)).toMatchObject({ ok: true });
    expect(battle.victory.at(-1)?.reason.length).toBeLessThan(61);
  });

  test('11.0 a clause is changed, moved and given to the other side', () => {
    let battle = edited(scenario('pirates'), setCondition(1, { is: 'turns', played: 12 }));
    expect(battle.victory[1]).toEqual({ if: { is: 'turns', played: 12 }, winner: 1, reason: '12 Game-Turns played' });
    battle = edited(battle, setWinner(1, null), moveClause(1, -1));
    expect(battle.victory[0]?.winner).toBeNull();
  });

  const only = (...victory: Battle['victory']): Battle => ({ ...scenario('pirates'), victory });

  test('11.0 a battle without a possible winner is said, and one that a side cannot win', () => {
    expect(messages(only())).toEqual(['victory: nobody can win this battle: no clause lets one of the players win']);
    expect(messages(only({ if: { is: 'turns', played: 9 }, winner: 1, reason: 'x' }))).toEqual([
      'victory: player 2 cannot win this battle: no clause is theirs',
    ]);
  });

  test.each([
    [{ is: 'destroyed', units: ['2A'], atLeast: 2 }, 'it asks for more ships than it names'],
    [{ is: 'jumped', units: ['1B'], atLeast: 1 }, 'it asks for a jump, and nobody may jump'],
    [{ is: 'points', player: 1, atLeast: 8 }, 'it asks for points, and none are scored'],
    [{ is: 'docked', units: ['1B'], with: '1B' }, 'it has a ship dock with itself'],
  ] as const)('11.0 a clause that can never come true is said: %o', (condition, sentence) => {
    const [first] = messages(only({ if: condition as never, winner: 1, reason: 'x' }));
    expect(first).toBe(`victory[0]: can never come true: ${sentence}`);
  });

  test('6.5 an orbit without a planet can never be', () => {
    const battle = edited(scenario('pirates'), setTerrain('planets', ['A0409'], false));
    expect(messages(battle)).toContain('victory[1]: can never come true: it asks for an orbit, and there is no planet');
  });

  test('R11.0b a clause that is true at once is said', () => {
    const battle = {
      ...showdown,
      victory: [...showdown.victory, { if: { is: 'apart' as const, range: 5 }, winner: null, reason: 'x' }],
    };
    expect(messages(battle)).toEqual(['victory[2]: is true before anybody has moved']);
  });
});

describe('faults', () => {
  test('each has the place where it is mended', () => {
    const battle: Battle = { ...scenario('pirates'), id: ' ', planets: ['Z0101'], victory: [] };
    const wrong = edited(
      battle,
      onShip('2B', ({ pods }) => {
        pods[0] = { type: 'crew', missiles: { mims: 1 } };
      }),
    );
    expect(battleFaults(wrong).map(({ place, weight }) => ({ ...place, weight }))).toEqual([
      { kind: 'name', weight: 'fault' },
      { kind: 'ship', id: '2B', weight: 'fault' },
      { kind: 'map', weight: 'fault' },
      { kind: 'victory', weight: 'remark' },
    ]);
    expect(isPlayable(battleFaults(wrong))).toBe(false);
  });

  test('a name of the booklet’s is not for a battle of one’s own', () => {
    expect(battleFaults(showdown, ['showdown'])[0]).toMatchObject({ at: 'id', weight: 'fault' });
  });

  test('an empty battle says what it wants', () => {
    expect(messages(emptyBattle('x'))).toEqual([
      'ships: player 1 has no ship',
      'ships: player 2 has no ship',
      'victory: nobody can win this battle: no clause lets one of the players win',
    ]);
  });
});

describe('a file', () => {
  test('is a scenario object, or the record that holds one', () => {
    const battle = copyOf(showdown, 'Two Piccolos');
    const record = { format: 'deltavee-record', version: 1, scenario: battle, dice: { seed: 1 }, actions: [] };
    expect(readBattle(record)).toEqual({ ok: true, value: battle });
    expect(newGame(battle, { seed: 1 }).scenario.id).toBe('Two Piccolos');
    expect(readBattle({ ...record, scenario: 'showdown' })).toMatchObject({ ok: false });
  });

  test('that is not of the form is refused with the place', () => {
    expect(readBattle([])).toMatchObject({ faults: [{ at: '', message: 'the file holds no battle' }] });
    const wrong = { ...showdown, ships: [{ ...showdown.ships[0], hull: 'death-star' }] };
    expect(readBattle(wrong)).toMatchObject({ faults: [{ at: 'ships[0].hull' }] });
    expect(readBattle({ ...showdown, briefing: { situation: 'x'.repeat(2001) } })).toMatchObject({
      faults: [{ at: 'briefing.situation', message: 'has 2001 characters, 2000 at most' }],
    });
  });

  test('may hold a battle that is not finished', () => {
    const battle = edited(emptyBattle(''), addShip(1, PICCOLO, { hexes: [], directions: [3], velocities: [1] }));
    expect(readBattle(JSON.parse(writeBattle(battle)))).toEqual({ ok: true, value: battle });
    expect(readScenario(battle).ok).toBe(false);
  });

  test('is named after the battle', () => {
    expect(battleFileName('Ambush at the planet!')).toBe('ambush-at-the-planet.json');
    expect(battleFileName('…')).toBe('battle.json');
  });
});
