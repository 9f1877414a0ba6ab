import { render } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { SPACESHIP_HULLS } from '../../src/engine/index.ts';
import { SCENARIOS } from '../../src/scenarios/index.ts';
import { FAMILIES } from '../../src/sheet/index.ts';
import { drawCharts, drawLogs, type PageMarks, toSvg } from '../../src/sheet/paper/index.ts';
import { Silhouette } from '../../src/ui/counters/Silhouette.tsx';
import { PaperPage } from '../../src/ui/logs/print/PaperPage.tsx';
import { afterGame, beforePlay, sheetsFor } from '../fixtures/sheets.ts';

/** An element and all below it, without the order of attributes. */
function outlineOf(element: Element): unknown {
  const attributes = Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value]));
  const children = [...element.children].map(outlineOf);
  return { tag: element.tagName.toLowerCase(), attributes, children, text: children.length ? '' : element.textContent };
}

/** The marks that the two renderers make of a page. */
function both(page: PageMarks): [unknown[], unknown[]] {
  const { container } = render(<PaperPage page={page} actualSize />);
  const host = document.createElement('div');
  host.innerHTML = toSvg(page);
  const marksOf = (root: Element): unknown[] => [...root.querySelectorAll('path, text')].map(outlineOf);
  return [marksOf(container), marksOf(host)];
}

const pages = [
  ...drawLogs(sheetsFor(afterGame('first-shot-4'), null), { size: 'a4', colour: true, twoUp: true }, 'A & B'),
  ...drawCharts({ size: 'letter', colour: false }),
];

/** The strokes that begin in a drawing. */
const strokesOf = (elements: readonly unknown[]): number =>
  (elements as { attributes: Record<string, string> }[]).reduce(
    (sum, { attributes }) => sum + (attributes.d && !attributes.transform ? attributes.d.split('M').length - 1 : 0),
    0,
  );

describe('R10.1a the page and the command line draw the same', () => {
  test.each(pages.map((page) => [page.title, page] as const))('%s', (_title, page) => {
    const [react, text] = both(page);
    expect(react).toEqual(text);
  });

  test('R10.1a with every mark of the page in it', () => {
    for (const page of pages) {
      const [elements] = both(page);
      const texts = page.marks.filter(({ kind }) => kind === 'text');
      expect(elements.filter((element) => (element as { tag: string }).tag === 'text')).toHaveLength(texts.length);
      const strokes = page.marks.flatMap((mark) =>
        mark.kind === 'text' || (mark.kind === 'path' && mark.placed) ? [] : mark.kind === 'path' ? mark.d : 'M',
      );
      expect(strokesOf(elements)).toBe(strokes.join('').split('M').length - 1);
    }
  });

  test('R10.1a on the sheet that lies in the printer', () => {
    for (const page of pages) {
      const { container } = render(<PaperPage page={page} actualSize />);
      const svg = container.querySelector('svg')!;
      const [, width, height] = /width="([\d.]+mm)" height="([\d.]+mm)"/.exec(toSvg(page))!;
      expect([svg.getAttribute('width'), svg.getAttribute('height')]).toEqual([width, height]);
      expect(toSvg(page)).toContain(`viewBox="${svg.getAttribute('viewBox')}"`);
      expect(Number.parseFloat(height!)).toBeGreaterThan(Number.parseFloat(width!));
      expect(svg.querySelector('g')?.getAttribute('transform') ?? null).toBe(
        page.sideways ? `translate(${page.height} 0) rotate(90)` : null,
      );
    }
  });

  test('R10.1a a preview lies the right way up', () => {
    const [page] = drawLogs(sheetsFor(beforePlay(SCENARIOS[0]!), 1), { size: 'a4', colour: false, twoUp: true });
    const { container } = render(<PaperPage page={page!} />);
    expect(container.querySelector('svg')?.getAttribute('viewBox')).toBe('0 0 297 210');
    expect(container.querySelector('g')?.getAttribute('transform')).toBeNull();
  });
});

test.each(SPACESHIP_HULLS)('R10.1a a log carries the shape of a %s as its counter does', (hull) => {
  const { container } = render(
    <svg>
      <title>counter</title>
      <Silhouette kind="spaceship" family={FAMILIES[hull]} />
    </svg>,
  );
  const onCounter = [...container.querySelectorAll('path')].map((path) => path.getAttribute('d'));
  const [sheet] = sheetsFor(beforePlay(SCENARIOS[0]!), 1);
  const [page] = drawLogs([{ ...sheet!, ship: { ...sheet!.ship!, hull } }], { size: 'a4', colour: false });
  const onPaper = page!.marks.flatMap((mark) => (mark.kind === 'path' ? mark.d : []));
  for (const d of onCounter) expect(onPaper).toContain(d);
});
