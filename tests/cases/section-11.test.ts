import { describe, expect, test } from 'vitest';
import {
  type Action,
  apply,
  type Game,
  hexAt,
  legal,
  legalOfKind,
  type Order,
  type Player,
  snapshot,
} from '../../src/engine/index.ts';
import { SCENARIOS } from '../../src/scenarios/index.ts';
import { advance, by, given, play, refusal } from '../fixtures/play.ts';
import { position } from '../fixtures/position.ts';
import { begun, type DeployOrder, scenario, setUp } from '../fixtures/scenario-game.ts';
import { changed, copyOf, hexOf, mark, missile, ship, unit } from '../fixtures/units.ts';

const deploy = (ship: string, hex: string, direction: number, velocity: number): DeployOrder =>
  ({ do: 'deploy', ship, hex, direction, velocity }) as DeployOrder;
const ready: Order = { do: 'ready' };
const deploysOf = (game: Game, ship?: string): DeployOrder[] =>
  (legalOfKind(game, 'deploy') as (DeployOrder & { player: Player })[]).filter((order) => !ship || order.ship === ship);

describe('11.0 the scenarios', () => {
  /** Player, letter, hull, Log, blocks spent, hexes / directions / velocities, then the pods with their armor. */
  const SHIPS: Record<string, string[]> = {
    showdown: ['1E piccolo 1 0 A0207 / 3 / 1 : hunter 2', '2D piccolo 1 0 B1511 / 9 / 1 : hunter 2'],
    'first-shot': [
      '1A sword 2 0 A1112 / 9 / 3 : heavy-weapon 2, heavy-weapon 2, battle-communications 2, battlecraft=terwillicker-x 2, energy 2',
      '2A dagger 1 0 A0706 / 3 / 3 : heavy-weapon 2, energy 2',
      '2B dagger 1 0 A0705 / 3 / 3 : heavy-weapon 2, energy 2',
    ],
    'escape-from-tau-ceti': [
      '1A corco-iota 2 3 around A0909 / 3 / 2 : heavy-weapon 2, heavy-weapon 2, energy 2, standard-jump 2, crew 2, buffered-cargo 2, buffered-cargo 2, buffered-cargo 2, buffered-cargo 2',
      '1B corco-gamma 1 3 around A0909 / 3 / 2 : light-weapon 1, standard-jump 1, standard-cargo 1',
      '1C corco-gamma 1 3 around A0909 / 3 / 2 : light-weapon 1, standard-jump 1, standard-cargo 1',
      '1D corco-gamma 1 3 around A0909 / 3 / 2 : standard-jump 0, crew 0, standard-cargo 0',
      '2A sword 2 0 column A01 / any / 3 : arsenal 2, arsenal 2, battle-communications 2, battlecraft=terwillicker-x 2, battlecraft=terwillicker-x 2',
    ],
    pirates: [
      '1B corco-mu 2 0 C1406 / 9 / 2 : light-weapon 1, battlecraft=terwillicker-5000 1, standard-jump 1, energy 1, standard-support 1, standard-cabin 1, standard-cabin 1, standard-cabin 1, crew 1, buffered-cargo 1, buffered-cargo 1, buffered-cargo 1',
      '1A dagger 1 0 A0409 / 3 / 1 : heavy-weapon 2, energy 2',
      '2A flute 1 0 B1612 / any / 0 : arsenal 2, energy 2, tractor-beam 2, buffered-cargo 2',
      '2B flute 1 0 B1611 / any / 0 : heavy-weapon 2, battlecraft=terwillicker-x 2, energy 2, buffered-cargo 2',
    ],
    'convoy-red': [
      '1A spear 2 10 around A0407 / any / 0 to 4 : arsenal 2, arsenal 2, battle-communications 2, battlecraft=terwillicker-x 2, tractor-beam@8 2, standard-jump 2, energy 2, crew 2',
      '1B corco-zeta 1 10 around A0407 / any / 0 to 4 : light-weapon 1, energy 1, standard-jump 1, standard-cargo 1, standard-cargo 1, standard-cargo 1',
      '1C corco-zeta 1 10 around A0407 / any / 0 to 4 : light-weapon 1, energy 1, standard-jump 1, standard-cargo 1, standard-cargo 1, standard-cargo 1',
      '1D corco-zeta 1 10 around A0407 / any / 0 to 4 : light-weapon 1, energy 1, standard-jump 1, standard-cargo 1, standard-cargo 1, standard-cargo 1',
      '1E dagger 2 10 around A0407 / any / 0 to 4 : hunter 2, energy 2',
      '2A clarinet 2 0 B0717 / any / 0 to 6 : heavy-weapon 2, heavy-weapon 2, battle-communications 2, battlecraft=terwillicker-x 2, battlecraft=terwillicker-x 2, energy 2, crew 2',
      '2B flute 1 0 B0617 / any / 0 to 6 : heavy-weapon 2, battlecraft=terwillicker-x 2, energy 2, robot-and-equipment 2',
      '2C flute 1 0 B0816 / any / 0 to 6 : light-weapon 2, tractor-beam@8 2, energy 2, crew 2',
    ],
  };
  const PLACES: Record<string, string[]> = {
    'around A0909': ['A0808', 'A0809', 'A0908', 'A0909', 'A0910', 'A1008', 'A1009'],
    'around A0407': ['A0307', 'A0308', 'A0406', 'A0407', 'A0408', 'A0507', 'A0508'],
    'column A01': Array.from({ length: 17 }, (_, row) => `A01${String(row + 1).padStart(2, '0')}`),
  };
  const clock = Array.from({ length: 12 }, (_, n) => n + 1);
  const upTo = (last: string): number[] => Array.from({ length: Number(last) + 1 }, (_, n) => n);

  const cells = Object.entries(SHIPS).flatMap(([id, lines]) => lines.map((line, index) => ({ id, line, index })));

  test.each(cells)('11.0 $id: $line', ({ id, line, index }) => {
    const found = scenario(id).ships[index]!;
    const [, name = '', hull, log, spent, where = '', pods = ''] =
      /^(\S+) (\S+) (\d) (\d+) (.*) : (.*)$/.exec(line) ?? [];
    const [hexes = '', directions = '', velocities = ''] = where.split(' / ');
    expect([`${found.player}${found.letter}`, found.hull, found.log, found.spentBlocks ?? 0]).toEqual([
      name,
      hull,
      Number(log),
      Number(spent),
    ]);
    expect([...found.deployment.hexes].sort()).toEqual(PLACES[hexes] ?? [hexes]);
    expect(found.deployment.directions).toEqual(directions === 'any' ? clock : [Number(directions)]);
    const [, last] = velocities.split(' to ');
    expect(found.deployment.velocities).toEqual(last ? upTo(last) : [Number(velocities)]);
    // The hunters of Scenario 1 have the armor of the chart.
    const text = found.pods.map(
      ({ type, battlecraft, civLevel, armor }) =>
        `${type}${battlecraft ? `=${battlecraft}` : ''}${civLevel ? `@${civLevel}` : ''} ${armor ?? 2}`,
    );
    expect(text.join(', ')).toBe(pods);
  });

  test('11.0 five scenarios in the order of the booklet, and no ship beyond those listed', () => {
    expect(SCENARIOS.map(({ id }) => id)).toEqual(Object.keys(SHIPS));
    expect(SCENARIOS.map(({ ships }) => ships.length)).toEqual(Object.values(SHIPS).map((lines) => lines.length));
  });

  test.each([
    ['showdown', [], []],
    ['first-shot', [], []],
    ['escape-from-tau-ceti', [], []],
    ['pirates', ['A0409'], ['C0902', 'C0904', 'C0907', 'C0909', 'C0912', 'C0915']],
    ['convoy-red', ['C1110'], []],
  ])('11.0 %s: planets %j, asteroid fields %j', (id, planets, fields) => {
    expect([scenario(id).planets, scenario(id).asteroidFields]).toEqual([planets, fields]);
  });

  test('11.0 missiles the scenarios take away', () => {
    const missiles = (id: string, ship: string, pod: number) =>
      snapshot(setUp(id)).units.find((one) => one.id === ship)?.parts?.[`pod-${pod}`]?.missiles;
    for (const pod of [1, 2]) {
      expect(missiles('escape-from-tau-ceti', '1A', pod)).toEqual({ unguided: 6, guided: 5, intelligent: 0, mims: 0 });
    }
    expect(missiles('convoy-red', '1D', 1)).toEqual({ unguided: 5, guided: 0, intelligent: 0, mims: 0 });
    for (const letter of ['1B', '1C']) {
      expect(missiles('convoy-red', letter, 1)).toEqual({ unguided: 5, guided: 3, intelligent: 0, mims: 0 });
    }
  });

  test.each(SCENARIOS.map(({ id }) => id))('11.0 in %s nobody may jump but player 1 of Scenario 3', (id) => {
    expect(scenario(id).jumps).toEqual(id === 'escape-from-tau-ceti' ? { player: 1, sheetColumn: 4 } : undefined);
  });

  test('11.0 only ships whose place, direction or velocity is open are deployed by their players', () => {
    expect(legal(setUp('showdown')).map((action) => action.do)).toEqual(['ready']);
    expect(refusal(setUp('showdown'), by(1, deploy('1E', 'A0207', 3, 1)))).toMatchObject({ rule: '11.0' });
    expect(hexOf(setUp('showdown'), '1E')).toBe('A0207');
    expect(hexOf(setUp('pirates'), '2A')).toBeNull();
  });

  test.each([
    ['a hex that is none of them', deploy('1A', 'A1010', 3, 2)],
    ['another direction', deploy('1A', 'A0909', 4, 2)],
    ['another velocity', deploy('1A', 'A0909', 3, 3)],
    ['the other player’s ship', deploy('2A', 'A0101', 3, 3)],
    ['no ship', deploy('1Z', 'A0909', 3, 2)],
  ])('11.0 no deployment with %s', (_, order) => {
    expect(refusal(setUp('escape-from-tau-ceti'), by(1, order))).toMatchObject({ rule: '11.0' });
  });
});

