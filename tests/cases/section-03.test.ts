import { describe, expect, test } from 'vitest';
import {
  type Action,
  apply,
  type Game,
  type GameRecord,
  legal,
  legalOfKind,
  newGame,
  type Order,
  readRecord,
  SEQUENCE,
  snapshot,
  viewEvents,
} from '../../src/engine/index.ts';
import { SCENARIOS } from '../../src/scenarios/index.ts';
import { advance, by, given, play, refusal } from '../fixtures/play.ts';
import { position } from '../fixtures/position.ts';
import { changed, mark, missile, ship, unit } from '../fixtures/units.ts';

/** A record with this one action. */
function read(action: object): GameRecord {
  const parsed = readRecord({
    format: 'deltavee-record',
    version: 1,
    scenario: 'showdown',
    dice: { seed: 1 },
    actions: [action],
  });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.faults));
  return parsed.value;
}

const endPhase: Order = { do: 'end-phase' };
const PHASES = ['movement 1', 'command 2', 'fire 1', 'movement 2', 'command 1', 'fire 2'] as const;
const phaseOf = (game: Game): string => `${game.turn} ${game.phase.kind} ${game.phase.player}`;

describe('3.0 the sequence of play', () => {
  test('R3.0a six phases, player 1 first, every one entered though there is nothing to do', () => {
    let game = position('1A piccolo A0808 12 0\n2B piccolo B0808 12 0');
    const seen = [phaseOf(game)];
    for (let n = 0; n < 12; n += 1) {
      game = play(game, by(game.phase.player, endPhase)).game;
      seen.push(phaseOf(game));
    }
    expect(seen).toEqual([
      ...PHASES.map((phase) => `1 ${phase}`),
      ...PHASES.map((phase) => `2 ${phase}`),
      '3 movement 1',
    ]);
    expect(SEQUENCE.map(({ kind, player }) => `${kind} ${player}`)).toEqual(PHASES);
  });

  test.each(SCENARIOS.map(({ id }, index) => [id, index]))('R3.0a play of %s begins with player 1', (_, index) => {
    const scenario = SCENARIOS[Number(index)]!;
    let game = newGame(scenario, { rolls: [] });
    for (const player of [1, 2] as const) {
      const open = game.units.filter((one) => one.owner === player && one.kind === 'spaceship');
      for (const { id } of open) {
        const order = legalOfKind(game, 'deploy').find((action) => 'ship' in action && action.ship === id);
        if (order) game = play(game, order).game;
      }
      game = given(game, player, { do: 'ready' });
    }
    expect(phaseOf(game)).toBe('1 movement 1');
  });

  const ORDERS: Record<string, Order[]> = {
    movement: [{ do: 'move', unit: '1A' }, { do: 'move-all' }],
    command: [
      { do: 'accelerate', unit: '1A' },
      { do: 'decelerate', unit: '1A' },
      { do: 'turn', unit: '1A', side: 'left' },
      { do: 'weave', unit: '1A', hex: 'A0807' },
      { do: 'prepare-missile', ship: '1A', pod: 1, missile: 'mims' },
      { do: 'active-search', ship: '1A' },
      { do: 'activate-force-field', ship: '1A' },
    ],
    fire: [
      { do: 'fire', unit: '1A', from: 'burster', type: 'laser-burst', target: '2B' },
      { do: 'launch-missile', ship: '1A', pod: 1, missile: 'unguided', hex: 'A0807', direction: 12, velocity: 2 },
    ],
  };
  const cells = Object.entries(ORDERS).flatMap(([kind, orders]) =>
    orders.flatMap((order) => (['movement', 'command', 'fire'] as const).map((phase) => ({ order, kind, phase }))),
  );

  test.each(cells)(
    '3.0 $order.do belongs into the $kind phase and is tried in the $phase phase',
    ({ order, kind, phase }) => {
      const game = position('1A sword A0808 12 2 : arsenal\n2B sword A1208 12 2 : arsenal', {
        phase: `${phase} 1`,
        rolls: [10],
      });
      if (kind === phase) expect(apply(game, by(1, order)).ok).toBe(true);
      else expect(refusal(game, by(1, order)).rule).toBe('3.0');
    },
  );

  test.each(PHASES)('3.0 in %s the other player may do nothing', (phase) => {
    const game = position('1A sword A0808 12 2 : arsenal\n2B sword B0808 12 2 : arsenal', { phase });
    const { player } = game.phase;
    const other = player === 1 ? 2 : 1;
    expect(legal(game).every((action) => action.player === player)).toBe(true);
    for (const order of [endPhase, { do: 'move-all' } as const, { do: 'active-search', ship: `${other}A` } as const]) {
      expect(refusal(game, by(other, order)).rule).toBe('3.0');
    }
  });

  const AT = { movement: 'movement 1', command: 'command 1', fire: 'fire 1' } as const;
  const stray = Object.entries(ORDERS).flatMap(([kind, orders]) =>
    orders.flatMap((order) =>
      [{ by: '1A' }, { stay: true }].flatMap((field) => {
        const [name = ''] = Object.keys(field);
        const belongs = name === 'stay' ? order.do === 'move' : /^(accelerate|decelerate|turn|weave)$/.test(order.do);
        return belongs ? [] : [{ order, field, name, phase: AT[kind as keyof typeof AT] }];
      }),
    ),
  );

  test.each(stray)('3.0 $order.do has no field $name, and is refused with it', ({ order, field, name, phase }) => {
    const game = position('1A sword A0808 12 2 : arsenal\n2B sword A1208 12 2 : arsenal', { phase });
    const action = JSON.parse(JSON.stringify(by(1, order)));
    const { actions } = read({ ...action, ...field });
    expect(refusal(game, actions[0]!)).toMatchObject({
      rule: '3.0',
      code: 'stray-field',
      params: { order: order.do, field: name },
    });
  });

  test('3.0 a field that no order has is kept out', () => {
    expect(read({ player: 1, do: 'ready', why: 'because' }).actions).toEqual([{ player: 1, do: 'ready' }]);
  });

  test('3.0 a refused action changes nothing', () => {
    const game = position('1A sword A0808 12 2\n2B sword B0808 12 2');
    const before = structuredClone(game);
    refusal(game, by(1, endPhase));
    refusal(game, by(2, { do: 'move', unit: '2B' }));
    expect(game).toEqual(before);
  });
});

