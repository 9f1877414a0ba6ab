import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');

/** Changes of the record of a kind of order, each in a copy of its own of the file. */
const RECORD = 'src/engine/orders/set-up.ts';
const breaches = [
  ['no stages', "stages: ['set-up'],\n    fields: { ship: OWN_SHIP, a: BOX", 'fields: { ship: OWN_SHIP, a: BOX'],
  ['a field less', 'a: BOX, b: BOX', 'a: BOX'],
  ['a field of another domain', 'a: BOX, b: BOX', 'a: BOX, b: HEX'],
  ['a field too many', 'a: BOX, b: BOX', 'a: BOX, b: BOX, c: BOX'],
  ['no verb', '    verb: swapPods,\n', ''],
  ['the verb of another kind', 'verb: swapPods', 'verb: deploy'],
  ['half a sample', 'a: 1, b: 2', 'a: 1'],
  ['no sample', "      sample: (_, { id }) => ({ do: 'swap-pods', ship: id, a: 1, b: 2 }),\n", ''],
] as const;

const planted = (index: number): string => RECORD.replace('.ts', `-${index}.ts`);

/** The sources stand outside the tree a second time, so that a run that is broken off leaves nothing in it. */
let outside: string;
let refused: ReadonlySet<string>;

function plant(from: string, piece: string, otherwise: string, to = from) {
  const text = readFileSync(join(outside, from), 'utf8');
  if (text.split(piece).length !== 2) throw new Error(`${from} does not have once: ${piece}`);
  writeFileSync(
    join(outside, to),
    text.replace(piece, () => otherwise),
  );
}

beforeAll(() => {
  outside = mkdtempSync(join(tmpdir(), 'deltavee-kinds-'));
  for (const name of ['src', 'tsconfig.base.json']) cpSync(join(root, name), join(outside, name), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(outside, 'node_modules'));
  const compilerOptions = {
    ...{ noEmit: true, composite: false, emitDeclarationOnly: false, declaration: false },
    ...{ lib: ['ES2023', 'DOM', 'DOM.Iterable'], types: ['vite/client', 'node'], jsx: 'react-jsx' },
  };
  const project = { extends: './tsconfig.base.json', compilerOptions, include: ['src'] };
  writeFileSync(join(outside, 'tsconfig.json'), JSON.stringify(project));
  for (const [index, [, piece, otherwise]] of breaches.entries()) plant(RECORD, piece, otherwise, planted(index));
  const kinds = 'export type OrderFields = {\n';
  plant('src/engine/model/actions.ts', kinds, `${kinds}  ram: { unit: UnitId; target: UnitId };\n`);
  const codes = 'export type RejectionParams = {\n';
  plant('src/engine/model/rejection.ts', codes, `${codes}  'too-far': OfUnit;\n`);
  plant('src/engine/rules/fire.ts', "'own-target', { target: id }", "'own-target', { unit: id }");
  plant('src/engine/rules/jump.ts', "'no-jumps'", "'not-any-jumps'");
  const tsc = join(root, 'node_modules/typescript/bin/tsc');
  const { stdout } = spawnSync(process.execPath, [tsc, '-p', '.'], {
    cwd: outside,
    encoding: 'utf8',
  });
  refused = new Set(stdout.match(/^src\/[^(]+(?=\()/gm));
});

afterAll(() => {
  rmSync(outside, { recursive: true, force: true });
});

describe('the compiler refuses', () => {
  test.each(breaches.map(([name], index) => ({ name, index })))('a record with $name', ({ index }) => {
    expect(refused).toContain(planted(index));
  });

  test.each([
    ['src/engine/rules/fire.ts', 'without what its sentence needs'],
    ['src/engine/rules/jump.ts', 'of a code that there is not'],
  ])('in %s a refusal %s', (file) => {
    expect(refused).toContain(file);
  });

  test('a new kind of order without its record and its words, a new refusal without its words, and nothing else', () => {
    const records = breaches.map((_, index) => planted(index));
    expect([...refused].filter((file) => !records.includes(file)).sort()).toEqual([
      'src/engine/orders/table.ts',
      'src/engine/rules/fire.ts',
      'src/engine/rules/jump.ts',
      'src/ui/play/orders/faces.ts',
      'src/words/orders.ts',
      'src/words/rejections.ts',
    ]);
  });
});
