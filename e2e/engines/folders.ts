import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { until } from './until.ts';

/** A folder for a while, whose name tells what for. */
export const makeFolder = (purpose: string): string => mkdtempSync(join(tmpdir(), `deltavee-${purpose}-`));

/** Takes a folder away; the processes of a browser that ends go on writing in theirs for a moment. */
export async function dropFolder(folder: string): Promise<void> {
  await until(`${folder} is gone`, () => {
    try {
      rmSync(folder, { recursive: true, force: true });
      return true;
    } catch {
      return false;
    }
  });
}
