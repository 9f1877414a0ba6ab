import { otherPlayer, type Player, RANKS, type Rank } from '../../engine/index.ts';
import { BUDGETS } from '../../opponent/index.ts';
import { type KeysAnswer, type ProgramAnswer, ProgramCallForm } from '../../wire/calls.ts';
import { rankName } from '../../words/program.ts';
import type { Caller } from '../limits/callers.ts';
import type { SeatRow } from '../storage/schema.ts';
import { append } from '../table/append.ts';
import type { EntryBody } from '../table/entry.ts';
import { CallFault, forbidden, formOf, tooMuch } from './fault.ts';
import { type Desk, findCredential } from './look.ts';

export const TOO_MANY_PROGRAMS = 'The program has taken too many seats for this address; come again later.';

/** Refuses a seat to the program where it takes none, or has too much to do. */
export function refuseProgram({ programs }: Pick<Desk, 'programs'>): void {
  if (!programs) throw new CallFault('not-found', 'On this server the program takes no seat.');
  if (programs.isBusy())
    throw new CallFault('too-many', 'The program has too many tables to think about; come again in some minutes.');
}

/** That the program takes a seat, as it is written down: what it adds to the dice, and what its orders follow from. */
export function programTaken({ newSecret }: Pick<Desk, 'newSecret'>, rank: Rank): EntryBody {
  const nonce = newSecret().slice(0, 32);
  const seed = Number.parseInt(newSecret().slice(-8), 16);
  return {
    kind: 'taken',
    name: `${rankName(rank)} (the program)`,
    nonce,
    program: { rank, seed, budget: BUDGETS[rank] },
  };
}

/** That it has a seat, beside the keys and invitations of the table. There is nothing that could be shown for it. */
export const programRow = (table: string, seat: number): SeatRow => ({
  table,
  hash: `program ${seat}`,
  kind: 'program',
  seat,
  invitation: null,
  body: null,
  until: null,
});

/** `GET /api/program`: how well the program can play. */
export function tellPrograms({ programs }: Desk): ProgramAnswer {
  if (!programs) refuseProgram({ programs });
  return { ranks: RANKS };
}

/** `POST /api/tables/T/program`: the program takes the other seat until somebody comes with its invitation. */
export async function seatProgram(desk: Desk, caller: Caller, id: string, body: unknown): Promise<KeysAnswer> {
  const { key, rank } = formOf(ProgramCallForm, body);
  const { storage, tables, now } = desk;
  const own = await findCredential(desk, id, 'key', key);
  if (!own) throw forbidden();
  const seat: Player = otherPlayer(own.seat === 1 ? 1 : 2);
  const answer = await tables.at(id, async (table): Promise<KeysAnswer> => {
    const sitter = table.seats[seat];
    if (sitter?.program?.rank === rank) return { seat };
    if (sitter) throw new CallFault('taken', 'This seat is taken.');
    refuseProgram(desk);
    if (!caller.programs.take()) throw tooMuch(TOO_MANY_PROGRAMS);
    const entry = { seat, at: now(), body: programTaken(desk, rank), message: null };
    const by = { hash: own.hash, now: now() };
    await append(table, storage, entry, table.history, { by, key: programRow(id, seat) });
    desk.tellTaken(table, 'last');
    return { seat };
  });
  if (!answer) throw forbidden();
  return answer;
}
