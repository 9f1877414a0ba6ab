import { describe, expect, test } from 'vitest';
import { type PageBox, placeCard } from '../../src/ui/elements/card-place.ts';

const MAP: PageBox = { left: 0, top: 100, width: 1000, height: 600 };
const CARD = { width: 300, height: 200 };
const box = (left: number, top: number, width = 50, height = 50): PageBox => ({ left, top, width, height });

const overlaps = (one: PageBox, other: PageBox) =>
  one.left < other.left + other.width &&
  one.left + one.width > other.left &&
  one.top < other.top + other.height &&
  one.top + one.height > other.top;

describe('the card of the coach', () => {
  test.each<[what: string, at: PageBox, edge: string]>([
    ['a piece at the left', box(200, 300), 'left'],
    ['a piece at the right', box(850, 300), 'right'],
    ['an order in the panel', box(1050, 200, 180, 36), 'right'],
    ['the button above the map', box(900, 50, 180, 36), 'top'],
    ['a row of the log below it', box(200, 750, 180, 36), 'bottom'],
  ])('lies beside %s and points to it', (_, at, edge) => {
    const { left, top, tip } = placeCard(at, CARD, MAP, {});
    expect(tip?.edge).toBe(edge);
    expect(overlaps({ left, top, ...CARD }, at)).toBe(false);
  });

  test('stays on the map and off what it speaks of, wherever that is', () => {
    for (let left = -200; left <= 1300; left += 25) {
      for (let top = 0; top <= 900; top += 25) {
        const at = box(left, top);
        const place = placeCard(at, CARD, MAP, {});
        const lies = { left: place.left, top: place.top, ...CARD };
        expect(overlaps(lies, at), `${left} ${top}`).toBe(false);
        expect(lies.left).toBeGreaterThanOrEqual(MAP.left);
        expect(lies.left + CARD.width).toBeLessThanOrEqual(MAP.left + MAP.width);
        expect(lies.top).toBeGreaterThanOrEqual(MAP.top);
        expect(lies.top + CARD.height).toBeLessThanOrEqual(MAP.top + MAP.height);
      }
    }
  });

  test('stays where it lies when it grows, as long as it covers nothing there', () => {
    const at = box(400, 300);
    const kept = { left: 500, top: 150 };
    const place = (around: object) => placeCard(at, { ...CARD, height: 240 }, MAP, { kept, ...around });
    expect(place({})).toMatchObject(kept);
    expect(place({ pieces: [box(600, 360)] })).not.toMatchObject(kept);
    expect(placeCard(at, { ...CARD, height: 600 }, MAP, { kept })).not.toMatchObject(kept);
  });

  test('covers no other piece where it can help it', () => {
    const at = box(600, 300);
    const others = [box(700, 300), box(800, 350)];
    const place = placeCard(at, CARD, MAP, { pieces: [at, ...others] });
    expect(others.some((other) => overlaps({ ...place, ...CARD }, other))).toBe(false);
  });

  test('lies on nothing that its words speak of, though there is a place nearer to what it points at', () => {
    // An order in a panel at the right, and a ship with its course all along that edge of the map.
    const at = box(1050, 300, 180, 36);
    const spoken = Array.from({ length: 7 }, (_, nth) => box(720, 110 + nth * 85, 60, 60));
    const place = placeCard(at, CARD, MAP, { spoken });
    expect(spoken.filter((one) => overlaps({ ...place, ...CARD }, one))).toEqual([]);
    expect(place.left).toBeLessThan(720);
  });

  test('lies under no panel over the map', () => {
    const at = box(500, 300);
    const panel = box(560, 100, 440, 600);
    const place = placeCard(at, CARD, MAP, { taken: [panel] });
    expect(overlaps({ ...place, ...CARD }, panel)).toBe(false);
  });

  test('lies in the corner when there is nothing to speak of', () => {
    expect(placeCard(null, CARD, MAP, {})).toEqual({ left: 684, top: 116, tip: null });
  });
});
