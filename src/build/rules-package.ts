import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const { version, license, engines, dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/** The packages that the rules need. */
const NEEDED = ['jsonc-parser', 'pure-rand', 'valibot'];

const entry = (room: string) => ({ types: `./${room}/index.d.ts`, default: `./${room}/index.js` });

/** What the compiled rules are called, and what they need: the last step of `npm run build:rules`, into the folder that is named. */
const [, , folder = 'dist-rules'] = process.argv;
writeFileSync(
  join(folder, 'package.json'),
  `${JSON.stringify(
    {
      name: 'deltavee-rules',
      version,
      license,
      type: 'module',
      engines,
      exports: { '.': entry('engine'), './scenarios': entry('scenarios'), './words': entry('words') },
      dependencies: Object.fromEntries(NEEDED.map((name) => [name, dependencies[name]])),
    },
    null,
    2,
  )}\n`,
);
