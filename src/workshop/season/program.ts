import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The folders of the source whose code decides how a game goes. */
const FOLDERS = ['engine', 'scenarios', 'opponent', 'matches', 'cli', 'workshop/season'];

/** A fingerprint of the program and of the files of players: games played by others are not of the same season. */
export function programPrint(players: readonly string[] = []): string {
  const source = join(import.meta.dirname, '../..');
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.ts') && FOLDERS.some((folder) => file.startsWith(`${folder}/`)))
    .sort();
  const hash = createHash('sha256');
  for (const file of files) hash.update(`${file}\0`).update(readFileSync(join(source, file)));
  for (const file of players) hash.update(`${file}\0`).update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}
