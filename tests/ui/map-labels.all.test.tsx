import { cleanup, fireEvent, render } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { Hex } from '../../src/engine/index.ts';
import { EffectLayer, RangeTag } from '../../src/ui/map/EffectLayer.tsx';
import { boxRound, hexesWithin, hexToPoint, type MapBox, overlap } from '../../src/ui/map/geometry.ts';
import { StopLayer } from '../../src/ui/map/StopLayer.tsx';
import { stacksOf } from '../../src/ui/map/stacks.ts';
import type { MapCourse, MapEffect, MapGhost, MapPiece, MapRange } from '../../src/ui/map/types.ts';
import { hex, piece, press, show } from './shown-map.tsx';

describe('how large things are drawn', () => {
  const count = (container: Element, selector: string) => container.querySelectorAll(selector).length;

  test('hex numbers appear from a corner radius of 52 pixels, for sheets in sight', () => {
    const near = show({ initialCamera: { x: 600, y: 0, k: 0.52 } });
    expect(count(near.container, '.map-numbers text')).toBe(544);
    cleanup();
    const one = show({ initialCamera: { x: 100 - 500, y: 0, k: 0.52 } });
    expect(count(one.container, '.map-numbers text')).toBe(272);
    cleanup();
    const far = show({ initialCamera: { x: 600, y: 0, k: 0.515 } });
    expect(count(far.container, '.map-numbers text')).toBe(0);
    fireEvent.pointerMove(far.map, { clientX: 600, clientY: 0, pointerType: 'mouse', buttons: 0 });
    expect(far.container.querySelector(':not(.map-cursor) > .map-pointed-number')?.textContent).toBe('A0101');
  });

  test('the number of the hex under the keyboard is beside its cursor where the sheet shows none', () => {
    const far = show({ initialCamera: { x: 600, y: 0, k: 0.515 }, focusHex: hex('A0203') });
    const number = () => far.container.querySelector('.map-cursor > .map-pointed-number')?.textContent;
    expect(number()).toBe('A0203');
    press(far.map, 'ArrowDown');
    expect(number()).toBe('A0204');
    cleanup();
    expect(count(show({ initialCamera: { x: 600, y: 0, k: 0.52 } }).container, '.map-pointed-number')).toBe(0);
  });

  test('one path a sheet for the grid, one group for pan and zoom', () => {
    const { container } = show();
    expect(count(container, '.map-lines')).toBe(2);
    expect(count(container, '.map-world')).toBe(1);
    expect(container.querySelector<SVGElement>('.map-world')!.style.transform).toBe(
      'translate(300px, 100px) scale(0.4)',
    );
  });
});

