import type { IncomingMessage } from 'node:http';
import { networkOf, remoteAddress, type Trusts } from './address.ts';
import { type Allowance, type AllowanceTerms, newAllowance, steadyTime } from './allowance.ts';
import { newRecent } from './recent.ts';

const DAY = 24 * 3600;

/**
 * What everybody at one address may do, with sockets and with calls. Behind a proxy that is not believed everybody is at
 * one address, so that a club has to find room in each of them.
 */
const TERMS = {
  /** Calls, sockets that are opened and frames before a key is shown; much costs more, see `COSTS`. */
  calls: { most: 1000, perSecond: 200 },
  /** Refusals for want of any left that are still answered. */
  refusals: { most: 200, perSecond: 20 },
  /** Tables that are made, those of them that stand in the list, and seats that the program takes. */
  tables: { most: 400, perSecond: 3000 / DAY },
  listed: { most: 20, perSecond: 60 / DAY },
  programs: { most: 25, perSecond: 100 / DAY },
  /** Characters of the records that new tables begin with. */
  stored: { most: 32_000_000, perSecond: 32_000_000 / DAY },
} as const satisfies Record<string, AllowanceTerms>;

/** What costs as much as calls: a key that opens nothing as so many, and so many bytes sent or answered as one. */
export const COSTS = { wrongKey: 20, carried: 8192 } as const;

/** How many records of one address may be looked through by threads at a time, or wait for it. */
export const MOST_APART = 4;

/** How many addresses are kept in mind. */
const MOST_KNOWN = 20_000;

/** An address, and what is left of its allowances. */
export interface Caller extends Record<keyof typeof TERMS, Allowance> {
  /** How many of its records are being looked through by threads. */
  apart: number;
}

/** Who asks, by where the request comes from: the one place that knows, for calls and sockets. */
export type CallerOf = (request: Pick<IncomingMessage, 'socket' | 'headers'>) => Caller;

export function openCallers(trusts: Trusts, time = steadyTime): CallerOf {
  const callerAt = newRecent(
    MOST_KNOWN,
    (): Caller => ({
      calls: newAllowance(TERMS.calls, time),
      refusals: newAllowance(TERMS.refusals, time),
      tables: newAllowance(TERMS.tables, time),
      listed: newAllowance(TERMS.listed, time),
      programs: newAllowance(TERMS.programs, time),
      stored: newAllowance(TERMS.stored, time),
      apart: 0,
    }),
  );
  return (request) => callerAt(networkOf(remoteAddress(request, trusts)));
}
