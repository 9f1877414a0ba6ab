import { describe, expect, test } from 'vitest';
import {
  apply,
  type Game,
  hexId,
  legal,
  legalOfKind,
  newGame,
  type Order,
  parseHexId,
  type Scenario,
  snapshot,
  type UnitId,
  victoryPoints,
} from '../../src/engine/index.ts';
import { findScenario } from '../../src/scenarios/index.ts';
import { advance, by, given, play, refusal } from '../fixtures/play.ts';
import { begun, type DeployOrder } from '../fixtures/scenario-game.ts';
import { changed, hexOf, mark, missile, ship, unit } from '../fixtures/units.ts';

const endPhase: Order = { do: 'end-phase' };

/** Sets a unit down somewhere on the sheets in use. */
function put(game: Game, id: UnitId, hex: string, direction?: number, velocity?: number): void {
  const one = unit(game, id);
  const at = parseHexId(game.sheets, hex);
  if (!at) throw new Error(`no hex ${hex}`);
  Object.assign(one, { hex: at, status: 'in-play' });
  if (direction !== undefined) one.direction = direction as 1;
  if (velocity !== undefined) one.velocity = velocity;
}

/** All of a ship but the engine is gone, which has one hit left; it stands still at a hex with its killer behind it. */
function doom(game: Game, victim: UnitId, killer: UnitId, hex = 'A0807', from = 'A0808'): void {
  put(game, victim, hex, 6, 0);
  put(game, killer, from, 12, 0);
  const boxes = ship(game, victim).pods.map((_, index) => `pod-${index + 1}` as const);
  mark(game, victim, 'destroyed', 'bridge', ...boxes);
  mark(game, victim, 'damaged', 'engine');
}

/** The game in a Fire Phase in which the killer fires: a hit, a 2 on the Hit Table. */
function shot(game: Game, killer: UnitId, victim: UnitId): Game {
  const player = killer.startsWith('1') ? 1 : 2;
  const fire = changed(game, (copy) => {
    copy.phase = { ...copy.phase, kind: 'fire', player, fires: [] };
    copy.dice.given = [...copy.dice.fallen, 1, 2];
  });
  return given(fire, player, { do: 'fire', unit: killer, from: 'burster', type: 'laser-burst', target: victim });
}

/** Ships that have left play with this status. */
const gone = (game: Game, status: 'destroyed' | 'jumped' | 'orbited', ...ids: UnitId[]): Game =>
  changed(game, (copy) => {
    for (const id of ids) Object.assign(unit(copy, id), { status, hex: null });
  });

/** Any action at all, so that victory is checked. */
const settled = (game: Game): Game['result'] => {
  const outcome = apply(
    changed(game, (copy) => {
      copy.phase = { ...copy.phase, kind: 'fire', player: 1 };
    }),
    by(1, endPhase),
  );
  if (!outcome.ok) throw new Error(outcome.rejection.code);
  return outcome.game.result;
};

describe('11.0 Scenario 1, The Showdown', () => {
  test.each([
    ['1E', '2D', 1],
    ['2D', '1E', 2],
  ] as const)('11.0 %s destroys %s and wins', (killer, victim, winner) => {
    const game = changed(begun('showdown'), (copy) => doom(copy, victim, killer));
    expect(shot(game, killer, victim).result).toMatchObject({ winner });
  });

  test('11.0 nobody has won while both fly', () => {
    expect(settled(begun('showdown'))).toBeNull();
  });

  test('11.0 an intercepting missile decides it as well', () => {
    const game = changed(begun('showdown', [1]), (copy) => {
      put(copy, '1E', 'A0808', 12, 0);
      copy.phase = { ...copy.phase, kind: 'fire', player: 1 };
      put(copy, '2D', 'A0807', 12, 0);
    });
    const launch = {
      do: 'launch-missile',
      ship: '1E',
      pod: 1,
      missile: 'unguided',
      hex: 'A0807',
      direction: 12,
      velocity: 1,
    } as const;
    expect(given(game, 1, launch).result).toMatchObject({ winner: 1 });
  });
});