describe('R3.0b detection', () => {
  /** A face-down missile of player 1 at this range from player 2's unit, before player 2's Command Phase. */
  const standing = (line: string, options: Parameters<typeof position>[1] = {}): Game =>
    position(`${line}\n1A sword A0101 12 0 : arsenal, battlecraft=terwillicker-x`, { ...options });
  const revealed = (game: Game, id = '1U01'): boolean => unit(advance(game, 'command 2'), id).revealed;

  test.each([
    ['A0811', 3, true],
    ['A0812', 4, false],
    ['A1110', 3, true],
    ['A1210', 4, false],
    ['A0808', 0, true],
  ])('R3.0b a ship at A0808 and a counter at %s, range %d: %s', (hex, _, seen) => {
    // Velocity 0: it lies there when the phase begins.
    expect(revealed(standing(`2B piccolo A0808 12 0\n1U unguided ${hex} 12 0 from 1A.1`))).toBe(seen);
  });

  test('3.0 revealed, it stays so for the rest of the game', () => {
    const game = advance(standing('2B piccolo A0808 12 0\n1U unguided A0810 6 4 from 1A.1'), 'command 2');
    expect(unit(game, '1U01').revealed).toBe(false);
    const near = changed(game, (copy) => {
      unit(copy, '1U01').hex = unit(copy, '2B').hex;
      unit(copy, '1U01').velocity = 0;
    });
    const seen = advance(near, 'command 2');
    expect(unit(seen, '1U01').revealed).toBe(true);
    const far = changed(seen, (copy) => {
      unit(copy, '1U01').hex = unit(copy, '1A').hex;
    });
    expect(unit(advance(far, 'command 2'), '1U01').revealed).toBe(true);
  });

  test('R3.0b launched battlecraft detect, missiles do not', () => {
    const lines = (line: string) =>
      `2B sword B0808 12 0 : arsenal, battlecraft=lander\n${line}\n1U unguided A0811 12 0 from 1A.1`;
    expect(revealed(standing(lines('2B1 A0808 12 0')))).toBe(true);
    expect(revealed(standing(lines('2I intelligent A0808 12 0 from 2B.1')))).toBe(false);
  });

  test('R3.0b landed and not yet alerted units detect nothing', () => {
    for (const status of ['landed', 'unalerted'] as const) {
      const game = standing('2B dagger A0808 12 0\n1U unguided A0809 12 0 from 1A.1', {
        rolls: [10],
        with: (copy) => {
          ship(copy, '2B').status = status;
        },
      });
      expect(revealed(game)).toBe(false);
    }
  });

  test('R3.0b it reveals launched battlecraft and every kind of missile', () => {
    const game = standing(`
      2B piccolo A0808 12 0
      1A1 A0809 12 0
      1U unguided A0809 12 0 from 1A.1
      1G guided A0809 12 0 from 1A.1
      1I intelligent A0809 12 0 from 1A.1
      1M mims A0809 12 0 from 1A.1`);
    const later = advance(game, 'command 2');
    for (const id of ['1A1', '1U01', '1GA01', '1I21', '1M31']) expect(unit(later, id).revealed).toBe(true);
  });

  test('R3.0b prepared counters are not revealed, neither by detection nor by Active Search', () => {
    const game = position(
      '1A sword A0808 12 0 : arsenal, battlecraft=terwillicker-x, arsenal\n2B sword A0809 12 0 : arsenal, battle-communications',
      { phase: 'command 1' },
    );
    const prepared = given(
      game,
      1,
      { do: 'prepare-missile', ship: '1A', pod: 1, missile: 'mims' },
      { do: 'prepare-battlecraft', ship: '1A', pod: 2 },
    );
    const later = advance(prepared, 'command 2');
    const searched = given(later, 2, { do: 'active-search', ship: '2B' });
    for (const now of [later, searched]) {
      expect([unit(now, '1M31').revealed, unit(now, '1A1').revealed]).toEqual([false, false]);
    }
  });

  test('R3.0b it happens at the start of a Command Phase alone, and only for the player whose phase it is', () => {
    const game = standing('2B piccolo A0808 12 0\n1U unguided A0811 12 0 from 1A.1\n2U unguided A0101 12 0');
    expect(unit(advance(game, 'command 2'), '2U01').revealed).toBe(false);
    expect(unit(game, '1U01').revealed).toBe(false);
    const moved = position('2B piccolo A0808 12 0\n1U unguided A0812 12 1\n1A sword A0101 12 0', {
      phase: 'movement 1',
    });
    const there = given(moved, 1, { do: 'move', unit: '1U01' });
    expect(unit(there, '1U01').revealed).toBe(false);
    expect(unit(advance(there, 'command 2'), '1U01').revealed).toBe(true);
  });

  test('3.0 both players are told what was revealed, by whom and at what range', () => {
    const game = standing('2B piccolo A0808 12 0\n1U unguided A0810 12 0 from 1A.1');
    const { events } = play(game, by(1, endPhase));
    for (const player of [1, 2] as const) {
      expect(viewEvents(events, player)).toContainEqual({
        type: 'revealed',
        unit: '1U01',
        was: player === 1 ? '1U01' : '1?01',
        what: 'unguided',
        by: '2B',
        range: 2,
        rule: '3.0',
      });
    }
  });
});

