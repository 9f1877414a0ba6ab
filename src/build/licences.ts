import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** The licences under which somebody else's work may be given out with this program. */
const ALLOWED: ReadonlySet<string> = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  'MPL-2.0',
  'OFL-1.1',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
]);

interface LockedPackage {
  version?: string;
  license?: string;
  dev?: boolean;
  optional?: boolean;
  devOptional?: boolean;
}

/** A package that goes out with the program, and the words of its licence. */
export interface Licensed {
  name: string;
  version: string;
  license: string;
  text: string;
}

function textOf(folder: string): string {
  const file = existsSync(folder) ? readdirSync(folder).find((name) => /^licen[cs]e/i.test(name)) : undefined;
  return file === undefined ? '' : readFileSync(join(folder, file), 'utf8').trim();
}

/** All packages of the lock file that are not for developers alone, by name. */
export function listLicensed(root: string): Licensed[] {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, LockedPackage>;
  };
  return Object.entries(packages)
    .filter(([path, { dev, optional, devOptional }]) => path !== '' && !dev && !optional && !devOptional)
    .map(([path, { version = '', license = '' }]) => ({
      name: path.replace(/^.*node_modules\//, ''),
      version,
      license,
      text: textOf(join(root, path)),
    }));
}

/** Why a package may not go out with the program; nothing if it may. */
export function licenceFault({ name, license, text }: Licensed): string | undefined {
  if (!ALLOWED.has(license)) return `${name} is under the licence “${license}”, which is not among those we may ship`;
  return text === '' ? `${name} has no licence text to go out with it` : undefined;
}

/** Puts the licences of libraries and fonts beside the built program; one that we may not ship ends the build. */
export function licences(): Plugin {
  let root = '';
  return {
    name: 'licences',
    apply: 'build',
    configResolved: (config) => {
      root = config.root;
    },
    generateBundle() {
      const licensed = listLicensed(root);
      const faults = licensed.map(licenceFault).filter((fault) => fault !== undefined);
      if (faults.length > 0) this.error(faults.join('; '));
      const parts = licensed.map(({ name, version, license, text }) => `${name} ${version} (${license})\n\n${text}\n`);
      this.emitFile({ type: 'asset', fileName: 'licences.txt', source: parts.join(`\n${'-'.repeat(78)}\n\n`) });
    },
  };
}
