import { expect } from 'playwright/test';
import { BROWSER_FLAGS, type Browser, FOUND } from './browser.ts';
import { test } from './served.ts';
import { listenToComplaints } from './test.ts';

/** A name that leads here and is not this machine's own: a page there is served like one in a network at home. */
const HOST = 'deltavee.test';
const found: Browser = JSON.parse(process.env[FOUND] ?? '{}');

test.use({
  launchOptions: { ...found, args: [...BROWSER_FLAGS, `--host-resolver-rules=MAP ${HOST} 127.0.0.1`] },
  // What the page does without a worker is asked here, so it may have one if the browser gives it one.
  serviceWorkers: 'allow',
});

/** What a browser keeps from a page that came over plain http, and is there all the same. */
const listGiven = () =>
  Object.entries({
    secure: window.isSecureContext,
    subtle: crypto.subtle,
    locks: navigator.locks,
    clipboard: navigator.clipboard,
    share: navigator.share,
    worker: navigator.serviceWorker,
  }).flatMap(([name, value]) => (value ? [name] : []));

test('at a plain address of a network two people play, and what cannot be is said', async ({ newScreen, served }) => {
  const address = served.replace('127.0.0.1', HOST);
  const [ann, ben] = [await newScreen(), await newScreen()];
  const complaints = [await listenToComplaints(ann), await listenToComplaints(ben)];
  await ann.goto(address);
  expect(await ann.evaluate(listGiven)).toEqual([]);
  await ann.getByRole('radio', { name: /Two screens/ }).check();
  await ann.getByLabel('Your name').fill('Ann');
  await ann.getByRole('button', { name: 'Lay the table and invite' }).click();
  await expect(ann.getByText('others on this network could read along')).toBeVisible();

  // The browser copies nothing here: the link stands in a field and is selected when one goes there.
  const field = ann.getByLabel('Invitation to DeltaVee');
  const link = await field.inputValue();
  expect(link.startsWith(address)).toBe(true);
  await expect(ann.getByRole('button', { name: 'Share it' })).toHaveCount(0);
  await ann.getByRole('button', { name: 'Copy the link' }).click();
  await expect(ann.getByText('The browser does not copy by itself here')).toBeVisible();
  const copy = ann.getByLabel('To be copied');
  await copy.focus();
  expect(await ann.evaluate(() => getSelection()?.toString())).toBe(link);

  await ben.goto(link);
  await ben.getByLabel('Your name').fill('Ben');
  await ben.getByRole('button', { name: 'Take the seat' }).click();
  await expect(ann.getByText('Ben is here')).toBeVisible();
  await expect(ben.getByRole('heading', { name: 'Ann moves' })).toBeVisible();

  // Without locks the server tells two tabs of one seat apart: both show the table, and neither throws the other out.
  const tab = await ann.context().newPage();
  await tab.goto(ann.url());
  await expect(tab.getByRole('heading', { name: 'Move your units' })).toBeVisible();
  await expect(tab.getByText('Ben is here')).toBeVisible();
  await expect(ann.getByText('Ben is here')).toBeVisible();

  // Without Web Crypto the dice are checked all the same.
  await ben.getByRole('button', { name: 'Menu' }).click();
  await ben.getByRole('button', { name: /Concede/ }).click();
  await ben.getByRole('button', { name: /Concede as/ }).click();
  for (const page of [ann, ben, tab]) {
    await expect(page.getByText('No die has fallen at this table.')).toBeVisible();
  }
  expect(complaints).toEqual([[], []]);
});
