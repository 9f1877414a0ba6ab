/**
 * Makes the functions that cite rule cases do nothing, one after the other, and tells for every case whether a test
 * named by it goes red. Takes a quarter of an hour; run it by hand: npm run mutate-cases [-- file.ts ...]
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'vite';
import { RULE_CASES } from '../../src/engine/index.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const only = process.argv.slice(2);

interface Span {
  start: number;
  end: number;
}

interface Mutant {
  file: string;
  name: string;
  cases: string[];
  /** Where the body stands, and what takes its place. */
  body: Span;
  instead: string;
}

type Node = Span & Record<string, unknown> & { type: string };

const NOTHING = 'undefined as never';

/** What makes a function expression do nothing. */
function emptied(node: Node): { body: Span; instead: string } | undefined {
  const body = node.body as Node | null;
  if (!body) return undefined;
  return body.type === 'BlockStatement'
    ? { body, instead: `{ return ${NOTHING}; }` }
    : { body, instead: `(${NOTHING})` };
}

/** The functions of a declared value: itself, or the methods of a verb. */
function functionsOf(value: Node | null): { suffix: string; node: Node }[] {
  if (!value) return [];
  if (value.type === 'ArrowFunctionExpression' || value.type === 'FunctionExpression')
    return [{ suffix: '', node: value }];
  if (value.type !== 'ObjectExpression') return [];
  return (value.properties as Node[]).flatMap((property) => {
    const key = property.key as { name?: string } | undefined;
    return functionsOf(property.value as Node).map(({ node }) => ({ suffix: `.${key?.name ?? ''}`, node }));
  });
}

/** The doc comment that ends just before a place. */
function commentBefore(text: string, start: number): string {
  const before = text.slice(0, start).trimEnd();
  return before.endsWith('*/') ? before.slice(before.lastIndexOf('/**')) : '';
}

const citedIn = (comment: string): string[] =>
  [...comment.matchAll(/\[([^\]]+)\]/g)]
    .flatMap((match) => (match[1] ?? '').split(/,\s*/))
    .filter((name) => (RULE_CASES as readonly string[]).includes(name));

function mutantsOf(file: string): Mutant[] {
  const text = readFileSync(file, 'utf8');
  const { program } = parseSync(file, text);
  return (program.body as unknown as Node[]).flatMap((statement) => {
    const declaration = (statement.declaration as Node | null) ?? statement;
    const cases = citedIn(commentBefore(text, statement.start));
    if (cases.length === 0) return [];
    const declared: { name: string; value: Node }[] =
      declaration.type === 'FunctionDeclaration'
        ? [
            {
              name: (declaration.id as { name: string } & object).name,
              value: { ...declaration, type: 'FunctionExpression' },
            },
          ]
        : declaration.type === 'VariableDeclaration'
          ? (declaration.declarations as Node[]).map(({ id, init }) => ({
              name: (id as { name: string }).name,
              value: init as Node,
            }))
          : [];
    return declared.flatMap(({ name, value }) =>
      functionsOf(value).flatMap(({ suffix, node }) => {
        const empty = emptied(node);
        return empty ? [{ file, name: name + suffix, cases, ...empty }] : [];
      }),
    );
  });
}

const sources = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && (only.length === 0 || only.some((part) => name.includes(part))))
    .map((name) => join(folder, name));

/** The names of the tests that are red in the copy; null if a test never ends. */
function redTests(copy: string): string[] | null {
  const report = join(copy, 'report.json');
  rmSync(report, { force: true });
  const how = ['--project', 'node', '--no-isolate', '--pool=threads', '--reporter=json', `--outputFile=${report}`];
  const vitest = join(copy, 'node_modules/vitest/vitest.mjs');
  const { signal } = spawnSync(
    process.execPath,
    [vitest, 'run', 'tests/cases', 'tests/space', 'tests/charts', ...how],
    {
      cwd: copy,
      // Only by what decides about landing.
      env: { ...process.env, DELTAVEE_ALL: undefined },
      stdio: 'ignore',
      timeout: 120_000,
      killSignal: 'SIGKILL',
    },
  );
  if (signal) return null;
  try {
    const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as {
      testResults: { assertionResults: { title: string; status: string }[]; status: string; message: string }[];
    };
    return testResults.flatMap(({ assertionResults }) =>
      assertionResults.filter(({ status }) => status === 'failed').map(({ title }) => title),
    );
  } catch {
    return [];
  }
}

const copy = mkdtempSync(join(tmpdir(), 'deltavee-mutants-'));
for (const name of readdirSync(root)) {
  if (name === 'node_modules') symlinkSync(join(root, name), join(copy, name));
  else if (!name.startsWith('.git') && name !== 'dist') cpSync(join(root, name), join(copy, name), { recursive: true });
}

const red = new Map<string, string[]>();
const mute = new Map<string, string[]>();
const endless: string[] = [];
const note = (map: Map<string, string[]>, key: string, value: string) => map.set(key, [...(map.get(key) ?? []), value]);
const mutants = sources(join(copy, 'src/engine')).flatMap(mutantsOf);
for (const [index, { file, name, cases, body, instead }] of mutants.entries()) {
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.slice(0, body.start) + instead + text.slice(body.end));
  const titles = redTests(copy);
  writeFileSync(file, text);
  const where = `${relative(join(copy, 'src/engine'), file)} ${name}`;
  if (!titles) {
    endless.push(where);
    process.stderr.write(`${index + 1}/${mutants.length} ${where}: never ends\n`);
    continue;
  }
  for (const cited of cases) {
    const named = titles.some((title) => title.split(/[ :,]/)[0] === cited);
    note(named ? red : mute, cited, where);
  }
  process.stderr.write(`${index + 1}/${mutants.length} ${where}: ${titles.length} red\n`);
}
rmSync(copy, { recursive: true });

const unmoved = [...mute.keys()].filter((cited) => !red.has(cited));
process.stdout.write(`${mutants.length} functions made to do nothing\n`);
process.stdout.write(`${endless.length} of them make a test run for ever: ${endless.join('; ')}\n`);
process.stdout.write(`${red.size} cases whose own test goes red\n`);
process.stdout.write(`cases whose own test stays green: ${unmoved.length}\n`);
for (const cited of unmoved) process.stdout.write(`  ${cited}: ${(mute.get(cited) ?? []).join('; ')}\n`);
