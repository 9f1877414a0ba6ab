import type { Page } from 'playwright/test';
import { recordText } from '../tests/fixtures/recorded.ts';
import { AT, recordAfter } from '../tests/fixtures/showdown.ts';
import { openRecord, pressEnd, takeSeat } from './driver.ts';
import { after, MOUSE } from './hands.ts';
import { expect, test } from './test.ts';

const hash = (page: Page) => new URL(page.url()).hash;
const GAME = /#\/game\/[\w-]+$/;
const START = { name: 'Begin' };

test('Back leaves a game for the start screen, Forward opens it again with every order in it', {
  tag: '@landing',
}, async ({ page }) => {
  await page.goto('/');
  await openRecord(page, recordAfter(AT.command));
  await takeSeat(page, MOUSE);
  await expect(page).toHaveURL(GAME);
  const address = hash(page);
  await page.locator('[data-slot="faster"]').click();
  await page.goBack();
  await expect(page.getByRole('button', START).first()).toBeVisible();
  await page.goForward();
  await takeSeat(page, MOUSE);
  await expect(page).toHaveURL(`/${address}`);
  await expect(page.locator('[data-part="unit-motion"]')).toHaveText(/^velocity 2/);
});

test('who comes back to a game before the start screen is there finds it open', async ({ page }) => {
  await page.goto('/');
  await openRecord(page, recordAfter(AT.command));
  await takeSeat(page, MOUSE);
  const address = hash(page);
  await page.evaluate((game) => {
    const comeBack = () => {
      location.hash = game;
    };
    addEventListener('hashchange', comeBack, { once: true });
    location.hash = '#/';
  }, address);
  await expect(page.locator('[data-part="curtain"]')).toBeVisible();
  await takeSeat(page, MOUSE);
  await expect(page.getByRole('heading', { name: /Command your ships/ })).toBeVisible();
  await expect(page).toHaveURL(`/${address}`);
});

test('the address of a saved game opens it in a new tab, though it was left', async ({ page, context }) => {
  await page.goto('/');
  await openRecord(page, recordAfter(AT.command));
  await takeSeat(page, MOUSE);
  const address = hash(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Leave to the start' }).click();
  await expect(page).toHaveURL(/#\/$/);
  const second = await context.newPage();
  await second.goto(`/${address}`);
  await takeSeat(second, MOUSE);
  await expect(second.getByRole('heading', { name: /Command your ships/ })).toBeVisible();
});

test('a game that is not there is said to be so, and an open one stays as it is', async ({ page }) => {
  const missing = page.getByText('The game with this address is not on this device.');
  await page.goto('/#/game/gone');
  await expect(missing).toBeVisible();
  await expect(page).toHaveURL(/#\/$/);
  await openRecord(page, recordAfter(AT.command));
  await takeSeat(page, MOUSE);
  const address = hash(page);
  await page.evaluate(() => {
    location.hash = '#/game/gone';
  });
  await expect(missing).toBeVisible();
  await expect(page).toHaveURL(`/${address}`);
  await expect(page.getByRole('heading', { name: /Command your ships/ })).toBeVisible();
});

test('an address that is asked for while the program starts is not lost', async ({ page }) => {
  await page.addInitScript(() => {
    const listen = window.addEventListener.bind(window);
    // As soon as the program hears of addresses, and before it has chosen a page.
    window.addEventListener = (...all: Parameters<typeof listen>) => {
      listen(...all);
      if (all[0] !== 'hashchange' || location.hash !== '') return;
      queueMicrotask(() => {
        location.hash = '#/learn';
        dispatchEvent(new HashChangeEvent('hashchange'));
      });
    };
  });
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Learn the game' })).toBeVisible();
});

test('an unknown address leads to the start screen', async ({ page }) => {
  await page.goto('/#/nowhere/8.4');
  await expect(page.getByRole('button', START).first()).toBeVisible();
  await page.goto('/#/workbench/hull');
  await expect(page).toHaveURL(/#\/$/);
  await page.goto('/#/learn/99');
  await expect(page.getByRole('heading', { name: 'Learn the game' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('button', START).first()).toBeVisible();
});

test('a moment of a game that is over has its address, and Back returns to the result', async ({ page }) => {
  await page.goto('/');
  await openRecord(page, recordText('showdown-player-1-wins'));
  const bar = page.locator('[data-part="replay"]');
  const slider = bar.getByRole('slider');
  await page.locator('[data-part="room"]').waitFor();
  await page.locator('[data-part="end-buttons"] button', { hasText: 'Replay' }).click();
  await expect(page).toHaveURL(/\/at\/0$/);
  await slider.fill('7');
  await expect(page).toHaveURL(/\/at\/7$/);
  await page.reload();
  await expect(slider).toHaveValue('7');
  await page.goBack();
  await expect(bar).toHaveCount(0);
  await expect(page).toHaveURL(GAME);
  await page.goForward();
  await expect(slider).toHaveValue('7');
  await page.goto(`/${hash(page).replace('/at/7', '/at/999999')}`);
  await expect(slider).toHaveValue((await slider.getAttribute('max')) ?? '');
});

test('[R10.0b] with closed logs an address does not lead into the past', { tag: '@landing' }, async ({ page }) => {
  await page.goto('/');
  await openRecord(page, recordAfter(AT.command));
  await takeSeat(page, MOUSE);
  await page.goto(`/${hash(page)}/at/3`);
  await expect(page).toHaveURL(GAME);
  await expect(page.locator('[data-part="replay"]')).toHaveCount(0);
});

test('Back does not throw a game away that the browser cannot keep', async ({ page }) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('forbidden', 'SecurityError');
    };
  });
  await page.goto('/');
  await page.getByRole('button', { name: 'Begin The Showdown' }).click();
  await takeSeat(page, MOUSE);
  await after(page, () => pressEnd(page, 'Ready'));
  await page.goBack();
  await takeSeat(page, MOUSE);
  await expect(page.getByText(/would be lost/)).toBeVisible();
  await expect(page).toHaveURL(GAME);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Leave to the start' }).click();
  await expect(page.getByRole('button', START).first()).toBeVisible();
});
