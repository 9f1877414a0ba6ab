import { expect, test } from './test.ts';

test.use({ reuseContext: false });

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

test('the first screen comes as one script, compiled while it arrives, and one style sheet', async ({ request }) => {
  const page = await (await request.get('/')).text();
  const named = (pattern: RegExp): string[] => [...page.matchAll(pattern)].map(([, name = '']) => name);
  // What the bundler needs to join scripts is one of its own.
  const scripts = named(/"\.\/(assets\/[^"]+\.js)"/g).filter((name) => !name.includes('runtime'));
  expect(scripts).toHaveLength(1);
  expect(named(/rel="stylesheet"[^>]*href="\.\/([^"]+)"/g)).toHaveLength(1);
  expect(await (await request.get(`/${scripts[0]}`)).text()).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
});
