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

const plants: Plant[] = [
  ['src/engine/model', importing('./names.ts', 'valibot')],
  ['src/engine/model', importing('../space/hexes.ts'), IMPORTS],
  ['src/engine/model', importing('../charts/armor.ts'), IMPORTS],
  ['src/engine/model', "import type { a } from '../rules/fire.ts';\nexport type B = a;\n", IMPORTS],
  ['src/engine/model', "export * from '../space/hexes.ts';\n", IMPORTS],
  ['src/engine/model', "export const later = () => import('../space/hexes.ts');\n", IMPORTS],
  ['src/engine/space', importing('./hexes.ts', '../model/names.ts')],
  ['src/engine/space', importing('../rules/fire.ts'), IMPORTS],
  ['src/engine/space', importing('honeycomb-grid'), IMPORTS],
  ['src/engine/charts', importing('./armor.ts', '../model/names.ts')],
  ['src/engine/charts', importing('../rules/fire.ts'), IMPORTS],
  ['src/engine/charts', importing('../sequence.ts'), IMPORTS],
  [
    'src/engine/rules',
    importing('./fire.ts', './fire/hit.ts', '../model/a.ts', '../space/a.ts', '../charts/a.ts', 'immer'),
  ],
  ['src/engine/rules', importing('../sequence.ts'), IMPORTS],
  ['src/engine/rules', importing('./../sequence.ts'), IMPORTS],
  ['src/engine/rules', importing('../index.ts'), IMPORTS],
  ['src/engine/rules', importing('react'), IMPORTS],
  ['src/engine/rules', importing('zustand/vanilla'), IMPORTS],
  ['src/engine/rules', importing('node:fs'), IMPORTS],
  [
    'src/engine/rules/fire',
    importing('./hit.ts', '../fire.ts', '../move/a.ts', '../../model/a.ts', '../../charts/a.ts'),
  ],
  ['src/engine/rules/fire', importing('../../sequence.ts'), IMPORTS],
  ['src/engine/rules/fire', importing('../../../words/index.ts'), IMPORTS],
  ['src/engine/rules', importing('../orders/table.ts'), IMPORTS],
  ['src/engine/orders', importing('./table.ts', '../rules/fire.ts', '../charts/pods.ts', '../model/names.ts')],
  ['src/engine/orders', importing('../legal.ts'), IMPORTS],
  ['src/engine', importing('./orders/table.ts')],
  ['src/engine', importing('./legal.ts', './rules/fire.ts', './model/names.ts', 'pure-rand/generator/a')],
  ['src/engine', importing('./index.ts'), IMPORTS],
  ['src/engine', importing('../words/index.ts'), IMPORTS],
  ['src/engine', importing('react'), IMPORTS],
  ['src/engine/rules', 'export const x = Math.max(1, Math.floor(2.5)) + [1].map(Math.abs).length;\n'],
  ['src/engine/rules', 'export const x = Math.random();\n', CHANCE],
  ['src/engine/rules', 'export const x = Math?.random();\n', CHANCE],
  ['src/engine/rules', 'export const { random } = Math;\n', CHANCE],
  ['src/engine/rules', 'export const x = [Math].map((m) => m.random());\n', CHANCE],
  ['src/engine/rules', 'export const x = Date.now();\n', GLOBALS],
  ['src/engine/rules', 'export const x = performance.now();\n', GLOBALS],
  ['src/engine/rules', 'export const x = globalThis.crypto;\n', GLOBALS],
  ['src/engine/rules', 'export const x = window.innerWidth;\n', GLOBALS],
  ['src/scenarios', importing('../engine/index.ts', '../words/index.ts')],
  ['src/scenarios', importing('../engine/model/names.ts'), IMPORTS],
  ['src/words', importing('../store/game.ts'), IMPORTS],
  ['src/words', importing('react'), IMPORTS],
  ['src/words', importing('../opponent/index.ts'), IMPORTS],
  ['src/game', importing('../engine/index.ts', '../scenarios/index.ts')],
  ['src/game', importing('../store/seat/seat.ts'), IMPORTS],
  [
    'src/server',
    importing('../engine/index.ts', '../game/history.ts', '../wire/names.ts', '../scenarios/index.ts', 'node:fs'),
  ],
  ['src/server', importing('../engine/apply.ts'), IMPORTS],
  ['src/server', importing('../store/saved/rows.ts'), IMPORTS],
  ['src/server', importing('../ui/app.tsx'), IMPORTS],
  ['src/ui/map', importing('../../server/main.ts'), IMPORTS],
  ['src/cli', importing('../server/main.ts'), IMPORTS],
  ['src/wire', importing('../game/history.ts'), IMPORTS],
  ['src/engine/files', importing('../orders/form.ts', '../game.ts', 'valibot')],
  ['src/engine/files', importing('../index.ts'), IMPORTS],
  ['src/engine/files', importing('../views/view.ts'), IMPORTS],
  ['src/handbook', importing('../engine/index.ts', '../scenarios/index.ts', '../words/index.ts')],
  ['src/handbook', importing('../store/game.ts'), IMPORTS],
  ['src/handbook', importing('react'), IMPORTS],
  [
    'src/lessons',
    importing('../engine/index.ts', '../scenarios/index.ts', '../words/index.ts', '../handbook/index.ts'),
  ],
  ['src/lessons', importing('../store/seat.ts'), IMPORTS],
  ['src/lessons', importing('react'), IMPORTS],
  ['src/sheet', importing('../ui/app.tsx'), IMPORTS],
  ['src/matches', importing('./rng.ts', '../engine/index.ts', '../opponent/index.ts')],
  ['src/matches', importing('../opponent/plan.ts'), IMPORTS],
  ['src/matches', importing('../cli/random.ts'), IMPORTS],
  ['src/matches', importing('node:fs'), IMPORTS],
  ['src/matches', 'export const x = Math.random();\n', CHANCE],
  ['src/chances', importing('./features.ts', '../engine/index.ts')],
  ['src/chances', importing('../opponent/index.ts'), IMPORTS],
  ['src/chances', 'export const x = Math.random();\n', CHANCE],
  ['src/opponent', importing('./plan.ts', '../engine/index.ts', 'pure-rand/distribution/uniformInt')],
  ['src/opponent', importing('../chances/index.ts')],
  ['src/opponent', importing('../chances/features.ts'), IMPORTS],
  ['src/opponent', importing('../engine/apply.ts'), IMPORTS],
  ['src/opponent', importing('../scenarios/index.ts'), IMPORTS],
  ['src/opponent', importing('../store/seat.ts'), IMPORTS],
  ['src/opponent', 'export const x = Math.random();\n', CHANCE],
  ['src/opponent', 'export const x = performance.now();\n', GLOBALS],
  ['src/workbench/ships', importing('./design.ts', '../../engine/index.ts', 'valibot')],
  ['src/workbench/battles', importing('../ships/design.ts')],
  ['src/workbench/ships', importing('../../engine/charts/hulls.ts'), IMPORTS],
  ['src/workbench/ships', importing('../../store/seat.ts'), IMPORTS],
  ['src/workbench/ships', importing('../../words/index.ts'), IMPORTS],
  ['src/workbench/ships', importing('react'), IMPORTS],
  ['src/workbench/ships', 'export const x = Math.random();\n', CHANCE],
  ['src/workbench/ships', 'export const x = Date.now();\n', GLOBALS],
  ['src/wire', importing('./names.ts', '../engine/index.ts', 'valibot')],
  ['src/wire', importing('../game/history.ts'), IMPORTS],
  ['src/wire', importing('../store/game.ts'), IMPORTS],
  [
    'src/cli',
    importing('../engine/index.ts', '../scenarios/index.ts', '../words/index.ts', '../sheet/index.ts', 'node:fs'),
  ],
  ['src/cli', importing('../engine/apply.ts'), IMPORTS],
  ['src/cli', importing('../store/game.ts'), IMPORTS],
  ['src/cli', importing('../ui/app.tsx'), IMPORTS],
  ['src/cli', importing('zustand/middleware/immer'), IMPORTS],
  ['src/cli', importing('../workshop/call.ts'), IMPORTS],
  ['src/server', importing('../workshop/call.ts'), IMPORTS],
  ['src/store/table', importing('../../workshop/call.ts'), IMPORTS],
  ['src/ui/table', "export const later = () => import('../../workshop/call.ts');\n", IMPORTS],
  ['src/workshop/season', importing('../call.ts', '../../cli/output.ts', '../../puzzles/index.ts', 'node:fs', 'pg')],
  ['src/workshop/season', importing('../../cli/run.ts'), IMPORTS],
  ['src/workshop/season', importing('../../store/seat/seat.ts'), IMPORTS],
  ['src/workshop/puzzles', importing('./find.ts', '../../puzzles/index.ts', '../../matches/match.ts')],
  ['src/workshop/puzzles', importing('node:fs'), IMPORTS],
  ['src/workshop/puzzles', 'export const x = Math.random();\n', CHANCE],
  [
    'src/store/table',
    importing('../../engine/index.ts', '../saved/autosave.ts', '../../game/log.ts', 'zustand/vanilla', 'idb'),
  ],
  ['src/store/table', importing('../../engine/apply.ts'), IMPORTS],
  ['src/store/table', importing('../../ui/app.tsx'), IMPORTS],
  ['src/store/table', importing('../../cli/main.ts'), IMPORTS],
  ['src/store/seat', importing('../table/table-store.ts'), IMPORTS],
  ['src/store/thinking', importing('../saved/autosave.ts'), IMPORTS],
  ['src/store/device', importing('../thinking/worker.ts?worker&url')],
  ['src/store/device', importing('../thinking/worker.ts'), IMPORTS],
  [
    'src/ui/map',
    importing('../../engine/index.ts', '../../store/seat/seat.ts', '../../words/index.ts', 'react', 'honeycomb-grid'),
  ],
  ['src/ui/map', importing('../../engine/space/hexes.ts'), IMPORTS],
  ['src/ui/map', importing('../../engine'), IMPORTS],
  ['src/ui/map', importing('../../cli/main.ts'), IMPORTS],
  ['src/ui/theme', importing('./fonts.ts', '../../words/index.ts', 'react')],
  ['src/ui/theme', importing('../elements/Icon.tsx'), IMPORTS],
  ['src/ui/elements', importing('../theme/fonts.ts', '../../store/preferences.ts')],
  ['src/ui/elements', "import '../dialogs/dialogs.css';\n", IMPORTS],
  ['src/ui/counters', importing('../elements/Icon.tsx')],
  ['src/ui/counters', importing('../shiplog/ShipLog.tsx'), IMPORTS],
  ['src/ui/shiplog', "export const later = () => import('../session/context.ts');\n", IMPORTS],
  ['src/ui/keys', importing('../elements/Icon.tsx')],
  ['src/ui/keys', importing('../session/context.ts'), IMPORTS],
  ['src/ui/session', importing('../elements/Icon.tsx', '../counters/types.ts')],
  ['src/ui/session', "import type { a } from '../map/types.ts';\nexport type B = a;\n", IMPORTS],
  ['src/ui/commands', importing('../session/context.ts', '../keys/command.ts')],
  ['src/ui/commands', importing('../map/types.ts'), IMPORTS],
  ['src/ui/map', importing('../session/context.ts', '../commands/parts.ts', '../counters/types.ts')],
  ['src/ui/map', importing('../arithmetic/fires.ts'), IMPORTS],
  ['src/ui/arithmetic', "export * from '../orders/effects.ts';\n", IMPORTS],
  ['src/ui/events', importing('../print/lazy.ts'), IMPORTS],
  ['src/ui/end', importing('../scene/contents.ts'), IMPORTS],
  ['src/ui/dialogs', importing('../table/Menu.tsx'), IMPORTS],
  ['src/ui/print', importing('../start/Sketch.tsx'), IMPORTS],
  ['src/ui/orders', importing('../arithmetic/fires.ts', '../map/types.ts', '../session/aiming.ts')],
  ['src/ui/orders', importing('../curtain/recap.ts'), IMPORTS],
  ['src/ui/curtain', importing('../decisions/field.ts'), IMPORTS],
  ['src/ui/handbook', importing('../table/keys.ts'), IMPORTS],
  ['src/ui/scene', importing('../map/MapView.tsx', '../orders/effects.ts')],
  ['src/ui/scene', importing('../decisions/field.ts'), IMPORTS],
  ['src/ui/palette', importing('../orders/groups.ts', '../commands/found.ts')],
  ['src/ui/palette', importing('../scene/MapPane.tsx'), IMPORTS],
  ['src/ui/decisions', "import '../table/table.css';\n", IMPORTS],
  ['src/ui/table', importing('../scene/MapPane.tsx', '../decisions/field.ts', '../end/EndPanel.tsx')],
  ['src/ui/table', importing('../pages/pages.ts'), IMPORTS],
  ['src/ui/pages', importing('../table/TableScreen.tsx')],
  ['src/ui/pages', importing('../start/StartScreen.tsx'), IMPORTS],
  ['src/ui/start', importing('../pages/pages.ts', '../elements/Icon.tsx')],
  ['src/ui/start', importing('../workbench/a.ts'), IMPORTS],
  ['src/ui/start', importing('../App.tsx'), IMPORTS],
  ['src/ui/lesson', importing('../table/TableScreen.tsx')],
  ['src/ui/lesson', importing('../pages/pages.ts'), IMPORTS],
  ['src/ui/learn', importing('../pages/pages.ts', '../table/TableScreen.tsx', '../lesson/LessonRoom.tsx')],
  ['src/ui/learn', importing('../start/Sketch.tsx'), IMPORTS],
  ['src/ui/workbench', importing('../start/Sketch.tsx'), IMPORTS],
  ['src/ui/workbench', importing('../../engine/space/hexes.ts'), IMPORTS],
  ['src/ui/workbench', importing('../../cli/main.ts'), IMPORTS],
  ['src/ui/workbench', importing('node:fs'), IMPORTS],
  [
    'src/ui/workbench/ships',
    importing('./Hulls.tsx', '../WorkbenchTop.tsx', '../../elements/Icon.tsx', '../../../workbench/ships/design.ts'),
  ],
  ['src/ui/workbench/ships', importing('../../../engine/index.ts', '../../../store/workbench/work.ts')],
  ['src/ui/workbench/ships', importing('../battles/Battles.tsx'), IMPORTS],
  ['src/ui/workbench/ships', importing('../../start/Sketch.tsx'), IMPORTS],
  ['src/ui/workbench/ships', importing('../../../engine/charts/hulls.ts'), IMPORTS],
  ['src/ui', importing('./start/StartScreen.tsx', './pages/pages.ts', './table/TableScreen.tsx')],
  ['src/ui', importing('../main.tsx'), IMPORTS],
  ['src', importing('./engine/index.ts', './store/game.ts', './ui/app.tsx', 'react-dom/client')],
  ['src', importing('./engine/apply.ts'), IMPORTS],
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
    timeout: 300_000,
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

describe('the TypeScript project of the engine', () => {
  /** A folder of its own for each, since the planted files above import what does not exist. */
  function typeCheck(content: string) {
    rmSync(join(outside, 'src/engine'), { recursive: true });
    cpSync(join(root, 'src/engine/tsconfig.json'), join(outside, 'src/engine/tsconfig.json'));
    plant('src/words/index.ts', 'export const word: string = "";\n');
    plant('src/engine/rules/planted.ts', content);
    return run('typescript/bin/tsc', '-p', 'src/engine');
  }

  test('lets a file of the language alone through', () => {
    const { stdout, status } = typeCheck('export const x: number = Math.max(1, 2);\n');
    expect([stdout, status]).toEqual(['', 0]);
  });

  test.each([
    ['the DOM', 'export const x: unknown = window.document;\n', /TS2304.*window|TS2552.*window/],
    ['Node', 'export const x: unknown = process.env;\n', /process/],
    ['an import that leads outside', "export { word } from '../../words/index.ts';\n", /TS6059|TS6307/],
  ])('refuses %s', (_, content, message) => {
    const { stdout, status } = typeCheck(content);
    expect(stdout).toMatch(message);
    expect(status).not.toBe(0);
  });
});
