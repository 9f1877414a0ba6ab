import { expect, test } from 'vitest';
import { unitNamed } from '../../src/engine/index.ts';
import { seatAt } from '../../src/store/seat/seat.ts';
import { play } from '../fixtures/play.ts';
import { position } from '../fixtures/position.ts';

const table = () =>
  position(
    `1A sword A0506 3 2 : energy, heavy-weapon
     2B dagger A0906 9 1 : hunter, energy
     2I intelligent A1206 9 2 civ 8 from 2B.1`,
    { phase: 'fire 1' },
  );

test('R10.0b a seat answers about its own pods and about the burster of the other', () => {
  const seat = seatAt(table(), 1);
  const shot = { type: 'laser-burst', target: '2B' } as const;
  expect(seat.odds({ unit: '1A', from: 2, ...shot })).toMatchObject({ range: 4 });
  expect(seat.odds({ unit: '2B', from: 'burster', type: 'laser-burst', target: '1A' })).toMatchObject({ range: 4 });
  expect(seat.odds({ unit: '2B', from: 1, type: 'laser-burst', target: '1A' })).toMatchObject({ code: 'not-yours' });
});

test('R10.0a a seat works out the fire of a listed pod by its type, and tells no box', () => {
  const seat = seatAt(table(), 1);
  const shot = { type: 'laser-burst', target: '1A' } as const;
  expect(seat.odds({ unit: '2B', from: 'hunter', ...shot })).toMatchObject({ range: 4 });
  expect(seat.odds({ unit: '2B', from: 'arsenal', ...shot })).toMatchObject({ code: 'not-yours' });
  expect(seat.odds({ unit: '2B', from: 'energy', ...shot })).toMatchObject({ code: 'no-weapon-pod', params: {} });
});

test('R10.0b a seat knows which pod its own missiles come from', () => {
  expect(seatAt(table(), 2).origin('2I21')).toEqual({ ship: '2B', pod: 1 });
  expect(seatAt(table(), 1).origin('2I21')).toBeNull();
});

test('R10.0b a seat names face-down counters by their backs, a rehearsal by their names', () => {
  const targets = (player: 1 | null) =>
    seatAt(table(), player).legal.flatMap((action) => (action.do === 'fire' ? [action.target] : []));
  expect(new Set(targets(1))).toEqual(new Set(['2B', '2?01']));
  expect(new Set(targets(null))).toEqual(new Set(['2B', '2I21']));
});

test('R10.0b a seat offers nothing while the other player acts, and nothing of his units', () => {
  const other = seatAt(table(), 2);
  expect(other.toAct).toBe(false);
  expect(other.legal).toEqual([]);
  expect(other.offers('2B')).toEqual([]);
  expect(seatAt(table(), 1).offers('2B')).toEqual([]);
  expect(seatAt(table(), 1).left('2B')).toBeNull();
});

test('9.1 the reason for not launching is about a pod that carries missiles', () => {
  const fired = position('1A sword A0506 3 2 : energy, heavy-weapon\n2B dagger A0906 9 1', {
    phase: 'fire 1',
    with: (game) => {
      game.phase.fires = [{ unit: '1A', from: 2 }];
    },
  });
  const launch = seatAt(fired, 1)
    .offers('1A')
    .find((offer) => offer.do === 'launch-missile');
  expect(launch?.refusal).toMatchObject({ rule: '8.1', code: 'no-fires-left' });
});

test('R7.4b the reason for not preparing is the number of prepared missiles when that is so', () => {
  const table = position('1A sword A0506 3 2 : energy, battle-communications, heavy-weapon\n2B dagger A0906 9 1', {
    phase: 'command 1',
  });
  const { game } = play(table, { player: 1, do: 'prepare-missile', ship: '1A', pod: 3, missile: 'guided' });
  const offer = seatAt(game, 1)
    .offers('1A')
    .find(({ do: kind }) => kind === 'prepare-missile');
  expect(offer?.actions).toEqual([]);
  expect(offer?.refusal).toMatchObject({ rule: 'R7.4b', code: 'prepared-limit' });
});

