import { describe, expect, test } from 'vitest';
import {
  type Action,
  apply,
  deciderOf,
  type Game,
  type GameEvent,
  hexId,
  legalAsSeen,
  type MissileType,
  newGame,
  type Order,
  odds,
  type Player,
  resolveAction,
  type Scenario,
  type UnitView,
  view,
  viewEvents,
} from '../../src/engine/index.ts';
import { findScenario } from '../../src/scenarios/index.ts';
import { advance, by, given, play } from '../fixtures/play.ts';
import { type PositionOptions, position } from '../fixtures/position.ts';
import { changed, craft, mark, missile, ship, unit } from '../fixtures/units.ts';

const seen = (game: Game, player: Player, id: string): UnitView | undefined =>
  view(game, player).units.find((one) => one.id === id);

/** Every key of an object and of all within it. */
function keysOf(value: unknown): Set<string> {
  if (typeof value !== 'object' || value === null) return new Set();
  const own = Array.isArray(value) ? [] : Object.keys(value);
  return new Set([...own, ...Object.values(value).flatMap((inner) => [...keysOf(inner)])]);
}

/** What a player gets to know, step by step: his view, what he is told and, when he decides, what he may do. */
function trace(start: Game, player: Player, actions: Action[]): string[] {
  const told: string[] = [JSON.stringify(view(start, player))];
  let game = start;
  for (const action of actions) {
    const next = play(game, action);
    game = next.game;
    told.push(JSON.stringify(viewEvents(next.events, player)), JSON.stringify(view(game, player)));
    if (deciderOf(game) === player) told.push(JSON.stringify(legalAsSeen(game)));
  }
  return told;
}

/** Ends phases, everything moved in order, until player 1's phase of this kind; returns the actions. */
function until(start: Game, phase: `${'movement' | 'command' | 'fire'} ${Player}`): Action[] {
  const actions: Action[] = [];
  let game = start;
  for (let steps = 0; steps < 100; steps += 1) {
    const { player } = game.phase;
    const outcome = apply(game, by(player, { do: 'move-all' }));
    const action = by(player, outcome.ok ? { do: 'move-all' } : { do: 'end-phase' });
    game = play(game, action).game;
    actions.push(action);
    if (`${game.phase.kind} ${game.phase.player}` === phase) return actions;
  }
  throw new Error(`no ${phase} in 100 steps`);
}

const armed = (options: PositionOptions = {}, lines = ''): Game =>
  position(
    `
    1A sword A0808 12 0 : arsenal, battlecraft=terwillicker-x, crew, energy, battle-communications
    2B sword B0808 12 0 : arsenal${lines}`,
    { rolls: [10, 10, 10, 10, 10, 10], ...options },
  );

