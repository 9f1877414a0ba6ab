import {
  hexAt,
  hexId,
  parseHexId,
  RECORD_LIMITS,
  type Scenario,
  SHEET_COLUMNS,
  SHEET_ROWS,
  type Sheet,
} from '../../engine/index.ts';
import type { Battle } from './battle.ts';
import { changeShips } from './ship-edits.ts';

type Place = Pick<Sheet, 'column' | 'row'>;

const isAt =
  (place: Place) =>
  ({ column, row }: Place): boolean =>
    column === place.column && row === place.row;

/** [2.1] The places where another sheet would join those that lie there, from the top left. */
export function listOpenPlaces({ sheets }: Battle): Place[] {
  const places = sheets.flatMap(({ column, row }) => [
    { column, row: row - 1 },
    { column: column - 1, row },
    { column: column + 1, row },
    { column, row: row + 1 },
  ]);
  const open = places.filter((place, nth) => !sheets.some(isAt(place)) && places.findIndex(isAt(place)) === nth);
  return open.sort((a, b) => a.row - b.row || a.column - b.column);
}

/** [R2.1c] The letters that no sheet has, A first. */
function* freeLetters({ sheets, reserved = [] }: Battle): Generator<string, void> {
  const taken = new Set([...sheets, ...reserved].map(({ letter }) => letter));
  const letters = Array.from({ length: 26 }, (_, nth) => String.fromCharCode(65 + nth));
  for (const first of ['', ...letters]) {
    for (const second of letters) if (!taken.has(first + second)) yield first + second;
  }
}

/** [2.1] Counts columns and rows anew from the leftmost sheet and the uppermost one. Hexes keep their names. */
function recounted(battle: Battle): Battle {
  const { sheets, reserved, jumps } = battle;
  const left = Math.min(...sheets.map(({ column }) => column));
  const top = Math.min(...sheets.map(({ row }) => row));
  if (sheets.length === 0 || (left === 0 && top === 0)) return battle;
  const moved = (sheet: Sheet): Sheet => ({ ...sheet, column: sheet.column - left, row: sheet.row - top });
  return {
    ...battle,
    sheets: sheets.map(moved),
    ...(reserved && { reserved: reserved.map(moved) }),
    ...(jumps?.sheetColumn !== undefined && { jumps: { ...jumps, sheetColumn: jumps.sheetColumn - left } }),
  };
}

/** [2.1, R2.1b] Lays another sheet at a place, under the letter kept for it or the first that is free. */
export function addSheet(battle: Battle, place: Place): Battle {
  const { sheets, reserved = [] } = battle;
  const kept = reserved.find(isAt(place));
  const letter = kept?.letter ?? freeLetters(battle).next().value;
  if (!letter || sheets.length >= RECORD_LIMITS.sheets || sheets.some(isAt(place))) return battle;
  const sheet = { letter, column: place.column, row: place.row };
  const left = reserved.filter((one) => one !== kept);
  const { reserved: _, ...rest } = battle;
  return recounted({ ...rest, sheets: [...sheets, sheet], ...(left.length > 0 && { reserved: left }) });
}

/** Takes a sheet away with all that lies on it; ships that could only start there have no hex then. */
export function removeSheet(battle: Battle, letter: string): Battle {
  if (!battle.sheets.some((sheet) => sheet.letter === letter)) return battle;
  const stays = (hex: string): boolean => hex.replace(/\d+$/, '') !== letter;
  const cleared = changeShips(battle, (ship) => {
    const hexes = ship.deployment.hexes.filter(stays);
    return hexes.length === ship.deployment.hexes.length
      ? ship
      : { ...ship, deployment: { ...ship.deployment, hexes } };
  });
  return recounted({
    ...cleared,
    sheets: battle.sheets.filter((sheet) => sheet.letter !== letter),
    planets: battle.planets.filter(stays),
    asteroidFields: battle.asteroidFields.filter(stays),
  });
}

/** What lies in a hex: planets, and the markers of asteroid fields. */
export type Terrain = 'planets' | 'asteroidFields';

/** [6.5, 6.6] Lays terrain into hexes, or takes it away. A hex is a planet or has a marker, not both. */
export function setTerrain(battle: Battle, kind: Terrain, hexes: readonly string[], there: boolean): Battle {
  const before = new Set(battle[kind]);
  const changed = [...new Set(hexes)].filter((hex) => before.has(hex) !== there && parseHexId(battle.sheets, hex));
  if (changed.length === 0) return battle;
  const next = there ? [...battle[kind], ...changed] : battle[kind].filter((hex) => !changed.includes(hex));
  const other = kind === 'planets' ? 'asteroidFields' : 'planets';
  const others = there ? battle[other].filter((hex) => !changed.includes(hex)) : battle[other];
  return { ...battle, [kind]: next.slice(0, RECORD_LIMITS.hexes), [other]: others };
}

/** The hexes of a column of a sheet, from the top; or of a row, from the left. */
export function listLine(
  { sheets }: Pick<Scenario, 'sheets'>,
  letter: string,
  line: { column: number } | { row: number },
): string[] {
  const sheet = sheets.find((one) => one.letter === letter);
  if (!sheet) return [];
  const { column, row } = sheet;
  const places =
    'column' in line
      ? Array.from({ length: SHEET_ROWS }, (_, nth) => ({ hexColumn: line.column, hexRow: nth + 1 }))
      : Array.from({ length: SHEET_COLUMNS }, (_, nth) => ({ hexColumn: nth + 1, hexRow: line.row }));
  return places.map((place) => hexId({ sheets, scenario: {} }, hexAt({ column, row, ...place })));
}
