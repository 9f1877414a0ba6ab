import { describe, expect, test } from 'vitest';
import type { Game, Order, Part, PartStatus } from '../../src/engine/index.ts';
import { by, given, play, refusal } from '../fixtures/play.ts';
import { type PositionOptions, position } from '../fixtures/position.ts';
import { craft, mark, ship, status, unit } from '../fixtures/units.ts';

const at = (lines: string, options: PositionOptions = {}): Game => position(lines, { phase: 'fire 1', ...options });
/** A particle barrage at a Target Value of 0 hits without a die, so that the rolls are those of the Hit Table. */
const shot: Order = { do: 'fire', unit: '1A', from: 1, type: 'particle-barrage', target: '2B' };
const GUNNER = '1A corco-mu A0808 12 2 : arsenal, arsenal, arsenal, arsenal, arsenal, arsenal';

const aimed = (target: string, rolls: number[], options: PositionOptions = {}): Game =>
  at(`${GUNNER}\n2B ${target}`, { rolls, ...options });
const CREWS = (number: number, armor = 1): string => Array.from({ length: number }, () => `crew/${armor}`).join(', ');

/** One hit after the other, choices taken as given. */
function hits(game: Game, number: number, choose?: Part, target = '2B'): Game {
  let now = game;
  for (let n = 0; n < number; n += 1) {
    const pod = 1 + Math.floor(n / 2);
    now = given(now, 1, { ...shot, from: pod, target } as Order);
    if (now.pending && choose) now = given(now, 1, { do: 'choose-part', part: choose });
  }
  return now;
}