describe('R10.0a what both players see', () => {
  test('R10.0a a ship’s class, place, direction, velocity, hits and the list of its pods', () => {
    const game = armed({}, '\n1C piccolo A0303 5 4 : hunter');
    const hurt = changed(game, (copy) => {
      mark(copy, '1A', 'vulnerable', 'pod-3');
      mark(copy, '1A', 'damaged', 'bridge');
    });
    expect(seen(hurt, 2, '1A')).toEqual({
      id: '1A',
      owner: 1,
      kind: 'spaceship',
      class: 'sword',
      status: 'in-play',
      hex: 'A0808',
      direction: 12,
      velocity: 0,
      nextSide: 'left',
      revealed: true,
      forceField: false,
      jump: null,
      dockedWith: null,
      parts: {
        bridge: { armor: 2, status: 'damaged' },
        engine: { armor: 2, status: 'intact' },
        'force-field': { armor: 2, status: 'intact' },
      },
      pods: [
        { type: 'arsenal', armor: 2, status: 'intact' },
        { type: 'battle-communications', armor: 2, status: 'intact' },
        { type: 'battlecraft', armor: 0, status: 'intact' },
        { type: 'crew', armor: 0, status: 'vulnerable' },
        { type: 'energy', armor: 0, status: 'intact' },
      ],
      prepared: 0,
    });
    expect(seen(hurt, 2, '1C')).toMatchObject({ hex: 'A0303', direction: 5, velocity: 4 });
  });

  test('R10.0a the number of prepared counters on a ship', () => {
    const game = given(
      armed({ phase: 'command 1' }),
      1,
      { do: 'prepare-missile', ship: '1A', pod: 1, missile: 'mims' },
      { do: 'prepare-battlecraft', ship: '1A', pod: 2 },
    );
    expect(seen(game, 2, '1A')?.prepared).toBe(2);
    expect(view(game, 2).units.map(({ id }) => id)).toEqual(['1A', '2B']);
    expect(view(game, 1).units.map(({ id }) => id)).toEqual(['1A', '2B', '1A1', '1M31']);
  });

  test('R10.0a a launched unit’s hex, direction, velocity and reminder and what sort it is, and nothing else while it lies face-down', () => {
    const game = armed({}, '\n1A1 A0707 3 2\n1I intelligent A0606 5 4 from 1A.1');
    expect(seen(game, 2, '1?01')).toEqual({
      id: '1?01',
      owner: 1,
      kind: 'battlecraft',
      status: 'in-play',
      hex: 'A0707',
      direction: 3,
      velocity: 2,
      nextSide: 'left',
      revealed: false,
    });
    expect(seen(game, 2, '1?02')?.kind).toBe('missile');
    expect(Object.keys(seen(game, 2, '1?02') ?? {})).toEqual(Object.keys(seen(game, 2, '1?01') ?? {}));
  });

  test('R10.0a of a revealed unit its class too, its Civ Level or its hits', () => {
    const game = armed({}, '\n1A1 A0707 3 2 revealed\n1I intelligent A0606 5 4 civ 8 from 1A.1 revealed');
    expect(seen(game, 2, '1A1')).toMatchObject({
      kind: 'battlecraft',
      class: 'terwillicker-x',
      parts: { bridge: { armor: 2 } },
    });
    expect(seen(game, 2, '1I21')).toMatchObject({ kind: 'missile', class: 'intelligent', civLevel: 8 });
  });

  test('R10.0a set-up, the dice, the phase and the end are for both', () => {
    const game = newGame(findScenario('escape-from-tau-ceti') as Scenario, { rolls: [] });
    const deployed = given(game, 1, { do: 'deploy', ship: '1A', hex: 'A0909', direction: 3, velocity: 2 });
    expect(seen(deployed, 2, '1A')?.hex).toBe('A0909');
    expect(view(deployed, 2).phase).toEqual({ kind: 'set-up', player: 1 });
    const over = given(deployed, 2, { do: 'concede' });
    expect(view(over, 2).result).toEqual(view(over, 1).result);
  });
});

