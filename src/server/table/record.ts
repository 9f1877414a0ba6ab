import { type GameRecord, PLAYERS, type Player, type TableSettings } from '../../engine/index.ts';
import { fullSettings } from '../../game/entries.ts';
import { toRecord } from '../../game/record-file.ts';
import type { Viewer } from './entry.ts';
import { diceSecretOf, gameOf, type Table } from './table.ts';

/** [R10.0b] Whether somebody may take the record of a table along: at its end all, before it the seats with open logs. */
export const mayTakeAlong = (table: Table, viewer: Viewer): boolean =>
  gameOf(table).result !== null || (table.settings.logs === 'open' && viewer !== 'watch');

/** The seats at which the program sits, once nobody can learn anything from what its orders follow from. */
function programsOf(table: Table): Pick<TableSettings, 'program'> {
  if (!gameOf(table).result) return {};
  const seats = PLAYERS.flatMap((seat) => {
    const program = table.seats[seat]?.program;
    return program ? [[seat, program]] : [];
  });
  return seats.length > 0 ? { program: Object.fromEntries(seats) } : {};
}

/** The record of a table: the dice that fell, and at its end what they follow from. */
export function recordOf(table: Table): GameRecord {
  const { settings, seats, history, commitment, begun } = table;
  // Anybody who reads the record names the program by its rank.
  const nameOf = (seat: Player): string => (seats[seat]?.program ? '' : (seats[seat]?.name ?? ''));
  const names: [string, string] = [nameOf(1), nameOf(2)];
  const agreed = fullSettings({ ...settings, names });
  const rolls = gameOf(table).dice.fallen;
  const secret = gameOf(table).result && diceSecretOf(table);
  const proof = secret && { ...secret, commitment, from: begun.dice };
  const { program: _none, ...people } = agreed;
  const dice = proof ? { rolls, proof } : { rolls };
  return { ...toRecord(history, agreed), dice, table: { ...people, ...programsOf(table) } };
}
