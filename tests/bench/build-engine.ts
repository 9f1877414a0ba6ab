import { join } from 'node:path';
import { build } from 'vite';

const [, , outDir = ''] = process.argv;

/** Builds the engine as for the page, into the folder that is named. */
await build({
  configFile: false,
  logLevel: 'error',
  mode: 'production',
  publicDir: false,
  ssr: { noExternal: true },
  build: {
    ssr: join(import.meta.dirname, 'engine.ts'),
    outDir,
    rollupOptions: { output: { entryFileNames: 'engine.mjs' } },
  },
});
