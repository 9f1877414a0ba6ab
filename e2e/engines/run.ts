/**
 * Walks a few journeys through the built page in the engines that are no Chromium and are installed here. Words behind the
 * command choose journeys: `tsx e2e/engines/run.ts webkit reload`.
 */
import { writeFileSync } from 'node:fs';
import type { Count } from '../../tests/counted.ts';
import { withServer } from '../served.ts';
import type { Engine } from './engine.ts';
import { findFirefox } from './firefox.ts';
import { dropFolder, makeFolder } from './folders.ts';
import { JOURNEYS, type Journey } from './journeys.ts';
import { layLine } from './line.ts';
import { Page } from './page.ts';
import { findWebKit } from './webkit.ts';

const chosen = process.argv.slice(2).map((word) => word.toLowerCase());
/** For the whole test command, in the form of its other steps. */
const report: Count = { passed: 0, failed: 0, names: [], files: {}, said: [] };

/** One journey through one engine, and what went wrong in it. */
async function walk(engine: Engine, journey: Journey, server: string): Promise<string[]> {
  const folder = makeFolder('journey');
  const line = await layLine(server);
  const pages: Page[] = [];
  const wrong: string[] = [];
  try {
    const open = async () => {
      const page = new Page(await engine.start());
      pages.push(page);
      return page;
    };
    await journey.walk({ line, server, folder, open });
  } catch (reason) {
    wrong.push(reason instanceof Error ? (reason.stack ?? reason.message) : String(reason));
  }
  for (const page of pages) {
    if (wrong.length > 0) wrong.push(await page.text().catch(String));
    wrong.push(...(await page.complaints().catch((reason) => [String(reason)])));
    await page.browser.close();
  }
  await line.close();
  await dropFolder(folder);
  return wrong;
}

async function walkAll(engine: Engine, server: string): Promise<void> {
  for (const journey of JOURNEYS) {
    const name = `${engine.name}: ${journey.title}`;
    if (!chosen.every((word) => name.toLowerCase().includes(word))) continue;
    if (journey.needs && !engine.abilities.includes(journey.needs)) {
      report.said.push(`not tried: ${name}, as its driver cannot ${journey.needs}\n`);
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
for (const engine of engines) if ('why' in engine) report.said.push(`not tried: ${engine.name}, as ${engine.why}\n`);
// So that browsers end with what has started them.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
await withServer(
  (data) => ['src/server/main.ts', '--port', '0', '--data', data],
  async (server) => {
    for (const engine of engines) if ('start' in engine) await walkAll(engine, server);
  },
);
// Once more at the end, where it is found: what was not tried is not what was well.
console.log(report.said.join(''));
if (process.env.DELTAVEE_ENGINES_REPORT) writeFileSync(process.env.DELTAVEE_ENGINES_REPORT, JSON.stringify(report));
console.log(`\n${report.passed} passed, ${report.failed} failed`);
process.exitCode = report.failed === 0 ? 0 : 1;