describe('R11.0a the order of set-up', () => {
  test('R11.0a player 1 deploys first, then player 2', () => {
    const start = setUp('escape-from-tau-ceti');
    const order = deploy('2A', 'A0101', 3, 3);
    expect(refusal(start, by(2, order)).rule).toBe('3.0');
    expect(refusal(start, by(2, ready)).rule).toBe('3.0');
    expect(snapshot(start).phase).toEqual({ kind: 'set-up', player: 1 });
    const all = ['A0909', 'A0908', 'A1008', 'A1009'].map((hex, n) => deploy(`1${'ABCD'[n]}`, hex, 3, 2));
    const second = given(start, 1, ...all, ready);
    expect(snapshot(second).phase).toEqual({ kind: 'set-up', player: 2 });
    expect(refusal(second, by(1, deploy('1A', 'A0808', 3, 2))).rule).toBe('3.0');
    const playing = given(second, 2, order, ready);
    expect(snapshot(playing)).toMatchObject({ turn: 1, phase: { kind: 'movement', player: 1 } });
  });

  test('R11.0a pods are in the scenario’s order until they are swapped, in set-up by their owner', () => {
    const start = setUp('first-shot');
    const boxes = (game: Game, id: string) => ship(game, id).pods.map(({ type }) => type);
    expect(boxes(start, '2A')).toEqual(['heavy-weapon', 'energy']);
    expect(refusal(start, by(2, { do: 'swap-pods', ship: '2A', a: 1, b: 2 })).rule).toBe('3.0');
    const second = given(start, 1, ready);
    expect(boxes(given(second, 2, { do: 'swap-pods', ship: '2A', a: 1, b: 2 }), '2A')).toEqual([
      'energy',
      'heavy-weapon',
    ]);
  });
});

