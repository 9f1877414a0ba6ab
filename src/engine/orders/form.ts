import * as v from 'valibot';
import type { Action } from '../model/actions.ts';
import { ORDERS } from './table.ts';

/** The validation schema of every action of a record; fields that no order has are dropped. */
export const ActionForm: v.GenericSchema<unknown, Action> = v.variant(
  'do',
  Object.values(ORDERS).map(({ form }) => form),
);
