import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { onPath } from '../browser.ts';
import type { Browser, Found, Search } from './engine.ts';
import { dropFolder, makeFolder } from './folders.ts';
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

/** Where Firefox listens, which it writes into its profile; 0 until then. */
function portIn(profile: string): number {
  const file = join(profile, 'MarionetteActivePort');
  return existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0;
}

const idOf = (element: Found): string => Object.values(element)[0] ?? '';

async function start(executable: string): Promise<Browser> {
  const profile = makeFolder('firefox');
  const lines = Object.entries(PREFERENCES).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  writeFileSync(join(profile, 'user.js'), lines.join('\n'));
  const words = ['--headless', '--no-remote', '--marionette', '--profile', profile];
  const firefox = spawn(executable, words, { stdio: 'ignore' });
  const ended = once(firefox, 'exit');
  const kill = () => void firefox.kill('SIGKILL');
  process.once('exit', kill);

  const port = await until('Firefox listens', () => portIn(profile));
  const { send, end } = await openMarionette(port);
  await send('WebDriver:NewSession', { capabilities: { alwaysMatch: {} } });
  return {
    go: async (url) => void (await send('WebDriver:Navigate', { url })),
    run: async (script, ...args) => Object(await send('WebDriver:ExecuteScript', { script, args })).value,
    click: async (element) => void (await send('WebDriver:ElementClick', { id: idOf(element) })),
    type: async (element, text) => void (await send('WebDriver:ElementSendKeys', { id: idOf(element), text })),
    clear: async (element) => void (await send('WebDriver:ElementClear', { id: idOf(element) })),
    print: async () => Buffer.from(Object(await send('WebDriver:Print', { shrinkToFit: false })).value, 'base64'),
    async close() {
      end();
      kill();
      await ended;
      process.off('exit', kill);
      await dropFolder(profile);
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
