import { deepEqual, equal } from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { AT, recordAfter } from '../../tests/fixtures/showdown.ts';
import type { Ability } from './engine.ts';
import type { Line } from './line.ts';
import type { Page } from './page.ts';
import { paperOf } from './paper.ts';
import { order, readUntil, takeSeat } from './play.ts';
import { until } from './until.ts';

/** What a journey is given. */
export interface Stage {
  /** The server's way to the pages, of this journey alone. */
  line: Line;
  /** The server itself, which no cut separates from its pages. */
  server: string;
  /** For files, gone afterwards. */
  folder: string;
  /** A page in a browser of its own. */
  open(): Promise<Page>;
}

export interface Journey {
  title: string;
  /** Without it the journey cannot be walked. */
  needs?: Ability;
  walk(stage: Stage): Promise<void>;
}

/** The recorded game up to where player 1 fires; its dice are known. */
async function openRecord(page: Page, { folder }: Stage): Promise<void> {
  const file = join(folder, 'game.json');
  writeFileSync(file, recordAfter(AT.hit));
  await page.choose('Record file', file);
  await takeSeat(page);
}

/** A new game up to the first commands, of player 2. */
async function beginGame(page: Page): Promise<void> {
  await page.press(/^Begin The Showdown/);
  await takeSeat(page);
  await order(page, 'ready');
  await order(page, 'set up');
  await order(page, 'move');
  await order(page, 'end phase');
  await takeSeat(page);
}

export const JOURNEYS: readonly Journey[] = [
  {
    title: 'a game is begun, orders are given, a shot hits',
    async walk(stage) {
      const page = await stage.open();
      await page.go(stage.server);
      await beginGame(page);
      await order(page, 'accelerate');
      await page.reads(/velocity 2, to 9/);
      await order(page, 'end phase');
      await page.sees('heading', /Hand over to player 1/);

      await page.press(/^Leave to the start/);
      await page.sees('button', /^Begin The Showdown/);
      await openRecord(page, stage);
      await order(page, 'hold the burster');
      await order(page, 'particle barrage');
      await order(page, 'fire');
      await order(page, 'hit the bridge');
      await page.reads(/Bridge of 2D: damaged/);
    },
  },
  {
    title: 'a game is there again after a reload, and on the shelf',
    async walk(stage) {
      const page = await stage.open();
      await page.go(stage.server);
      await beginGame(page);
      await order(page, 'accelerate');
      await page.press(/^Menu/);
      await page.reads(/Saved on this device/);
      await page.reload();
      await takeSeat(page);
      await page.reads(/velocity 2, to 9/);
      await page.press(/^Menu/);
      await page.press(/^Leave to the start/);
      await page.press(/^Continue The Showdown/);
      await takeSeat(page);
      await page.reads(/velocity 2, to 9/);
    },
  },
  {
    title: 'the whole game is printed from a scenario’s card, and its logs alone',
    needs: 'print',
    async walk(stage) {
      const page = await stage.open();
      await page.go(stage.server);
      await page.press(/^Print for a real table/);
      // Not before: until the dialog is there, Logs is a word of the start screen that is explained.
      const said = /(\d+) pages. Print at 100 %/;
      await page.reads(said);
      const number = Number(said.exec(await page.text())?.[1]);
      const whole = paperOf(await page.print());
      // On Letter or on A4, as the browser's language has it.
      deepEqual(whole.pages, Array(number).fill(whole.pages[0]));
      deepEqual(whole.fonts, ['BarlowCondensed', 'IBMPlexSans']);
      equal(whole.images, 0);
      await page.press(/^Logs$/);
      await page.press(/^All/);
      await page.press(/^A4/);
      await page.reads(/\b2 pages. Print at 100 %/);
      deepEqual(paperOf(await page.print()), { ...whole, pages: ['210 x 297', '210 x 297'] });
    },
  },
  {
    title: 'the browser itself prints the logs at a table, and never the screen',
    needs: 'print',
    async walk(stage) {
      const page = await stage.open();
      await page.go(stage.server);
      await beginGame(page);
      const isReady = `return [...document.fonts].some((face) => face.style === 'italic' && face.status === 'loaded')`;
      await until('what draws the logs has come', () => page.browser.run(isReady));
      const { pages, fonts, images } = paperOf(await page.print());
      equal(pages.length, 1);
      deepEqual(fonts, ['BarlowCondensed', 'IBMPlexSans']);
      equal(images, 0);
    },
  },
  {
    title: 'the handbook is printed, page by page and to be folded',
    needs: 'print',
    async walk(stage) {
      const page = await stage.open();
      await page.go(`${stage.server}#/rules`);
      await page.press(/^Print the handbook/);
      await page.press(/^A4/);
      for (const [form, said] of [
        ['Page by page', /(\d+) pages. Print at/],
        ['To be folded', /(\d+) sheets of paper/],
      ] as const) {
        await page.press(new RegExp(`^${form}`));
        await page.reads(said);
        const number = Number(said.exec(await page.text())?.[1]);
        const { pages, images } = paperOf(await page.print());
        deepEqual(pages, Array(form === 'To be folded' ? number * 2 : number).fill('210 x 297'));
        equal(images, 0);
      }
    },
  },
  {
    title: 'two play at two screens, and what is ordered while the line is cut goes when it is mended',
    async walk(stage) {
      const [ann, ben] = [await stage.open(), await stage.open()];
      await ann.go(stage.server);
      await ann.press(/Two screens/, 'radio');
      await ann.fill(/^Your name/, 'Ann');
      await ann.press(/^Lay the table and invite/);
      const link = new URL(await ann.valueOf(/^Invitation to DeltaVee/));
      await ben.go(new URL(link.pathname + link.search + link.hash, stage.line.address).href);
      await ben.fill(/^Your name/, 'Ben');
      await ben.press(/^Take the seat/);
      await ann.reads(/Ben is here/);
      await order(ann, 'move');
      await readUntil(ben, /Command your ships/);

      stage.line.cut();
      await ann.reads(/Ben is away/);
      await ben.reads(/Not connected/);
      await order(ben, 'end phase');
      await ben.reads(/1 order waits/);
      stage.line.mend();
      await readUntil(ann, /Fire and launch/);
      await ann.reads(/Ben is here/);
      await readUntil(ben, /Ann fires/);
    },
  },
  {
    title: 'after one visit it is played without a network',
    async walk(stage) {
      const page = await stage.open();
      await page.go(stage.line.address);
      await page.isKept();
      stage.line.cut();
      await page.reload();
      await beginGame(page);
      await order(page, 'accelerate');
      await page.reads(/velocity 2, to 9/);
      await page.go(`${stage.line.address}#/rules/8.4`);
      await page.sees('heading', /^8\.4/);
    },
  },
];
