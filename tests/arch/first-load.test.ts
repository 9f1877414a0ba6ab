import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');

/** What a source imports as it is loaded; types are gone by then, and `import()` waits until it is called. */
const importsOf = (source: string): string[] =>
  [...source.matchAll(/^(?:import|export)\s(?!type\s)(?:[^;'"]*?\sfrom\s)?['"](\.[^'"]+)['"]/gm)].map(
    ([, path = '']) => path,
  );

/** Every file that is loaded with this one. */
function loadedWith(entry: string): Set<string> {
  const found = new Set<string>();
  const open = [join(root, entry)];
  for (let file = open.pop(); file; file = open.pop()) {
    const name = relative(root, file);
    if (found.has(name) || !existsSync(file)) continue;
    found.add(name);
    if (!/\.tsx?$/.test(file)) continue;
    for (const path of importsOf(readFileSync(file, 'utf8'))) open.push(join(dirname(file), path));
  }
  return found;
}

describe('the first load', () => {
  const loaded = loadedWith('src/main.tsx');

  test('is followed through the tree', () => {
    expect(loaded).toContain('src/ui/App.tsx');
    expect(loaded).toContain('src/engine/charts/pods.ts');
  });

  test('waits with the handbook until it is opened', () => {
    expect([...loaded].filter((file) => file.startsWith('src/handbook/'))).toEqual([]);
  });

  test('waits with one who plays for the program until a game is opened', () => {
    expect([...loaded].filter((file) => /^src\/(opponent|store\/thinking)\//.test(file))).toEqual([]);
  });

  test.each([
    ["import { a } from './a.ts';", ['./a.ts']],
    ["import {\n  a,\n  type B,\n} from './a.ts';", ['./a.ts']],
    ["import './a.css';", ['./a.css']],
    ["export * from './a.ts';", ['./a.ts']],
    ["import type { A } from './a.ts';", []],
    ["const later = () => import('./a.ts');", []],
  ])('finds in %j %j', (source, paths) => {
    expect(importsOf(source)).toEqual(paths);
  });
});