describe('11.0 Scenario 2, The First Shot', () => {
  test('11.0 player 1 wins with both Daggers destroyed, not with one', () => {
    const game = changed(begun('first-shot'), (copy) => doom(copy, '2A', '1A'));
    const one = shot(game, '1A', '2A');
    expect([ship(one, '2A').status, one.result]).toEqual(['destroyed', null]);
    expect(
      shot(
        changed(one, (copy) => doom(copy, '2B', '1A')),
        '1A',
        '2B',
      ).result,
    ).toMatchObject({ winner: 1 });
  });

  test('11.0 player 2 wins with the Sword destroyed', () => {
    const game = changed(begun('first-shot'), (copy) => doom(copy, '1A', '2B'));
    expect(shot(game, '2B', '1A').result).toMatchObject({ winner: 2 });
  });

  /** The Sword at A0101, the Daggers so many hexes below. */
  const apart = (hexes: number, change: (game: Game) => void = () => {}): Game =>
    changed(begun('first-shot'), (copy) => {
      copy.sheets.push({ letter: 'B', column: 0, row: 1 }, { letter: 'C', column: 0, row: 2 });
      const row = (n: number) =>
        n <= 17 ? `A01${String(n).padStart(2, '0')}` : `B01${String(n - 17).padStart(2, '0')}`;
      put(copy, '1A', 'A0101', 12, 0);
      put(copy, '2A', row(1 + hexes), 12, 0);
      put(copy, '2B', row(1 + hexes), 12, 0);
      change(copy);
    });

  test.each([
    [24, false],
    [25, false],
    [26, true],
  ])('R11.2a all %d hexes apart, a draw: %s', (hexes, draw) => {
    const result = settled(apart(hexes));
    if (draw) expect(result).toMatchObject({ winner: null });
    else expect(result).toBeNull();
  });

  test('R11.2a every opposing pair must be, launched battlecraft counted', () => {
    expect(settled(apart(26, (copy) => put(copy, '2B', 'A0110')))).toBeNull();
    expect(settled(apart(26, (copy) => put(copy, '1A1', 'A0105')))).toBeNull();
    expect(settled(apart(26, (copy) => put(copy, '1A1', 'A0101')))).toMatchObject({ winner: null });
  });

  test('R11.2a battlecraft in their pods and missiles are not counted', () => {
    const command = changed(apart(20), (copy) => {
      copy.phase = { ...copy.phase, kind: 'command', player: 2 };
    });
    const prepared = given(command, 2, { do: 'prepare-missile', ship: '2A', pod: 1, missile: 'mims' });
    const flying = changed(prepared, (copy) => {
      put(copy, '2M31', 'A0102', 12, 1);
      put(copy, '2A', 'B0110');
      put(copy, '2B', 'B0110');
    });
    expect(missile(flying, '2M31').status).toBe('in-play');
    expect(settled(flying)).toMatchObject({ winner: null });
  });

  test('R11.2a at any time, also in the middle of a move', () => {
    const game = apart(25, (copy) => {
      put(copy, '2A', 'B0109', 6, 3);
      put(copy, '2B', 'B0112', 6, 0);
      copy.phase = { ...copy.phase, kind: 'movement', player: 2 };
    });
    const { game: after } = play(game, by(2, { do: 'move', unit: '2A' }));
    expect(after.result).toMatchObject({ winner: null });
    expect(hexOf(after, '2A')).toBe('B0110');
  });

  test('R11.2a at the start they are near enough', () => {
    expect(begun('first-shot').result).toBeNull();
  });
});