test('7.4 R10.0a the reasons for not docking and not holding are about the nearest craft, a face-down one by its back', () => {
  const reasons = (line: string) => {
    const table = position(
      `1A sword A0506 3 2 : battle-communications, tractor-beam
       2B dagger A1506 9 1 : battlecraft=terwillicker-x, heavy-weapon
       ${line}`,
      { phase: 'command 1' },
    );
    return seatAt(table, 1)
      .offers('1A')
      .flatMap(({ do: kind, refusal }) => (kind === 'rendezvous' || kind === 'tractor' ? [refusal] : []));
  };
  const far = [
    { rule: '7.4', code: 'other-hex', params: { unit: '1A', with: '2B', hexes: 10, velocity: 1, direction: 9 } },
    { rule: '5.6', code: 'out-of-reach', params: { target: '2B', range: 10, reach: 4 } },
  ];
  expect(reasons('2B1 A1106 9 1').map((reason) => reason?.params)).toMatchObject([
    { with: '2?01' },
    { target: '2?01' },
  ]);
  expect(reasons('2U unguided A1106 9 1 from 2B.2')).toEqual(far);
  expect(reasons('2B1 A1106 3 2 revealed')[0]).toMatchObject({ params: { with: '2B1', hexes: 6 } });
});

test('8.5 R8.5a a seat tells what could give the Targeting Program, of the other player by the type of the pod alone', () => {
  const table = position(
    `1A sword A0506 3 2 : heavy-weapon, battle-communications
     2B dagger A0906 9 1 : light-weapon, energy
     2I intelligent A1206 9 2 civ 8 from 2B.1`,
    { phase: 'fire 1', with: (game) => Object.assign(unitNamed(game, '2B')!, { revealed: true }) },
  );
  const seat = seatAt(table, 1);
  expect(seat.programs('1A', 1)).toEqual([
    { of: 'battle-communications', modifier: -6 },
    { of: 'hull', modifier: -4 },
    { of: 'pod', modifier: -4 },
  ]);
  expect(seat.programs('1A', 'burster')).toHaveLength(2);
  expect(seat.programs('2B', 'light-weapon')).toEqual([
    { of: 'hull', modifier: -4 },
    { of: 'pod', modifier: -2 },
  ]);
  expect(seat.programs('2B', 1)).toEqual([]);
  expect(seat.programs('2?01', 'burster')).toEqual([]);
});

test('6.5 R6.5b a seat marks what is in orbit, no matter whose it is, and nothing that only passes', () => {
  const table = position(
    `1A flute A0110 3 1 : battlecraft=terwillicker-5000
     1B flute A0110 3 2 : energy
     2C flute A0110 3 1 : energy
     2D flute A0111 3 1 : energy
     1A1 A0110 3 1`,
    { phase: 'command 1', planets: ['A0110'] },
  );
  const marked = seatAt(table, 2).view.units.flatMap(({ id, inOrbit }) => (inOrbit ? [id] : []));
  expect(marked).toEqual(['1A', '2C', '1?01']);
});

test('R10.0b the guessed id of a hidden counter gets the same answers as one that there is not', () => {
  const seat = seatAt(table(), 1);
  const about = (id: string) =>
    JSON.stringify([
      seat.odds({ unit: '1A', from: 2, type: 'laser-burst', target: id }),
      seat.odds({ unit: id, from: 'burster', type: 'laser-burst', target: '1A' }),
      seat.bands({ unit: '1A', from: 2, type: 'laser-burst', target: id }),
      seat.whyNot({ do: 'fire', unit: '1A', from: 2, type: 'laser-burst', target: id }),
      seat.whyNot({ do: 'accelerate', unit: id }),
      seat.beamCost(id),
      seat.programs(id, 'burster'),
      seat.ranges(id),
      seat.left(id),
    ]).replaceAll(id, 'X');
  expect(about('2I21')).toBe(about('2I77'));
  expect(seat.odds({ unit: '1A', from: 2, type: 'laser-burst', target: '2I21' })).toMatchObject({
    code: 'no-such-unit',
    params: { unit: '2I21' },
  });
  expect(about('2?01')).not.toBe(about('2?77'));
  expect(seatAt(table(), null).odds({ unit: '1A', from: 2, type: 'laser-burst', target: '2I21' })).toMatchObject({
    targetValue: expect.any(Number),
  });
});
