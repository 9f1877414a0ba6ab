/**
 * Walks a few journeys through the built page in the engines that are no Chromium and are installed here. Words behind the
 * command choose journeys: `tsx e2e/engines/run.ts webkit reload`.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withServer } from '../served.ts';
import type { Browser, Engine } from './engine.ts';
import { findFirefox } from './firefox.ts';
import { JOURNEYS, type Journey } from './journeys.ts';
import { layLine } from './line.ts';
import { Page } from './page.ts';
import { findWebKit } from './webkit.ts';

const chosen = process.argv.slice(2).map((word) => word.toLowerCase());
/** For the whole test command, in the form of its other steps. */
const report: { passed: number; failed: number; names: string[]; files: Record<string, number> } = {
  passed: 0,
  failed: 0,
  names: [],
  files: {},
};

/** What cannot be tried on this machine, and why. */
const untried: string[] = [];

/** One journey through one engine, and what went wrong in it. */
async function walk(engine: Engine, journey: Journey, server: string): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'deltavee-journey-'));
  const line = await layLine(server);
  const browsers: Browser[] = [];
  const wrong: string[] = [];
  try {
    const open = async () => {
      const browser = await engine.start();
      browsers.push(browser);
      return new Page(browser);
    };
    await journey.walk({ line, server, folder, open });
  } catch (reason) {
    wrong.push(reason instanceof Error ? (reason.stack ?? reason.message) : String(reason));
  }
  for (const browser of browsers) {
    if (wrong.length > 0) wrong.push(await new Page(browser).text().catch(String));
    wrong.push(...(await browser.complaints().catch((reason) => [String(reason)])));
    await browser.close();
  }
  await line.close();
  rmSync(folder, { recursive: true, force: true });
  return wrong;
}

async function walkAll(engine: Engine, server: string): Promise<void> {
  for (const journey of JOURNEYS) {
    const name = `${engine.name}: ${journey.title}`;
    if (!chosen.every((word) => name.toLowerCase().includes(word))) continue;
    if (journey.needs && !engine.abilities.includes(journey.needs)) {
      untried.push(`${name}, as its driver cannot ${journey.needs}`);
      continue;
    }
    const began = performance.now();
    const wrong = await walk(engine, journey, server);
    if (wrong.length === 0) report.passed += 1;
    else {
      report.failed += 1;
      report.names.push(name);
    }
    const place = `e2e/engines (${engine.name})`;
    report.files[place] = (report.files[place] ?? 0) + performance.now() - began;
    console.log(`${wrong.length === 0 ? 'ok' : 'FAILED'} ${name}`);
    for (const what of wrong) console.log(what.replace(/^/gm, '    '));
  }
}

const engines = [findFirefox(), findWebKit()];
for (const engine of engines) if ('why' in engine) untried.push(`${engine.name}, as ${engine.why}`);
await withServer(
  (data) => ['src/server/main.ts', '--port', '0', '--data', data],
  async (server) => {
    for (const engine of engines) if ('start' in engine) await walkAll(engine, server);
  },
);
// Once more at the end, where it is found: what was not tried is not what was well.
for (const what of untried) console.log(`not tried: ${what}`);
if (process.env.DELTAVEE_ENGINES_REPORT) writeFileSync(process.env.DELTAVEE_ENGINES_REPORT, JSON.stringify(report));
console.log(`\n${report.passed} passed, ${report.failed} failed`);
process.exitCode = report.failed === 0 ? 0 : 1;
