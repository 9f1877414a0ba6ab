import type { Player } from '../../engine/index.ts';
import type { People } from '../../wire/messages.ts';
import type { Viewer } from './entry.ts';
import type { Table } from './table.ts';

/** The room of sockets that see the same. */
export const roomOf = (table: string, viewer: Viewer): string => `${table} ${viewer}`;

/** Who sits at a table, and whose socket is there. */
export function peopleOf({ seats, id }: Table, isHere: (table: string, seat: Player) => boolean): People {
  const one = (seat: Player) => {
    const { name = '', program } = seats[seat] ?? {};
    return program ? { name, here: true, program: program.rank } : { name, here: isHere(id, seat) };
  };
  return { 1: one(1), 2: one(2) };
}
