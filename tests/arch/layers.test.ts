import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rooms } from '../../lint/floors.ts';
import { lintOf, withDiagram } from '../../lint/generate.ts';

const root = join(import.meta.dirname, '../..');

/** File, its content, and the rule that must refuse it; no rule where it must be let through. */
type Plant = readonly [folder: string, content: string, refusedBy?: string];

const IMPORTS = 'lint/style/noRestrictedImports';
const GLOBALS = 'lint/style/noRestrictedGlobals';
const CHANCE = 'plugin';

const importing = (...from: string[]) =>
  `${from.map((path, i) => `import { a as a${i} } from '${path}';`).join('\n')}\nexport const all = [${from.map((_, i) => `a${i}`)}];\n`;

/** One for each kind of fence: the rooms are those of lint/floors.ts, and what the linter refuses follows from them. */
const plants: Plant[] = [
  [
    'src/engine/rules',
    importing('./fire.ts', './fire/hit.ts', '../model/a.ts', '../space/a.ts', '../charts/a.ts', 'immer'),
  ],
  ['src/engine/model', "import type { a } from '../rules/fire.ts';\nexport type B = a;\n", IMPORTS],
  ['src/engine/space', "export * from '../rules/fire.ts';\n", IMPORTS],
  ['src/engine/rules/fire', "export const later = () => import('../../sequence.ts');\n", IMPORTS],
  ['src/engine/rules', importing('node:fs'), IMPORTS],
  ['src/engine/rules', 'export const x = Math?.random();\n', CHANCE],
  ['src/engine/rules', 'export const { random } = Math;\n', CHANCE],
  ['src/engine/rules', 'export const x = globalThis.crypto;\n', GLOBALS],
  ['src/words', importing('../store/game.ts'), IMPORTS],
  ['src/opponent', importing('../chances/features.ts'), IMPORTS],
  ['src/server', importing('../ui/app.tsx'), IMPORTS],
  ['src/store/device', importing('../answering/worker.ts?worker&url')],
  ['src/store/table', importing('../../workshop/call.ts'), IMPORTS],
  ['src/ui/map', importing('../play/context.ts', '../../store/seat/seat.ts', 'react')],
  ['src/ui/map', importing('../table/Line.tsx'), IMPORTS],
  ['src/ui/play/decisions', "import '../../table/table.css';\n", IMPORTS],
  ['src', importing('./engine/rules/fire.ts'), IMPORTS],
  ['tests/cases', importing('../../src/engine/rules/fire.ts', 'fast-check')],
];

/** The planted files stand outside the tree, so that a run that is broken off leaves nothing in it. */
const planted = (index: number) => join(plants[index]![0], `planted${index}.ts`);
let outside: string;
let diagnostics: { category: string; severity: string; location: { path: string } }[];

function run(script: string, ...args: string[]) {
  return spawnSync(process.execPath, [join(root, 'node_modules', script), ...args], {
    cwd: outside,
    encoding: 'utf8',
  });
}

function plant(path: string, content: string) {
  mkdirSync(join(outside, dirname(path)), { recursive: true });
  writeFileSync(join(outside, path), content);
}

beforeAll(() => {
  outside = mkdtempSync(join(tmpdir(), 'deltavee-layers-'));
  for (const name of [
    'biome.json',
    'lint',
    'package.json',
    '.gitignore',
    'tsconfig.base.json',
    'src/engine/tsconfig.json',
  ])
    cpSync(join(root, name), join(outside, name), { recursive: true });
  plants.forEach(([, content], index) => {
    plant(planted(index), content);
  });
  plant('src/words/ring-a.ts', "import { b } from './ring-b.ts';\nexport const a = () => b;\n");
  plant('src/words/ring-b.ts', "import { a } from './ring-a.ts';\nexport const b = () => a;\n");
  const { stdout } = run('@biomejs/biome/bin/biome', 'lint', '--reporter=json', '--max-diagnostics=10000');
  diagnostics = JSON.parse(stdout).diagnostics;
});

afterAll(() => {
  rmSync(outside, { recursive: true, force: true });
});

const refusals = (path: string) =>
  diagnostics
    .filter(({ location, severity }) => location.path === path && severity !== 'info')
    .map(({ category }) => category);

describe('layers of the lint configuration', () => {
  test('follow from the table of rooms, as does the picture of them', () => {
    const textOf = (path: string) => readFileSync(join(root, path), 'utf8');
    expect(textOf('lint/floors.json') === lintOf(rooms), 'npm run workshop -- floors').toBe(true);
    expect(textOf('docs/architecture.md')).toBe(withDiagram(textOf('docs/architecture.md')));
  });

  test('fence every folder that holds code', () => {
    const tracked = spawnSync('git', ['ls-files', 'src'], { cwd: root, encoding: 'utf8' }).stdout.split('\n');
    const folders = new Set(tracked.filter((path) => /\.tsx?$/.test(path)).map(dirname));
    const fenced = rooms.flatMap(({ room }) => [room, ...[...folders].filter((path) => dirname(path) === room)]);
    expect([...folders].filter((path) => !fenced.includes(path))).toEqual([]);
  });

  test.each(plants.map(([folder, content, by], index) => ({ index, folder, content: content.trim(), by })))(
    '$folder: $content -> $by',
    ({ index, by }) => {
      const found = new Set(refusals(planted(index)));
      expect([...found]).toEqual(by === undefined ? [] : [by]);
    },
  );

  test('an import cycle is refused', () => {
    expect(refusals('src/words/ring-a.ts')).toContain('lint/suspicious/noImportCycles');
  });
});

test('the TypeScript project of the engine refuses the DOM, Node and what lies outside, and nothing else', () => {
  // A folder of its own, since the planted files above import what does not exist.
  rmSync(join(outside, 'src/engine'), { recursive: true });
  cpSync(join(root, 'src/engine/tsconfig.json'), join(outside, 'src/engine/tsconfig.json'));
  plant('src/words/index.ts', 'export const word: string = "";\n');
  plant('src/engine/rules/own.ts', 'export const x: number = Math.max(1, 2);\n');
  plant('src/engine/rules/dom.ts', 'export const x: unknown = window.document;\n');
  plant('src/engine/rules/node.ts', 'export const x: unknown = process.env;\n');
  plant('src/engine/rules/outward.ts', "export { word } from '../../words/index.ts';\n");
  const { stdout, status } = run('typescript/bin/tsc', '-p', 'src/engine');
  expect(status).not.toBe(0);
  for (const name of ['dom', 'node', 'outward']) expect(stdout).toContain(`src/engine/rules/${name}.ts`);
  expect(stdout).not.toContain('src/engine/rules/own.ts');
});
