import { describe, expect, test } from 'vitest';
import {
  type Action,
  apply,
  type CivLevel,
  type Edition,
  firstPass,
  type Game,
  type GameRecord,
  gameFromView,
  type Hex,
  legal,
  newGame,
  nothingSeen,
  type Order,
  type Part,
  type PartStatus,
  parseHexId,
  readRecord,
  startRecord,
  view,
  viewEvents,
} from '../../src/engine/index.ts';
import { findScenario } from '../../src/scenarios/index.ts';
import { advance, by, given, play, refusal } from '../fixtures/play.ts';
import { type PositionOptions, position } from '../fixtures/position.ts';
import { changed, craft, mark, ship, status } from '../fixtures/units.ts';

const BOTH: Edition[] = [1, 2];

/** The asteroid checks of some events, with hexes and velocities. */
const checksOf = (game: Game, action: Action) =>
  play(game, action).events.flatMap((event) => (event.type === 'asteroid-check' ? [[event.hex, event.velocity]] : []));

describe('R6.6a a launch into asteroids', () => {
  // A0806 is the middle of the field; A0807 belongs to it.
  const carrier = (rulings: Edition, phase: PositionOptions['phase'], rolls: number[]): Game =>
    position(
      `1A sword A0808 12 2 : battlecraft=lander, arsenal
      2B sword B0808 12 0
      1M mims A0904 12 2 civ 8 from 1A.2`,
      {
        phase: phase ?? 'fire 1',
        asteroidFields: ['A0806', 'A0902'],
        rulings,
        rolls,
        with: (copy) => {
          craft(copy, '1A1').status = 'prepared';
        },
      },
    );
  const battlecraft: Order = {
    do: 'launch-battlecraft',
    ship: '1A',
    pod: 1,
    hex: 'A0807',
    direction: 12,
    velocity: 3,
  };
  const missile: Order = {
    do: 'launch-missile',
    ship: '1A',
    pod: 2,
    missile: 'unguided',
    hex: 'A0807',
    direction: 12,
    velocity: 1,
  };
  const byMims: Order = { do: 'mims-launch', missile: '1M31', hex: 'A0903', direction: 12, velocity: 2 };
  const LAUNCHES = [
    { what: 'battlecraft', phase: 'command 1', order: battlecraft, check: ['A0807', 3] },
    { what: 'missile', phase: 'fire 1', order: missile, check: ['A0807', 1] },
    { what: 'missile of a MIMS', phase: 'fire 1', order: byMims, check: ['A0903', 2] },
  ] as const;

  test.each(LAUNCHES)('R6.6a of a $what is a placement: no die, no check', ({ phase, order }) => {
    const { game, events } = play(carrier(2, phase, []), by(1, order));
    expect(events.map(({ type }) => type)).not.toContain('asteroid-check');
    expect(game.dice.fallen).toEqual([]);
  });

  test.each(LAUNCHES)('R6.6a of a $what is checked under the first edition', ({ phase, order, check }) => {
    expect(checksOf(carrier(1, phase, [10]), by(1, order))).toEqual([check]);
    expect(refusal(carrier(1, phase, []), by(1, order))).toMatchObject({ rule: 'R1.0a' });
  });

  test.each(BOTH)('R6.6a under edition %i every hex that it then moves into is checked', (rulings) => {
    const launched = given(carrier(rulings, 'command 1', [10, 10, 10, 10]), 1, battlecraft);
    const moving = advance(launched, 'movement 1');
    expect(checksOf(moving, by(1, { do: 'move', unit: '1A1' }))).toEqual([
      ['A0806', 3],
      ['A0805', 3],
    ]);
  });

  test.each([
    [1, 1 - 0.1 * 0.1],
    [2, 1],
  ] as const)('R6.6a under edition %i the chances of a first pass say so', (rulings, comes) => {
    const game = carrier(rulings, 'fire 1', []);
    const hex = (id: string): Hex => parseHexId(game.sheets, id) as Hex;
    const civLevel: CivLevel = 8;
    // From the last hex of the field into the open.
    const launch = { type: 'intelligent', hex: hex('A0805'), direction: 12, velocity: 1, civLevel } as const;
    const pass = firstPass(game, launch, { hex: hex('A0804'), direction: 12, velocity: 0 });
    expect(pass?.probability).toBeCloseTo(comes * Number(pass?.chance === 'A' ? 1 : Number(pass?.chance) / 10), 12);
  });
});

