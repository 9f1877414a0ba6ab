import { createHash, type Hash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import type { Plugin } from 'vite';

const SCRIPT = 'service-worker.js';

/** The SHA-256 of something, from one end to the other. */
function sha256(...parts: (string | Buffer)[]): Hash {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash;
}

/** Writes the service worker of a build, with the digests of all its files, when everything else has been written. */
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
      // The page is kept under the address of its folder.
      const addressOf = (file: string): string => (file === 'index.html' ? './' : file);
      const digests = files.map((file) => [addressOf(file), sha256(readFileSync(join(folder, file))).digest('base64')]);
      const build = sha256(text, JSON.stringify(digests)).digest('hex').slice(0, 16);
      const kept = JSON.stringify(Object.fromEntries(digests));
      const head = `const BUILD = ${JSON.stringify(build)};\nconst FILES = ${kept};\n`;
      writeFileSync(join(folder, SCRIPT), head + text);
    },
  };
}
