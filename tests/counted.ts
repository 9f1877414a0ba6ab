import { writeFileSync } from 'node:fs';
import type { Reporter, TestModule } from 'vitest/node';

/** What a run of tests came to. */
export interface Count {
  passed: number;
  failed: number;
  /** Which have failed, if they have names. */
  names: string[];
  /** How long the tests of each file took, in milliseconds. */
  files: Record<string, number>;
  /** What tests have to say though they pass. */
  said: string[];
}

/** Writes what the unit tests came to into the file that tests/run.ts names. */
export default class Counted implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const count: Count = { passed: 0, failed: 0, names: [], files: {}, said: [] };
    const fail = (name: string, why = '') => {
      count.failed += 1;
      count.names.push(`${name}\n  ${why}`);
    };
    for (const module of modules) {
      const file = module.relativeModuleId;
      const { collectDuration, duration } = module.diagnostic();
      count.files[file] = (count.files[file] ?? 0) + collectDuration + duration;
      for (const { message } of module.errors()) fail(file, message);
      for (const suite of module.children.allSuites())
        for (const { message } of suite.errors()) fail(`${file}: ${suite.fullName}`, message);
      for (const test of module.children.allTests()) {
        const { state, errors = [] } = test.result();
        if (state === 'passed') count.passed += 1;
        if (state === 'failed') fail(`${file}: ${test.fullName}`, errors[0]?.message);
      }
    }
    writeFileSync(String(process.env.DELTAVEE_UNIT_REPORT), JSON.stringify(count));
  }
}
