import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import type { Direction } from '../../src/engine/index.ts';
import { neighbours } from '../../src/engine/index.ts';
import { HALF, outline } from '../../src/sheet/outline.ts';
import { Counter } from '../../src/ui/counters/Counter.tsx';
import { CounterFigure } from '../../src/ui/counters/CounterFigure.tsx';
import { detailOf, enlargement, steppedSize } from '../../src/ui/counters/detail.ts';
import { SideMark } from '../../src/ui/counters/SideMark.tsx';
import type { CounterKind, CounterProps } from '../../src/ui/counters/types.ts';
import { CORNERS, hexToPoint } from '../../src/ui/map/geometry.ts';

afterEach(cleanup);

const SHIP: CounterProps = {
  side: 1,
  kind: 'spaceship',
  family: 'harmonics',
  label: 'B',
  code: 'FLU',
  direction: 3,
  velocity: 4,
  size: 60,
  title: '1B, Flute',
};
const KINDS: readonly CounterKind[] = ['spaceship', 'battlecraft', 'missile'];

function draw(props: Partial<CounterProps> = {}): SVGSVGElement {
  const { container } = render(
    <svg>
      <title>test</title>
      <Counter {...SHIP} {...props} />
    </svg>,
  );
  return container.querySelector('svg')!;
}

const texts = (svg: Element) => [...svg.querySelectorAll('text')].map(({ textContent }) => textContent);

/** Where the tip of the drawn arrow lies, seen from the middle of the piece: degrees clockwise from above. */
function tipOf(svg: Element): { angle: number; reach: number } {
  const arrow = svg.querySelector('.counter-arrow')!;
  const [, x, y] = /^M(-?[\d.]+) (-?[\d.]+)/.exec(arrow.getAttribute('d')!)!.map(Number);
  return { angle: ((Math.atan2(x!, -y!) * 180) / Math.PI + 360) % 360, reach: Math.hypot(x!, y!) };
}

describe('the arrow', () => {
  const origin = { q: 0, r: 0 };
  // Even numbers point at the neighbours, odd ones at the corners between them.
  const points = neighbours(origin).map(hexToPoint);
  const target = (direction: Direction) =>
    direction % 2 === 0 ? points[(direction / 2) % 6]! : CORNERS[((direction + 1) / 2) % 6]!;

  for (let n = 1; n <= 12; n++) {
    const direction = n as Direction;
    test.each(KINDS)(`${n} o'clock on a %s`, (kind) => {
      const { x, y } = target(direction);
      const expected = ((Math.atan2(x, -y) * 180) / Math.PI + 360) % 360;
      for (const size of [60, 30, 18, 8]) {
        for (const side of [1, 2] as const) {
          const { angle, reach } = tipOf(draw({ kind, direction, size, side }));
          expect(angle).toBeCloseTo(expected, 1);
          expect(reach).toBeGreaterThan(60);
          cleanup();
        }
      }
    });
  }

  test('is missing on a piece without a direction', () => {
    expect(draw({ direction: null }).querySelector('.counter-arrow')).toBeNull();
  });
});

