import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';
import { RULE_CASES } from '../../src/engine/index.ts';
import { anchorOf } from '../arch/cases-page.ts';

const root = join(import.meta.dirname, '../..');

const pagesIn = (folder: string, recursive: boolean): string[] =>
  readdirSync(join(root, folder), { recursive, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.md'))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)));

/** Every page of the project that people read. */
const PAGES = [...pagesIn('.', false), ...pagesIn('docs', true), 'src/engine/CASES.md'];

const read = (page: string): string => readFileSync(join(root, page), 'utf8').replace(/```[\s\S]*?```/g, '');
const headingsOf = (page: string): string[] => [...read(page).matchAll(/^#+ (.*)$/gm)].map(([, title = '']) => title);

/** The links of a page that lead nowhere: to no file, or to no heading of it. Those into the web are not followed. */
function deadLinks(page: string, text = read(page)): string[] {
  const links = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link);
  return links.filter((link) => {
    if (/^[a-z]+:/.test(link)) return false;
    const [path = '', anchor] = link.split('#');
    const target = path ? join(dirname(page), path) : page;
    if (!existsSync(join(root, target))) return true;
    return anchor !== undefined && !headingsOf(target).map(anchorOf).includes(anchor);
  });
}

describe('the pages', () => {
  test.each(PAGES)('%s has no dead link', (page) => {
    expect(deadLinks(page)).toEqual([]);
  });

  test.each(PAGES)('%s names no ruling that does not exist', (page) => {
    const named = read(page).match(/\bR\d+\.\d+[a-z]\b/g) ?? [];
    expect(named.filter((name) => !RULE_CASES.some((known) => known === name))).toEqual([]);
  });

  test('docs/architecture.md names nothing that the code does not', () => {
    const sources = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' }).filter((file) =>
      /\.tsx?$/.test(file),
    );
    const known = new Set(
      sources.flatMap((file) => readFileSync(join(root, 'src', file), 'utf8').match(/[\w-]+/g) ?? []),
    );
    const named = [...read('docs/architecture.md').matchAll(/`([\w-]+)`/g)].map(([, name = '']) => name);
    expect(named.length).toBeGreaterThan(50);
    expect(named.filter((name) => !known.has(name))).toEqual([]);
  });

  test('docs/architecture.md finds what it names in the file to which it leads', () => {
    const words = read('docs/architecture.md').replace(/\s+/g, ' ');
    const named = [
      /\[`(?<name>[\w-]+)`\]\((?<file>[^)]+)\)/g,
      /`(?<name>[\w-]+)` (?:of|in) \[[^\]]*\]\((?<file>[^)]+)\)/g,
    ]
      .flatMap((way) => [...words.matchAll(way)])
      .map(({ groups: { name = '', file = '' } = {} }) => ({ name, file: join(root, 'docs', file) }))
      .filter(({ file }) => /\.tsx?$/.test(file));
    expect(named.length).toBeGreaterThan(40);
    const gone = named.filter(
      ({ name, file }) =>
        !readFileSync(file, 'utf8')
          .match(/[\w-]+/g)
          ?.includes(name),
    );
    expect(gone).toEqual([]);
  });

  test('docs/rulings.md has one heading for each ruling, in the order of the rulebook', () => {
    const headings = headingsOf('docs/rulings.md').filter((title) => /^R\d/.test(title));
    expect(headings).toEqual(RULE_CASES.filter((name) => name.startsWith('R')));
    expect(new Set(headings.map(anchorOf)).size).toBe(headings.length);
  });
});

describe('the search for dead links', () => {
  test('follows files and headings, and leaves the web alone', () => {
    const text =
      '[a](rulings.md) [b](rulings.md#r84a) [c](https://example.org/x) [d](gone.md) [e](rulings.md#r84z) [f](#nowhere)';
    expect(deadLinks('docs/record-format.md', text)).toEqual(['gone.md', 'rulings.md#r84z', '#nowhere']);
  });
});