describe('8.7 the hit table', () => {
  // The table, typed a second time.
  const TABLE: Record<number, [Part, Part]> = {
    2: ['bridge', 'engine'],
    3: ['force-field', 'pod-8'],
    4: ['pod-1', 'pod-9'],
    5: ['pod-2', 'pod-10'],
    6: ['pod-3', 'pod-11'],
    7: ['pod-4', 'pod-12'],
    8: ['pod-5', 'pod-13'],
    9: ['pod-6', 'pod-14'],
    10: ['pod-7', 'pod-15'],
  };
  const TARGETS: { name: string; line: string; parts: Part[] }[] = [
    { name: 'a mu with 12 pods', line: `corco-mu A0808 12 2 : ${CREWS(12)}`, parts: [] },
    { name: 'a spear with 8', line: `spear A0808 12 2 : ${CREWS(8)}`, parts: ['force-field'] },
    { name: 'a dagger with none', line: 'dagger A0808 12 2', parts: ['force-field'] },
    { name: 'an iota with 9', line: `corco-iota A0808 12 2 : ${CREWS(9)}`, parts: ['force-field'] },
    { name: 'a clarinet with 7', line: `clarinet A0808 12 2 : ${CREWS(7)}`, parts: [] },
  ];
  const cells = TARGETS.flatMap(({ name, line, parts }) => {
    const pods = (line.match(/crew/g) ?? []).map((_, index): Part => `pod-${index + 1}`);
    const own: Part[] = ['bridge', 'engine', ...parts, ...pods];
    return Object.entries(TABLE).map(([die, listed]) => ({
      name,
      line,
      die: Number(die),
      there: listed.filter((part) => own.includes(part)),
    }));
  });

  test.each(cells)('8.7 a $die against $name: $there', ({ line, die, there }) => {
    const game = given(aimed(line, [die]), 1, shot);
    const hit = there.filter((part) => status(game, '2B', part) !== 'intact');
    if (there.length < 2) {
      expect(game.pending).toBeNull();
      expect(hit).toEqual(there);
      return;
    }
    expect(game.pending).toMatchObject({ kind: 'choose-part', player: 1, unit: '2B', parts: there });
    expect(hit).toEqual([]);
    for (const part of there) {
      const chosen = given(game, 1, { do: 'choose-part', part });
      expect(there.filter((one) => status(chosen, '2B', one) !== 'intact')).toEqual([part]);
    }
  });

  test('8.7 a part the ship has not is a glancing blow', () => {
    const { game, events } = play(aimed('dagger A0808 12 2', [10]), by(1, shot));
    expect(events).toContainEqual(expect.objectContaining({ type: 'hit-roll', die: 10, result: 'none' }));
    expect(events.some(({ type }) => type === 'part-hit')).toBe(false);
    expect(ship(game, '2B').parts).toEqual(ship(aimed('dagger A0808 12 2', []), '2B').parts);
  });

  test('8.7 a part that is not listed may not be chosen', () => {
    const game = given(aimed('dagger A0808 12 2 : crew/1', [2]), 1, shot);
    for (const part of ['pod-1', 'force-field', 'pod-7'] as const) {
      expect(refusal(game, by(1, { do: 'choose-part', part }))).toMatchObject({
        rule: '8.7',
        code: 'not-a-listed-part',
      });
    }
    expect(refusal(game, by(2, { do: 'choose-part', part: 'bridge' }))).toMatchObject({ code: 'not-your-turn' });
  });

  test('8.7 a critical hit: the firing player picks any part', () => {
    const game = given(aimed(`spear A0808 12 2 : ${CREWS(8)}`, [1]), 1, shot);
    const parts: Part[] = ['bridge', 'engine', 'force-field'];
    for (let box = 1; box <= 8; box += 1) parts.push(`pod-${box}`);
    expect(game.pending).toMatchObject({ kind: 'choose-part', player: 1, unit: '2B', parts });
    const chosen = given(game, 1, { do: 'choose-part', part: 'pod-5' });
    expect(status(chosen, '2B', 'pod-5')).toBe('damaged');
  });

  const missileTarget = (revealed: string, die: number): Game =>
    at(
      `${GUNNER}
      2B dagger A0201 12 2 : arsenal
      2X intelligent A0808 12 2 civ 8 from 2B.1 ${revealed}`,
      { rolls: [die] },
    );
  test.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])(
    '8.7 a revealed missile is destroyed by 1 and 2, not revealed by 2: %i',
    (die) => {
      const at8 = (revealed: string) =>
        unit(given(missileTarget(revealed, die), 1, { ...shot, target: '2I21' } as Order), '2I21').status;
      expect(at8('revealed')).toBe(die <= 2 ? 'destroyed' : 'in-play');
      expect(at8('')).toBe(die === 2 ? 'destroyed' : 'in-play');
    },
  );

  test('8.7 an unrevealed unit takes no critical hit', () => {
    const start = at(
      `${GUNNER}
      2B sword A0201 12 2 : battlecraft=terwillicker-x
      2B1 A0808 12 2`,
      { rolls: [1] },
    );
    const game = given(start, 1, { ...shot, target: '2B1' } as Order);
    expect(game.pending).toBeNull();
    expect(craft(game, '2B1').parts).toEqual(craft(start, '2B1').parts);
  });
});

