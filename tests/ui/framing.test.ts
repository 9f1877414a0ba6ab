import { describe, expect, test } from 'vitest';
import { type Hex, parseHexId } from '../../src/engine/index.ts';
import type { MapCounter } from '../../src/ui/counters/types.ts';
import {
  type Camera,
  isCovered,
  openingWith,
  radiusOf,
  reframed,
  showingMost,
  toScreen,
} from '../../src/ui/map/camera.ts';
import { edgeTabs } from '../../src/ui/map/edge-tabs.ts';
import { boxRound, hexToPoint, overlap, tableBox } from '../../src/ui/map/geometry.ts';
import { framedFor } from '../../src/ui/map/scene/useMapFollowing.ts';
import { stacksOf } from '../../src/ui/map/stacks.ts';
import { narrows, seatOf, tableAt } from '../fixtures/narrows.ts';

const SIZE = { width: 1000, height: 700, tools: [{ left: 700, right: 1000, top: 0, bottom: 700 }] };
const BOX = tableBox(narrows.sheets, []);
const hexOf = (id: string): Hex => parseHexId(narrows.sheets, id)!;

const isSeen = (camera: Camera, hex: Hex): boolean => {
  const { x, y } = toScreen(camera, hexToPoint(hex));
  return x > 0 && x < SIZE.width && y > 0 && y < SIZE.height && !isCovered(camera, hex, SIZE);
};

describe('what the map opens with', () => {
  const own = [hexOf('A0505'), hexOf('A0705')];
  const near = [hexOf('A1008')];
  const far = [hexOf('B1517')];

  test('is what it is to show, clear of panels and no nearer than is comfortable', () => {
    const camera = openingWith(BOX, [], SIZE, [own, near]);
    for (const hex of [...own, ...near]) expect(isSeen(camera, hex)).toBe(true);
    expect(radiusOf(openingWith(BOX, [], SIZE, [own]))).toBeCloseTo(44);
  });

  test('leaves out what would make the rest unreadable, and nothing that matters more', () => {
    const camera = openingWith(BOX, [], SIZE, [own, far, near]);
    expect(isSeen(camera, hexOf('B1517'))).toBe(false);
    for (const hex of [...own, ...near]) expect(isSeen(camera, hex)).toBe(true);
    expect(radiusOf(camera)).toBeGreaterThanOrEqual(16);
  });

  test('stays as long as it shows as much, nearly as large', () => {
    const camera = openingWith(BOX, [], SIZE, [own, near]);
    expect(reframed(camera, [own, near], BOX, SIZE)).toBe(camera);
    expect(reframed({ ...camera, x: camera.x + 400 }, [own, near], BOX, SIZE)).toEqual(camera);
    expect(reframed({ x: 0, y: 0, k: 0.15 }, [own, near], BOX, SIZE)).toEqual(camera);
  });

  test('begins with the selected unit and its course, then the nearest enemy', () => {
    const { view } = seatOf(tableAt('fire', 1));
    const groups = framedFor(view, '1B');
    expect(groups[0]?.[0]).toEqual(hexOf(view.units.find(({ id }) => id === '1B')!.hex!));
    expect(groups[0]!.length).toBeGreaterThan(1);
    const second = view.units.find(
      ({ hex }) => hex !== null && hexOf(hex).q === groups[1]![0]!.q && hexOf(hex).r === groups[1]![0]!.r,
    );
    expect(second?.owner).toBe(2);
    expect(framedFor(view, null)).toEqual([]);
  });

  test('11.0 begins with the hexes into which a ship can be deployed, where it is not on the map yet', () => {
    const { view } = seatOf(tableAt('fire', 1));
    const away = { ...view, units: view.units.map((unit) => (unit.id === '1B' ? { ...unit, hex: null } : unit)) };
    const groups = framedFor(away, '1B', [hexOf('A0505'), hexOf('A0705')]);
    expect(groups[0]).toEqual([hexOf('A0505'), hexOf('A0705')]);
    expect(groups.length).toBeGreaterThan(1);
    expect(framedFor(away, '1B')).toEqual([]);
  });
});

describe('what is seen beside a card', () => {
  const card = { left: 0, right: 300, top: 0, bottom: 700 };
  const beside = { ...SIZE, tools: [...SIZE.tools, card] };
  const seenBeside = (camera: Camera, id: string): boolean => {
    const { x, y } = toScreen(camera, hexToPoint(hexOf(id)));
    const reach = radiusOf(camera);
    return x > 300 + reach && x < 700 - reach && y > reach && y < 700 - reach;
  };

  test('is what it speaks of, however far that is apart, and all else where that takes little zooming', () => {
    const camera = openingWith(BOX, [], SIZE, [[hexOf('A0505')]]);
    const groups = (...ids: string[][]) => ids.map((group) => group.map(hexOf));
    const near = showingMost(camera, groups(['A0505'], ['A1005']), beside);
    for (const id of ['A0505', 'A1005']) expect(seenBeside(near, id)).toBe(true);
    expect(near.k).toBeGreaterThanOrEqual(camera.k * 0.7);
    const must = showingMost(camera, groups(['A0505', 'B1505']), beside);
    for (const id of ['A0505', 'B1505']) expect(seenBeside(must, id)).toBe(true);
    const far = showingMost(camera, groups(['A0505'], ['B1505']), beside);
    expect(seenBeside(far, 'A0505')).toBe(true);
    expect(far.k).toBe(camera.k);
  });
});

