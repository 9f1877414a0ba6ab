import * as v from 'valibot';
import { faultsOf } from '../../engine/index.ts';
import { FAULT_STATUS, type FaultAnswer, type FaultCode } from '../../wire/calls.ts';
import { textFault } from '../../wire/names.ts';
import { TableRefused } from '../table/live.ts';

/** A call is refused. */
export class CallFault extends TableRefused {
  readonly answer: FaultAnswer;
  readonly status: number;

  constructor(error: FaultCode, message: string, at?: string) {
    super(message);
    this.answer = at === undefined ? { error, message } : { error, message, at };
    this.status = FAULT_STATUS[error];
  }
}

/** A wrong key, and a table that does not exist: one who asks cannot tell one from the other. */
export const forbidden = (): CallFault => new CallFault('forbidden', 'This does not open a table here.');

/** More is asked than one may ask. */
export const tooMuch = (message: string): CallFault => new CallFault('too-many', message);

export const wrongForm = (at: string, message: string): CallFault =>
  new CallFault('form', at === '' ? `The call ${message}.` : `${at} ${message}.`, at);

/** What was sent, if it is of the form; before anything else its texts are looked at. */
export function formOf<T>(form: v.GenericSchema<unknown, T>, value: unknown): T {
  const odd = textFault(value);
  if (odd) throw wrongForm(odd.at, odd.message);
  const read = v.safeParse(form, value);
  if (read.success) return read.output;
  const [first] = faultsOf(read.issues);
  throw wrongForm(first?.at ?? '', first?.message ?? 'is not of the form');
}