describe('R10.0b what only its owner sees', () => {
  test('R10.0b no energy, no boxes, no missiles left and no prepared counters of the other player, in any scenario', () => {
    for (const id of ['showdown', 'first-shot', 'escape-from-tau-ceti', 'pirates', 'convoy-red']) {
      const game = newGame(findScenario(id) as Scenario, { rolls: [] });
      for (const player of [1, 2] as const) {
        const foreign = view(game, player).units.filter(({ owner }) => owner !== player);
        expect(foreign.every(({ kind }) => kind === 'spaceship')).toBe(true);
        const keys = keysOf(foreign);
        for (const secret of ['energy', 'missiles', 'civLevel', 'pod-1', 'spent', 'marked'])
          expect([...keys]).not.toContain(secret);
      }
    }
  });

  test('R10.0b one’s own units are there with all that is on their logs', () => {
    const game = armed({}, '\n1A1 A0707 3 2\n1I intelligent A0606 5 4 from 1A.1');
    const own = view(game, 1).units.filter(({ owner }) => owner === 1);
    expect(own.map(({ id, energy }) => [id, energy !== undefined])).toEqual([
      ['1A', true],
      ['1A1', true],
      ['1I21', true],
    ]);
    expect(seen(game, 1, '1A')?.parts?.['pod-1']?.missiles).toBeDefined();
    expect(seen(game, 1, '1A')).not.toHaveProperty('pods');
  });

  test('R10.0b the energy of revealed battlecraft and missiles stays secret', () => {
    const game = armed({}, '\n1A1 A0707 3 2 revealed\n1I intelligent A0606 5 4 from 1A.1 revealed');
    expect(seen(game, 2, '1A1')).not.toHaveProperty('energy');
    expect(seen(game, 2, '1I21')).not.toHaveProperty('energy');
  });

  test('R10.0b a counter that left play face-down is gone, and nobody learns what it was', () => {
    const lines = '1A sword A0808 12 0 : arsenal\n2B sword A0117 12 0\n1I intelligent A0802 12 4 from 1A.1';
    const game = position(lines, { sheets: 'A' });
    const { game: after, events } = play(game, by(1, { do: 'move', unit: '1I21' }));
    expect(missile(after, '1I21').status).toBe('off-map');
    expect(seen(after, 2, '1?01')).toEqual({
      id: '1?01',
      owner: 1,
      kind: 'missile',
      status: 'gone',
      hex: null,
      direction: null,
      velocity: null,
      nextSide: null,
      revealed: false,
    });
    expect(JSON.stringify(viewEvents(events, 2))).not.toMatch(/1I21|intelligent/);
    expect(JSON.stringify(viewEvents(events, 1))).toMatch(/1I21/);
  });

  test('R10.0b a battlecraft that goes back into its pod is not to be seen any more, revealed or not', () => {
    for (const word of ['', ' revealed']) {
      const game = armed({ phase: 'command 1' }, `\n1A1 A0808 12 0${word}`);
      const docked = given(game, 1, { do: 'rendezvous', ship: '1A', with: '1A1' });
      expect(view(docked, 2).units.map(({ id }) => id)).toEqual(['1A', '2B']);
    }
  });

  test('R10.0b the chooser of a hit part sees the target’s compartments, only he and only then', () => {
    const fire = { do: 'fire', unit: '1A', from: 'burster', type: 'laser-burst', target: '2B' } as const;
    const game = position(
      '1A sword A0808 12 0\n2B sword A0807 6 0 : heavy-weapon, crew\n2C dagger B0808 12 0 : energy',
      {
        phase: 'fire 1',
        rolls: [1, 2],
      },
    );
    const choosing = given(game, 1, fire);
    expect(choosing.pending).toMatchObject({ kind: 'choose-part', player: 1, unit: '2B' });
    const target = seen(choosing, 1, '2B');
    expect(Object.keys(target?.parts ?? {})).toEqual(['bridge', 'engine', 'force-field', 'pod-1', 'pod-2']);
    expect(target).not.toHaveProperty('energy');
    expect(JSON.stringify(target)).not.toContain('missiles');
    expect(seen(choosing, 1, '2C')?.parts).not.toHaveProperty('pod-1');
    expect(seen(choosing, 2, '1A')?.parts).not.toHaveProperty('pod-1');
    const chosen = given(choosing, 1, { do: 'choose-part', part: 'engine' });
    expect(seen(chosen, 1, '2B')?.parts).not.toHaveProperty('pod-1');
  });

  test('R8.7b, R10.0b who chooses the part of a face-down battlecraft sees its two boxes, and no class', () => {
    const lines = '1A sword A0808 12 0\n2B sword A0201 12 0 : battlecraft=terwillicker-x\n2B1 A0807 6 0';
    const game = position(lines, { phase: 'fire 1', rolls: [1, 2] });
    expect(seen(game, 1, '2?01')).not.toHaveProperty('parts');
    const choosing = given(game, 1, { do: 'fire', unit: '1A', from: 'burster', type: 'laser-burst', target: '2?01' });
    expect(view(choosing, 1).pending).toMatchObject({ kind: 'choose-part', unit: '2?01', parts: ['bridge', 'engine'] });
    expect(seen(choosing, 1, '2?01')).toMatchObject({
      revealed: false,
      parts: { bridge: { armor: 2, status: 'intact' }, engine: { armor: 2, status: 'intact' } },
    });
    expect(seen(choosing, 1, '2?01')).not.toHaveProperty('class');
    const chosen = given(choosing, 1, { do: 'choose-part', part: 'engine' });
    expect(seen(chosen, 1, '2?01')).not.toHaveProperty('parts');
  });

  test('R10.0b a player who chooses a part of his own ship shows nobody its compartments', () => {
    const start = position('1A sword A0808 12 1 : crew, energy\n2B sword B0808 12 0', {
      asteroidFields: ['A0806'],
      rolls: [1, 2],
    });
    const choosing = given(start, 1, { do: 'move', unit: '1A' });
    expect(view(choosing, 1).pending).toMatchObject({ kind: 'choose-part', parts: ['bridge', 'engine'] });
    expect(view(choosing, 2).pending).toMatchObject({ kind: 'choose-part', player: 1, unit: '1A', parts: [] });
    expect(seen(choosing, 2, '1A')?.parts).not.toHaveProperty('pod-1');
  });

  test('R10.0b of a critical hit the other player sees that a part is chosen; its own parts are no secret to him', () => {
    const game = position('1A sword A0808 12 0\n2B sword A0807 6 0 : crew', { phase: 'fire 1', rolls: [1, 1] });
    const choosing = given(game, 1, { do: 'fire', unit: '1A', from: 'burster', type: 'laser-burst', target: '2B' });
    expect(view(choosing, 2).pending).toMatchObject({ kind: 'choose-part', player: 1, unit: '2B' });
  });
});