describe('tabs at the edge', () => {
  const piece = (id: string, at: string) => ({ id, hex: hexOf(at), counter: { kind: 'spaceship' } as MapCounter });
  const camera = openingWith(BOX, [], SIZE, [[hexOf('A0505')]]);
  const tabsFor = (...pieces: ReturnType<typeof piece>[]) => edgeTabs(stacksOf(pieces, null), camera, SIZE);
  const named = (tabs: ReturnType<typeof edgeTabs>) => tabs.map(({ stacks }) => stacks.map((one) => one.pieces[0]?.id));

  test('are for what is out of the window or under a panel, and point there', () => {
    expect(tabsFor(piece('1A', 'A0505'))).toEqual([]);
    const [tab] = tabsFor(piece('1A', 'A0505'), piece('2A', 'A1605'));
    expect(tab?.stacks[0]?.pieces[0]?.id).toBe('2A');
    expect(Math.abs((tab?.angle ?? 0) - 90)).toBeLessThan(20);
    expect(tab!.at.x).toBeLessThan(700);
  });

  /** The hex in sight that lies nearest to a place on the screen, and where it is there. */
  const nearestTo = (at: { x: number; y: number }) => {
    const ids = narrows.sheets.flatMap(({ letter }) =>
      Array.from(
        { length: 16 * 17 },
        (_, nth) =>
          `${letter}${String((nth % 16) + 1).padStart(2, '0')}${String(Math.floor(nth / 16) + 1).padStart(2, '0')}`,
      ),
    );
    return ids
      .map((id) => ({ id, hex: parseHexId(narrows.sheets, id) }))
      .filter(({ hex }) => hex !== undefined && isSeen(camera, hex))
      .map(({ id, hex }) => ({ id, to: toScreen(camera, hexToPoint(hex!)) }))
      .sort((a, b) => Math.hypot(a.to.x - at.x, a.to.y - at.y) - Math.hypot(b.to.x - at.x, b.to.y - at.y))[0]!;
  };

  test('make way for a piece that is in sight, and for the end of a course, where one will be', () => {
    const far = piece('2A', 'A1605');
    const alone = tabsFor(far)[0]!;
    // The hex that the tab would lie on.
    const near = nearestTo(alone.at);
    expect(Math.abs(near.to.y - alone.at.y)).toBeLessThan(30);
    const byPiece = tabsFor(piece('1A', near.id), far)[0]!;
    const byEnd = edgeTabs(stacksOf([far], null), camera, SIZE, [hexOf(near.id)])[0]!;
    for (const beside of [byPiece, byEnd]) {
      expect(beside.at.x).toBe(alone.at.x);
      expect(Math.abs(beside.at.y - near.to.y)).toBeGreaterThan(40);
    }
  });

  test('stand at the edge of the window beside what lies in a corner of it', () => {
    const far = piece('2A', 'A1605');
    const corner = { left: 0, top: 500, right: 300, bottom: 700 };
    const west = { ...camera, x: camera.x - 1500 };
    const [tab] = edgeTabs(stacksOf([far], null), west, { ...SIZE, tools: [...SIZE.tools, corner] });
    expect(tab!.at.x).toBeLessThan(50);
    expect(overlap(boxRound(tab!.at, 66, 44), corner)).toBe(false);
  });

  test('make way for a card, and for pieces all along an edge', () => {
    const crowd = Array.from({ length: 17 }, (_, nth) => piece(`1${nth}`, `A07${String(nth + 1).padStart(2, '0')}`));
    const alone = tabsFor(piece('2A', 'A1605'))[0]!.at;
    const card = boxRound(alone, 200, 200);
    const stacks = stacksOf([piece('2A', 'A1605'), ...crowd], null);
    const [tab] = edgeTabs(stacks, camera, { ...SIZE, cards: [card] }).filter(
      ({ stacks: [one] }) => one?.pieces[0]?.id === '2A',
    );
    const taken = crowd.map(({ hex }) => boxRound(toScreen(camera, hexToPoint(hex)), 40, 40));
    expect([card, ...taken].filter((one) => overlap(one, boxRound(tab!.at, 66, 44)))).toEqual([]);
  });

  test('become one where they would lie on each other, named after the nearest', () => {
    expect(named(tabsFor(piece('2B', 'B1606'), piece('2A', 'A1605')))).toEqual([['2A', '2B']]);
    expect(named(tabsFor(piece('2B', 'A0517'), piece('2A', 'A1605'))).sort()).toEqual([['2A'], ['2B']]);
  });
});
