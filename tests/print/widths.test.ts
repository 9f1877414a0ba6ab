import { expect, test } from 'vitest';
import { fittingSize, textAdvance, textWidth, wrap } from '../../src/sheet/paper/widths.ts';

const LETTERS = [...Array.from({ length: 95 }, (_, nth) => String.fromCharCode(32 + nth)), ...'’–−×·§÷\u00a0'].join('');

test.each([
  ['title', 42_397],
  ['label', 41_221],
  ['text', 54_704],
  ['hand', 54_620],
] as const)('R10.1a all letters of %s side by side are as wide as in its typeface', (face, width) => {
  expect(textWidth(face, LETTERS, 1000)).toBe(width);
});

test('R10.1a an unknown letter is taken as wide, never as nothing', () => {
  expect(textAdvance('text', '星')).toBe(1000);
});

test('R10.1a a text is set smaller until it fits', () => {
  expect(fittingSize('hand', 'Sword', 5, 100)).toBe(5);
  const size = fittingSize('hand', 'Battle communications', 5, 20);
  expect(textWidth('hand', 'Battle communications', size)).toBeLessThanOrEqual(20);
});

test('R10.1a a text breaks between words', () => {
  const lines = wrap('text', 'one word after the other until the line is full', 3, 24);
  expect(lines.length).toBeGreaterThan(2);
  expect(lines.join(' ')).toBe('one word after the other until the line is full');
  for (const line of lines) expect(textWidth('text', line, 3)).toBeLessThanOrEqual(24);
});
