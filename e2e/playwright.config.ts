import { defineConfig } from 'playwright/test';
import { BROWSER_FLAGS, type Browser, FOUND } from './browser.ts';

const port = Number(process.env.DELTAVEE_PORT);
const address = `http://127.0.0.1:${port}`;
const browser: Browser = JSON.parse(process.env[FOUND] ?? '{}');
const report = process.env.DELTAVEE_E2E_REPORT;

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  retries: 0,
  // Generous, as the machines that run the tests may be busy; no test measures time.
  timeout: 300_000,
  globalTimeout: (process.env.DELTAVEE_ALL === '1' ? 4 : 1) * 3_600_000,
  expect: {
    timeout: 60_000,
    // Another machine draws letters otherwise, and no letter is looked at here: blurred, they come to the same grey, so
    // that few pixels may differ and a missing panel or another colour is seen.
    toHaveScreenshot: {
      pathTemplate: '{testDir}/pictures/{arg}{ext}',
      scale: 'device',
      stylePath: './blurred.css',
      threshold: 0.15,
      maxDiffPixelRatio: 0.003,
    },
  },
  snapshotPathTemplate: '{testDir}/trees/{arg}{ext}',
  reporter: report === undefined ? 'list' : [['list'], ['json', { outputFile: report }]],
  use: {
    baseURL: address,
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    // Between tests all that is kept is cleared, but the browser need not compile the whole program again, which took half
    // the time of a short test. Files about what a browser keeps and fetches have a new one for each test.
    reuseContext: true,
    // Every test begins in an empty browser, which would fetch the whole program to keep it.
    serviceWorkers: 'block',
    // Nothing is waited for that only glides. The tests of what moves, and one journey, ask for motion.
    contextOptions: { reducedMotion: 'reduce' },
    // Of a test that fails the runner tells where its trace and its picture lie.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
    screenshot: 'only-on-failure',
    launchOptions: { ...browser, args: BROWSER_FLAGS },
  },
  webServer: {
    command: `"${process.execPath}" node_modules/vite/bin/vite.js preview --host 127.0.0.1 --port ${port} --strictPort`,
    cwd: '..',
    url: address,
    reuseExistingServer: false,
  },
});