describe('what is shown at which size', () => {
  test('the steps of the design', () => {
    const sizes: [number, string][] = [
      [44, 'full'],
      [43, 'middle'],
      [24, 'middle'],
      [23, 'small'],
      [14, 'small'],
      [13, 'mark'],
    ];
    for (const [size, detail] of sizes) expect(detailOf('spaceship', size)).toBe(detail);
  });

  test('a stepped size looks like the size itself, for every kind', () => {
    for (let size = 4; size < 100; size += 0.5) {
      for (const kind of KINDS) expect(detailOf(kind, steppedSize(size)), `${kind} ${size}`).toBe(detailOf(kind, size));
    }
  });

  test('a piece grows in its hex before it loses its print, and past it where it is to be named at any size', () => {
    expect(enlargement(40, false)).toBe(1);
    expect(enlargement(20, false)).toBeCloseTo(1.26);
    // The half of a ship, so many times larger, stays inside the slanted sides of its hex.
    for (let size = 3; size < 100; size += 1) {
      const half = (enlargement(size, false) * HALF.spaceship) / 100;
      expect(Math.sqrt(3) * half + half).toBeLessThanOrEqual(Math.sqrt(3));
      for (const kind of KINDS) expect(detailOf(kind, steppedSize(size * enlargement(size, true)))).not.toBe('mark');
    }
  });

  test('a ship is as large as is asked for at any size of the hex, and no larger where its hex has room', () => {
    for (const size of [4, 8, 16, 30]) expect(size * enlargement(size, true, 44)).toBeCloseTo(44);
    expect(enlargement(60, true, 44)).toBe(1);
  });

  test('large: silhouette, letter, class and velocity', () => {
    const svg = draw();
    expect(texts(svg)).toEqual(['B', 'FLU', '4']);
    expect(svg.querySelector('.counter-shape')).not.toBeNull();
  });

  test('a hit part takes the place of the class', () => {
    const svg = draw({ engine: 'damaged' });
    expect(texts(svg)).toEqual(['B', '4']);
    expect(svg.querySelectorAll('.counter-dots > *')).toHaveLength(2);
  });

  test('middle: no class; small: letter and velocity; smallest: shape and arrow', () => {
    expect(texts(draw({ size: 30 }))).toEqual(['B', '4']);
    const small = draw({ size: 20 });
    expect(texts(small)).toEqual(['B', '4']);
    expect(small.querySelector('.counter-shape')).toBeNull();
    const mark = draw({ size: 10 });
    expect(texts(mark)).toEqual([]);
    expect(mark.querySelector('.counter-body')).not.toBeNull();
    expect(mark.querySelector('.counter-arrow')).not.toBeNull();
  });
});

describe('what a piece tells', () => {
  test('sides differ in shape, not only in colour', () => {
    expect(outline(1, 50)).not.toBe(outline(2, 50));
    expect(outline(1, 50)).toContain('A');
    expect(outline(2, 50)).not.toContain('A');
  });

  test('a face-down counter is the same whatever it covers', () => {
    const face = { kind: 'missile', faceDown: true, label: '?07', code: 'missile', family: undefined } as const;
    const plain = draw(face).innerHTML;
    cleanup();
    expect(draw({ ...face, missile: 'mims', family: 'terwillicker' }).innerHTML).toBe(plain);
    expect(texts(draw(face))).toEqual(['?', '07', 'missile', '4']);
  });

  test.each([
    ['forceField', { forceField: true }, '.counter-field'],
    ['prepare jump', { jump: 'prepared' }, '.counter-jump-prepared'],
    ['jump', { jump: 'jumping' }, '.counter-jump-jumping'],
    ['hidden', { hidden: true }, '.counter-hidden'],
    ['orbit', { orbit: true }, '.counter-orbit'],
    ['docked', { docked: true }, '.counter-docked'],
    ['landed', { landed: true, velocity: null }, '.counter-ground'],
    ['prepared', { prepared: 2 }, '.counter-prepared'],
    ['stack', { stack: 3 }, '.counter-stack'],
    ['selected', { selected: true }, '.counter-selected'],
    ['ghost', { ghost: true }, '.counter-ghost-body'],
  ] as const)('%s is visible', (_, props, mark) => {
    const before = draw();
    expect(before.querySelector(mark)).toBeNull();
    expect(draw(props).querySelector(mark)).not.toBeNull();
  });

  test('a single piece carries no count', () => {
    expect(draw({ stack: 1, prepared: 0 }).querySelector('.counter-stack, .counter-prepared')).toBeNull();
  });
});

describe('pictures of their own', () => {
  const { size: _, ...counter } = SHIP;

  test('a figure is an image with the words of its piece, or silent beside them', () => {
    render(<CounterFigure counter={counter} size={48} />);
    expect(screen.getByRole('img', { name: '1B, Flute' })).toBeDefined();
    cleanup();
    render(<CounterFigure counter={counter} size={48} decorative />);
    expect(screen.queryByRole('img')).toBeNull();
  });

  test('a side mark says whose line it is', () => {
    render(<SideMark side={2} />);
    expect(screen.getByRole('img', { name: 'Player 2' }).textContent).toBe('2');
  });
});