describe('R11.0c deployment', () => {
  test.each([
    ['escape-from-tau-ceti', 1, 4 * 7],
    ['convoy-red', 1, 5 * 7 * 12 * 5],
    ['pirates', 1, 0],
    ['first-shot', 1, 0],
  ] as const)('R11.0c %s leaves player %d %d deployments', (id, _, count) => {
    expect(deploysOf(setUp(id))).toHaveLength(count);
  });

  test.each([
    ['escape-from-tau-ceti', 17 * 12],
    ['convoy-red', 3 * 12 * 7],
    ['pirates', 2 * 12],
    ['first-shot', 0],
  ] as const)('R11.0c %s leaves player 2 %d deployments', (id, count) => {
    const start = changed(setUp(id), (game) => {
      game.setUp = 2;
    });
    expect(deploysOf(start)).toHaveLength(count);
  });

  test('R11.0c every open ship must be deployed before its owner is ready', () => {
    let game = setUp('escape-from-tau-ceti');
    for (const [n, hex] of ['A0909', 'A0908', 'A1008', 'A1009'].entries()) {
      expect(refusal(game, by(1, ready))).toMatchObject({ rule: 'R11.0c' });
      expect(legal(game)).not.toContainEqual(by(1, ready));
      game = given(game, 1, deploy(`1${'ABCD'[n]}`, hex, 3, 2));
    }
    expect(legal(game)).toContainEqual(by(1, ready));
    expect(apply(game, by(1, ready)).ok).toBe(true);
  });

  test('R11.0c two ships of a player may not be deployed in one hex', () => {
    const game = given(setUp('escape-from-tau-ceti'), 1, deploy('1A', 'A0909', 3, 2));
    expect(refusal(game, by(1, deploy('1B', 'A0909', 3, 2)))).toMatchObject({ rule: 'R11.0c' });
    expect(deploysOf(game)).toHaveLength(7 + 3 * 6);
    expect(deploysOf(game, '1B').map(({ hex }) => hex)).not.toContain('A0909');
  });

  test('R11.0c a ship may be deployed again, the same way or another', () => {
    const game = given(setUp('escape-from-tau-ceti'), 1, deploy('1A', 'A0909', 3, 2), deploy('1A', 'A0909', 3, 2));
    expect(hexOf(given(game, 1, deploy('1A', 'A0808', 3, 2)), '1A')).toBe('A0808');
    const freed = given(game, 1, deploy('1A', 'A0808', 3, 2), deploy('1B', 'A0909', 3, 2));
    expect([hexOf(freed, '1A'), hexOf(freed, '1B')]).toEqual(['A0808', 'A0909']);
  });

  test('R11.0c in Scenario 5 with the direction and velocity of his others, the one being deployed left aside', () => {
    const one = given(setUp('convoy-red'), 1, deploy('1A', 'A0407', 5, 2));
    expect(refusal(one, by(1, deploy('1B', 'A0406', 6, 2)))).toMatchObject({ rule: 'R11.0c' });
    expect(refusal(one, by(1, deploy('1B', 'A0406', 5, 3)))).toMatchObject({ rule: 'R11.0c' });
    expect(unit(given(one, 1, deploy('1A', 'A0407', 9, 4)), '1A')).toMatchObject({ direction: 9, velocity: 4 });
    expect(deploysOf(one)).toHaveLength(7 * 12 * 5 + 4 * 6);
    const two = given(one, 1, deploy('1B', 'A0406', 5, 2));
    for (const id of ['1A', '1B']) {
      expect(refusal(two, by(1, deploy(id, 'A0408', 6, 2)))).toMatchObject({ rule: 'R11.0c' });
      expect(apply(two, by(1, deploy(id, 'A0408', 5, 2))).ok).toBe(true);
    }
  });

  test('R11.0c player 2’s ships of Scenario 5 have a formation of their own', () => {
    const start = changed(begun('convoy-red'), (game) => {
      game.setUp = 2;
      game.deployed = game.deployed.filter((id) => id.startsWith('1'));
    });
    const one = given(start, 2, deploy('2A', 'B0717', 11, 6));
    expect(refusal(one, by(2, deploy('2B', 'B0617', 10, 6)))).toMatchObject({ rule: 'R11.0c' });
    expect(apply(one, by(2, deploy('2B', 'B0617', 11, 6))).ok).toBe(true);
    expect(deploysOf(one)).toHaveLength(12 * 7 + 2);
  });

  test('R11.0c in other scenarios each ship points where it likes', () => {
    const game = changed(setUp('pirates'), (copy) => {
      copy.setUp = 2;
    });
    const both = given(game, 2, deploy('2A', 'B1612', 1, 0), deploy('2B', 'B1611', 7, 0));
    expect([unit(both, '2A').direction, unit(both, '2B').direction]).toEqual([1, 7]);
  });
});

