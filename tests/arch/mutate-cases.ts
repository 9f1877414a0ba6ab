/**
 * Makes the functions that cite rule cases do nothing, one after the other, and tells which of them no test of the rules
 * notices, and which cases have no test of their own that does. What has been tried is kept as long as neither the engine
 * nor these tests change, so that a run can be broken off and goes on: npm run workshop -- mutate-cases
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { namedIn, tested } from './cases-page.ts';
import { listMutants, type Mutant, noting } from './mutants.ts';

const { only, cores } = parseArgs({
  options: { only: { type: 'string' }, cores: { type: 'string', default: String(availableParallelism()) } },
}).values;

const root = join(import.meta.dirname, '../..');
const KEPT = join(root, 'node_modules/.cache/deltavee/mutants.jsonl');

/** The tests of the rules that decide whether a change may land, the quick ones first: each step tries what is left. */
const STEPS = [
  ['tests/cases', 'tests/space', 'tests/charts'],
  ['tests/counts', 'tests/replays'],
  ['tests/properties'],
] as const;

/** A test that has no end is known by the seconds of processor time: ten times what all of a step need, or more. */
const LIMITS = [120, 300, 1800] as const;
type Step = 0 | 1 | 2;

/** What came of a mutant. */
interface Tried {
  /** Its file and function. */
  where: string;
  cases: readonly string[];
  /** How many steps have been taken. */
  steps: number;
  /** What noticed it; null if nothing has. */
  by: 'own tests' | 'others' | 'no end' | null;
  /** Those of the cases of which a test of their own is red. */
  red: readonly string[];
}

/** A run of tests: the names of the red ones, whether anything was wrong, and whether it came to an end. */
interface Run {
  titles: string[];
  isGood: boolean;
  ended: boolean;
}

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.md'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();

/** A fingerprint of the engine and the tests. */
function printOf(): string {
  const hash = createHash('sha256');
  for (const file of ['src/engine', ...STEPS.flat()].flatMap((folder) => filesIn(join(root, folder))))
    hash.update(`${relative(root, file)}\0`).update(readFileSync(file));
  return hash.digest('hex');
}

/** What was tried before with the same program and tests. */
function readKept(print: string): Tried[] {
  const [first, ...lines] = existsSync(KEPT) ? readFileSync(KEPT, 'utf8').split('\n') : [];
  if (first === print) return lines.filter((line) => line.endsWith('}')).map((line) => JSON.parse(line));
  mkdirSync(dirname(KEPT), { recursive: true });
  writeFileSync(KEPT, `${print}\n`);
  return [];
}

const LEFT_OUT = /^(\.git|node_modules|dist|seasons|players|tables|test-results)/;

/** What tests of the rules need, and not what those of the page do; and how each file tells which functions it comes to. */
const OF_A_COPY = {
  'plain.mjs': 'export default { test: { isolate: false, testTimeout: 300_000 } };',
  'noting.mjs': "export default { test: { isolate: true, testTimeout: 300_000, setupFiles: ['./reached.ts'] } };",
  'reached.ts': `import { writeFileSync } from 'node:fs';
import { afterAll, expect } from 'vitest';
afterAll(() => {
  const file = expect.getState().testPath;
  writeFileSync(\`\${file}.reached\`, JSON.stringify([...(globalThis.reached ?? [])]));
});`,
};

/** A copy of the tree in which functions can be changed. */
function copyTree(): string {
  const copy = mkdtempSync(join(tmpdir(), 'deltavee-mutants-'));
  for (const name of readdirSync(root)) {
    if (!LEFT_OUT.test(name)) cpSync(join(root, name), join(copy, name), { recursive: true });
  }
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  for (const [name, text] of Object.entries(OF_A_COPY)) writeFileSync(join(copy, name), text);
  return copy;
}

interface JsonReport {
  testResults: { status: string; assertionResults: { title: string; status: string }[] }[];
}

