import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium, type LaunchOptions } from 'playwright';

/** What the launch of the browser needs to know; it fits into an environment variable as JSON. */
export type Browser = Pick<LaunchOptions, 'executablePath' | 'channel'>;

/** The tests read the browser that the runner has found here, and do not look again. */
export const FOUND = 'DELTAVEE_BROWSER_FOUND';

/** For each of these lists under the address line a browser with a window starts a process beside every page. */
const LISTS = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

/** What Playwright turns off in every browser, named again because the browser heeds the last such flag alone. */
const OFF_ANYWAY = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
];

/** A browser that calls home holds the tests up wherever the network is closed. */
export const BROWSER_FLAGS = [
  `--disable-features=${[...OFF_ANYWAY, ...LISTS].join(',')}`,
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
];

/** The one without a window of its own comes first: it has nothing but the page to draw. */
const SYSTEM_NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

export const NO_BROWSER =
  'No browser for the tests: none of those tried could be launched or installed; install Chromium or Chrome, or name one in DELTAVEE_BROWSER (the path of its executable).';

/** The program of this name, where a shell would find it. */
export function onPath(name: string): string | undefined {
  return (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => folder !== '')
    .map((folder) => join(folder, name))
    .find((path) => {
      try {
        accessSync(path, constants.X_OK);
        return true;
      } catch {
        return false;
      }
    });
}

function systemBrowsers(): Browser[] {
  return SYSTEM_NAMES.map(onPath)
    .filter((path) => path !== undefined)
    .map((executablePath) => ({ executablePath }));
}

/** Present is not enough: a wrapper without its package, or a missing library, shows only when a page is drawn. */
async function launches(browser: Browser): Promise<boolean> {
  try {
    const running = await chromium.launch({ ...browser, args: BROWSER_FLAGS, timeout: 30_000 });
    try {
      const page = await running.newPage();
      return (await page.evaluate(() => 6 * 7)) === 42;
    } finally {
      await running.close();
    }
  } catch {
    return false;
  }
}

async function firstThatLaunches(browsers: Browser[]): Promise<Browser | undefined> {
  for (const browser of browsers) if (await launches(browser)) return browser;
  return undefined;
}

function succeeds(command: string, args: string[], env: NodeJS.ProcessEnv = process.env): boolean {
  console.log(`> ${command} ${args.join(' ')}`);
  const { status } = spawnSync(command, args, { stdio: 'inherit', env, shell: process.platform === 'win32' });
  return status === 0;
}

function installByPlaywright(): boolean {
  return succeeds('npx', ['playwright', 'install', '--with-deps', 'chromium']);
}

async function installByDebian(): Promise<Browser | undefined> {
  if (process.getuid?.() !== 0 || onPath('apt-get') === undefined) return undefined;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  succeeds('apt-get', ['update'], env);
  for (const name of ['chromium-headless-shell', 'chromium']) {
    const there = succeeds('apt-get', ['install', '-y', name], env) && (await firstThatLaunches(systemBrowsers()));
    if (there) return there;
  }
  return undefined;
}

/** A browser that has been launched once, or nothing. A browser named by the player of the tests is never replaced. */
export async function findBrowser(): Promise<Browser | undefined> {
  const named = process.env.DELTAVEE_BROWSER;
  if (named) return firstThatLaunches([{ executablePath: named }]);

  const there = await firstThatLaunches([{}, { channel: 'chrome' }, { channel: 'msedge' }, ...systemBrowsers()]);
  if (there) return there;
  if (installByPlaywright() && (await launches({}))) return {};
  return installByDebian();
}