describe('11.0 Scenario 3, Escape from Tau Ceti', () => {
  test('R11.3a the Sword starts in any hex of the first column, with velocity 3, in any direction', () => {
    for (const [row, direction] of [
      ['01', 1],
      ['17', 12],
    ] as const) {
      const order = { do: 'deploy', ship: '2A', hex: `A01${row}`, direction, velocity: 3 } as DeployOrder;
      const game = begun('escape-from-tau-ceti', [], order);
      expect(snapshot(game).units.find(({ id }) => id === '2A')).toMatchObject({
        hex: `A01${row}`,
        direction,
        velocity: 3,
      });
    }
    expect(() =>
      begun('escape-from-tau-ceti', [], { do: 'deploy', ship: '2A', hex: 'A0201', direction: 3, velocity: 3 }),
    ).toThrow('11.0');
  });

  const start = (): Game => begun('escape-from-tau-ceti');

  test.each([
    [['1A'], true],
    [['1B'], false],
    [['1B', '1C'], true],
    [['1B', '1D'], true],
    [['1C', '1D'], true],
  ])('11.0 when %j have jumped player 1 has won: %s', (ids, won) => {
    const result = settled(gone(start(), 'jumped', ...ids));
    if (won) expect(result).toMatchObject({ winner: 1 });
    else expect(result).toBeNull();
  });

  test('11.0 player 1 wins with the Sword destroyed', () => {
    const game = changed(start(), (copy) => doom(copy, '2A', '1A'));
    expect(shot(game, '1A', '2A').result).toMatchObject({ winner: 1 });
  });

  test.each([
    [['1A'], false],
    [['1A', '1B'], false],
    [['1B', '1C', '1D'], false],
    [['1A', '1B', '1C'], true],
    [['1A', '1C', '1D'], true],
    [['1A', '1B', '1C', '1D'], true],
  ])('R11.3b when %j are destroyed player 2 has won: %s', (ids, won) => {
    const result = settled(gone(start(), 'destroyed', ...ids));
    if (won) expect(result).toMatchObject({ winner: 2 });
    else expect(result).toBeNull();
  });

  test('R11.3b the third one falls, the Iota among them', () => {
    const two = gone(start(), 'destroyed', '1B', '1C');
    const game = changed(two, (copy) => doom(copy, '1A', '2A'));
    expect(shot(game, '2A', '1A').result).toMatchObject({ winner: 2 });
  });

  /** The Iota next to the right edge of D, its jump prepared a phase ago. */
  const atEdge = (hex: string, direction: number): Game =>
    changed(start(), (copy) => {
      put(copy, '1A', hex, direction, 1);
      ship(copy, '1A').jump = 'prepared';
    });
  const jump = by(1, { do: 'jump', unit: '1A' });

  test('11.0 it may not jump before it has entered E', () => {
    const command = advance(atEdge('D1508', 12), 'command 1');
    expect(refusal(command, jump)).toMatchObject({ rule: 'R7.2c' });
  });

  test('11.0 on E it may, leaves in the next Movement Phase and wins', () => {
    const game = atEdge('D1608', 2);
    const moved = given(game, 1, { do: 'move', unit: '1A' });
    expect([hexOf(moved, '1A'), moved.sheets.at(-1)]).toEqual(['E0108', { letter: 'E', column: 4, row: 0 }]);
    const command = advance(moved, 'command 1');
    const jumping = play(command, jump).game;
    expect(jumping.result).toBeNull();
    const next = advance(jumping, 'movement 1');
    expect([ship(next, '1A').status, next.result?.winner]).toEqual(['jumped', 1]);
  });

  test('11.0 so it may on a sheet above or below E', () => {
    const game = changed(atEdge('D1601', 2), (copy) => {
      copy.sheets.push({ letter: 'F', column: 3, row: -1 });
      put(copy, '1A', 'F1617', 2, 1);
    });
    const moved = given(game, 1, { do: 'move', unit: '1A' });
    expect([hexOf(moved, '1A'), moved.sheets.at(-1)]).toEqual(['G0117', { letter: 'G', column: 4, row: -1 }]);
    expect(apply(advance(moved, 'command 1'), jump).ok).toBe(true);
  });
});

