import { openTablesFile } from './file.ts';
import type { OpenDatabase } from './notifier.ts';
import { isPostgres, openPostgres } from './postgres.ts';

/**
 * Opens the tables at an address of PostgreSQL, or in a file, which is made if it is not there. A server keeps a file for
 * itself; one who only looks in or adds an invitation does not. A database of PostgreSQL has as many servers as come.
 */
export const openDatabase = (where: string, { alone }: { alone: boolean }): Promise<OpenDatabase> =>
  isPostgres(where) ? openPostgres(where) : openTablesFile(where, { alone });