/** How tests are run. */
interface Running {
  config?: 'plain' | 'noting';
  /** Seconds of processor time. */
  limit?: number | 'unlimited';
  bail?: boolean;
}

/** What runs in the copies. */
const running = new Set<ChildProcess>();

/** Runs tests in a copy, to the first red one or all. */
function runTests(
  copy: string,
  tests: readonly string[],
  { config = 'plain', limit = 'unlimited', bail = false }: Running = {},
): Promise<Run> {
  const report = join(copy, 'report.json');
  rmSync(report, { force: true });
  const how = [
    `--config=${config}.mjs`,
    '--pool=threads',
    '--maxWorkers=1',
    `--bail=${bail ? 1 : 0}`,
    '--reporter=json',
    `--outputFile=${report}`,
    // What has not changed since the last run is not translated again.
    '--experimental.fsModuleCache',
    `--experimental.fsModuleCachePath=${join(copy, '.cache')}`,
  ];
  const vitest = [process.execPath, 'node_modules/vitest/vitest.mjs', 'run', ...tests, ...how];
  const { DELTAVEE_ALL: _, ...env } = process.env;
  const child = spawn('sh', ['-c', `ulimit -t ${limit}; exec "$0" "$@"`, ...vitest], {
    cwd: copy,
    env,
    stdio: 'ignore',
  });
  running.add(child);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (status, signal) => {
      running.delete(child);
      const { testResults }: JsonReport = existsSync(report)
        ? JSON.parse(readFileSync(report, 'utf8'))
        : { testResults: [] };
      const titles = testResults
        .flatMap(({ assertionResults }) => assertionResults)
        .filter((one) => one.status === 'failed')
        .map(({ title }) => title);
      resolve({ titles, isGood: status === 0, ended: signal === null });
    });
  });
}

const places = tested();
const keyOf = ({ file, name }: Mutant): string => `${file} ${name}`;

/** The files that have tests of cases. */
const ownFiles = (cases: readonly string[]): Set<string> => new Set(cases.flatMap((one) => places.get(one) ?? []));

/** Takes a step with a mutant on the tests that come to it; in the first one those of its own cases come before all others. */
async function tryOut(copy: string, mutant: Mutant, step: Step, reaching: readonly string[]): Promise<Tried> {
  const { file, cases, body, instead } = mutant;
  const path = join(copy, file);
  const text = readFileSync(path, 'utf8');
  const tried = { where: keyOf(mutant), cases, steps: step + 1, red: [] };
  const named = ownFiles(step === 0 ? cases : []);
  const own = reaching.filter((test) => named.has(test));
  const others = reaching.filter((test) => !named.has(test));
  writeFileSync(path, text.slice(0, body.start) + instead + text.slice(body.end));
  try {
    for (const tests of [own, others]) {
      if (tests.length === 0) continue;
      const { titles, isGood, ended } = await runTests(copy, tests, { limit: LIMITS[step], bail: tests === others });
      if (!ended) return { ...tried, by: 'no end' };
      const red = new Set(titles.flatMap((title) => namedIn(`test('${title} '`)));
      if (!isGood)
        return { ...tried, by: tests === own ? 'own tests' : 'others', red: cases.filter((one) => red.has(one)) };
    }
    return { ...tried, by: null };
  } finally {
    writeFileSync(path, text);
  }
}