describe('11.0 Scenario 4, Pirates!', () => {
  test('11.0 the Flutes stand still and point wherever their player likes', () => {
    const orders: DeployOrder[] = [
      { do: 'deploy', ship: '2A', hex: 'B1612', direction: 5, velocity: 0 },
      { do: 'deploy', ship: '2B', hex: 'B1611', direction: 9, velocity: 0 },
    ];
    const game = begun('pirates', [], ...orders);
    expect([unit(game, '2A'), unit(game, '2B')]).toMatchObject([
      { direction: 5, velocity: 0 },
      { direction: 9, velocity: 0 },
    ]);
  });

  test('R11.4a the Dagger starts in orbit and unalerted', () => {
    const game = begun('pirates');
    expect(snapshot(game).units.find(({ id }) => id === '1A')).toMatchObject({
      status: 'unalerted',
      hex: 'A0409',
      direction: 3,
      velocity: 1,
    });
  });

  test('R11.4a unalerted it need not move, takes no commands and does not fire', () => {
    const game = begun('pirates', [10, 10, 10]);
    expect(legalOfKind(game, 'move')).toEqual([by(1, { do: 'move', unit: '1B' })]);
    expect(refusal(game, by(1, { do: 'move', unit: '1A' }))).toMatchObject({ rule: 'R11.4a' });
    const command = advance(game, 'command 1');
    expect(JSON.stringify(legal(command))).not.toMatch(/"1A"/);
    expect(refusal(command, by(1, { do: 'accelerate', unit: '1A' }))).toMatchObject({ rule: 'R11.4a' });
    expect(refusal(command, by(1, { do: 'active-search', ship: '1A' }))).toMatchObject({ rule: 'R11.4a' });
    const fire = advance(command, 'fire 1');
    const order = { do: 'fire', unit: '1A', from: 'burster', type: 'laser-burst', target: '2A' } as const;
    expect(refusal(fire, by(1, order))).toMatchObject({ rule: 'R11.4a' });
  });

  test('R11.4a unalerted it is no target', () => {
    const game = changed(begun('pirates', [10]), (copy) => put(copy, '2A', 'A0507'));
    const fire = advance(game, 'fire 2');
    const targets = legalOfKind(fire, 'fire').map((action) => 'target' in action && action.target);
    expect([...new Set(targets)]).toEqual(['1B']);
    const order = { do: 'fire', unit: '2A', from: 'burster', type: 'laser-burst', target: '1A' } as const;
    expect(refusal(fire, by(2, order)).rule).toBe('R8.0a');
  });

  test.each([
    [1, true],
    [2, true],
    [3, false],
    [10, false],
  ])('R11.4a a %d in player 1’s Command Phase alerts it: %s', (die, alerted) => {
    const command = advance(begun('pirates', [die]), 'command 1');
    expect(command.dice.fallen).toEqual([die]);
    expect(ship(command, '1A').status).toBe(alerted ? 'in-play' : 'unalerted');
    expect(apply(command, by(1, { do: 'turn', unit: '1A', side: 'left' })).ok).toBe(alerted);
  });

  test('R11.4a the roll is repeated each friendly Command Phase until it is alerted, and not after', () => {
    let game = changed(begun('pirates', [3, 9, 2, 7]), (copy) => put(copy, '1B', 'C1406', 9, 0));
    const seen: string[] = [];
    for (let turn = 0; turn < 4; turn += 1) {
      game = advance(game, 'command 1');
      seen.push(ship(game, '1A').status);
      if (ship(game, '1A').status === 'in-play') {
        game = changed(game, (copy) => put(copy, '1A', 'A0101', 3, 0));
      }
    }
    expect(seen).toEqual(['unalerted', 'unalerted', 'in-play', 'in-play']);
    expect(game.dice.fallen).toEqual([3, 9, 2]);
  });

  test('R11.4a alerted it is used normally, from that Command Phase on', () => {
    const command = advance(begun('pirates', [1]), 'command 1');
    const next = advance(given(command, 1, { do: 'accelerate', unit: '1A' }), 'movement 1');
    expect(legalOfKind(next, 'move')).toContainEqual(by(1, { do: 'move', unit: '1A' }));
    const fire = advance(command, 'fire 2');
    const targets = legalOfKind(fire, 'fire').map((action) => 'target' in action && action.target);
    expect(targets).toContain('1A');
  });

  test('11.0 player 1 wins the moment the Mu is in orbit', () => {
    const near = changed(begun('pirates'), (copy) => put(copy, '1B', 'A0410', 12, 1));
    const asked = given(near, 1, { do: 'move', unit: '1B' });
    expect([asked.pending?.kind, asked.result]).toEqual(['planet-maneuver', null]);
    expect(given(asked, 1, { do: 'continue' }).result).toMatchObject({ winner: 1 });
    const fast = changed(begun('pirates', [10]), (copy) => put(copy, '1B', 'A0409', 12, 2));
    const command = changed(fast, (copy) => {
      copy.phase = { ...copy.phase, kind: 'command', player: 1 };
    });
    expect(command.result).toBeNull();
    expect(given(command, 1, { do: 'decelerate', unit: '1B' }).result).toMatchObject({ winner: 1 });
  });

  test('11.0 the Dagger’s own orbit decides nothing', () => {
    const alerted = advance(begun('pirates', [1]), 'command 1');
    expect(ship(alerted, '1A').status).toBe('in-play');
    expect(alerted.result).toBeNull();
  });

  test.each([
    [['2A'], null],
    [['2B'], null],
    [['2A', '2B'], 1],
    [['1A'], null],
  ])('11.0 %j destroyed: player %s wins', (ids, winner) => {
    const result = settled(gone(begun('pirates'), 'destroyed', ...ids));
    if (winner === null) expect(result).toBeNull();
    else expect(result).toMatchObject({ winner });
  });

  test('11.0 the Mu destroyed is a draw at once', () => {
    const game = changed(begun('pirates'), (copy) => doom(copy, '1B', '2B'));
    const { result } = shot(game, '2B', '1B');
    expect(result).toMatchObject({ winner: null });
  });

  test.each([
    [2, '2A', '1B'],
    [2, '2B', '1B'],
    [1, '1B', '2A'],
  ] as const)('R11.4a player %d docks %s with %s: player 2 has won', (player, docking, other) => {
    const game = changed(begun('pirates'), (copy) => {
      for (const id of [docking, other]) put(copy, id, 'B0808', 9, 2);
      copy.phase = { ...copy.phase, kind: 'command', player };
    });
    expect(given(game, player, { do: 'rendezvous', ship: docking, with: other }).result).toMatchObject({ winner: 2 });
  });

  test('R11.4a docking with anything else decides nothing', () => {
    const game = changed(begun('pirates'), (copy) => {
      put(copy, '2A', 'B0808', 9, 2);
      put(copy, '2B', 'B0808', 9, 2);
      copy.phase = { ...copy.phase, kind: 'command', player: 2 };
    });
    expect(given(game, 2, { do: 'rendezvous', ship: '2A', with: '2B' }).result).toBeNull();
  });
});