describe('R8.7a live parts and who chooses', () => {
  test.each([
    ['bridge', 'engine'],
    ['engine', 'bridge'],
  ] as const)('R8.7a with the %s destroyed the %s is hit without asking', (gone, other) => {
    const game = given(
      aimed('dagger A0808 12 2 : crew/1', [2], { with: (copy) => mark(copy, '2B', 'destroyed', gone) }),
      1,
      shot,
    );
    expect(game.pending).toBeNull();
    expect(status(game, '2B', other)).toBe('vulnerable');
  });

  test('R8.7a a vulnerable or damaged part is live', () => {
    const game = aimed('dagger A0808 12 2', [2], {
      with: (copy) => {
        mark(copy, '2B', 'vulnerable', 'bridge');
        mark(copy, '2B', 'damaged', 'engine');
      },
    });
    expect(given(game, 1, shot).pending).toMatchObject({ parts: ['bridge', 'engine'] });
  });

  test('R8.7a with neither live the hit has no effect', () => {
    const start = aimed('dagger A0808 12 2 : crew/1, crew/1', [2], {
      with: (copy) => mark(copy, '2B', 'destroyed', 'bridge', 'engine'),
    });
    const { game, events } = play(start, by(1, shot));
    expect([game.pending, unit(game, '2B').status]).toEqual([null, 'in-play']);
    expect(events.some(({ type }) => type === 'part-hit')).toBe(false);
  });

  test('R8.7a a critical hit leaves the choice of live parts, and none when one is left', () => {
    const pods = (...gone: Part[]) =>
      given(
        aimed('dagger A0808 12 2 : crew/2, crew/2', [1], { with: (copy) => mark(copy, '2B', 'destroyed', ...gone) }),
        1,
        shot,
      );
    expect(pods('force-field', 'pod-1').pending).toMatchObject({ parts: ['bridge', 'engine', 'pod-2'] });
    const one = pods('force-field', 'pod-1', 'engine', 'pod-2');
    expect([one.pending, status(one, '2B', 'bridge')]).toEqual([null, 'vulnerable']);
  });

  test('R8.7a for an asteroid the Phasing player chooses, no matter who owns the unit', () => {
    // An enemy comes there with the ship he is docked with.
    const start = at('1A sword A0808 4 3\n2B sword A0808 4 3', {
      phase: 'movement 1',
      asteroidFields: ['A1110'],
      rolls: [10, 1, 2, 10, 10, 10],
      with: (copy) => {
        unit(copy, '1A').dock = { partner: '2B', leads: true };
        unit(copy, '2B').dock = { partner: '1A', leads: false };
      },
    });
    const game = given(start, 1, { do: 'move', unit: '1A' });
    expect(game.pending).toMatchObject({ kind: 'choose-part', player: 1, unit: '2B', parts: ['bridge', 'engine'] });
  });

  test("R8.7a for an explosion the missile's owner chooses, also when he is not the Phasing player", () => {
    const start = at('1A sword A0808 12 2\n2X unguided A0807 12 2 civ 8', {
      phase: 'movement 1',
      rolls: [2],
      with: (copy) => {
        ship(copy, '1A').forceField = true;
      },
    });
    const met = given(start, 1, { do: 'move', unit: '1A' });
    const game = given(met, 2, { do: 'intercept', missile: '2U01', target: '1A' });
    expect(game.pending).toMatchObject({ kind: 'choose-part', player: 2, unit: '1A', parts: ['bridge', 'engine'] });
  });
});

describe('R8.7b battlecraft', () => {
  const target = (revealed: string, die: number): Game =>
    at(
      `${GUNNER}
      2B sword A0201 12 2 : battlecraft=terwillicker-x
      2B1 A0808 12 2 ${revealed}`,
      { rolls: [die] },
    );
  const shotAt: Order = { ...shot, target: '2B1' } as Order;

  test.each([1, 2])('R8.7b a %i on a revealed battlecraft is a choice of bridge or engine', (die) => {
    expect(given(target('revealed', die), 1, shotAt).pending).toMatchObject({
      kind: 'choose-part',
      player: 1,
      unit: '2B1',
      parts: ['bridge', 'engine'],
    });
  });

  test.each([3, 4, 7, 10])('R8.7b a %i misses every part it has', (die) => {
    const game = given(target('revealed', die), 1, shotAt);
    expect([status(game, '2B1', 'bridge'), status(game, '2B1', 'engine')]).toEqual(['intact', 'intact']);
  });

  test('R8.7b a face-down battlecraft that is hit stays face-down', () => {
    const game = given(target('', 2), 1, shotAt, { do: 'choose-part', part: 'engine' });
    expect(craft(game, '2B1')).toMatchObject({ revealed: false, parts: { engine: { status: 'vulnerable' } } });
  });
});

