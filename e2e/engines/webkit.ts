import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { onPath } from '../browser.ts';
import { freePort } from '../port.ts';
import { type Browser, type Found, Refused, type Search } from './engine.ts';
import { dropFolder, makeFolder } from './folders.ts';
import { until } from './until.ts';

const NAME = 'WebKit';

/** A screen that nobody sees; WebKitGTK draws on nothing else. */
async function startScreen(xvfb: string): Promise<{ display: string; screen: ChildProcess }> {
  const words = ['-displayfd', '3', '-screen', '0', '1366x900x24', '-nolisten', 'tcp'];
  const screen = spawn(xvfb, words, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const [told] = await once(screen.stdio[3]!, 'data');
  return { display: `:${String(told).trim()}`, screen };
}

async function start(driver: string, xvfb: string): Promise<Browser> {
  const home = makeFolder('webkit');
  const { display, screen } = await startScreen(xvfb);
  const port = await freePort();
  const folders = ['CACHE', 'CONFIG', 'DATA', 'STATE', 'RUNTIME'].map((kind) => {
    const folder = join(home, kind);
    mkdirSync(folder, { mode: 0o700 });
    return [`XDG_${kind}_${kind === 'RUNTIME' ? 'DIR' : 'HOME'}`, folder];
  });
  // Nothing is waited for that only glides.
  mkdirSync(join(home, 'CONFIG', 'gtk-3.0'));
  writeFileSync(join(home, 'CONFIG', 'gtk-3.0', 'settings.ini'), '[Settings]\ngtk-enable-animations=0\n');
  const env = { ...process.env, ...Object.fromEntries(folders), HOME: home, DISPLAY: display, NO_AT_BRIDGE: '1' };
  const serving = spawn(driver, ['-p', `${port}`], { stdio: 'ignore', env });
  const kill = () => {
    for (const child of [serving, screen]) child.kill('SIGKILL');
  };
  process.once('exit', kill);

  const ask = async (method: string, path: string, body?: object): Promise<unknown> => {
    const given = body && { body: JSON.stringify(body) };
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { method, ...given });
    const { value } = Object(await answer.json());
    if (!answer.ok) throw new Refused(value.error, value.message);
    return value;
  };
  await until('WebKitWebDriver listens', () => ask('GET', '/status').catch(() => false));
  const { sessionId } = Object(await ask('POST', '/session', { capabilities: { alwaysMatch: {} } }));
  const send = async (path: string, body: object): Promise<void> =>
    void (await ask('POST', `/session/${sessionId}/${path}`, body));
  const of = (element: Found) => `element/${Object.values(element)[0]}`;
  return {
    go: (url) => send('url', { url }),
    run: (script, ...args) => ask('POST', `/session/${sessionId}/execute/sync`, { script, args }),
    click: (element) => send(`${of(element)}/click`, {}),
    type: (element, text) => send(`${of(element)}/value`, { text }),
    clear: (element) => send(`${of(element)}/clear`, {}),
    async close() {
      await ask('DELETE', `/session/${sessionId}`).catch(() => undefined);
      const ended = Promise.all([once(serving, 'exit'), once(screen, 'exit')]);
      kill();
      await ended;
      process.off('exit', kill);
      await dropFolder(home);
    },
  };
}

/** WebKitGTK's own small browser, by its driver; Safari's engine on Linux. */
export const findWebKit: Search = () => {
  const driver = onPath('WebKitWebDriver');
  const xvfb = onPath('Xvfb');
  if (!driver) return { name: NAME, why: 'WebKitWebDriver is not installed (webkit2gtk-driver)' };
  if (!xvfb) return { name: NAME, why: 'Xvfb is not installed, on whose screen it would draw' };
  return { name: NAME, abilities: [], start: () => start(driver, xvfb) };
};