describe('R11.0b when victory is checked', () => {
  const over = (game: Game) => ({ result: game.result, pending: game.pending, tasks: game.tasks });

  test('R11.0b after every step of a move: the rest of it is dropped', () => {
    const game = position('1A sword A0808 12 5\n2B sword A0808 6 0', {
      victory: [{ if: { is: 'apart', range: 2 }, winner: null, reason: 'apart' }],
    });
    const after = given(game, 1, { do: 'move', unit: '1A' });
    expect(hexOf(after, '1A')).toBe('A0805');
    expect(over(after)).toEqual({ result: { winner: null, reason: 'apart' }, pending: null, tasks: [] });
    expect(snapshot(after)).toMatchObject({ phase: { kind: 'over', player: null }, pending: null });
  });

  test('R11.0b no more dice are rolled: of three uses of the Hit Table the first was enough', () => {
    const game = position('1A piccolo B0808 12 0\n2B dagger A0807 12 0 : crew/0\n1X unguided A0808 12 1 civ 7', {
      rolls: [1, 4, 9, 9],
      victory: [{ if: { is: 'destroyed', units: ['2B'], atLeast: 1 }, winner: 1, reason: 'gone' }],
      with: (copy) => {
        ship(copy, '2B').forceField = true;
        mark(copy, '2B', 'destroyed', 'bridge', 'engine');
      },
    });
    const { game: after, events } = play(game, by(1, { do: 'move', unit: '1U01' }));
    expect(after.dice.fallen).toEqual([1, 4]);
    expect(after.result).toEqual({ winner: 1, reason: 'gone' });
    expect(events.at(-1)).toMatchObject({ type: 'game-over', winner: 1, reason: 'gone' });
  });

  test('R11.0b a move-all stops with it', () => {
    const game = position('1A sword A0808 12 3\n1B sword A0505 12 1\n2B sword A0808 6 0', {
      victory: [{ if: { is: 'apart', range: 2 }, winner: null, reason: 'apart' }],
      with: (copy) => {
        unit(copy, '1B').hex = hexAt({ column: 0, row: 0, hexColumn: 8, hexRow: 3 });
      },
    });
    const after = given(game, 1, { do: 'move-all' });
    expect([hexOf(after, '1A'), hexOf(after, '1B')]).toEqual(['A0805', 'A0803']);
  });

  test('R11.0b after every action, in the Command and the Fire Phase too', () => {
    const orbit = { if: { is: 'in-orbit' as const, unit: '1A' }, winner: 1 as const, reason: 'orbit' };
    const command = position('1A sword A0808 12 2\n2B sword B0808 12 0', {
      phase: 'command 1',
      planets: ['A0808'],
      victory: [orbit],
    });
    expect(given(command, 1, { do: 'decelerate', unit: '1A' }).result).not.toBeNull();
  });

  test('R11.0b when the last Game-Turn of a number has been played, though nothing else has changed', () => {
    const last = position('1A sword A0808 12 0\n2B sword A0801 6 0', {
      phase: 'fire 2',
      victory: [{ if: { is: 'turns', played: 4 }, winner: 2, reason: 'late' }],
      with: (game) => {
        game.turn = 4;
      },
    });
    const after = given(last, 2, { do: 'end-phase' });
    expect([after.turn, after.result]).toEqual([5, { winner: 2, reason: 'late' }]);
    const before = changed(last, (game) => {
      game.turn = 3;
    });
    expect(given(before, 2, { do: 'end-phase' }).result).toBeNull();
  });

  test('R11.0b once it is over nothing is accepted any more', () => {
    const game = given(begun('showdown'), 1, { do: 'concede' });
    expect(legal(game)).toEqual([]);
    const orders: Action[] = [
      by(1, { do: 'move', unit: '1E' }),
      by(2, { do: 'concede' }),
      by(2, { do: 'agree-draw' }),
      by(1, { do: 'end-phase' }),
    ];
    for (const order of orders) expect(refusal(game, order)).toMatchObject({ rule: 'R11.0b' });
  });
});

