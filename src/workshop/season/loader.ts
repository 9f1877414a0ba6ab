import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

/** For the threads of a season, which are TypeScript too: each loads tsx, from here and not from wherever the program is called. */
export const LOADER = ['--import', pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href];
