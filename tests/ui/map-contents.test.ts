import { describe, expect, test } from 'vitest';
import {
  type Action,
  type GameEvent,
  hexId,
  newGame,
  type OrderKind,
  parseHexId,
  type UnitId,
} from '../../src/engine/index.ts';
import { logEvents } from '../../src/game/log.ts';
import { findScenario } from '../../src/scenarios/index.ts';
import { seenBy } from '../../src/store/seat/markers.ts';
import { type Seat, seatAt } from '../../src/store/seat/seat.ts';
import { type Choosing, IDLE } from '../../src/store/table/view-store.ts';
import { mapCounter } from '../../src/ui/counters/map-counter.ts';
import { highlightsOf, tractorsOf } from '../../src/ui/map/scene/contents.ts';
import { happeningOf, hexesOfStep } from '../../src/ui/map/scene/events.ts';
import { mapRanges } from '../../src/ui/map/scene/ranges.ts';
import { foretell } from '../../src/ui/map/scene/useMapContents.ts';
import { chooseAmong, mapValues } from '../../src/ui/play/choosing.ts';
import { isPlacing } from '../../src/ui/play/launching.ts';
import { narrows, seatOf, tableAt } from '../fixtures/narrows.ts';
import { play } from '../fixtures/play.ts';
import { place } from '../fixtures/position.ts';
import { copyOf, unit } from '../fixtures/units.ts';

const idOf = (hex: { q: number; r: number }) => hexId({ sheets: narrows.sheets, scenario: narrows }, hex);
const hexOf = (id: string) => parseHexId(narrows.sheets, id);

/** The choosing among the orders of a kind, with one of them laid. */
const choosing = (seat: Seat, kind: OrderKind, unit: UnitId, laid: Action | null = null): Choosing =>
  chooseAmong(
    unit,
    seat.legal.filter((action) => action.do === kind && Object.values(action).includes(unit)),
    { laid },
  );

describe('9.4 an order that is put together on the map', () => {
  const seat = seatOf(tableAt('fire', 1));
  const among = choosing(seat, 'launch-missile', '1B');
  const [first, other] = among.all;

  test('9.4 offers every hex out of which it can be given', () => {
    const marked = highlightsOf(seat, narrows, { selected: '1B', interaction: among, target: null, pointed: null });
    const options = marked.filter(({ kind }) => kind === 'option').map(({ hex }) => idOf(hex));
    expect(options).toEqual(mapValues(among));
    expect(options).toContain('A1609');
  });

  test('9.4 nothing is shown of it before it is laid or pointed at, and what is pointed at goes first', () => {
    expect(foretell(seat, null, among)).toBeNull();
    const laid = choosing(seat, 'launch-missile', '1B', first!);
    for (const [pointed, mode, shown] of [
      [first!, among, first!],
      [null, laid, first!],
      [other!, laid, other!],
    ] as const) {
      if (!isPlacing(shown)) throw new Error('a launch is placed');
      const { hex, direction, velocity } = shown;
      expect(foretell(seat, pointed, mode)).toMatchObject({ placed: true, unit: { hex, direction, velocity } });
    }
  });
});

describe('11.0 set-up', () => {
  const convoy = findScenario('convoy-red')!;
  const seat = seatAt(newGame(convoy, { seed: 1 }), 1);
  const options = (selected: UnitId) =>
    highlightsOf(seat, convoy, { selected, interaction: IDLE, target: null, pointed: null }).filter(
      ({ kind }) => kind === 'option',
    );

  test('11.0 shows where the selected ship may be placed before anything is pressed', () => {
    expect(options('1A')).toHaveLength(7);
    expect(options('2A')).toEqual([]);
  });
});

describe('ranges', () => {
  const labels = (seat: Seat, unit: UnitId) => mapRanges(seat, unit).map(({ label, hexes }) => [label, hexes.length]);

  test('3.0 7.4 5.6 the farthest first; what reaches equally far has one line', () => {
    const seat = seatOf(tableAt('command', 1));
    expect(labels(seat, '1A')).toEqual([
      ['Active search, tractor beam: 6 hexes', 127],
      ['Detection: 3 hexes', 37],
      ['Missile launch', 3],
    ]);
    expect(labels(seat, '2C')).toEqual([
      ['Active search: 6 hexes', 127],
      ['Detection: 3 hexes', 37],
    ]);
    expect(labels(seat, '1B').map(([label]) => label)).toContain('Battlecraft launch');
    expect(labels(seat, '1B1')).toEqual([]);
  });

  test('the names of the two launches stand on opposite sides', () => {
    const ranges = mapRanges(seatOf(tableAt('command', 1)), '1B');
    const end = (label: string) => idOf(ranges.find((one) => one.label === label)!.ends[0]!);
    expect(end('Missile launch')).toBe('A1609');
    expect(end('Battlecraft launch')).toBe('A1508');
  });
});

