import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { AT, recordAfter } from '../tests/fixtures/showdown.ts';
import { expectNothingHere } from './axe.ts';
import { openRecord, takeSeat } from './driver.ts';
import { MOUSE } from './hands.ts';
import { expect, test } from './test.ts';

const openShare = async (page: Page) => {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Copy or pass on the game' }).click();
};

async function saved(page: Page, name: string): Promise<{ name: string; bytes: Buffer }> {
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name }).click()]);
  return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) };
}

test('a Showdown is saved as a film, and a moment of it as a picture', async ({ page }) => {
  await page.goto('/');
  await openRecord(page, recordAfter(AT.end));
  await openShare(page);
  await page.getByRole('button', { name: 'Clip or picture' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Clip or picture' });
  await expect(dialog.getByRole('img', { name: /The moment: Game-Turn \d+, the end/ })).toBeVisible();
  await expectNothingHere(page, 'the dialog of clips');
  await dialog.getByRole('button', { name: 'Square' }).click();
  const film = await saved(page, 'Make the clip');
  expect(film.name).toMatch(/^the-showdown\.(mp4|webm)$/);
  await expect(dialog.getByRole('status')).toHaveText('The clip is saved.');
  expect(film.bytes.length).toBeLessThan(5_000_000);
  // The policy of the program lets no film in.
  const player = await page.context().newPage();
  const played = await player.evaluate(async (code) => {
    const video = document.createElement('video');
    video.src = URL.createObjectURL(new Blob([Uint8Array.from(atob(code), (one) => one.charCodeAt(0))]));
    await new Promise((done, failed) => Object.assign(video, { onloadeddata: done, onerror: failed }));
    return { wide: video.videoWidth, high: video.videoHeight, seconds: video.duration };
  }, film.bytes.toString('base64'));
  expect(played).toMatchObject({ wide: 1080, high: 1080 });
  // Each of its orders is seen for some time.
  expect(played.seconds).toBeGreaterThan(AT.end / 4);
  expect((await saved(page, 'Picture (PNG)')).bytes.subarray(1, 4).toString()).toBe('PNG');
  expect((await saved(page, 'Map (SVG)')).bytes.toString()).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg"/);
});

test('[R10.0b] of a game whose players have secrets there is no clip, and a browser without an encoder says so', async ({
  page,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'VideoEncoder'));
  await page.goto('/');
  await openRecord(page, recordAfter(AT.fire));
  await takeSeat(page, MOUSE);
  await openShare(page);
  await expect(page.getByRole('button', { name: 'Clip or picture' })).toBeDisabled();
  await page.goto('/');
  await openRecord(page, recordAfter(AT.end));
  await openShare(page);
  await page.getByRole('button', { name: 'Clip or picture' }).click();
  await page.getByRole('button', { name: 'Make the clip' }).click();
  await expect(page.getByRole('dialog').getByRole('status')).toContainText('This browser cannot make a clip.');
});