describe('R3.0c the start of a Command Phase', () => {
  const start = (rolls: number[]): Game =>
    position(
      `
      1A dagger A0808 12 0 : heavy-weapon, energy
      1B dagger A0505 12 0 : heavy-weapon, energy
      1U unguided A0101 12 3 from 1A.1
      2B sword A1608 12 0 : arsenal
      2U unguided A0506 12 0 from 2B.1
      2I intelligent A0809 12 0 from 2B.1`,
      {
        phase: 'movement 2',
        rolls,
        with: (game) => {
          ship(game, '1B').status = 'unalerted';
          game.scenario.ships[1]!.alertOn = 2;
          mark(game, '1A', 'damaged', 'pod-2');
        },
      },
    );

  test('R3.0c detection, the alert roll, the gain of unguided missiles, the leaks, in this order', () => {
    const { events } = play(start([1]), by(2, endPhase));
    expect(events.map((event) => [event.type, 'unit' in event ? event.unit : ''])).toEqual([
      ['phase', ''],
      ['revealed', '2I21'],
      ['alert-roll', '1B'],
      ['gained', '1U01'],
      ['leaked', '1A'],
    ]);
  });

  test('R3.0c a ship that is alerted has come too late to detect', () => {
    const { game } = play(start([2, 10, 10]), by(2, endPhase));
    expect([ship(game, '1B').status, unit(game, '2U01').revealed]).toEqual(['in-play', false]);
    expect(unit(advance(game, 'command 1'), '2U01').revealed).toBe(true);
  });

  test('R3.0c only the Phasing player’s missiles gain', () => {
    const { game } = play(start([10]), by(2, endPhase));
    expect([unit(game, '1U01').velocity, unit(game, '2U01').velocity]).toEqual([4, 0]);
  });

  test('R3.0c then commands in any order, units interleaved', () => {
    const game = position('1A sword A0808 12 2\n1B sword A0505 12 2\n2B sword B0808 12 2', { phase: 'command 1' });
    const orders: Order[] = [
      { do: 'accelerate', unit: '1A' },
      { do: 'turn', unit: '1B', side: 'left' },
      { do: 'turn', unit: '1A', side: 'right' },
      { do: 'accelerate', unit: '1B' },
      { do: 'decelerate', unit: '1A' },
    ];
    const after = given(game, 1, ...orders);
    expect([unit(after, '1A'), unit(after, '1B')]).toMatchObject([
      { velocity: 2, direction: 1 },
      { velocity: 3, direction: 11 },
    ]);
  });
});