test('R7.4e a tractor beam is a line from its ship to what it holds, for its player alone', () => {
  const before = tableAt('command', 1);
  expect(tractorsOf(seatOf(before))).toEqual([]);
  const { game } = play(before, { player: 1, do: 'tractor', ship: '1A', pod: 2, target: '2C' });
  expect(tractorsOf(seatOf(game))).toEqual([{ id: '1A 2C', from: hexOf('A1407'), to: hexOf('B0206') }]);
  expect(tractorsOf(seatOf(game, 2))).toEqual([]);
});

describe('R10.0a a ship with prepared counters', () => {
  const game = tableAt('command', 1, (table) => {
    place(table, '1I intelligent prepared from 1B.1');
    place(table, '1M mims prepared from 1B.1');
  });
  const counter = (player: 1 | 2) => {
    const view = seenBy(game, player);
    return mapCounter(view.units.find(({ id }) => id === '1B')!, view);
  };

  test('R10.0a shows its owner which they are, the other how many', () => {
    expect(counter(1)).toMatchObject({ prepared: 2 });
    expect(counter(1).title).toContain('prepared on it: 1I21 intelligent missile and 1M31 MIMS');
    expect(counter(2)).toMatchObject({ prepared: 2 });
    expect(counter(2).title).toContain('2 counters prepared on it');
    expect(counter(2).title).not.toMatch(/1I21|1M31|missile|MIMS/);
  });

  test('every other mark on it is said too', () => {
    const marked = copyOf(game);
    const ship = unit(marked, '1B');
    if (ship.kind !== 'spaceship') throw new Error('1B is a ship');
    Object.assign(ship, { forceField: true, jump: 'prepared', velocity: 1, hex: hexOf('A0110') });
    ship.parts.engine.status = 'damaged';
    const view = seenBy(marked, 1);
    const { title } = mapCounter(view.units.find(({ id }) => id === '1B')!, view);
    for (const words of ['in orbit', 'force field up', 'jump prepared', 'engine damaged'])
      expect(title).toContain(words);
  });
});

describe('a line of the story', () => {
  const before = tableAt('fire', 1, (game) => {
    place(game, '1B A1509 3 4');
    game.dice = { ...game.dice, given: [1, 1, 5, 5] };
  });
  const shot: Action = { player: 1, do: 'fire', unit: '1B', from: 'burster', type: 'laser-burst', target: '2C' };
  const { game: after, events } = play(before, shot);
  const log = logEvents(before, events, 5);
  const fired = events.find(({ type }) => type === 'fired')!;
  const views = (count: number) => seenBy(count === 5 ? before : after, 1);

  test('8.6 of a fire shows both hexes as they lay then, and the line between them', () => {
    const found = happeningOf({ hexes: [], units: ['1B', '2C'], event: fired }, log, views)!;
    expect(found.hexes.map(idOf)).toEqual(['A1509', 'B0206']);
    expect(found.line).toMatchObject({ from: hexOf('A1509'), to: hexOf('B0206'), label: 'range 4' });
  });

  test('9.6 of an interception shows the hex that the unit had come to by then', () => {
    const step: GameEvent = { rule: '6.0', type: 'stepped', unit: '2C', from: 'B0206', hex: 'B0207' };
    const met: GameEvent = { rule: '9.6', type: 'declined', missile: '1I21', targets: ['2C'] };
    const on: GameEvent = { rule: '6.0', type: 'stepped', unit: '2C', from: 'B0207', hex: 'B0208' };
    const found = happeningOf({ hexes: [], units: ['2C'], event: met }, logEvents(before, [step, met, on], 5), views)!;
    expect(found.hexes.map(idOf)).toEqual(['B0207']);
    expect(found.line).toBeNull();
  });

  test('with hexes of its own shows these, and one that is not in the log nothing', () => {
    const own = happeningOf({ hexes: ['A0101'], units: ['1B', '2C'], event: fired }, log, views)!;
    expect(own.hexes).toEqual([]);
    expect(happeningOf({ hexes: [], units: [], event: { ...fired } }, log, views)).toBeNull();
  });

  test('a step that is watched again is about the hexes of its units', () => {
    const hexes = hexesOfStep(seenBy(after, 1), log).map(idOf);
    expect(new Set(hexes)).toEqual(new Set(['A1509', 'B0206']));
  });
});
