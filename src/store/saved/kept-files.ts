import type { DBSchema } from 'idb';
import { openDeviceDatabase } from '../device/database.ts';
import { answered } from './game-storage.ts';

interface FilesSchema extends DBSchema {
  files: { key: string; value: FileSystemFileHandle };
}

/**
 * The files over which games are saved again, by the ids of the games. They lie apart from the games: a handle of a file is
 * nothing that goes to another device.
 */
const withDatabase = openDeviceDatabase<FilesSchema>({
  name: 'deltavee-files',
  steps: [(db) => void db.createObjectStore('files')],
  isFinal: () => false,
});

/** Keeps the file of a game; a browser that cannot will ask for it again after the next start. */
export const keepFile = (game: string, file: FileSystemFileHandle): Promise<unknown> =>
  answered(withDatabase((db) => db.put('files', file, game))).catch(() => undefined);

/** The file of a game; null if none is kept. */
export async function keptFile(game: string): Promise<FileSystemFileHandle | null> {
  const file: unknown = await withDatabase((db) => db.get('files', game)).catch(() => undefined);
  return typeof FileSystemFileHandle === 'function' && file instanceof FileSystemFileHandle ? file : null;
}

/** Lets go of the file of a game, which stays where it is. */
export const dropFile = (game: string): Promise<void> =>
  answered(withDatabase((db) => db.delete('files', game))).catch(() => undefined);
