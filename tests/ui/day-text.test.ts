import { expect, test, vi } from 'vitest';

test.each([
  ['en-US', 'Mar 9, 2025, 8:15 PM'],
  ['en-GB', '9 Mar 2025, 20:15'],
  ['de', '9 Mar 2025, 20:15'],
  ['ja', 'Mar 9, 2025, 20:15'],
  ['C', 'Mar 9, 2025, 8:15 PM'],
])('a moment is written as people write it who read %s', async (language, text) => {
  vi.resetModules();
  vi.stubGlobal('navigator', { language });
  const { dayText } = await import('../../src/ui/elements/day-text.ts');
  // Some versions part the hour from what follows it by a narrow space.
  expect(dayText(new Date(2025, 2, 9, 20, 15).getTime()).replaceAll('\u202f', ' ')).toBe(text);
});