describe('R11.0d what goes with a ship', () => {
  /** A ship with a battlecraft in its pod, one launched, a prepared missile and one on its way. */
  const carrier = (options: Parameters<typeof position>[1]): Game =>
    position(
      `
      1A corco-iota A0808 12 1 : battlecraft=terwillicker-x, battlecraft=terwillicker-x, arsenal, standard-jump
      1A2 A0303 12 1
      1X intelligent A0505 12 1 from 1A.3
      2B sword A0807 6 0`,
      {
        ...options,
        with: (game) => {
          missile(game, '1I21').status = 'in-play';
          options?.with?.(game);
        },
      },
    );
  const prepared = (game: Game): Game => {
    const command = changed(game, (copy) => {
      copy.phase = { ...copy.phase, kind: 'command', player: 1 };
    });
    const ready1 = given(command, 1, { do: 'prepare-missile', ship: '1A', pod: 3, missile: 'mims' });
    return changed(ready1, (copy) => {
      copy.phase = copyOf(game).phase;
    });
  };
  const statuses = (game: Game) => ['1A', '1A1', '1M31', '1A2', '1I21'].map((id) => unit(game, id).status);

  test('R11.0d destroyed', () => {
    const game = prepared(
      carrier({
        phase: 'fire 2',
        rolls: [1, 2],
        with: (copy) => {
          mark(copy, '1A', 'destroyed', 'bridge', 'pod-1', 'pod-2', 'pod-4');
          mark(copy, '1A', 'damaged', 'engine');
        },
      }),
    );
    const hit = given(game, 2, { do: 'fire', unit: '2B', from: 'burster', type: 'laser-burst', target: '1A' });
    expect(statuses(hit)).toEqual(['destroyed', 'destroyed', 'destroyed', 'in-play', 'in-play']);
  });

  test('R11.0d jumped', () => {
    const game = prepared(
      carrier({
        phase: 'fire 2',
        jumps: { player: 1 },
        with: (copy) => {
          ship(copy, '1A').jump = 'jumping';
        },
      }),
    );
    expect(statuses(given(game, 2, { do: 'end-phase' }))).toEqual(['jumped', 'jumped', 'jumped', 'in-play', 'in-play']);
  });

  test('R11.0d removed in orbit', () => {
    const game = prepared(
      carrier({
        phase: 'fire 2',
        planets: ['A0808'],
        scoring: {
          orbit: { player: 1, ship: 1, cargoPod: 1 },
          destroyed: { player: 2, ship: 1, cargoPod: 1, own: { units: [], points: 0 } },
        },
      }),
    );
    const after = given(game, 2, { do: 'end-phase' });
    expect(statuses(after)).toEqual(['orbited', 'orbited', 'orbited', 'in-play', 'in-play']);
    expect(['1A', '1A1', '1M31'].map((id) => unit(after, id).hex)).toEqual([null, null, null]);
  });

  test('R11.0d the log of what has left play stays as it was', () => {
    const game = prepared(
      carrier({
        phase: 'fire 2',
        jumps: { player: 1 },
        with: (copy) => {
          ship(copy, '1A').jump = 'jumping';
          ship(copy, '1A').energy.track = 5;
          mark(copy, '1A', 'vulnerable', 'pod-3');
        },
      }),
    );
    const before = snapshot(game).units[0]!;
    const after = snapshot(given(game, 2, { do: 'end-phase' })).units[0]!;
    expect([after.energy, after.parts]).toEqual([before.energy, before.parts]);
    expect(after).toMatchObject({ forceField: false, jump: null, dockedWith: null, hex: null });
  });
});