describe('8.8 recording hits', () => {
  test.each([
    [0, ['destroyed', 'destroyed']],
    [1, ['damaged', 'destroyed', 'destroyed']],
    [2, ['vulnerable', 'damaged', 'destroyed', 'destroyed']],
  ] as [number, PartStatus[]][])('8.8 armor %i: %j', (armor, statuses) => {
    const start = aimed(`corco-mu A0808 12 2 : crew/${armor}, crew, crew`, [4, 4, 4, 4]);
    expect(statuses.map((_, index) => status(hits(start, index + 1), '2B', 'pod-1'))).toEqual(statuses);
  });

  // The Armor Ratings of 4.9, typed a second time.
  const HULLS: [string, number, boolean][] = [
    ['dagger', 2, true],
    ['sword', 2, true],
    ['spear', 2, true],
    ['piccolo', 1, false],
    ['flute', 2, true],
    ['clarinet', 1, false],
    ['corco-gamma', 0, false],
    ['corco-zeta', 0, false],
    ['corco-iota', 1, true],
    ['corco-mu', 0, false],
  ];
  test.each(HULLS)('8.8 bridge, engine and force field of a %s have armor %i', (hull, armor, field) => {
    const first: PartStatus = (['destroyed', 'damaged', 'vulnerable'] as const)[armor] ?? 'intact';
    for (const part of ['bridge', 'engine'] as const) {
      expect(status(hits(aimed(`${hull} A0808 12 2 : crew`, [2]), 1, part), '2B', part)).toBe(first);
    }
    const game = hits(aimed(`${hull} A0808 12 2 : crew`, [3]), 1);
    expect(status(game, '2B', 'force-field')).toBe(field ? first : undefined);
  });

  test('8.8 a missile is destroyed by its first hit', () => {
    const start = at(
      `${GUNNER}
      2B dagger A0201 12 2 : arsenal
      2X mims A0808 12 2 civ 8 from 2B.1 revealed`,
      { rolls: [2] },
    );
    expect(unit(given(start, 1, { ...shot, target: '2M31' } as Order), '2M31')).toMatchObject({
      status: 'destroyed',
      hex: null,
    });
  });

  test.each([
    [1, 'critical', null],
    [2, 'parts', null],
    [4, 'parts', 'pod-1'],
    [10, 'none', null],
  ])('8.7 what is told of a %i: %s', (die, result, part) => {
    const { events } = play(aimed('dagger A0808 12 2 : crew/2', [die]), by(1, shot));
    expect(events).toContainEqual(
      expect.objectContaining({ type: 'hit-roll', target: '2B', source: 'fire', die, result }),
    );
    expect(events.flatMap((event) => (event.type === 'part-hit' ? [event.part] : []))).toEqual(part ? [part] : []);
  });

  test('8.8 part-hit events tell the old status and the new', () => {
    const { events } = play(aimed('corco-mu A0808 12 2 : crew/2', [4]), by(1, shot));
    expect(events).toContainEqual(
      expect.objectContaining({ type: 'part-hit', target: '2B', part: 'pod-1', was: 'intact', status: 'vulnerable' }),
    );
  });
});