describe('R7.4b the room for prepared missiles', () => {
  const prepare: Order = { do: 'prepare-missile', ship: '1A', pod: 1, missile: 'guided' };
  const holding = (rulings: Edition, other: PartStatus): Game =>
    position('1A spear A0808 12 2 : heavy-weapon, hunter, battle-communications\n1G guided prepared from 1A.1', {
      phase: 'command 1',
      rulings,
      with: (copy) => mark(copy, '1A', other, 'pod-2'),
    });

  test.each([
    [1, 'intact', true],
    [1, 'vulnerable', true],
    [1, 'damaged', false],
    [1, 'destroyed', false],
    [2, 'intact', true],
    [2, 'vulnerable', true],
    [2, 'damaged', true],
    [2, 'destroyed', false],
  ] as const)('R7.4b under edition %i with the other pod %s there is room for a second: %s', (rulings, other, room) => {
    const game = holding(rulings, other);
    if (room) expect(apply(game, by(1, prepare)).ok).toBe(true);
    else expect(refusal(game, by(1, prepare))).toMatchObject({ rule: 'R7.4b', params: { limit: 1 } });
  });

  test('R7.4b a damaged pod has no missile to prepare all the same', () => {
    const game = changed(holding(2, 'damaged'), (copy) => mark(copy, '1A', 'damaged', 'pod-1'));
    expect(refusal(game, by(1, prepare))).toMatchObject({ rule: '8.9', code: 'pod-damaged' });
  });
});

