import type { TestProject } from 'vitest/node';
import { startPostgres, type TestPostgres } from './postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgres: string;
  }
}

let postgres: TestPostgres | undefined;

/** Starts the PostgreSQL in which the tests of the server have their tables in the run on it. */
export async function setup(project: TestProject): Promise<void> {
  postgres = await startPostgres();
  if (!postgres) throw new Error('No PostgreSQL could be started: the tests of the server cannot be run on it.');
  project.provide('postgres', postgres.address);
}

export const teardown = async (): Promise<void> => postgres?.stop();
