/** `npm test`: what decides whether a change may land. `npm run test:all`: everything there is, or all of the files named. */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Count } from './counted.ts';

const root = join(import.meta.dirname, '..');
const isAll = process.argv.includes('--all');
const named = process.argv.slice(2).filter((word) => word !== '--all');
const namedOf = (folder: string) => named.filter((word) => word.startsWith(`${folder}/`));
const strangers = named.filter((word) => !/^(tests|e2e)\//.test(word));
if (strangers.length > 0) {
  console.error(`Only files and folders of tests/ and e2e/ can be named, not ${strangers.join(', ')}.`);
  process.exit(2);
}

const reports = mkdtempSync(join(tmpdir(), 'deltavee-tests-'));
const unitReport = join(reports, 'unit.json');
const browserReport = join(reports, 'browser.json');
const enginesReport = join(reports, 'engines.json');

interface Step {
  title: string;
  /** A script of an installed package, or of this tree, and its arguments. */
  run: string[];
  env?: Record<string, string | undefined>;
  /** Absent where the step has no tests to count. */
  count?: () => Count;
  /** What it would test may not be on this machine. */
  mayFindNone?: true;
}

interface BrowserResult {
  duration: number;
  stdout: { text?: string }[];
}

/** What is read of the report of one file of browser tests, or of a group in it. */
interface BrowserSuite {
  title: string;
  file: string;
  specs?: { title: string; ok: boolean; tests: { results: BrowserResult[] }[] }[];
  suites?: BrowserSuite[];
}

const NOTHING: Count = { passed: 0, failed: 0, names: [], files: {}, said: [] };

const readReport = (path: string) => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined);

function countBrowser(): Count {
  const { stats, suites = [] } = readReport(browserReport) ?? {};
  const { expected = 0, unexpected = 0, flaky = 0 } = stats ?? {};
  const count: Count = { passed: expected, failed: unexpected + flaky, names: [], files: {}, said: [] };
  const read = ({ title, file, specs = [], suites = [] }: BrowserSuite): void => {
    const path = `e2e/${file}`;
    for (const { title: name, ok, tests } of specs) {
      if (!ok) count.names.push(`${path}: ${title === file ? '' : `${title} `}${name}`);
      for (const { duration, stdout } of tests.flatMap(({ results }) => results)) {
        count.files[path] = (count.files[path] ?? 0) + duration;
        count.said.push(...stdout.map(({ text = '' }) => text));
      }
    }
    suites.forEach(read);
  };
  suites.forEach(read);
  return count;
}

const typecheck: Step = { title: 'Types', run: ['node_modules/typescript/bin/tsc', '-b'] };
const lint: Step = { title: 'Lint', run: ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings'] };
const unused: Step = {
  title: 'Unused code',
  run: ['node_modules/knip/bin/knip.js', '--treat-config-hints-as-errors'],
  // What it is told holds for the tests of a landing: with the databases it would find more by itself.
  env: { DELTAVEE_ALL: undefined },
};
const unit: Step = {
  title: 'Unit tests',
  run: [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--reporter=default',
    '--reporter=./tests/counted.ts',
    ...namedOf('tests'),
  ],
  env: { DELTAVEE_UNIT_REPORT: unitReport },
  count: () => readReport(unitReport) ?? NOTHING,
};
const build: Step = { title: 'Build', run: ['node_modules/vite/bin/vite.js', 'build'] };
const firstLoad: Step = { title: 'First load', run: ['--import', 'tsx', 'tests/bench/check-first-load.ts'] };
const browser: Step = {
  title: 'Browser tests',
  run: ['--import', 'tsx', 'e2e/run.ts', ...namedOf('e2e'), ...(isAll ? [] : ['--grep', '@landing'])],
  env: { DELTAVEE_E2E_REPORT: browserReport },
  count: countBrowser,
};
const engines: Step = {
  title: 'Other browser engines',
  run: ['--import', 'tsx', 'e2e/engines/run.ts'],
  env: { DELTAVEE_ENGINES_REPORT: enginesReport },
  count: () => readReport(enginesReport) ?? NOTHING,
  mayFindNone: true,
};

/** Whether a step succeeds, how long it takes, and what it has said, if that is kept until it is over. */
interface Taken {
  good: boolean;
  seconds: number;
  said: string;
}

function start(step: Step, isKept: boolean): Promise<Taken> {
  return new Promise((resolve) => {
    // Nobody else decides what is tried.
    const env = { ...process.env, DELTAVEE_ALL: isAll ? '1' : undefined, ...step.env };
    const began = performance.now();
    const child = spawn(process.execPath, step.run, { cwd: root, stdio: isKept ? 'pipe' : 'inherit', env });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (words) => (said += words));
    const end = (good: boolean) => resolve({ good, seconds: (performance.now() - began) / 1000, said });
    child.on('error', () => end(false));
    child.on('close', (code) => end(code === 0));
  });
}

/** A step that fails without a failed test, and one that finds no test at all, count as one failure. */
async function take(step: Step, started?: Promise<Taken>): Promise<Count & { seconds: number }> {
  console.log(`\n== ${step.title}`);
  const { good, seconds, said } = await (started ?? start(step, false));
  process.stdout.write(said);
  const { passed, failed, names, ...more } = step.count?.() ?? NOTHING;
  const ran = step.count === undefined || step.mayFindNone || passed + failed > 0;
  const isBad = failed === 0 && !(good && ran);
  const count = { passed, failed: isBad ? 1 : failed, names: isBad ? [step.title] : names, ...more, seconds };
  if (count.failed > 0) console.log(`== ${step.title}: failed`);
  return count;
}

const total: Count = { passed: 0, failed: 0, names: [], files: {}, said: [] };
const times: string[] = [];
const began = performance.now();
const isAsked = (step: Step) =>
  named.length === 0 ||
  (step === unit && namedOf('tests').length > 0) ||
  ([build, browser].includes(step) && namedOf('e2e').length > 0);
// Short and on one core, they go on beside the unit tests; what they say comes after those.
const beside = new Map(
  [typecheck, lint, unused, build].filter(isAsked).map((step) => [step, start(step, true)] as const),
);
for (const step of [unit, typecheck, lint, unused, build, firstLoad, browser, ...(isAll ? [engines] : [])].filter(
  isAsked,
)) {
  const { passed, failed, names, files, said, seconds } = await take(step, beside.get(step));
  total.passed += passed;
  total.failed += failed;
  total.names.push(...names);
  total.said.push(...said);
  Object.assign(total.files, files);
  times.push(`${step.title} ${seconds.toFixed(0)}`);
  // Without a build of this very tree the browser would test an older one.
  if (step === build && failed > 0) break;
}
rmSync(reports, { recursive: true, force: true });

const whole = (performance.now() - began) / 1000;
console.log(`\nseconds: ${times.join(', ')}; together, as some go on beside others, ${whole.toFixed(0)}`);
const slowest = Object.entries(total.files)
  .sort(([, a], [, b]) => b - a)
  .slice(0, 20);
console.log('\nthe slowest files, in seconds of their tests:');
for (const [file, time] of slowest) console.log(`${(time / 1000).toFixed(1).padStart(8)}  ${file}`);
// Once more at the end, where they are found.
if (total.said.length > 0) console.log(`\n${total.said.join('').trimEnd()}`);
for (const name of total.names) console.log(`\nfailed: ${name}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
