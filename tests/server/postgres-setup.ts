import { inject } from 'vitest';
import { newDatabaseIn } from './postgres.ts';
import { keepTablesIn } from './serving.ts';

keepTablesIn(() => newDatabaseIn(inject('postgres')));
