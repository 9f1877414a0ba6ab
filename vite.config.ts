import { readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import type { BuildOptions, Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { compiledEarly } from './src/build/compiled-early.ts';
import { CONTENT_SECURITY_POLICY, PAGE_HEADERS } from './src/build/headers.ts';
import { serviceWorker } from './src/build/keep-offline.ts';
import { licences } from './src/build/licences.ts';
import { singleFile } from './src/build/single-file.ts';
import { ALL } from './tests/all.ts';
import { ALONE } from './tests/alone.ts';

/** Only the built page carries the policy: the development server reloads by inline scripts and styles. */
function policyOfTheBuiltPage(): Plugin {
  return {
    name: 'content-security-policy',
    apply: 'build',
    transformIndexHtml: () => [
      {
        tag: 'meta',
        attrs: { 'http-equiv': 'Content-Security-Policy', content: CONTENT_SECURITY_POLICY },
        injectTo: 'head-prepend',
      },
    ],
  };
}

/** `npm run dev` keeps tables too, as `npm start` does. */
const tables: Plugin = {
  name: 'tables',
  apply: (_, { command, isPreview }) => command === 'serve' && !isPreview && process.env.VITEST === undefined,
  async configureServer(server) {
    // The server is no part of this configuration, which is bundled whenever it is read.
    const { tsImport } = await import('tsx/esm/api');
    const { keepTables }: typeof import('./src/server/dev.ts') = await tsImport('./src/server/dev.ts', import.meta.url);
    await keepTables(server);
  },
};

const { version } = JSON.parse(readFileSync(new URL('./package.json', import.meta.url), 'utf8'));

/** The part that holds all that the first page needs. */
const FIRST = 'first';

/** Everything in one script and one style sheet, fonts among it. */
const buildOfOneFile: BuildOptions = {
  outDir: 'dist-single',
  copyPublicDir: false,
  assetsInlineLimit: Number.MAX_SAFE_INTEGER,
  cssCodeSplit: false,
  modulePreload: false,
  rolldownOptions: { output: { codeSplitting: false } },
};

/** `vite build --mode single`: the whole program in one file, which plays from a disk. */
const SINGLE = 'single';

/** `vite build --mode viewer`: a game on any page, as one script (docs/viewer.md). */
const VIEWER = 'viewer';

const buildOfTheViewer: BuildOptions = {
  outDir: 'dist-viewer',
  copyPublicDir: false,
  modulePreload: false,
  rolldownOptions: {
    input: 'src/viewer/viewer.ts',
    output: { format: 'iife', entryFileNames: 'viewer.js' },
  },
};

/** Files that only `npm run test:all` runs. */
const NOT_LANDING = ALL ? [] : ['tests/**/*.all.test.*'];

/** Tests of the server that need a folder, or begin their own databases. */
const NOT_ON_POSTGRES = ['chaos', 'memory', 'old-tables', 'organize', 'postgres', 'storage', 'synced', 'together'];

/** All other tests of the server once more, with their tables in PostgreSQL. */
const ON_POSTGRES = {
  extends: true as const,
  test: {
    name: 'postgres',
    environment: 'node',
    include: ['tests/server/*.test.ts'],
    exclude: NOT_ON_POSTGRES.map((name) => `tests/server/${name}.*test.ts`),
    globalSetup: 'tests/server/postgres-run.ts',
    setupFiles: ['tests/server/postgres-setup.ts'],
  },
};

export default defineConfig(({ mode }) => ({
  define: { 'import.meta.env.DELTAVEE_VERSION': JSON.stringify(version) },
  // Relative addresses let the built page stand in any folder of a server.
  base: './',
  plugins:
    mode === VIEWER
      ? [licences()]
      : mode === SINGLE
        ? [react(), licences(), singleFile('deltavee.html')]
        : [react(), tables, policyOfTheBuiltPage(), licences(), compiledEarly(FIRST), serviceWorker()],
  build:
    mode === VIEWER
      ? buildOfTheViewer
      : mode === SINGLE
        ? buildOfOneFile
        : {
            // An inlined asset is a data: address, which the policy refuses.
            assetsInlineLimit: 0,
            // The polyfill is an inline script in some set-ups; every browser that runs this game preloads modules itself.
            modulePreload: { polyfill: false },
            // All that the first page needs comes in one file, not in one more for each set of late parts that need it too.
            rolldownOptions: { output: { codeSplitting: { groups: [{ name: FIRST, test: /src\/main\.tsx$/ }] } } },
          },
  // The worker shares its code with nothing else, and the policy lets it load modules from here.
  worker: { format: 'es' },
  server: { host: '127.0.0.1' },
  preview: {
    host: '127.0.0.1',
    strictPort: false,
    headers: PAGE_HEADERS,
  },
  test: {
    // Generous, as the machines that run the tests may be busy; no test measures time. The longest loops take hours.
    testTimeout: ALL ? 10_800_000 : 1_800_000,
    hookTimeout: 1_800_000,
    // A process of its own for every file would take longer than most files: they share one, and leave it as it was.
    isolate: false,
    // One less than there are cores would be half of two.
    maxWorkers: '100%',
    unstubGlobals: true,
    setupFiles: ['tests/setup.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: ['tests/**/*.test.ts'],
          exclude: [...ALONE, ...NOT_LANDING],
        },
      },
      {
        extends: true,
        test: {
          name: 'alone',
          environment: 'node',
          include: ALONE.filter((file) => file.endsWith('.ts')),
          exclude: NOT_LANDING,
          isolate: true,
        },
      },
      {
        extends: true,
        test: {
          name: 'ui',
          environment: 'happy-dom',
          include: ['tests/**/*.test.tsx'],
          exclude: [...ALONE, ...NOT_LANDING],
          setupFiles: ['tests/setup-ui.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'ui alone',
          environment: 'happy-dom',
          include: ALONE.filter((file) => file.endsWith('.tsx')),
          exclude: NOT_LANDING,
          setupFiles: ['tests/setup-ui.ts'],
          isolate: true,
        },
      },
      ...(ALL ? [ON_POSTGRES] : []),
    ],
  },
}));
