import type { GameRecord, TableSettings } from '../../../engine/index.ts';
import { fullSettings } from '../../../game/entries.ts';
import { isClosed } from '../../../game/people.ts';
import { packText } from '../../../store/device/link.ts';
import type { TableStore } from '../../../store/table/table-state.ts';
import { type PageAddress, printAddress } from '../../kit/address.ts';
import { addressNow } from '../../kit/location.ts';

/** The address of a place as others can open it. A page from a disk has none, and the path to it is nobody's business. */
function addressOf(place: PageAddress): string[] {
  const { protocol, origin, pathname } = location;
  return /^https?:$/.test(protocol) ? [`${origin}${pathname}${printAddress({ place, rules: null })}`] : [];
}

/** A record as far as `order`, with the dice that had fallen by then. */
function recordUntil(record: GameRecord, order: number, fallen: number): GameRecord {
  const { proof: _proof, rolls, ...dice } = record.dice;
  return {
    ...record,
    actions: record.actions.slice(0, order),
    dice: { ...dice, ...(rolls && { rolls: rolls.slice(0, fallen) }) },
  };
}

/** What a record says of the table that goes without saying is left out: every character makes a code finer. */
function shortTable(table: TableSettings): TableSettings {
  const usual = Object.entries(fullSettings());
  const isUsual = (name: string, value: unknown) =>
    usual.some(([one, other]) => one === name && JSON.stringify(other) === JSON.stringify(value));
  return Object.fromEntries(Object.entries(table).filter(([name, value]) => !isUsual(name, value)));
}

/** The game as a link, without the lines beside it; nothing where it is too long for any. */
async function linkTo({ lines: _lines, ...game }: GameRecord): Promise<string[]> {
  const packed = await packText(JSON.stringify({ ...game, table: shortTable(game.table ?? {}) }));
  return packed.ok ? addressOf({ at: 'open', packed: packed.packed }) : [];
}

/**
 * [R10.0b] What a square code on paper opens of the game on the table, the best first: the game itself, as it was after
 * `order` orders or is now; or its place in the browser that has it. While the players have secrets from each other it is
 * that place alone, which tells nobody anything: the page opens there behind its curtain, or with the key to a seat that
 * only this browser has.
 */
export async function codesOf(table: TableStore, order: number | null, open?: 'report'): Promise<readonly string[]> {
  const { place } = addressNow();
  const { settings, seat, screens, actions } = table.state.getState();
  if (isClosed(settings) && seat?.stage !== 'over') {
    if (place.at === 'game') return addressOf({ at: 'game', id: place.id, order: null });
    return place.at === 'table' ? addressOf(place) : [];
  }
  const own =
    place.at === 'game' ? addressOf({ at: 'game', id: place.id, order: open ? null : (order ?? actions), open }) : [];
  if (place.at === 'table') own.push(...addressOf(place));
  if (screens?.hasRecord === false) return own;
  const record = table.record();
  const fallen = order === null ? undefined : table.seatAfter(order)?.view.rolls.length;
  const shown = order === null || fallen === undefined ? record : recordUntil(record, order, fallen);
  return [...(await linkTo(shown)), ...own];
}