describe('R8.7a destroyed parts', () => {
  const FIELD = ['A0806'];
  const move: Order = { do: 'move', unit: '1A' };
  const choose = (part: Part): Order => ({ do: 'choose-part', part });
  const SPEAR = '1A spear A0808 12 1 : crew/2, crew, crew, crew, crew, crew, crew, crew/2';

  /** 1A is struck as it flies into A0807, and the Hit Table shows this. */
  const struck = (rulings: Edition, die: number, gone: Part[], line = SPEAR): Game => {
    const start = position(`${line}\n2B sword B0808 12 0`, {
      asteroidFields: FIELD,
      rulings,
      rolls: [1, die],
      with: (copy) => mark(copy, '1A', 'destroyed', ...gone),
    });
    return given(start, 1, move);
  };
  const partsOf = ({ pending }: Game) => (pending?.kind === 'choose-part' ? [pending.player, ...pending.parts] : null);

  test.each([
    [2, ['bridge'], 'bridge', 'engine'],
    [2, ['engine'], 'bridge', 'engine'],
    [3, ['force-field'], 'force-field', 'pod-8'],
    [3, ['pod-8'], 'force-field', 'pod-8'],
  ] as [number, Part[], Part, Part][])(
    'R8.7a its owner, who chooses among asteroids, is asked also with one live: a %i, %j destroyed',
    (die, gone, one, other) => {
      const game = struck(2, die, gone);
      expect(partsOf(game)).toEqual([1, one, other]);
      expect(legal(game)).toEqual([by(1, choose(one)), by(1, choose(other))]);
      const now = struck(1, die, gone);
      expect(now.pending).toBeNull();
    },
  );

  test('R8.7a on a destroyed part the hit has no effect', () => {
    const asked = struck(2, 3, ['force-field']);
    const { game, events } = play(asked, by(1, choose('force-field')));
    expect(events.map(({ type }) => type)).toEqual(['part-chosen', 'moved']);
    expect(events[0]).toMatchObject({ target: '1A', player: 1, wasted: true });
    expect(ship(game, '1A').parts).toEqual(ship(asked, '1A').parts);
    expect(ship(game, '1A').pods).toEqual(ship(asked, '1A').pods);
    expect(game.pending).toBeNull();
  });

  test('R8.7a on a live one it has, and nothing else is said of the choice', () => {
    const { game, events } = play(struck(2, 3, ['force-field']), by(1, choose('pod-8')));
    expect([status(game, '1A', 'pod-8'), status(game, '1A', 'force-field')]).toEqual(['vulnerable', 'destroyed']);
    expect(events[0]).toEqual({ type: 'part-chosen', target: '1A', player: 1, rule: '8.7' });
    expect(refusal(struck(2, 3, ['force-field']), by(1, choose('bridge')))).toMatchObject({ rule: '8.7' });
  });

  test.each(BOTH)(
    'R8.7a under edition %i nobody is asked where none is live, or the unit has but one of them',
    (of) => {
      const none = struck(of, 3, ['force-field', 'pod-8']);
      expect([none.pending, none.dice.fallen]).toEqual([null, [1, 3]]);
      // A Spear has pod 1 and no pod 9.
      const only = struck(of, 4, ['bridge']);
      expect([only.pending, status(only, '1A', 'pod-1')]).toEqual([null, 'vulnerable']);
      const gone = struck(of, 4, ['pod-1']);
      expect([gone.pending, status(gone, '1A', 'pod-1')]).toEqual([null, 'destroyed']);
      expect(struck(of, 1, ['bridge']).pending).toBeNull();
    },
  );

  test.each(BOTH)('R8.7a under edition %i two live parts are a choice of both', (of) => {
    expect(partsOf(struck(of, 3, ['bridge']))).toEqual([1, 'force-field', 'pod-8']);
  });

  test('R8.7a a battlecraft’s owner may take the hit on its destroyed bridge, face down too', () => {
    const start = position('1A sword B0101 12 0 : battlecraft=lander\n1A1 A0808 12 1\n2B sword B0808 12 0', {
      asteroidFields: FIELD,
      rolls: [1, 2],
      with: (copy) => mark(copy, '1A1', 'destroyed', 'bridge'),
    });
    const asked = given(start, 1, { do: 'move', unit: '1A1' });
    expect(partsOf(asked)).toEqual([1, 'bridge', 'engine']);
    expect(view(asked, 2).pending).toEqual({ kind: 'choose-part', player: 1, unit: '1?01', parts: [] });
    expect(craft(given(asked, 1, choose('bridge')), '1A1').status).toBe('in-play');
    expect(craft(given(asked, 1, choose('engine')), '1A1').status).toBe('destroyed');
  });

  test.each(BOTH)('R8.7a under edition %i fire hits the live part without asking', (rulings) => {
    const start = position('1A corco-mu A0808 12 2 : arsenal\n2B dagger A0808 12 2', {
      phase: 'fire 1',
      rulings,
      rolls: [2],
      with: (copy) => mark(copy, '2B', 'destroyed', 'bridge'),
    });
    const shot = by(1, { do: 'fire', unit: '1A', from: 1, type: 'particle-barrage', target: '2B' });
    const { game, events } = play(start, shot);
    expect([game.pending, status(game, '2B', 'engine')]).toEqual([null, 'vulnerable']);
    expect(events.map(({ type }) => type)).not.toContain('part-chosen');
  });

  /** A pair led by 1A: its enemy 2B is struck, and player 1, who moves it, chooses. */
  const carried = (rulings: Edition, gone: Part[]): Game => {
    const start = position('1A sword A0808 12 1\n2B spear A0808 12 1 : crew, crew\n2C dagger B0808 12 0', {
      asteroidFields: FIELD,
      rulings,
      rolls: [10, 1, 2],
      with: (copy) => {
        ship(copy, '1A').dock = { partner: '2B', leads: true };
        ship(copy, '2B').dock = { partner: '1A', leads: false };
        mark(copy, '2B', 'destroyed', ...gone);
      },
    });
    return given(start, 1, move);
  };

  test.each(BOTH)('R8.7a under edition %i an enemy who chooses among asteroids has no destroyed parts', (rulings) => {
    const game = carried(rulings, ['bridge']);
    expect([game.pending, status(game, '2B', 'engine')]).toEqual([null, 'vulnerable']);
  });

  test('R8.7a while an enemy chooses, he sees all compartments of the target; its owner’s choice shows him none', () => {
    const seen = (game: Game, id: string) => view(game, 1).units.find((one) => one.id === id);
    const asked = carried(2, []);
    expect(partsOf(asked)).toEqual([1, 'bridge', 'engine']);
    expect(Object.keys(seen(asked, '2B')?.parts ?? {})).toEqual(['bridge', 'engine', 'force-field', 'pod-1', 'pod-2']);
    const own = struck(2, 2, ['bridge']);
    const spear = view(own, 2).units.find(({ id }) => id === '1A');
    expect(Object.keys(spear?.parts ?? {})).toEqual(['bridge', 'engine', 'force-field']);
    expect(spear?.pods).toHaveLength(8);
    expect(view(own, 2).pending).toMatchObject({ player: 1, parts: [] });
  });

  test('R8.7a R10.0b that the hit was wasted is told to both, the part to neither', () => {
    const { events } = play(struck(2, 3, ['pod-8']), by(1, choose('pod-8')));
    for (const player of [1, 2] as const) {
      expect(viewEvents(events, player)[0]).toEqual({
        type: 'part-chosen',
        target: '1A',
        player: 1,
        wasted: true,
        rule: '8.7',
      });
    }
  });
});

