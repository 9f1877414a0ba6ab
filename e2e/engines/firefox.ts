import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onPath } from '../browser.ts';
import type { Browser, Found, Search } from './engine.ts';
import { openMarionette } from './marionette.ts';
import { until } from './until.ts';

const PLACES = ['/Applications/Firefox.app/Contents/MacOS/firefox', 'C:\\Program Files\\Mozilla Firefox\\firefox.exe'];

/** What keeps a new profile from calling home, which holds the tests up wherever the network is closed. */
const PREFERENCES = {
  'marionette.port': 0,
  'app.normandy.enabled': false,
  'app.update.disabledForTesting': true,
  'browser.shell.checkDefaultBrowser': false,
  'messaging-system.rsexperimentloader.enabled': false,
  'services.settings.server': 'data:,#remote-settings-dummy/v1',
  'toolkit.telemetry.enabled': false,
  // Nothing is waited for that only glides.
  'ui.prefersReducedMotion': 1,
};

/** Errors of pages, which Firefox keeps among those of its own. */
const COMPLAINTS = `
  return Services.console.getMessageArray()
    .filter((message) => message instanceof Ci.nsIScriptError && /^https?:/.test(message.sourceName))
    .filter((message) => !(message.flags & Ci.nsIScriptError.warningFlag))
    .map((message) => message.errorMessage + ' (' + message.sourceName + ')');
`;

const idOf = (element: Found): string => Object.values(element)[0] ?? '';

async function start(executable: string): Promise<Browser> {
  const profile = mkdtempSync(join(tmpdir(), 'deltavee-firefox-'));
  const lines = Object.entries(PREFERENCES).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  writeFileSync(join(profile, 'user.js'), lines.join('\n'));
  // Errors of pages are read where Firefox keeps them, outside of pages.
  const words = ['--headless', '--no-remote', '--marionette', '--remote-allow-system-access', '--profile', profile];
  const firefox = spawn(executable, words, { stdio: 'ignore' });
  const ended = once(firefox, 'exit');
  const kill = () => void firefox.kill('SIGKILL');
  process.once('exit', kill);

  const port = join(profile, 'MarionetteActivePort');
  await until('Firefox listens', () => existsSync(port) || firefox.exitCode !== null);
  const { send, end } = await openMarionette(Number(readFileSync(port, 'utf8')));
  await send('WebDriver:NewSession', { capabilities: { alwaysMatch: {} } });
  const run = async (script: string, args: string[]): Promise<unknown> => {
    const { value } = Object(await send('WebDriver:ExecuteScript', { script, args }));
    return value;
  };
  return {
    go: async (url) => void (await send('WebDriver:Navigate', { url })),
    run: (script, ...args) => run(script, args),
    click: async (element) => void (await send('WebDriver:ElementClick', { id: idOf(element) })),
    type: async (element, text) => void (await send('WebDriver:ElementSendKeys', { id: idOf(element), text })),
    clear: async (element) => void (await send('WebDriver:ElementClear', { id: idOf(element) })),
    print: async () => {
      const { value } = Object(await send('WebDriver:Print', { shrinkToFit: false }));
      return Buffer.from(value, 'base64');
    },
    async complaints() {
      await send('Marionette:SetContext', { value: 'chrome' });
      const said = await run(COMPLAINTS, []);
      await send('Marionette:SetContext', { value: 'content' });
      return Array.isArray(said) ? said : [];
    },
    async close() {
      end();
      kill();
      await ended;
      process.off('exit', kill);
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Firefox, its own or that of a distribution. It answers to WebDriver without a driver beside it. */
export const findFirefox: Search = () => {
  const found =
    process.env.DELTAVEE_FIREFOX ??
    onPath('firefox') ??
    onPath('firefox-esr') ??
    PLACES.find((place) => existsSync(place));
  if (!found) return { name: 'Firefox', why: 'neither firefox nor firefox-esr is installed' };
  return { name: 'Firefox', abilities: ['print'], start: () => start(found) };
};
