import { test as unwatched } from 'playwright/test';
import { expect, listenToComplaints, test } from './test.ts';

test('the built page starts without a complaint', { tag: '@landing' }, async ({ page }) => {
  const failed: string[] = [];
  page.on('requestfailed', (request) => failed.push(request.url()));
  page.on('response', (response) => {
    if (response.status() >= 400) failed.push(response.url());
  });
  await page.goto('/');
  await expect(page).toHaveTitle('DeltaVee');
  await expect(page.locator('#root > *').first()).toBeVisible();
  expect(failed).toEqual([]);
});

unwatched('the security policy of the built page is in force', { tag: '@landing' }, async ({ page }) => {
  await page.goto('/');
  const outcome = await page.evaluate(async () => {
    const tried = (act: () => unknown) => {
      try {
        act();
        return 'allowed';
      } catch {
        return 'refused';
      }
    };
    // What the test hands to the page may evaluate strings; what the page does later of itself may not.
    await new Promise((resolve) => setTimeout(resolve, 0));
    const code = 'return 1';
    return {
      evaluation: tried(() => new Function(code)()),
      markup: tried(() => {
        document.createElement('div').innerHTML = '<b>markup</b>';
      }),
    };
  });
  expect(outcome).toEqual({ evaluation: 'refused', markup: 'refused' });
});

unwatched('a breach of the policy and an error are heard', async ({ page }) => {
  const complaints = await listenToComplaints(page);
  await page.goto('/');
  expect(complaints).toEqual([]);
  await page.evaluate(() => {
    const picture = new Image();
    picture.src = 'data:image/gif;base64,R0lGODlhAQABAAAAACw=';
    document.body.append(picture);
    setTimeout(() => {
      throw new Error('planted');
    }, 0);
  });
  await expect.poll(() => complaints.join('\n')).toMatch(/policy: img-src/);
  await expect.poll(() => complaints.join('\n')).toMatch(/uncaught: planted/);
});
