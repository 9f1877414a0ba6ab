import type { Page } from 'playwright/test';
import { kitDocument } from '../src/cli/kit.ts';
import { otherPlayer } from '../src/engine/index.ts';
import { presentAt, replay } from '../src/game/history.ts';
import { SCENARIOS } from '../src/scenarios/index.ts';
import { GAME_PAPERS, type PageMarks, paperOf, paperSize } from '../src/sheet/paper/index.ts';
import { COUNTER_BACKS, drawGameKit, KIT_PARTS } from '../src/tabletop/index.ts';
import { gameAfter, recorded } from '../tests/fixtures/recorded.ts';
import { fromMenu, openRecord, sameSeeds, takeSeat } from './driver.ts';
import { atRest, MOUSE } from './hands.ts';
import { type PdfPage, type PdfPoint, type PdfStroke, readPdf } from './pdf.ts';
import { expect, test } from './test.ts';
import { twinOf } from './twins.ts';

/* The whole game on paper, measured in what the browser gives to a printer. */

const NEAR = 0.2;
const GRID = '#6f6f6f';
const CUT = '#9a9a9a';
/** Across the flats, and the edge of a counter, in millimetres. */
const SIZES = { a4: [13.4, 12], letter: [13.4, 12], a3: [18.8, 15], tabloid: [18.8, 15] } as const;

const isNear = ([ax, ay]: PdfPoint, [bx, by]: PdfPoint): boolean => Math.hypot(ax - bx, ay - by) < NEAR;
const lengthOf = ([[ax, ay], [bx, by]]: readonly [PdfPoint, PdfPoint]): number => Math.hypot(ax - bx, ay - by);
const piecesOf = ({ drawn }: PdfPage, ink: string): PdfStroke['pieces'] =>
  drawn.filter((one) => one.kind === 'line' && one.ink === ink).flatMap(({ pieces }) => pieces);
/** The places of straight lines up and down, or across, from the first to the last. */
const placesOf = (pieces: PdfStroke['pieces'], axis: 0 | 1): number[] =>
  [
    ...new Set(
      pieces.flatMap(([a, b]) => (Math.abs(a[axis] - b[axis]) < 0.01 ? [Math.round(a[axis] * 100) / 100] : [])),
    ),
  ].sort((a, b) => a - b);

async function printed(page: Page): Promise<PdfPage[]> {
  const { pages, images } = readPdf(await page.pdf({ preferCSSPageSize: true }));
  expect(images).toBe(0);
  return pages;
}

/** The ends of all lines and the corners of all boxes as they should come, by the page as it was drawn. */
function endsOf(page: PageMarks): PdfPoint[] {
  const { turn } = paperOf(page);
  const ends = page.marks.flatMap((mark): PdfPoint[] => {
    if (mark.kind === 'line')
      return [
        [mark.x1, mark.y1],
        [mark.x2, mark.y2],
      ];
    if (mark.kind !== 'rect') return [];
    return [
      [mark.x, mark.y],
      [mark.x + mark.width, mark.y + mark.height],
    ];
  });
  return turn ? ends.map(([x, y]) => [page.height - y, x]) : ends;
}

/** Those that are drawn nowhere near. */
function missing(ends: readonly PdfPoint[], { drawn }: PdfPage): PdfPoint[] {
  const cell = ([x, y]: PdfPoint, dx = 0, dy = 0) => `${Math.round(x) + dx} ${Math.round(y) + dy}`;
  const cells = new Map<string, PdfPoint[]>();
  for (const point of drawn.flatMap(({ points }) => points))
    cells.set(cell(point), [...(cells.get(cell(point)) ?? []), point]);
  const around = [-1, 0, 1];
  return ends.filter(
    (end) => !around.some((dx) => around.some((dy) => cells.get(cell(end, dx, dy))?.some((one) => isNear(one, end)))),
  );
}

