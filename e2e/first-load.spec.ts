import { expect, test } from './test.ts';

test('the first screen waits for three fonts at most', async ({ page }) => {
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(request.url());
  });
  await page.goto('/');
  await expect(page.getByRole('button', { name: /^Begin/ })).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  expect(fonts.length, fonts.join('\n')).toBeGreaterThan(0);
  expect(fonts.length, fonts.join('\n')).toBeLessThanOrEqual(3);
});