describe('R8.8a destroyed units', () => {
  test.each([
    ['terwillicker-5000', 1, 'damaged'],
    ['terwillicker-x', 2, 'vulnerable'],
    ['lander', 0, 'destroyed'],
    ['corco-omega', 0, 'destroyed'],
  ])('R8.8a a %s has bridge and engine with armor %i', (hull, _, first) => {
    const start = at(
      `${GUNNER}
      2B sword A0201 12 2 : battlecraft=${hull}
      2B1 A0808 12 2 revealed`,
      { rolls: [2] },
    );
    expect(status(hits(start, 1, 'bridge', '2B1'), '2B1', 'bridge')).toBe(first);
  });

  test('R8.8a and is destroyed when both are, not before', () => {
    const start = at(
      `${GUNNER}
      2B sword A0201 12 2 : battlecraft=lander
      2B1 A0808 12 2 revealed`,
      { rolls: [2, 2] },
    );
    const once = hits(start, 1, 'engine', '2B1');
    expect(unit(once, '2B1').status).toBe('in-play');
    expect(unit(hits(once, 1, undefined, '2B1'), '2B1').status).toBe('destroyed');
  });

  const wrecked = (pods: number, gone: number): Game =>
    aimed(`corco-mu A0808 12 2 : ${CREWS(pods)}`, [2], {
      with: (copy) => {
        mark(copy, '2B', 'destroyed', 'bridge');
        for (let box = 1; box <= gone; box += 1) mark(copy, '2B', 'destroyed', `pod-${box}`);
      },
    });
  const cells = Array.from({ length: 12 }, (_, index) => index + 1).flatMap((pods) =>
    [Math.floor(pods / 2), Math.floor(pods / 2) + 1].map((gone) => ({ pods, gone, lost: gone * 2 > pods })),
  );
  test.each(cells)(
    'R8.8a a ship without bridge and engine and $gone of $pods pods: lost $lost',
    ({ pods, gone, lost }) => {
      expect(unit(given(wrecked(pods, gone), 1, shot), '2B').status).toBe(lost ? 'destroyed' : 'in-play');
    },
  );

  test('R8.8a all pods destroyed and one of bridge and engine is not enough', () => {
    const game = aimed(`corco-mu A0808 12 2 : ${CREWS(2)}`, [5], {
      with: (copy) => {
        mark(copy, '2B', 'destroyed', 'engine', 'pod-1');
        mark(copy, '2B', 'damaged', 'pod-2');
      },
    });
    expect(unit(given(game, 1, shot), '2B').status).toBe('in-play');
  });

  test('R8.8a the pod that makes more than half may be the last hit', () => {
    const game = aimed(`corco-mu A0808 12 2 : ${CREWS(3)}`, [5], {
      with: (copy) => {
        mark(copy, '2B', 'destroyed', 'bridge', 'engine', 'pod-1');
        mark(copy, '2B', 'damaged', 'pod-2');
      },
    });
    expect(unit(given(game, 1, shot), '2B')).toMatchObject({ status: 'destroyed', hex: null });
  });

  test('R8.8a damaged pods do not count, nor a destroyed force field', () => {
    const game = aimed('spear A0808 12 2 : crew/1, crew/1, crew/1', [2], {
      with: (copy) => {
        mark(copy, '2B', 'destroyed', 'bridge', 'force-field', 'pod-1');
        mark(copy, '2B', 'damaged', 'engine', 'pod-2', 'pod-3');
      },
    });
    expect(unit(given(game, 1, shot), '2B').status).toBe('in-play');
  });

  test('R8.8a a ship without pods is lost with bridge and engine', () => {
    const game = hits(aimed('corco-mu A0808 12 2', [2, 2]), 2, 'bridge');
    expect(unit(game, '2B').status).toBe('destroyed');
  });
});

describe("R8.8b the scenario's armor", () => {
  // The printed Armor Ratings of 5.8.
  test.each([
    ['hunter', 2],
    ['light-weapon', 1],
    ['heavy-weapon', 2],
    ['arsenal', 2],
    ['battle-communications', 2],
  ])("R8.8b a %s has the chart's %i where the scenario is silent", (pod, armor) => {
    expect(ship(aimed(`spear A0808 12 2 : ${pod}`, []), '2B').pods[0]?.armor).toBe(armor);
    for (const own of [0, 1, 2]) {
      expect(ship(aimed(`spear A0808 12 2 : ${pod}/${own}`, []), '2B').pods[0]?.armor).toBe(own);
    }
  });

  test('R8.8b it decides what a hit does', () => {
    const hit = (pod: string) => status(given(aimed(`spear A0808 12 2 : ${pod}`, [4]), 1, shot), '2B', 'pod-1');
    expect([hit('heavy-weapon'), hit('heavy-weapon/1'), hit('heavy-weapon/0')]).toEqual([
      'vulnerable',
      'damaged',
      'destroyed',
    ]);
  });
});