describe('names and numbers keep off the pieces', () => {
  const RING: MapRange = {
    kind: 'detection',
    label: 'Detection: 3 hexes',
    hexes: hexesWithin(hex('A0505'), 3),
    centre: hex('A0505'),
    ends: [hex('A0502'), hex('A0508')],
  };
  const labelAt = (container: Element) => container.querySelector('.range-label')?.getAttribute('transform');

  test('the name of a range stands at its first free end', () => {
    const free = labelAt(show({ ranges: [RING], initialCamera: { x: 100, y: 40, k: 0.3 } }).container);
    cleanup();
    const there = labelAt(
      show({ ranges: [RING], pieces: [piece('1A', 'A0502')], initialCamera: { x: 100, y: 40, k: 0.3 } }).container,
    );
    expect(free).toBeDefined();
    expect(there).toBeDefined();
    expect(there).not.toBe(free);
    cleanup();
    const out = show({ ranges: [RING], initialCamera: { x: -9000, y: 0, k: 0.3 } });
    expect(labelAt(out.container)).toBeUndefined();
    expect(out.container.querySelectorAll('.range-line')).toHaveLength(1);
  });

  test('the tag of a line goes beside a piece in its middle', () => {
    const line = { from: hex('A0303'), to: hex('A0311'), label: 'range 8' };
    const at = (pieces: MapPiece[]) =>
      show({ rangeLine: line, pieces }).container.querySelector('.map-range-tag')?.getAttribute('transform');
    const free = at([]);
    cleanup();
    expect(at([piece('2B', 'A0307')])).not.toBe(free);
  });

  test('the tag of a line in a crowd lies on neither of those of whom it speaks', () => {
    const line = { from: hex('A0307'), to: hex('A0309'), label: 'range 2' };
    const crowd = ['02', '03', '04', '05', '06', '07', '08', '09', '10', '11', '12', '13', '14'].flatMap((row) =>
      ['01', '02', '03', '04', '05'].map((column) => piece(`2${row}${column}`, `A${column}${row}`)),
    );
    const all = { left: -9000, right: 9000, top: -9000, bottom: 9000 };
    const { container } = render(
      <svg aria-hidden="true">
        <RangeTag
          {...{
            line,
            stacks: stacksOf(crowd, null),
            ghosts: [],
            others: [],
            enlarged: 2,
            scale: 0.5,
            seen: all,
            over: [],
          }}
        />
      </svg>,
    );
    const transform = container.querySelector('.map-range-tag')?.getAttribute('transform') ?? '';
    const [, x, y] = /translate\(([-\d.]+)[ ,]([-\d.]+)\)/.exec(transform) ?? [];
    expect(transform).not.toBe('');
    for (const end of [line.from, line.to]) {
      const { x: endX, y: endY } = hexToPoint(end);
      expect(Math.hypot(Number(x) - endX, Number(y) - endY)).toBeGreaterThan(60);
    }
  });

  test('the tag of a line lies under no card', () => {
    const line = { from: hex('A0303'), to: hex('A0311'), label: 'range 8' };
    const tag = (over: readonly MapBox[]) => {
      const all = { left: -9000, right: 9000, top: -9000, bottom: 9000 };
      const props = { line, stacks: new Map(), ghosts: [], others: [], enlarged: 1, scale: 0.3, seen: all, over };
      const { container } = render(
        <svg aria-hidden="true">
          <RangeTag {...props} />
        </svg>,
      );
      const [, x = '', y = ''] =
        /translate\(([-\d.]+)[ ,]([-\d.]+)\)/.exec(
          container.querySelector('.map-range-tag')?.getAttribute('transform') ?? '',
        ) ?? [];
      cleanup();
      return { x: Number(x), y: Number(y) };
    };
    const free = tag([]);
    const card = boxRound(free, 300, 300);
    expect(overlap(card, boxRound(tag([card]), 10, 10))).toBe(false);
  });

  test('a beam crosses out no piece, however large that is drawn', () => {
    const [from, to] = [hex('A0303'), hex('A0311')];
    const startOf = (enlarged: number) => {
      const shot: MapEffect = { key: 'b', kind: 'beam', from, to };
      const { container } = render(
        <svg aria-hidden="true">
          <EffectLayer effects={[shot]} stacks={new Map()} enlarged={enlarged} scale={1} />
        </svg>,
      );
      const [, y = ''] =
        /^M[-\d.]+ ([-\d.]+)L/.exec(container.querySelector('.map-beam')?.getAttribute('d') ?? '') ?? [];
      cleanup();
      return Number(y) - hexToPoint(from).y;
    };
    expect(startOf(1)).toBeGreaterThan(50);
    expect(startOf(2)).toBeGreaterThan(100);
  });

  test('the number of a stop lies on no piece, however large that is drawn', () => {
    const stops = ['A0505', 'A0506'].map(hex);
    const course: MapCourse = { id: '1A', side: 1, stops, end: 6, style: 'selected' };
    const far = (enlarged: number) => {
      const { container } = render(
        <svg aria-hidden="true">
          <StopLayer
            courses={[course]}
            ghosts={[]}
            stacks={stacksOf([piece('2A', 'A0506')], null)}
            enlarged={enlarged}
            scale={1}
          />
        </svg>,
      );
      const [, y = ''] =
        /translate\([-\d.]+[ ,]([-\d.]+)\)/.exec(container.querySelector('.course')?.getAttribute('transform') ?? '') ??
        [];
      cleanup();
      return hexToPoint(hex('A0506')).y - Number(y);
    };
    expect(far(1)).toBeGreaterThanOrEqual(75);
    expect(far(1.7)).toBeGreaterThanOrEqual(1.7 * 50 + 20);
  });

  test('the tag of a line leaves free where a unit will be', () => {
    const line = { from: hex('A0303'), to: hex('A0311'), label: 'range 8' };
    const { counter } = piece('1A', 'A0307');
    const at = (ghosts: MapGhost[]) =>
      show({ rangeLine: line, pieces: [], ghosts })
        .container.querySelector('.map-range-tag')
        ?.getAttribute('transform');
    const free = at([]);
    cleanup();
    expect(at([{ id: '1A next', hex: hex('A0307'), counter }])).not.toBe(free);
  });

  test('what may happen on a course stands on no piece, farther off where they crowd, and nowhere without room', () => {
    const stops = ['A0505', 'A0506', 'A0507'].map(hex);
    const tags = [{ nth: 1, text: '2U01 tries: 50 %' }];
    const course: MapCourse = { id: '1A', side: 1, stops, end: 6, style: 'selected', tags };
    const tagAmong = (crowd: readonly Hex[]) => {
      const pieces = crowd.map((at, nth) => ({ ...piece(`2${nth}`, 'A0505'), hex: at }));
      const { container } = show({ courses: [course], pieces });
      const place = container.querySelector('.map-tag')?.getAttribute('transform');
      cleanup();
      return place;
    };
    const free = tagAmong([]);
    const beside = tagAmong([...hexesWithin(hex('A0506'), 1), hex('A0706'), hex('A0306')]);
    expect(free).toBeDefined();
    expect(beside).toBeDefined();
    expect(beside).not.toBe(free);
    expect(tagAmong(hexesWithin(hex('A0506'), 6))).toBeUndefined();
  });

  test('what came of a shot stands on no piece', () => {
    const told: MapEffect = { key: 't', kind: 'tag', to: hex('A0507'), word: 'Miss', look: 'miss' };
    const at = (...ids: string[]) =>
      show({ effects: [told], pieces: ids.map((id, nth) => piece(`2${nth}`, id)) })
        .container.querySelector('.map-effect-miss g')
        ?.getAttribute('transform');
    const free = at('A0507');
    cleanup();
    const beside = at('A0507', 'A0506');
    expect(beside).not.toBe(free);
  });
});