describe('R10.0b two games that differ in secrets alone', () => {
  /** Player 1 prepares, waits a phase, launches, and goes on for a turn and a half. */
  function missileGame(type: 'intelligent' | 'mims', lines = ''): string[] {
    const start = armed({ phase: 'command 1' }, lines);
    const id = type === 'mims' ? '1M31' : '1I21';
    const prepare = by(1, { do: 'prepare-missile', ship: '1A', pod: 1, missile: type });
    const wait = until(play(start, prepare).game, 'fire 1');
    const launch = by(1, {
      do: 'launch-missile',
      ship: '1A',
      pod: 1,
      missile: id,
      hex: 'A0807',
      direction: 12,
      velocity: 1,
    });
    const launched = play(start, prepare, ...wait, launch).game;
    const on = until(launched, 'command 1');
    const maneuvers: Action[] = [by(1, { do: 'accelerate', unit: id }), by(1, { do: 'turn', unit: id, side: 'left' })];
    const flown = play(launched, ...on, ...maneuvers).game;
    return trace(start, 2, [prepare, ...wait, launch, ...on, ...maneuvers, ...until(flown, 'fire 1')]);
  }

  test('R10.0b an intelligent missile or a MIMS: prepared, launched, maneuvered', () => {
    expect(missileGame('mims')).toEqual(missileGame('intelligent'));
  });

  test('R10.0b the same once it is revealed tells what it is', () => {
    const near = '\n2C dagger A0505 12 0';
    expect(missileGame('mims', near)).not.toEqual(missileGame('intelligent', near));
  });

  const launched = (type: MissileType, civ: number): Game =>
    armed({ phase: 'fire 1' }, `\n1X ${type} A0807 12 2 civ ${civ} from 1A.1`);

  test.each([
    ['unguided', 7, 'guided', 7],
    ['unguided', 6, 'mims', 8],
    ['intelligent', 7, 'guided', 8],
  ] as const)(
    'R10.0b %s of level %d or %s of level %d on the map, until its next Command Phase',
    (a, civA, b, civB) => {
      const story = (type: MissileType, civ: number) =>
        trace(launched(type, civ), 2, until(launched(type, civ), 'movement 2'));
      expect(story(a, civA)).toEqual(story(b, civB));
    },
  );

  test('R10.0b a battlecraft or a missile is prepared', () => {
    const story = (order: Order) => trace(armed({ phase: 'command 1' }), 2, [by(1, order)]);
    expect(story({ do: 'prepare-battlecraft', ship: '1A', pod: 2 })).toEqual(
      story({ do: 'prepare-missile', ship: '1A', pod: 1, missile: 'mims' }),
    );
  });

  test('R10.0b a guided missile is controlled, or an intelligent one obeys by itself', () => {
    const story = (type: 'guided' | 'intelligent') => {
      const id = type === 'guided' ? '1GA01' : '1I21';
      const game = armed({ phase: 'command 1' }, `\n1X ${type} A0807 12 2 civ 7 from 1A.1`);
      const control: Order[] = type === 'guided' ? [{ do: 'control-missile', ship: '1A', missile: id }] : [];
      const under = given(game, 1, ...control);
      return trace(under, 2, [by(1, { do: 'turn', unit: id, side: 'left' }), by(1, { do: 'accelerate', unit: id })]);
    };
    expect(story('guided')).toEqual(story('intelligent'));
    const game = armed({ phase: 'command 1' }, '\n1X guided A0807 12 2 civ 7 from 1A.1');
    const { events } = play(game, by(1, { do: 'control-missile', ship: '1A', missile: '1GA01' }));
    expect(viewEvents(events, 2)).toEqual([]);
    expect(viewEvents(events, 1)).toHaveLength(1);
  });

  test('R10.0b the energy that is left', () => {
    const story = (marked: number) => {
      const game = changed(armed({ phase: 'command 1' }), (copy) => {
        ship(copy, '1A').energy.marked = marked;
        craft(copy, '1A1').energy.spent = marked;
      });
      const orders: Order[] = [
        { do: 'weave', unit: '1A', hex: 'A0807' },
        { do: 'activate-force-field', ship: '1A' },
        { do: 'recharge', battlecraft: '1A1', units: 2 },
      ];
      return trace(
        game,
        2,
        orders.map((order) => by(1, order)),
      );
    };
    expect(story(2)).toEqual(story(9));
  });

  test('R10.0b the missiles left in the pods', () => {
    const story = (unguided: number) => {
      const game = changed(armed({ phase: 'fire 1' }), (copy) => {
        ship(copy, '1A').pods[0]!.missiles!.unguided = unguided;
      });
      const launch = by(1, {
        do: 'launch-missile',
        ship: '1A',
        pod: 1,
        missile: 'unguided',
        hex: 'A0807',
        direction: 12,
        velocity: 1,
      });
      return trace(game, 2, [launch]);
    };
    expect(story(2)).toEqual(story(8));
  });

  test('R10.0b the boxes the pods are in, through set-up, fire, launches and a hit', () => {
    const story = (box: 1 | 2) => {
      const start = newGame(findScenario('first-shot') as Scenario, { rolls: [10, 1, 2] });
      const swap: Action[] = [by(1, { do: 'swap-pods', ship: '1A', a: 1, b: 5 })];
      // Either way player 1 swaps once; only then are the boxes alike or not.
      const again = by(1, { do: 'swap-pods', ship: '1A', a: 3, b: 4 });
      const arsenal = box === 1 ? 2 : 5;
      const actions = [...(box === 1 ? [again] : swap), by(1, { do: 'ready' }), by(2, { do: 'ready' })];
      const begun = play(start, ...actions).game;
      const wait = until(begun, 'fire 1');
      const fire = by(1, { do: 'fire', unit: '1A', from: arsenal, type: 'particle-burst', target: '2A' });
      return trace(start, 2, [...actions, ...wait, fire]);
    };
    expect(story(1)).toEqual(story(2));
  });
});