describe('R11.0e conceding and agreeing on a draw', () => {
  const moments: [string, () => Game][] = [
    ['in set-up', () => setUp('convoy-red')],
    ['in a Movement Phase', () => begun('first-shot')],
    ['in a Command Phase', () => advance(begun('first-shot'), 'command 2')],
    [
      'while a decision is asked',
      () => {
        const game = position('1A sword A0808 12 0\n2B sword A0807 6 0', { phase: 'fire 1', rolls: [1, 2] });
        return given(game, 1, { do: 'fire', unit: '1A', from: 'burster', type: 'laser-burst', target: '2B' });
      },
    ],
  ];

  test.each(moments)('R11.0e %s either player may concede', (_, at) => {
    for (const player of [1, 2] as const) {
      expect(given(at(), player, { do: 'concede' }).result).toMatchObject({ winner: player === 1 ? 2 : 1 });
    }
  });

  test.each(moments)('R11.0e %s either player may say that a draw is agreed', (_, at) => {
    for (const player of [1, 2] as const) {
      const after = given(at(), player, { do: 'agree-draw' });
      expect([after.result?.winner, after.pending]).toEqual([null, null]);
    }
  });

  test.each(moments)('R11.0e %s neither is listed', (_, at) => {
    expect(legal(at()).map((action) => action.do)).not.toContain('concede');
    expect(legal(at()).map((action) => action.do)).not.toContain('agree-draw');
  });
});