describe('the edition of a record', () => {
  const record = (over: object = {}): object => ({
    format: 'deltavee-record',
    version: 1,
    scenario: 'pirates',
    dice: { seed: 3 },
    actions: [],
    ...over,
  });
  const started = (over: object): Game => {
    const read = readRecord(record(over));
    const start = read.ok ? startRecord(read.value, findScenario) : read;
    if (!start.ok) throw new Error(JSON.stringify(start.faults));
    return start.value;
  };

  test('R1.0a is the first where it does not say one, and a new game has the newest', () => {
    expect([started({}), started({ rulings: 1 }), started({ rulings: 2 })].map(({ rulings }) => rulings)).toEqual([
      1, 1, 2,
    ]);
    expect(newGame(started({}).scenario, {}).rulings).toBe(2);
  });

  test('R1.0a of the first edition comes back without it, of the second with it', () => {
    const again = (over: object): Partial<GameRecord> => {
      const read = readRecord(record(over));
      return read.ok ? read.value : {};
    };
    expect(again({})).not.toHaveProperty('rulings');
    expect(again({ rulings: 1 })).not.toHaveProperty('rulings');
    expect(again({ rulings: 2 }).rulings).toBe(2);
  });

  test.each([0, 3, '2', null, 1.5, [2]])('R1.0a with %j as its edition it is refused, with the place', (rulings) => {
    expect(readRecord(record({ rulings }))).toEqual({
      ok: false,
      faults: [{ at: 'rulings', message: expect.stringMatching(/^should be \(1 or 2\), but is /) }],
    });
  });

  test.each(BOTH)('R10.0b a game made from what a player knows has edition %i of the game he plays', (rulings) => {
    const game = started({ rulings });
    const { scenario } = game;
    const knowledge = { scenario, rulings, player: 1, view: view(game, 1), seen: nothingSeen(scenario) } as const;
    expect(gameFromView(knowledge, { missiles: {}, ships: {} }, 1).rulings).toBe(rulings);
  });
});