describe('R10.0b what events do not tell', () => {
  const toldOf = (game: Game, ...actions: Action[]): GameEvent[] => viewEvents(play(game, ...actions).events, 2);

  test('R10.0b payments, leaks, recharging and lost missiles are for the owner alone', () => {
    const game = changed(armed({ phase: 'command 1' }), (copy) => {
      craft(copy, '1A1').energy.spent = 3;
    });
    const weave = by(1, { do: 'weave', unit: '1A', hex: 'A0807' });
    expect(toldOf(game, weave).map(({ type }) => type)).toEqual(['maneuvered']);
    expect(viewEvents(play(game, weave).events, 1).map(({ type }) => type)).toContain('paid');
    expect(toldOf(game, by(1, { do: 'recharge', battlecraft: '1A1', units: 1 }))).toEqual([]);
    const leaking = changed(armed({ phase: 'movement 2' }), (copy) => mark(copy, '1A', 'damaged', 'pod-4'));
    expect(toldOf(leaking, by(2, { do: 'end-phase' })).map(({ type }) => type)).toEqual(['phase']);
  });

  test('R10.0b a hit on a pod names its kind, not its box; its owner learns the box', () => {
    const game = position('1A sword A0808 12 0 : crew, energy\n2B sword A0807 6 0', { phase: 'fire 2', rolls: [1, 5] });
    const { events } = play(
      game,
      by(2, { do: 'fire', unit: '2B', from: 'burster', type: 'laser-burst', target: '1A' }),
    );
    const hit = (player: Player) => viewEvents(events, player).find(({ type }) => type === 'part-hit');
    expect(hit(2)).toMatchObject({ part: null, podType: 'energy', status: 'destroyed' });
    expect(hit(1)).toMatchObject({ part: 'pod-2', podType: 'energy' });
  });

  test('R10.0b a fire names the kind of pod, not its box', () => {
    const fire = by(1, { do: 'fire', unit: '1A', from: 1, type: 'laser-burst', target: '2B' });
    const [fired] = toldOf(armed({ phase: 'fire 1' }), fire).filter(({ type }) => type === 'fired');
    expect(fired).toMatchObject({ pod: null, podType: 'arsenal' });
  });

  test('R10.0b swapping pods is nobody else’s business', () => {
    const game = newGame(findScenario('first-shot') as Scenario, { rolls: [] });
    expect(toldOf(game, by(1, { do: 'swap-pods', ship: '1A', a: 1, b: 2 }))).toEqual([]);
  });

  test('R10.0b moves, stays and losses of a face-down counter go by its back', () => {
    const game = armed({ planets: ['A0806'] }, '\n1I intelligent A0807 12 2 from 1A.1\n1A1 A0806 12 1');
    const told = toldOf(game, by(1, { do: 'move', unit: '1I21' }), by(1, { do: 'move', unit: '1A1', stay: true }));
    expect(told.map((event) => [event.type, 'unit' in event ? event.unit : ''])).toEqual([
      ['stepped', '1?01'],
      ['lost', '1?01'],
      ['stayed', '1?02'],
    ]);
    expect(JSON.stringify(told)).not.toMatch(/1I21|1A1|intelligent|terwillicker/);
  });

  test('R10.0b a launch does not say what, nor from which pod', () => {
    const launch = by(1, {
      do: 'launch-missile',
      ship: '1A',
      pod: 1,
      missile: 'guided',
      hex: 'A0807',
      direction: 12,
      velocity: 1,
    });
    expect(toldOf(armed({ phase: 'fire 1' }), launch)).toContainEqual({
      type: 'launched',
      ship: '1A',
      unit: '1?01',
      kind: 'missile',
      what: null,
      pod: null,
      hex: 'A0807',
      direction: 12,
      velocity: 1,
      rule: '9.4',
    });
  });

  test('R10.0b an unguided missile’s gain is told to its owner alone', () => {
    const game = armed({ phase: 'movement 2' }, '\n1U unguided A0101 12 2 from 1A.1');
    expect(toldOf(game, by(2, { do: 'end-phase' })).map(({ type }) => type)).toEqual(['phase']);
  });

  test('R10.0b an interception by a face-down missile keeps its Civ Level', () => {
    const game = armed({}, '\n1X unguided A0810 12 1 civ 7\n2C sword A0809 6 1');
    const told = toldOf(game, by(1, { do: 'move', unit: '1U01' }));
    expect(told.find(({ type }) => type === 'interception')).toMatchObject({ missile: '1?01', chance: null, die: 10 });
  });

  test('R10.0b a MIMS that launches its four face-down is named by its back, also while it has launches left', () => {
    const game = armed({ phase: 'fire 1' }, '\n1M mims A0807 12 2 civ 8 from 1A.1');
    const four = by(1, { do: 'mims-launch', missile: '1M31', hex: 'A0806', direction: 12, velocity: 2 });
    const { game: after, events } = play(game, four);
    expect(view(after, 2).pending).toEqual({ kind: 'mims', player: 1, missile: '1?01', left: 3 });
    expect(JSON.stringify([viewEvents(events, 2), view(after, 2)])).not.toMatch(/1M31|1U01/);
    expect(view(after, 1).pending).toMatchObject({ missile: '1M31' });
  });

  test('R10.0b to decline an interception is told to nobody else while the missile lies face-down', () => {
    const game = (word: string) => armed({}, `\n1M mims A0810 12 1 civ 8 from 1A.1${word}\n2C sword A0809 6 1`);
    const orders = [by(1, { do: 'move', unit: '1M31' }), by(1, { do: 'decline', missile: '1M31' })];
    expect(toldOf(game(''), ...orders).map(({ type }) => type)).toEqual(['stepped', 'moved']);
    expect(toldOf(game(' revealed'), ...orders).map(({ type }) => type)).toEqual(['stepped', 'declined', 'moved']);
  });

  test('R10.0b no event is left with who may know it or with the true names of counters', () => {
    const game = armed({ phase: 'fire 1' }, '\n1X unguided A0810 12 1 civ 7');
    const { events } = play(game, by(1, { do: 'end-phase' }), by(2, { do: 'end-phase' }));
    for (const player of [1, 2] as const) {
      const keys = keysOf(viewEvents(events, player));
      expect([keys.has('only'), keys.has('masks')]).toEqual([false, false]);
    }
  });
});