for (const paper of GAME_PAPERS) {
  const [flat, edge] = SIZES[paper];
  test.describe(`the whole game on ${paper}`, () => {
    for (const backs of COUNTER_BACKS) {
      test(`2.1, 2.4 every line and box is in its place, and none in the margin; counters ${backs}`, async ({
        page,
      }) => {
        for (const scenario of SCENARIOS) {
          const wanted = drawGameKit(scenario, { paper, backs, parts: KIT_PARTS, player: null });
          await page.setContent(kitDocument([scenario.id, '--paper', paper, '--counters', backs]));
          await page.evaluate(() => document.fonts.ready);
          const pages = await printed(page);
          expect(pages).toHaveLength(wanted.length);
          for (const [nth, one] of pages.entries()) {
            const { width, height } = paperSize(paper);
            // The browser gives a paper in whole points.
            expect(Math.abs(one.width - (width / 25.4) * 72)).toBeLessThan(1);
            expect(Math.abs(one.height - (height / 25.4) * 72)).toBeLessThan(1);
            const outside = one.drawn
              .flatMap(({ points }) => points)
              .filter(([x, y]) => Math.min(x, y, width - x, height - y) < 6);
            expect(outside).toEqual([]);
            expect(missing(endsOf(wanted[nth]!), one)).toEqual([]);
          }
        }
      });

      test(`2.4 counters are as large as they should be, ${backs}`, async ({ page }) => {
        await page.setContent(kitDocument(['convoy-red', '--paper', paper, '--counters', backs, '--what', 'counters']));
        for (const one of (await printed(page)).filter(({ text }) => !text.includes(', backs'))) {
          const cuts = piecesOf(one, CUT);
          for (const [axis, step] of [
            [0, backs === 'fold' ? 2 * edge : edge],
            [1, edge],
          ] as const) {
            const places = placesOf(cuts, axis);
            expect(places.length).toBeGreaterThan(1);
            for (const [nth, place] of places.entries()) {
              expect(Math.abs(place - places[0]! - nth * step)).toBeLessThan(NEAR);
            }
          }
        }
      });
    }

    test('2.1, R2.1b hexes are as large as they should be, and go on over the edges of sheets', async ({ page }) => {
      await page.setContent(kitDocument(['showdown', '--paper', paper, '--what', 'map']));
      const [a, b] = (await printed(page)).map((one) => ({ sides: piecesOf(one, GRID), cuts: piecesOf(one, CUT) }));
      const side = flat / Math.sqrt(3);
      for (const one of a!.sides) expect(Math.abs(lengthOf(one) - side)).toBeLessThan(NEAR);
      const [xs, ys] = [0, 1].map((axis) => a!.sides.flat().map((point) => point[axis]!));
      expect(Math.abs(Math.max(...xs!) - Math.min(...xs!) - (15 * 1.5 + 2) * side)).toBeLessThan(NEAR);
      expect(Math.abs(Math.max(...ys!) - Math.min(...ys!) - 17.5 * flat)).toBeLessThan(NEAR);

      const [left, right] = placesOf(a!.cuts, 0);
      const [top, bottom] = placesOf(a!.cuts, 1);
      for (const [dx, dy, shared] of [
        [right! - left!, 0, 2 * 17 - 1],
        [0, bottom! - top!, 2 * 16 - 1],
      ] as const) {
        const beside = b!.sides.map((one) => one.map(([x, y]): PdfPoint => [x + dx, y + dy]));
        const meeting = a!.sides.filter(([from, to]) =>
          beside.some(([p, q]) => (isNear(from, p!) && isNear(to, q!)) || (isNear(from, q!) && isNear(to, p!))),
        );
        expect(meeting).toHaveLength(shared);
      }
    });
  });
}

test('R10.0b what a player of a closed game prints holds nothing of the other’s', async ({ browser }) => {
  const record = recorded('first-shot-9');
  const { history } = replay(gameAfter(record, 0), record.actions);
  const count = Math.round(record.actions.length / 2);
  const player = presentAt(history, count);
  /**
   * All that comes out for whoever sits there now, in a browser of its own that keeps the game under the same name: by the
   * browser, and by the dialog without the card, which both may read.
   */
  const prints = async (game: typeof record) => {
    const page = await (await browser.newContext()).newPage();
    const { fallen } = gameAfter(game, count).dice;
    const closed = { ...game, dice: { rolls: [...fallen] }, table: { mode: 'hotseat', logs: 'closed' } };
    await sameSeeds(page);
    await page.goto('/');
    await openRecord(page, JSON.stringify(closed));
    await takeSeat(page, MOUSE);
    await page.waitForFunction(() =>
      [...document.fonts].some(({ style, status }) => style === 'italic' && status === 'loaded'),
    );
    await atRest(page);
    const logs = await printed(page);
    await fromMenu(page, 'Print for a real table');
    await page.getByRole('checkbox', { name: 'Card' }).uncheck();
    await expect(page.getByText('opens this game').first()).toBeAttached();
    await atRest(page);
    const pages = [...logs, ...(await printed(page))];
    await page.context().close();
    return pages;
  };
  const game = { ...record, actions: record.actions.slice(0, count) };
  const own = await prints(game);
  expect(own.length).toBeGreaterThan(10);
  expect(own.map(({ text }) => text).join()).toContain(`Counters of player ${player}`);
  const twin = twinOf(game, otherPlayer(player));
  expect(twin.actions).toHaveLength(count);
  expect(twin).not.toEqual(game);
  expect(await prints(twin)).toEqual(own);
});
