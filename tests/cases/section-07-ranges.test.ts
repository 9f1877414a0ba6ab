import { expect, test } from 'vitest';
import { type Game, hexId, type UnitRange, unitNamed } from '../../src/engine/index.ts';
import { seatAt } from '../../src/store/seat/seat.ts';
import { position } from '../fixtures/position.ts';
import { mark } from '../fixtures/units.ts';

const named = (game: Game, ranges: readonly UnitRange[]) =>
  ranges.map((one) => ['within' in one ? one.within : one.hexes.map((hex) => hexId(game, hex)).join(' '), one.kind]);

const seen = (game: Game, unit: string, player: 1 | 2 | null = 1) => named(game, seatAt(game, player).ranges(unit));

const tug = (more = '') =>
  position(
    `1A clarinet A0808 12 3 : heavy-weapon, tractor-beam@8, battlecraft=terwillicker-5000${more}
     2B sword A0806 6 2 : arsenal, tractor-beam@7
     2I intelligent A1206 9 2 civ 7 from 2B.1
     1M mims A0204 3 4 civ 7 from 1A.1`,
  );

test('3.0 7.4 5.6 9.4 R7.4g a ship detects 3 hexes far, searches 6, pulls as its pod, and launches beside itself', () => {
  expect(seen(tug(), '1A')).toEqual([
    [3, 'detection'],
    [6, 'search'],
    [6, 'tractor'],
    ['A0708 A0807 A0908', 'launch-missile'],
    ['A0807 A0908 A0909 A0809 A0709 A0708', 'launch-battlecraft'],
  ]);
});

test('7.4 battle communications search ten hexes far, damaged six', () => {
  expect(seen(tug(', battle-communications'), '1A')).toContainEqual([10, 'search']);
  const hit = tug(', battle-communications');
  mark(hit, '1A', 'damaged', 'pod-4');
  expect(seen(hit, '1A')).toContainEqual([6, 'search']);
});

test('5.6 9.4 R7.4g what is damaged or has nothing left to launch reaches nowhere', () => {
  const game = tug();
  mark(game, '1A', 'damaged', 'pod-1', 'pod-2', 'pod-3');
  expect(seen(game, '1A')).toEqual([
    [3, 'detection'],
    [6, 'search'],
  ]);
  mark(game, '1A', 'destroyed', 'pod-1');
  expect(seen(game, '1A')).toEqual([[3, 'detection']]);
});

test('9.4 R6.2a a MIMS launches once, and nothing is launched off the sheets', () => {
  const game = tug();
  expect(seen(game, '1M31')).toEqual([['A0304 A0305', 'launch-missile']]);
  Object.assign(unitNamed(game, '1M31')!, { mimsLaunched: true });
  expect(seen(game, '1M31')).toEqual([]);
  expect(seen(position('1A sword A0101 4 2 : arsenal'), '1A')).toContainEqual(['A0201 A0102', 'launch-missile']);
});

test("R10.0b of another's unit a seat says what everybody knows; of a face-down counter nothing", () => {
  expect(seen(tug(), '2B')).toEqual([
    [3, 'detection'],
    [6, 'search'],
  ]);
  expect(seen(tug(), '2B', null)).toContainEqual([4, 'tractor']);
  for (const id of ['2?01', '2I21', '2Z']) expect(seen(tug(), id)).toEqual([]);
});
