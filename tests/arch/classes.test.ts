import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const ui = join(import.meta.dirname, '../../src/ui');

/** The rooms whose classes serve everywhere. */
const GROUND = ['kit'];

const files = (kind: RegExp) =>
  readdirSync(ui, { recursive: true, encoding: 'utf8' })
    .filter((path) => kind.test(path))
    .map((path) => {
      const text = readFileSync(join(ui, path), 'utf8').replaceAll(/\/\*.*?\*\//gs, '');
      return { room: path.includes('/') ? path.split('/')[0]! : '', path, text };
    });

const styles = files(/\.css$/);
const code = files(/\.tsx?$/);

const firstWord = (name: string): string => name.split('-')[0]!;

/** The selectors of a style sheet, each by itself. */
const selectorsOf = (css: string): string[] =>
  [...css.matchAll(/([^{};]+)\{/g)].flatMap(([, head]) =>
    head!.trim().startsWith('@') ? [] : head!.split(',').map((one) => one.trim()),
  );

const classesOf = (selector: string): string[] =>
  [...selector.replaceAll(/"[^"]*"/g, '').matchAll(/\.([a-z][\w-]*)/g)].map(([, name]) => name!);

const styled = styles.flatMap(({ room, path, text }) =>
  selectorsOf(text).map((selector) => ({ room, path, selector, classes: classesOf(selector) })),
);

const ground = new Set(
  styled.filter(({ room }) => GROUND.includes(room)).flatMap(({ classes }) => classes.map(firstWord)),
);

/** A class that a selector names first is styled there, unless it serves everywhere or says what the part is just now. */
const owners = new Map<string, Set<string>>();
for (const { room, classes } of styled) {
  const own = classes.find((name) => GROUND.includes(room) || !(ground.has(firstWord(name)) || name.startsWith('is-')));
  if (own) owners.set(firstWord(own), (owners.get(firstWord(own)) ?? new Set()).add(room));
}

const mayName = (room: string, name: string): boolean =>
  name.startsWith('is-') || ground.has(firstWord(name)) || (owners.get(firstWord(name))?.has(room) ?? true);

/** The words of the class attributes of a file, those put together among them. */
const wordsIn = (text: string): string[] =>
  [...text.matchAll(/className=("[^"]*"|\{(?:[^{}]|\{[^{}]*\})*\})/g)].flatMap(([, value]) =>
    value!.startsWith('"')
      ? value!.slice(1, -1).split(' ')
      : [...value!.replaceAll(/\('[^']*'\)/g, '').matchAll(/'([^']*)'|`([^`]*)`/g)].flatMap(([, quoted, template]) =>
          (quoted ?? template ?? '').replaceAll(/\$\{[^}]*\}/g, ' ').split(/\s+/),
        ),
  );

describe('classes', () => {
  test('the first word of a class belongs to one room', () => {
    expect([...owners].filter(([, rooms]) => rooms.size > 1)).toEqual([]);
  });

  test('no room styles the class of another', () => {
    expect(styled.filter(({ room, classes }) => classes.some((name) => !mayName(room, name)))).toEqual([]);
  });

  test('no room draws with the class of another', () => {
    const drawn = code.flatMap(({ room, path, text }) =>
      wordsIn(text)
        .filter((word) => word !== '' && room !== '' && !mayName(room, word))
        .map((word) => `${path}: ${word}`),
    );
    expect(drawn).toEqual([]);
  });

  test('every class that is styled is drawn somewhere', () => {
    const all = code.map(({ text }) => text).join('\n');
    const known = (name: string): boolean => {
      if (new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(all)) return true;
      // Put together from two words: `map-mark-${kind}`.
      const end = name.lastIndexOf('-');
      return end > 0 && all.includes(`${name.slice(0, end)}-\${`);
    };
    const names = new Set(styled.flatMap(({ classes }) => classes));
    expect([...names].filter((name) => !known(name))).toEqual([]);
  });

  test('every rule lies in a layer', () => {
    /** What stands outside all braces. */
    const outside = (css: string): string[] => {
      const inner = css.replaceAll(/\{[^{}]*\}/g, ';');
      return inner === css ? css.split(';').map((head) => head.trim()) : outside(inner);
    };
    const heads = styles.flatMap(({ path, text }) => outside(text).map((head) => ({ path, head })));
    expect(heads.filter(({ head }) => !/^(@layer [\w, ]+|@font-face)?$/.test(head))).toEqual([]);
  });

  test('breakpoints are those of the layouts alone', () => {
    const queries = styles.flatMap(({ path, text }) =>
      [...text.matchAll(/@media[^{]*\d(px|rem|em)[^{]*/g)].map(([query]) => `${path}: ${query}`),
    );
    expect(queries).toEqual([]);
  });

  test('no :has() asks for a place among others: every new element would have the whole table styled anew', () => {
    const places = styles.flatMap(({ path, text }) =>
      [...text.matchAll(/:has\([^{]*?:(only|first|last|nth|empty)\b[^{]*/g)].map(([rule]) => `${path}: ${rule}`),
    );
    expect(places).toEqual([]);
  });
});
