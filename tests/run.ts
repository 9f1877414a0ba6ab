import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const reports = mkdtempSync(join(tmpdir(), 'deltavee-tests-'));
const unitReport = join(reports, 'unit.json');
const browserReport = join(reports, 'browser.json');

interface Count {
  passed: number;
  failed: number;
}

interface Step {
  title: string;
  /** A script of an installed package, or of this tree, and its arguments. */
  run: string[];
  env?: Record<string, string>;
  /** Absent where the step has no tests to count. */
  count?: () => Count;
}

function readReport(path: string) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
}

function countUnit(): Count {
  const { numPassedTests = 0, numFailedTests = 0 } = readReport(unitReport);
  return { passed: numPassedTests, failed: numFailedTests };
}

function countBrowser(): Count {
  const { expected = 0, unexpected = 0, flaky = 0 } = readReport(browserReport).stats ?? {};
  return { passed: expected, failed: unexpected + flaky };
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

function succeeds(step: Step): Promise<boolean> {
  return new Promise((resolve) => {
    const env = { ...process.env, ...step.env };
    const child = spawn(process.execPath, step.run, { cwd: root, stdio: 'inherit', env });
    child.on('error', () => resolve(false));
    child.on('exit', (code) => resolve(code === 0));
  });
}

/** A step that fails without a failed test, and one that finds no test at all, count as one failure. */
async function take(step: Step): Promise<Count> {
  console.log(`\n== ${step.title}`);
  const good = await succeeds(step);
  const { passed, failed } = step.count?.() ?? { passed: 0, failed: 0 };
  const ran = step.count === undefined || passed + failed > 0;
  const count = { passed, failed: failed === 0 && !(good && ran) ? 1 : failed };
  if (count.failed > 0) console.log(`== ${step.title}: failed`);
  return count;
}

const total: Count = { passed: 0, failed: 0 };
for (const step of [typecheck, lint, unused, unit, build, firstLoad, browser]) {
  const { passed, failed } = await take(step);
  total.passed += passed;
  total.failed += failed;
  // Without a build of this very tree the browser would test an older one.
  if (step === build && failed > 0) break;
}
rmSync(reports, { recursive: true, force: true });
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