describe('11.0 Scenario 5, Attack on Convoy Red', () => {
  const start = (): Game => begun('convoy-red');
  const points = (game: Game): [number, number] => {
    const { 1: first, 2: second } = victoryPoints(game);
    return [first, second];
  };

  test('R11.5b as many hexes as ships: five ships within one hex of A0407, all in different hexes', () => {
    const game = start();
    const hexes = ['1A', '1B', '1C', '1D', '1E'].map((id) => hexOf(game, id));
    expect(new Set(hexes).size).toBe(5);
    const around = ['A0407', 'A0406', 'A0507', 'A0508', 'A0408', 'A0308', 'A0307'];
    for (const hex of hexes) expect(around).toContain(hex);
    const two = begun('convoy-red', [], { do: 'deploy', ship: '1A', hex: 'A0307', direction: 4, velocity: 4 });
    for (const id of ['1A', '1B', '1C', '1D', '1E']) expect(unit(two, id)).toMatchObject({ direction: 4, velocity: 4 });
  });

  test('R11.5b the raiders stand at B0717, B0617 and B0816', () => {
    expect(['2A', '2B', '2C'].map((id) => hexOf(start(), id))).toEqual(['B0717', 'B0617', 'B0816']);
  });

  /** A ship of player 1 one hex before the planet. */
  const arriving = (id: UnitId, change: (game: Game) => void = () => {}): Game => {
    const near = changed(start(), (copy) => {
      put(copy, id, 'C1111', 12, 1);
      change(copy);
    });
    return given(near, 1, { do: 'move', unit: id });
  };
  const go: Order = { do: 'continue' };

  test('R11.5a a Zeta that comes into orbit is removed at once and scores 4', () => {
    const asked = arriving('1B');
    expect([points(asked), ship(asked, '1B').status]).toEqual([[0, 0], 'in-play']);
    const { game, events } = play(asked, by(1, go));
    expect([ship(game, '1B').status, ship(game, '1B').hex, points(game), game.result]).toEqual([
      'orbited',
      null,
      [4, 0],
      null,
    ]);
    expect(events.map(({ type }) => type)).toContain('orbited');
    expect(snapshot(game).victoryPoints).toEqual({ 1: 4, 2: 0 });
  });

  test.each([
    ['1A', 1],
    ['1E', 1],
    ['1C', 4],
  ] as const)('R11.5a %s scores %d', (id, scored) => {
    expect(points(given(arriving(id), 1, go))).toEqual([scored, 0]);
  });

  test('R11.5a by decelerating in the planet hex too', () => {
    const game = changed(start(), (copy) => {
      put(copy, '1B', 'C1110', 12, 2);
      copy.phase = { ...copy.phase, kind: 'command', player: 1 };
    });
    const after = given(game, 1, { do: 'decelerate', unit: '1B' });
    expect([ship(after, '1B').status, points(after)]).toEqual(['orbited', [4, 0]]);
  });

  test('R11.5a destroyed cargo pods do not count for player 1, but for player 2, also on a ship that reaches orbit later', () => {
    const game = given(
      arriving('1B', (copy) => mark(copy, '1B', 'destroyed', 'pod-4', 'pod-6')),
      1,
      go,
    );
    expect(points(game)).toEqual([2, 2]);
  });

  test('R11.5a a damaged one counts as it was', () => {
    const game = given(
      arriving('1B', (copy) => mark(copy, '1B', 'damaged', 'pod-4')),
      1,
      go,
    );
    expect(points(game)).toEqual([4, 0]);
  });

  test('R11.5a other pods than cargo count for nobody', () => {
    const game = changed(start(), (copy) => mark(copy, '1B', 'destroyed', 'pod-1', 'pod-2', 'pod-3'));
    expect(points(game)).toEqual([0, 0]);
  });

  test.each([
    [[], [], 0],
    [['1B'], [], 4],
    [['1A'], [], 1],
    [['1E', '1A'], [], 2],
    [['1B'], ['1C'], 5],
  ] as const)('R11.5a %j destroyed and a cargo pod of %j: player 2 has %d', (ships, cargo, scored) => {
    const game = changed(gone(start(), 'destroyed', ...ships), (copy) => {
      for (const id of cargo) mark(copy, id, 'destroyed', 'pod-5');
    });
    expect(points(game)).toEqual([0, scored]);
  });

  test('R11.5a none counts twice: a Zeta whose cargo was gone before it is worth four all the same', () => {
    const game = changed(gone(start(), 'destroyed', '1B'), (copy) =>
      mark(copy, '1B', 'destroyed', 'pod-4', 'pod-5', 'pod-6'),
    );
    expect(points(game)).toEqual([0, 4]);
  });

  test('R11.5a each Flute destroyed costs player 2 two points, below zero too; the Clarinet costs the game', () => {
    expect(points(gone(start(), 'destroyed', '2B'))).toEqual([0, -2]);
    expect(points(gone(start(), 'destroyed', '2B', '2C'))).toEqual([0, -4]);
    expect(settled(gone(start(), 'destroyed', '2B', '2C'))).toBeNull();
    expect(settled(gone(start(), 'destroyed', '2A'))).toMatchObject({ winner: 1 });
  });

  test('R11.0b, R11.5a a ship that begins in orbit is removed and scores as play begins', () => {
    const convoy = findScenario('convoy-red') as Scenario;
    const [planet = ''] = convoy.planets;
    const [first] = convoy.ships.filter(({ player }) => player === 1);
    if (!first) throw new Error('no ship of player 1');
    const there = { hexes: [planet], directions: [12 as const], velocities: [1] };
    const fixed = convoy.ships
      .filter((line) => line === first || line.player === 2)
      .slice(0, 2)
      .map((line, nth) => ({ ...line, deployment: nth === 0 ? there : { ...there, hexes: ['A0101'] } }));
    const scenario: Scenario = structuredClone({ ...convoy, ships: fixed, victory: [] });
    const { game } = play(newGame(scenario, { rolls: [] }), by(1, { do: 'ready' }), by(2, { do: 'ready' }));
    expect(unit(game, `1${first.letter}`).status).toBe('orbited');
    expect(snapshot(game).victoryPoints[1]).toBeGreaterThan(0);
  });

  test('R11.5a battlecraft score for nobody and are not removed from an orbit', () => {
    const lost = gone(start(), 'destroyed', '1A1', '2A1', '2B1');
    expect(points(lost)).toEqual([0, 0]);
    const orbiting = changed(start(), (copy) => put(copy, '1A1', 'C1110', 12, 1));
    expect(settled(orbiting)).toBeNull();
    const after = given(
      changed(orbiting, (copy) => {
        copy.phase = { ...copy.phase, kind: 'fire', player: 1 };
      }),
      1,
      endPhase,
    );
    expect([unit(after, '1A1').status, points(after)]).toEqual(['in-play', [0, 0]]);
  });

  test('R11.5a a raider in orbit neither scores nor leaves', () => {
    const orbiting = changed(start(), (copy) => {
      put(copy, '2B', 'C1110', 12, 1);
      copy.phase = { ...copy.phase, kind: 'fire', player: 1 };
    });
    const after = given(orbiting, 1, endPhase);
    expect([unit(after, '2B').status, points(after)]).toEqual(['in-play', [0, 0]]);
  });

  test('11.0 player 1 wins with eight points', () => {
    const one = given(arriving('1B'), 1, go);
    expect(one.result).toBeNull();
    const near = changed(one, (copy) => put(copy, '1C', 'C1111', 12, 1));
    const two = given(near, 1, { do: 'move', unit: '1C' }, go);
    expect([points(two), two.result]).toMatchObject([[8, 0], { winner: 1 }]);
  });

  test('11.0 player 2 wins with eight points', () => {
    const one = gone(start(), 'destroyed', '1B');
    expect(settled(one)).toBeNull();
    const game = changed(one, (copy) => doom(copy, '1C', '2A'));
    // Its cargo was shot away before: seven already.
    expect(points(game)).toEqual([0, 7]);
    const after = shot(game, '2A', '1C');
    expect([points(after), after.result]).toMatchObject([[0, 8], { winner: 2 }]);
  });

  test('11.0 seven points are not enough', () => {
    expect(settled(gone(start(), 'destroyed', '1B', '1A', '1E'))).toBeNull();
  });

  test('R11.5a the order of the tests: the Clarinet, player 1’s eight, player 2’s eight', () => {
    // By the booklet's points both cannot have eight at once; with ships worth more they can.
    const full = changed(start(), (copy) => {
      copy.scenario.scoring!.orbit.ship = 8;
      copy.scenario.scoring!.destroyed.ship = 8;
    });
    const tied = gone(gone(full, 'orbited', '1B'), 'destroyed', '1C');
    expect(points(tied).every((number) => number >= 8)).toBe(true);
    expect(settled(tied)).toMatchObject({ winner: 1 });
    const eight = gone(start(), 'destroyed', '1B', '1C', '2A');
    expect(points(eight)).toEqual([0, 8]);
    expect(settled(eight)).toMatchObject({ winner: 1 });
  });

  test.each([
    ['four against two', ['1B'], ['1A', '1E'], ['1C', '1D'], 1],
    ['one against five', ['1A'], ['1B', '1E'], ['1C', '1D'], 2],
  ] as const)('R11.5a no ship of player 1 left and nobody has eight: %s', (_, orbited, destroyed, away, winner) => {
    // Those that are away have left play in a way that scores for nobody.
    const out = gone(gone(gone(start(), 'orbited', ...orbited), 'destroyed', ...destroyed), 'jumped', ...away);
    expect(points(out)).toEqual(winner === 1 ? [4, 2] : [1, 5]);
    expect(settled(out)).toMatchObject({ winner });
  });

  test('R11.5a equal points are a draw', () => {
    const out = gone(gone(start(), 'orbited', '1B'), 'destroyed', '1C');
    const empty = gone(out, 'jumped', '1A', '1D', '1E');
    expect(points(empty)).toEqual([4, 4]);
    expect(settled(empty)).toMatchObject({ winner: null });
  });

  test('R11.5a a landed ship is not in play for this, one in play is', () => {
    const out = gone(gone(start(), 'orbited', '1B'), 'destroyed', '1A');
    const landed = (status: 'landed' | 'in-play') =>
      changed(gone(out, 'jumped', '1C', '1D'), (copy) => {
        put(copy, '1E', 'C0101', 12, 0);
        unit(copy, '1E').status = status;
      });
    expect(settled(landed('in-play'))).toBeNull();
    expect(settled(landed('landed'))).toMatchObject({ winner: 1 });
  });

  test('R11.5a the launched units of a ship in orbit stay', () => {
    const game = given(
      arriving('1A', (copy) => put(copy, '1A1', 'C0505', 12, 1)),
      1,
      go,
    );
    expect([unit(game, '1A').status, unit(game, '1A1').status]).toEqual(['orbited', 'in-play']);
    expect(hexId(game, unit(game, '1A1').hex!)).toBe('C0505');
  });
});
