import { describe, expect, test } from 'vitest';
import { SCENARIOS } from '../../src/scenarios/index.ts';
import { GAME_PAPERS, type Mark, type PageMarks } from '../../src/sheet/paper/index.ts';
import type { TabletopCounter } from '../../src/tabletop/counter.ts';
import { COUNTER_BACKS, COUNTER_SIZES, cellGrid, drawCounters } from '../../src/tabletop/counter-pages.ts';
import { countersNeeded, spareCounters } from '../../src/tabletop/counters-needed.ts';
import { DIRECTED, playedTo, RECORDS, recorded } from '../fixtures/recorded.ts';
import { boundsOf, isWithin } from '../print/on-paper.ts';

const scenario = (id: string) => SCENARIOS.find((one) => one.id === id)!;
const unitsOf = (counters: readonly TabletopCounter[]) => counters.filter(({ id }) => /^[12][A-Z]/.test(id));
const numberOf = (counters: readonly TabletopCounter[], kind: string) =>
  counters.filter(({ front }) => front.kind === kind).length;

/**
 * Counted by hand out of the booklet's scenarios: spaceships, battlecraft, and missiles by player (in the pods, and four
 * unguided ones for each MIMS); how many units of each may have the same Velocity marker: all their ships and battlecraft,
 * three times the launches of a Game-Turn, and four of a MIMS.
 */
const BY_HAND: readonly {
  id: string;
  ships: number;
  craft: number;
  missiles: [number, number];
  alike: [number, number];
  jump: number;
}[] = [
  // No more than there are of everything.
  { id: 'showdown', ships: 2, craft: 0, missiles: [3, 3], alike: [4, 4], jump: 0 },
  // The Sword has two heavy weapon pods of 15 and four for the MIMS of each, and battle communications; each Dagger one pod.
  { id: 'first-shot', ships: 3, craft: 1, missiles: [38, 38], alike: [2 + 9 + 4, 2 + 6 + 4], jump: 0 },
  // The Iota two heavy pods of 11, two Gammas a light one of 8 each; the Sword two arsenals of 22 and 8.
  { id: 'escape-from-tau-ceti', ships: 5, craft: 2, missiles: [38, 60], alike: [4 + 12, 3 + 15 + 4], jump: 4 },
  // The Mu 8 and the Dagger 19; the Flutes 30 and 19.
  { id: 'pirates', ships: 4, craft: 2, missiles: [27, 49], alike: [3 + 6 + 4, 3 + 9 + 4], jump: 0 },
  // The Spear 60, the Zetas 8, 8 and 5, the Dagger 3; the Clarinet 38, the Flutes 19 and 8.
  { id: 'convoy-red', ships: 8, craft: 4, missiles: [84, 65], alike: [6 + 27 + 4, 6 + 15 + 4], jump: 0 },
];

describe('2.4 the counters that a scenario can need', () => {
  test.each(BY_HAND)('R2.5a, 2.6, 9.9, 7.2 $id', ({ id, ships, craft, missiles, alike, jump }) => {
    const counters = countersNeeded(scenario(id));
    const units = ships + craft + missiles[0] + missiles[1];
    expect(numberOf(counters, 'spaceship')).toBe(ships);
    expect(numberOf(counters, 'battlecraft')).toBe(craft);
    for (const player of [1, 2] as const) {
      const own = counters.filter((one) => one.player === player);
      expect(numberOf(own, 'missile')).toBe(missiles[player - 1]);
      expect(numberOf(own, 'reminder')).toBe(alike[player - 1]);
      for (const value of [0, 2, 4, 6, 8]) {
        const markers = own.filter(({ front }) => front.kind === 'velocity' && front.value === value);
        expect(markers).toHaveLength(alike[player - 1]!);
        for (const { back } of markers) expect(back).toMatchObject({ kind: 'velocity', value: value + 1 });
      }
    }
    expect(numberOf(counters, 'jump')).toBe(jump);
    expect(numberOf(counters, 'energy')).toBe(ships);
    expect(numberOf(counters, 'chit')).toBe(10);
    const ids = unitsOf(counters).map((one) => one.id);
    expect(new Set(ids).size).toBe(units);
  });

  test('7.4 a ship has its field on its back where its hull has one', () => {
    const field = (id: string) => {
      const back = countersNeeded(scenario('pirates')).find((one) => one.id === id)?.back;
      return back?.kind === 'spaceship' && back.field;
    };
    expect([field('1B'), field('1A'), field('2A')]).toEqual([false, true, true]);
  });

  test('R10.0a the backs of a player’s missiles are all alike', () => {
    const backs = countersNeeded(scenario('convoy-red')).flatMap(({ front, back }) =>
      front.kind === 'missile' && front.player === 1 ? [JSON.stringify(back)] : [],
    );
    expect(backs).toHaveLength(84);
    expect(new Set(backs).size).toBe(1);
  });

  test.each([...RECORDS, ...DIRECTED].filter((name) => SCENARIOS.some(({ id }) => id === recorded(name).scenario)))(
    'no position of %s needs a counter more',
    (name) => {
      const { game } = playedTo(recorded(name));
      const ids = new Set(unitsOf(countersNeeded(game.scenario)).map(({ id }) => id));
      expect(game.units.filter(({ id }) => !ids.has(id)).map(({ id }) => id)).toEqual([]);
    },
  );
});

