import type { Script } from './script-address.ts';

/** In the single file that plays from a disk no script is started by its address; it takes the place of `script-address.ts`. */
export function scriptAddress(script: Script): string {
  throw new Error(`There is no ${script} in a single file.`);
}
