import { expect, test } from 'vitest';
import { type Turn, tellWheels } from '../../src/ui/map/wheel.ts';

/** Turns one after the other, sixteen milliseconds apart, and what they are taken for. */
function told(turns: readonly Partial<Turn>[]): string {
  const tell = tellWheels();
  const none = { deltaMode: 0, deltaX: 0, deltaY: 0, shiftKey: false };
  const all = turns.map((turn, nth) => tell({ ...none, timeStamp: 1000 + 16 * nth, ...turn }));
  return [...new Set(all)].join(', ');
}

test.each<[string, readonly Partial<Turn>[]]>([
  [
    'of Chromium',
    [
      { deltaY: 100, wheelDeltaY: -120 },
      { deltaY: 200, wheelDeltaY: -240 },
    ],
  ],
  ['of Chromium on a page at 110 %', [{ deltaY: 90.9091, wheelDeltaY: -120 }]],
  ['of Firefox, in lines', [{ deltaMode: 1, deltaY: 3 }]],
  ['turned slowly on a Mac', [{ deltaY: 4.000244140625, wheelDeltaY: -12 }]],
  ['with Shift, which moves across', [{ deltaX: 100, shiftKey: true, wheelDeltaY: 0, deltaMode: 1 }]],
])('a mouse’s wheel %s', (_, turns) => {
  expect(told(turns)).toBe('wheel');
});

test.each<[string, readonly Partial<Turn>[]]>([
  [
    'slowly',
    [
      { deltaY: 1, wheelDeltaY: -3 },
      { deltaY: 2, wheelDeltaY: -6 },
    ],
  ],
  ['askew', [{ deltaX: -4, deltaY: 40, wheelDeltaY: -120 }]],
  ['straight across', [{ deltaX: 30 }]],
  [
    'that swing on, by what could be notches',
    [
      { deltaY: 17, wheelDeltaY: -51 },
      { deltaY: 80, wheelDeltaY: -240 },
    ],
  ],
])('two fingers %s', (_, turns) => {
  expect(told(turns)).toBe('fingers');
});

test('after a pause the hand may be at another device', () => {
  const tell = tellWheels();
  const turn = { deltaMode: 0, deltaX: 0, shiftKey: false };
  expect(tell({ ...turn, deltaY: 5, wheelDeltaY: -15, timeStamp: 0 })).toBe('fingers');
  expect(tell({ ...turn, deltaY: 100, wheelDeltaY: -120, timeStamp: 300 })).toBe('fingers');
  expect(tell({ ...turn, deltaY: 100, wheelDeltaY: -120, timeStamp: 2000 })).toBe('wheel');
});