type Shape = Extract<Mark, { kind: 'path' }>;
/** The places of the counters of a page: the largest of their shapes lie about their middles. */
const middles = (page: PageMarks): string[] => [
  ...new Set(
    page.marks
      .filter((mark): mark is Shape => mark.kind === 'path' && mark.placed !== undefined && mark.placed.reach > 45)
      .map(({ placed }) => `${placed!.x.toFixed(2)} ${placed!.y.toFixed(2)}`),
  ),
];

describe.each(GAME_PAPERS.flatMap((paper) => COUNTER_BACKS.map((backs) => [paper, backs] as const)))(
  'counters on %s, %s',
  (paper, backs) => {
    const needed = countersNeeded(scenario('convoy-red'));
    const pages = drawCounters({ paper, backs, needed, spares: spareCounters(), player: null });
    const grid = cellGrid(paper, backs);

    test('2.4 every cell is as large as it should be, and nothing lies outside of 6 mm or of its cell', () => {
      const size = { a4: 12, letter: 12, a3: 15, tabloid: 15 }[paper];
      expect(COUNTER_SIZES[paper]).toBe(size);
      for (const { title, width, height, marks } of pages) {
        const inner = { left: 6, top: 6, right: width - 6, bottom: height - 6 };
        for (const mark of marks) {
          if (!isWithin(boundsOf(mark), inner)) throw new Error(`${title}: ${JSON.stringify(mark)}`);
        }
        const lines = marks.flatMap((mark) => (mark.kind === 'line' && mark.stroke === '#9a9a9a' ? [mark] : []));
        const xs = [...new Set(lines.filter(({ x1, x2 }) => x1 === x2).map(({ x1 }) => x1))].sort((a, b) => a - b);
        for (const [nth, x] of xs.entries()) {
          if (nth > 0) expect(Math.abs(x - xs[nth - 1]! - size * (backs === 'fold' ? 2 : 1))).toBeLessThan(0.01);
        }
      }
    });

    test('2.4 the text of a face lies within its cell', () => {
      for (const { marks } of pages) {
        for (const mark of marks) {
          if (mark.kind !== 'text' || mark.y < grid.top) continue;
          const bounds = boundsOf(mark);
          const column = Math.floor((mark.x - grid.left - 0.001) / grid.edge);
          const left = grid.left + column * grid.edge;
          expect({ mark, left: bounds.left >= left, right: bounds.right <= left + grid.edge }).toEqual({
            mark,
            left: true,
            right: true,
          });
        }
      }
    });

    test('2.5 a back lies behind its front', () => {
      // The first three leave most of their row empty, so that a row which is not turned over shows.
      const few = needed.slice(0, 3);
      const [first, second] = drawCounters({ paper, backs, needed: few, spares: [], player: 1 });
      const fronts = middles(first!).map((place) => place.split(' ').map(Number));
      if (backs === 'fold') {
        expect(fronts.map(([x]) => Math.floor((x! - grid.left) / grid.edge))).toEqual([0, 1, 2, 3, 4, 5]);
      } else {
        expect(fronts).toHaveLength(3);
        const mirrored = fronts.map(([x, y]) => `${(first!.width - x!).toFixed(2)} ${y!.toFixed(2)}`);
        expect(middles(second!)).toEqual(mirrored);
      }
    });

    test('R10.0b a page has one player’s counters, and a player’s prints none of the other', () => {
      const alone = drawCounters({ paper, backs, needed, spares: spareCounters(), player: 2 });
      expect(alone.map(({ title }) => title).filter((title) => /player 1/.test(title))).toEqual([]);
      const blue = JSON.stringify(alone).match(/#0072b2|#005a8e/g) ?? [];
      expect(blue).toEqual([]);
      expect(JSON.stringify(pages).match(/#0072b2/g)).not.toBeNull();
    });
  },
);
