import { describe, expect, test } from 'vitest';
import { handbookDocument } from '../../src/cli/handbook.ts';
import { UsageError } from '../../src/cli/output.ts';
import { addressOf, CHART_IDS, PLACES } from '../../src/handbook/index.ts';
import { PAPER_SIZES, type PageMarks } from '../../src/sheet/paper/index.ts';
import { drawBooklet } from '../../src/tabletop/index.ts';
import { boundsOf, isWithin, textsOf } from '../print/on-paper.ts';

const FORMS = PAPER_SIZES.flatMap((paper) => [false, true].map((folded) => ({ paper, folded })));

/** The texts of a link one after the other, as long as they lead to the same place. */
function linksOn({ marks }: PageMarks): { to: string; text: string }[] {
  const links: { to: string | undefined; text: string }[] = [];
  for (const { to, text } of marks.flatMap((mark) => (mark.kind === 'text' ? [mark] : []))) {
    const last = links.at(-1);
    if (last && last.to === to) last.text += ` ${text}`;
    else links.push({ to, text });
  }
  return links.flatMap(({ to, text }) => (to === undefined ? [] : [{ to, text }]));
}

const placesOf = (pages: readonly PageMarks[]): [name: string, page: number][] =>
  pages.flatMap(({ marks }, nth) =>
    marks.flatMap((mark): [string, number][] => (mark.kind === 'text' && mark.name ? [[mark.name, nth + 1]] : [])),
  );

describe('the handbook on paper', () => {
  test.each(PAPER_SIZES)('on %s every page number that is printed beside a link is that of its place', (paper) => {
    const pages = drawBooklet({ paper, folded: false });
    expect(pages.length).toBeLessThanOrEqual(40);
    const places = new Map(placesOf(pages));
    // A name is used once, and everything but words has one.
    expect(placesOf(pages)).toHaveLength(places.size);
    const named = PLACES.filter(({ kind }) => kind !== 'term').map(addressOf);
    for (const address of [...named, ...CHART_IDS.map((id) => `chart/${id}`)]) {
      expect(places.has(`booklet-${address.replace(/[./]/g, '-')}`), address).toBe(true);
    }
    let numbers = 0;
    for (const { to, text } of pages.flatMap(linksOn)) {
      expect(places.has(to), text).toBe(true);
      const [, number] = /(?:^| |page |p\. )(\d+)$/.exec(text) ?? [];
      if (number === undefined) continue;
      expect(Number(number), text).toBe(places.get(to));
      numbers += 1;
    }
    expect(numbers).toBeGreaterThan(600);
  });

  test.each(FORMS)('on $paper, folded: $folded, nothing lies outside of 6 mm', (choice) => {
    for (const { title, width, height, marks } of drawBooklet(choice)) {
      const inner = { left: 6, top: 6, right: width - 6, bottom: height - 6 };
      for (const mark of marks) {
        if (mark.kind === 'path' && !mark.placed) continue;
        if (!isWithin(boundsOf(mark), inner)) throw new Error(`${title}: ${JSON.stringify(mark)}`);
      }
    }
  });

  test.each(FORMS)('on $paper, folded: $folded, no page has a few lines only', (choice) => {
    for (const page of drawBooklet(choice)) expect(textsOf(page).length, page.title).toBeGreaterThan(40);
  });

  test('folded, each side of a sheet has the two pages that a pile needs there, and the last ones are empty', () => {
    const sides = drawBooklet({ paper: 'a4', folded: true });
    const pages = sides.length * 2;
    expect(pages % 4).toBe(0);
    for (const [side, { title, width, height }] of sides.entries()) {
      expect([width, height]).toEqual([297, 210]);
      const [low, high] = [side + 1, pages - side];
      const numbers = title.split('; ').map((name) => Number(/\d+/.exec(name)?.[0] ?? 0));
      const expected = side % 2 === 0 ? [high, low] : [low, high];
      expect(numbers.map((number, nth) => number || expected[nth])).toEqual(expected);
    }
    expect(sides.filter(({ title }) => title.includes('Empty')).length).toBeLessThan(4);
  });

  test.each(PAPER_SIZES)('the command line prints it on %s as one document of letters and lines', (paper) => {
    const document = handbookDocument(['--booklet', '--paper', paper]);
    expect(document).toContain(`@page { size: ${paper === 'a4' ? 'A4' : 'letter'} portrait; margin: 0; }`);
    expect(document.replaceAll('http://www.w3.org/2000/svg', '')).not.toMatch(
      /https?:|<script|<link|<img|<image|opacity/,
    );
    expect(document).toMatch(/<a href="#booklet-8-4"><text[^>]*>On one line, or side by side<\/text><\/a>/);
    expect(document).toMatch(/<text[^>]* id="booklet-8-4">On one line, or side by side<\/text>/);
  });

  test.each<[string, string[]]>([
    ['no form', []],
    ['a paper that nobody sells', ['--booklet', '--paper', 'a5']],
    ['too many words', ['--booklet', '8.4']],
  ])('a call with %s is wrong', (_name, words) => {
    expect(() => handbookDocument(words)).toThrow(UsageError);
  });
});