describe('R3.0d as a Movement Phase is entered and left', () => {
  const jumping = (game: Game, ...ids: string[]): void => {
    for (const id of ids) ship(game, id).jump = 'jumping';
  };

  test('R3.0d jumping ships leave and landing ships land before any move, within the end-phase before it', () => {
    const game = position(
      `
      1A corco-gamma A0808 12 2 : standard-jump
      1B dagger A0505 12 0
      1C sword A0303 12 1
      2B sword B0808 12 2`,
      { phase: 'fire 2', planets: ['A0505'], jumps: { player: 1 }, with: (copy) => jumping(copy, '1A') },
    );
    const { game: next, events } = play(game, by(2, endPhase));
    expect([ship(next, '1A').status, ship(next, '1B').status]).toEqual(['jumped', 'landed']);
    expect(events.map(({ type }) => type)).toEqual(['phase', 'jumped', 'landed']);
    expect(legal(next)).toEqual([by(1, { do: 'move', unit: '1C' }), by(1, { do: 'move-all' })]);
  });

  test('R3.0d they go in the order in which they came into play', () => {
    const game = position(
      '1A corco-gamma A0808 12 2 : standard-jump\n1B corco-gamma A0508 12 2 : standard-jump\n2B sword B0808 12 2',
      {
        phase: 'fire 2',
        jumps: { player: 1 },
        with: (copy) => {
          jumping(copy, '1A', '1B');
          ship(copy, '1B').since = 0;
        },
      },
    );
    const { events } = play(game, by(2, endPhase));
    expect(events.flatMap((event) => (event.type === 'jumped' ? [event.unit] : []))).toEqual(['1B', '1A']);
  });

  test('R3.0d only the ships of the player whose Movement Phase it is', () => {
    const game = position('1A corco-gamma A0808 12 2 : standard-jump\n2B dagger B0808 12 0', {
      phase: 'fire 1',
      planets: ['B0808'],
      jumps: { player: 1 },
      with: (copy) => jumping(copy, '1A'),
    });
    const { game: next } = play(game, by(1, endPhase));
    expect([ship(next, '1A').status, ship(next, '2B').status]).toEqual(['in-play', 'landed']);
  });

  test('R3.0d victory is checked then', () => {
    const game = position('1A corco-gamma A0808 12 2 : standard-jump\n2B sword B0808 12 2', {
      phase: 'fire 2',
      jumps: { player: 1 },
      victory: [{ if: { is: 'jumped', units: ['1A'], atLeast: 1 }, winner: 1, reason: 'away' }],
      with: (copy) => jumping(copy, '1A'),
    });
    expect(play(game, by(2, endPhase)).game.result).toEqual({ winner: 1, reason: 'away' });
  });

  const spent = (where: string): Game =>
    position(
      `1A sword A0101 12 0 : arsenal\n1I intelligent ${where} 12 2 civ 7 from 1A.1\n2B sword A0808 6 0 : arsenal`,
      {
        phase: 'command 1',
        rolls: [10, 10],
        with: (copy) => {
          missile(copy, '1I21').energy!.spent = 6;
        },
      },
    );

  test('R3.0d a missile that has spent its energy is a target, moves and intercepts, and goes with the end of its Movement Phase', () => {
    const ordered = given(spent('A0810'), 1, { do: 'decelerate', unit: '1I21' });
    expect(missile(ordered, '1I21').energy).toEqual({ units: 7, spent: 7 });
    const fire = advance(ordered, 'fire 2');
    const targets = legalOfKind(fire, 'fire').map((action) => (action as Extract<Action, { do: 'fire' }>).target);
    expect(targets).toContain('1I21');
    const moving = advance(fire, 'movement 1');
    expect(missile(moving, '1I21').status).toBe('in-play');
    const { game: moved, events } = play(
      changed(moving, (copy) => {
        unit(copy, '1I21').velocity = 2;
      }),
      by(1, { do: 'move', unit: '1I21' }),
    );
    expect(events.map(({ type }) => type)).toContain('interception');
    expect(missile(moved, '1I21').status).toBe('in-play');
    const { game: gone, events: last } = play(moved, by(1, endPhase));
    expect(missile(gone, '1I21').status).toBe('expended');
    expect(last[0]).toMatchObject({ type: 'lost', unit: '1I21', how: 'expended' });
  });

  test('R3.0d it does not go with the end of the other player’s Movement Phase', () => {
    const ordered = given(spent('A0117'), 1, { do: 'decelerate', unit: '1I21' });
    const other = changed(ordered, (copy) => {
      copy.phase = { ...copy.phase, kind: 'movement', player: 2 };
    });
    expect(missile(advance(other, 'command 1'), '1I21').status).toBe('in-play');
  });

  test('R3.0d move-all moves the rest in the order they came into play and stops before a unit in orbit', () => {
    const game = position(
      `
      1A sword A0808 12 2
      1B sword A0505 12 1
      1C sword A0303 12 1
      1U unguided A1010 12 3
      2B sword B0808 12 2`,
      { planets: ['A0505'] },
    );
    const { game: stopped, events } = play(game, by(1, { do: 'move-all' }));
    expect(events.flatMap((event) => (event.type === 'moved' ? [event.unit] : []))).toEqual(['1A']);
    expect(refusal(stopped, by(1, { do: 'move-all' })).rule).toBe('R6.5b');
    const stayed = given(stopped, 1, { do: 'move', unit: '1B', stay: true });
    const { events: rest } = play(stayed, by(1, { do: 'move-all' }));
    expect(rest.flatMap((event) => (event.type === 'moved' ? [event.unit] : []))).toEqual(['1C', '1U01']);
  });

  test('R3.0d move-all ends with the first decision', () => {
    const game = position('1A sword A0809 12 2\n1B sword A0303 12 1\n2B sword B0808 12 2', { planets: ['A0808'] });
    const { game: asked } = play(game, by(1, { do: 'move-all' }));
    expect(snapshot(asked).pending).toMatchObject({ kind: 'planet-maneuver', unit: '1A' });
    const { events } = play(asked, by(1, { do: 'continue' }));
    expect(events.flatMap((event) => (event.type === 'moved' ? [event.unit] : []))).toEqual(['1A']);
    expect(refusal(play(asked, by(1, { do: 'continue' })).game, by(1, endPhase)).rule).toBe('6.0');
  });
});