describe('R10.0b orders by the backs of counters', () => {
  const facing = (phase: 'fire 2' | 'command 2' = 'fire 2'): Game =>
    armed({ phase }, '\n1I intelligent A1508 12 0 from 1A.1\n1A1 A1509 12 0\n1G guided A1507 12 0 from 1A.1 revealed');

  test('R10.0b legal actions name face-down counters of the other player by their backs, revealed ones by their names', () => {
    const targets = legalAsSeen(facing()).flatMap((action) => ('target' in action ? [action.target] : []));
    expect([...new Set(targets)].sort()).toEqual(['1?01', '1?02', '1A', '1GA01']);
    expect(JSON.stringify(legalAsSeen(facing()))).not.toMatch(/1I21|1A1/);
  });

  test('R10.0b every listed one is accepted, and the record holds the true name', () => {
    for (const action of legalAsSeen(facing())) expect(apply(facing(), action).ok).toBe(true);
    const order = by(2, { do: 'fire', unit: '2B', from: 'burster', type: 'laser-burst', target: '1?01' });
    expect(resolveAction(facing(), order)).toEqual({ ...order, target: '1I21' });
    const outcome = apply(facing(), order);
    expect(outcome.ok && outcome.action).toEqual({ ...order, target: '1I21' });
  });

  test('R10.0b no order is listed for one kind of face-down counter and not for another', () => {
    const with1 = (line: string) =>
      position(
        `1A sword A0101 12 0 : arsenal, battlecraft=lander\n2B sword A0808 12 0 : arsenal, tractor-beam@8\n${line}`,
        {
          phase: 'command 2',
        },
      );
    const listed = (line: string) => JSON.stringify(legalAsSeen(with1(line)));
    expect(listed('1G guided A0808 12 0 from 1A.1')).toBe(listed('1I intelligent A0808 12 0 from 1A.1'));
    expect(listed('1U unguided A0808 12 0')).toBe(listed('1M mims A0808 12 0 from 1A.1'));
  });

  test('R10.0b the odds against a face-down counter may be asked by its back', () => {
    const question = { unit: '2B', from: 'burster', type: 'laser-burst' } as const;
    expect(odds(facing(), { ...question, target: '1?01' })).toEqual(odds(facing(), { ...question, target: '1I21' }));
  });

  test('R10.0b a name that is on no counter is refused', () => {
    const order = by(2, { do: 'fire', unit: '2B', from: 'burster', type: 'laser-burst', target: '1?77' });
    expect(apply(facing(), order).ok).toBe(false);
  });

  test('R10.0b a decision names them by their backs, and is taken by them', () => {
    // Two face-down counters of player 2, alike in velocity and direction: a tie.
    const lines = `
      1A sword A0101 12 0 : arsenal
      1X unguided A0810 12 1 civ 7
      2B sword B0808 12 0 : arsenal
      2X guided A0809 6 1 civ 7 from 2B.1
      2Y intelligent A0809 6 1 civ 7 from 2B.1`;
    const asked = given(position(lines, { rolls: [10, 10, 10] }), 1, { do: 'move', unit: '1U01' });
    expect(view(asked, 1).pending).toMatchObject({ kind: 'intercept', missile: '1U01', targets: ['2?01', '2?02'] });
    expect(view(asked, 2).pending).toMatchObject({ missile: '1?01', targets: ['2GB01', '2I21'] });
    const options = legalAsSeen(asked);
    expect(options.map((action) => 'target' in action && action.target)).toEqual(['2?01', '2?02']);
    const chosen = play(asked, options[1]!);
    expect(chosen.events.find(({ type }) => type === 'interception')).toMatchObject({ target: '2I21' });
  });

  test('R10.0b counters are numbered through all placements of a player, relaunches and the four of a MIMS too', () => {
    const game = armed({ phase: 'command 1' }, '\n1M mims A0303 12 1 from 1A.1\n1A1 A0808 12 0');
    const docked = given(
      game,
      1,
      { do: 'rendezvous', ship: '1A', with: '1A1' },
      { do: 'prepare-battlecraft', ship: '1A', pod: 2 },
    );
    const again = given(advance(docked, 'command 1'), 1, {
      do: 'launch-battlecraft',
      ship: '1A',
      pod: 2,
      hex: 'A0807',
      direction: 12,
      velocity: 1,
    });
    expect(
      view(again, 2)
        .units.map(({ id }) => id)
        .filter((id) => id.includes('?'))
        .sort(),
    ).toEqual(['1?01', '1?03']);
    const fire = changed(again, (copy) => {
      copy.phase.kind = 'fire';
    });
    const { hex } = unit(fire, '1M31');
    const front = hexId(fire, { q: hex!.q, r: hex!.r - 1 });
    const four = { do: 'mims-launch', missile: '1M31', hex: front, direction: 12, velocity: 1 } as const;
    const full = given(fire, 1, four, four, four, four);
    expect(
      view(full, 2)
        .units.map(({ id }) => id)
        .filter((id) => id.includes('?'))
        .sort(),
    ).toEqual(['1?01', '1?03', '1?04', '1?05', '1?06', '1?07']);
  });
});
