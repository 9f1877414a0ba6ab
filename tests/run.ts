import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';

const root = join(import.meta.dirname, '..');
const reports = mkdtempSync(join(tmpdir(), 'deltavee-tests-'));
const unitReport = join(reports, 'unit.json');
const browserReport = join(reports, 'browser.json');

interface Count {
  passed: number;
  failed: number;
  /** Which have failed, if they have names. */
  names: string[];
}

interface Step {
  title: string;
  /** A script of an installed package, or of this tree, and its arguments. */
  run: string[];
  env?: Record<string, string>;
  /** Absent where the step has no tests to count. */
  count?: () => Count;
}

/** What is read of the report of one file of unit tests. */
interface UnitFile {
  name: string;
  assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
}

/** What is read of the report of one file of browser tests, or of a group in it. */
interface BrowserSuite {
  title: string;
  file: string;
  specs?: { title: string; ok: boolean }[];
  suites?: BrowserSuite[];
}

function readReport(path: string) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
}

function countUnit(): Count {
  const { numPassedTests = 0, numFailedTests = 0, testResults = [] } = readReport(unitReport);
  const names = testResults.flatMap(({ name, assertionResults }: UnitFile) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => `${relative(root, name)}: ${fullName}\n  ${failureMessages[0] ?? ''}`),
  );
  return { passed: numPassedTests, failed: numFailedTests, names };
}

function countBrowser(): Count {
  const { stats, suites = [] } = readReport(browserReport);
  const { expected = 0, unexpected = 0, flaky = 0 } = stats ?? {};
  const bad = ({ title, file, specs = [], suites = [] }: BrowserSuite): string[] => [
    ...specs.filter(({ ok }) => !ok).map((spec) => `e2e/${file}: ${title === file ? '' : `${title} `}${spec.title}`),
    ...suites.flatMap(bad),
  ];
  return { passed: expected, failed: unexpected + flaky, names: suites.flatMap(bad) };
}

const typecheck: Step = { title: 'Types', run: ['node_modules/typescript/bin/tsc', '-b'] };
const lint: Step = { title: 'Lint', run: ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings'] };
const unused: Step = {
  title: 'Unused code',
  run: ['node_modules/knip/bin/knip.js', '--treat-config-hints-as-errors'],
};
const unit: Step = {
  title: 'Unit tests',
  run: [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${unitReport}`,
  ],
  count: countUnit,
};
const build: Step = { title: 'Build', run: ['node_modules/vite/bin/vite.js', 'build'] };
const firstLoad: Step = { title: 'First load', run: ['--import', 'tsx', 'tests/bench/check-first-load.ts'] };
const browser: Step = {
  title: 'Browser tests',
  run: ['--import', 'tsx', 'e2e/run.ts'],
  env: { DELTAVEE_E2E_REPORT: browserReport },
  count: countBrowser,
};

/** Whether a step succeeds, and what it has said, if that is kept until it is over. */
interface Taken {
  good: boolean;
  said: string;
}

function start(step: Step, isKept: boolean): Promise<Taken> {
  return new Promise((resolve) => {
    const env = { ...process.env, ...step.env };
    const child = spawn(process.execPath, step.run, { cwd: root, stdio: isKept ? 'pipe' : 'inherit', env });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (words) => (said += words));
    child.on('error', () => resolve({ good: false, said }));
    child.on('close', (code) => resolve({ good: code === 0, said }));
  });
}

/** A step that fails without a failed test, and one that finds no test at all, count as one failure. */
async function take(step: Step, started?: Promise<Taken>): Promise<Count> {
  console.log(`\n== ${step.title}`);
  const { good, said } = await (started ?? start(step, false));
  process.stdout.write(said);
  const { passed, failed, names } = step.count?.() ?? { passed: 0, failed: 0, names: [] };
  const ran = step.count === undefined || passed + failed > 0;
  const isBad = failed === 0 && !(good && ran);
  const count = { passed, failed: isBad ? 1 : failed, names: isBad ? [step.title] : names };
  if (count.failed > 0) console.log(`== ${step.title}: failed`);
  return count;
}

const total: Count = { passed: 0, failed: 0, names: [] };
// Short and on one core, they go on beside the unit tests; what they say comes after those.
const beside = new Map([typecheck, lint, unused, build].map((step) => [step, start(step, true)]));
for (const step of [unit, ...beside.keys(), firstLoad, browser]) {
  const { passed, failed, names } = await take(step, beside.get(step));
  total.passed += passed;
  total.failed += failed;
  total.names.push(...names);
  // Without a build of this very tree the browser would test an older one.
  if (step === build && failed > 0) break;
}
rmSync(reports, { recursive: true, force: true });
if (process.env.DELTAVEE_ALL === undefined) {
  console.log(
    '\nLeft to DELTAVEE_ALL=1: each screen in its other theme, windows and hands; the rest of recorded games; the longest loops (CONTRIBUTING.md).',
  );
}
// Once more at the end, where they are found.
for (const name of total.names) console.log(`\nfailed: ${name}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
