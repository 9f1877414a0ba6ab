import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import type { Plugin } from 'vite';

const SCRIPT = 'service-worker.js';

/** Writes the service worker of a build, with the list of all its files, when everything else has been written. */
export function serviceWorker(): Plugin {
  let folder = '';
  return {
    name: 'service-worker',
    apply: 'build',
    configResolved({ root, build }) {
      folder = resolve(root, build.outDir);
    },
    closeBundle() {
      const files = readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((file) => file.isFile() && file.name !== SCRIPT)
        .map((file) => relative(folder, join(file.parentPath, file.name)).split(sep).join('/'))
        .sort();
      const text = readFileSync(new URL(`./${SCRIPT}`, import.meta.url), 'utf8');
      const hash = createHash('sha256').update(text);
      for (const file of files) hash.update(file).update(readFileSync(join(folder, file)));
      const build = hash.digest('hex').slice(0, 16);
      // The page is kept under the address of its folder.
      const kept = files.filter((file) => file !== 'index.html');
      const head = `const BUILD = ${JSON.stringify(build)};\nconst FILES = ${JSON.stringify(kept)};\n`;
      writeFileSync(join(folder, SCRIPT), head + text);
    },
  };
}