/** Runs tests unchanged, which have to be green, and tells by function which of their files come to it. */
async function reachedIn(
  copy: string,
  tests: readonly string[],
  all: readonly Mutant[],
): Promise<Map<Mutant, string[]>> {
  const files = [...new Set(all.map(({ file }) => file))];
  const sources = files.map((file) => ({ file, path: join(copy, file), text: readFileSync(join(copy, file), 'utf8') }));
  const numbered = all.map((mutant, number) => ({ mutant, number }));
  for (const { file, path, text } of sources) {
    writeFileSync(
      path,
      noting(
        text,
        numbered.filter(({ mutant }) => mutant.file === file),
      ),
    );
  }
  const { isGood, titles } = await runTests(copy, tests, { config: 'noting' });
  for (const { path, text } of sources) writeFileSync(path, text);
  if (!isGood) throw new Error(`Tests are red before anything is changed: ${titles.join('; ')}`);
  const reached = new Map<Mutant, string[]>(all.map((mutant) => [mutant, []]));
  for (const path of tests.flatMap((folder) => filesIn(join(copy, folder)))) {
    if (!path.endsWith('.reached')) continue;
    const numbers: number[] = JSON.parse(readFileSync(path, 'utf8'));
    const test = relative(copy, path.replace(/.reached$/, ''));
    for (const number of numbers) reached.get(all[number] as Mutant)?.push(test);
  }
  return reached;
}

const line = ({ where, cases }: Tried): string => `  ${where} [${cases.join(', ')}]`;

function summary(all: readonly Tried[]): string {
  const noticed = all.filter(({ by }) => by !== null);
  const ownTests = noticed.filter(({ by }) => by === 'own tests');
  const endless = noticed.filter(({ by }) => by === 'no end');
  const others = STEPS.map((folders, nth) => {
    const here = noticed.filter(({ by, steps }) => by === 'others' && steps === nth + 1);
    return `  ${here.length} by others of ${folders.join(', ')}`;
  });
  const cases = [...new Set(all.flatMap((tried) => tried.cases))];
  const held = new Set(all.flatMap(({ red }) => red));
  // Of what never ends no test can be named.
  for (const one of endless.flatMap((tried) => tried.cases)) held.add(one);
  const mute = cases.filter((one) => !held.has(one));
  return [
    `${all.length} functions made to do nothing: ${noticed.length} are noticed,`,
    `  ${ownTests.length} by the files that have tests of their cases`,
    ...others,
    `  ${endless.length} as a test runs for ever`,
    `${all.length - noticed.length} are not:`,
    ...all.filter(({ by }) => by === null).map(line),
    `${cases.length} cases, ${mute.length} of them without a test of their own that turns red:`,
    ...mute.map(
      (one) => `  ${one}: ${all.flatMap((tried) => (tried.cases.includes(one) ? tried.where : [])).join(', ')}`,
    ),
  ].join('\n');
}

const mutants = listMutants().filter(({ cases }) => only === undefined || cases.includes(only));
const kept = new Map(readKept(printOf()).map((tried) => [tried.where, tried]));
const triedSoFar = (): Tried[] => mutants.flatMap((mutant) => kept.get(keyOf(mutant)) ?? []);

/** Those that nothing has noticed, and with which this step has not been taken. */
const waitingFor = (step: number): Mutant[] =>
  mutants.filter((mutant) => {
    const { by = null, steps = 0 } = kept.get(keyOf(mutant)) ?? {};
    return by === null && steps <= step;
  });

const copies = Array.from({ length: Math.max(1, Math.min(Number(cores), waitingFor(2).length)) }, copyTree);
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL');
  for (const copy of copies) rmSync(copy, { recursive: true, force: true });
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));

for (const step of [0, 1, 2] as const) {
  const tests = STEPS[step];
  const waiting = waitingFor(step);
  if (waiting.length === 0) continue;
  process.stderr.write(`${waiting.length} functions, ${tests.join(', ')}\n`);
  const reached = await reachedIn(copies[0] ?? '', tests, waiting);
  const queue = waiting.values();
  let done = 0;
  await Promise.all(
    copies.map(async (copy) => {
      for (const mutant of queue) {
        const tried = await tryOut(copy, mutant, step, reached.get(mutant) ?? []);
        kept.set(tried.where, tried);
        appendFileSync(KEPT, `${JSON.stringify(tried)}\n`);
        done += 1;
        process.stderr.write(`${done}/${waiting.length} ${tried.where}: ${tried.by ?? 'nothing'}\n`);
      }
    }),
  );
}
process.stdout.write(`${summary(triedSoFar())}\n`);
