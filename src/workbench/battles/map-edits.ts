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
import { setFields } from '../ships/recipe.ts';
import type { Battle, BattleRecipe } from './battle.ts';

/** Where a sheet lies among the others. */
type SheetPlace = Pick<Sheet, 'column' | 'row'>;

const isAt =
  (place: SheetPlace) =>
  ({ column, row }: SheetPlace): boolean =>
    column === place.column && row === place.row;

/** [2.1] The places where another sheet would join those that lie there, from the top left. */
export function listOpenPlaces({ sheets }: Battle): SheetPlace[] {
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
function recount({ sheets, reserved = [], jumps }: Battle): void {
  if (sheets.length === 0) return;
  const left = Math.min(...sheets.map(({ column }) => column));
  const top = Math.min(...sheets.map(({ row }) => row));
  for (const sheet of [...sheets, ...reserved]) {
    sheet.column -= left;
    sheet.row -= top;
  }
  if (jumps?.sheetColumn !== undefined) jumps.sheetColumn -= left;
}

/** [2.1, R2.1b] Lays another sheet at a place, under the letter kept for it or the first that is free. */
export const addSheet =
  (place: SheetPlace): BattleRecipe =>
  (battle) => {
    const { sheets, reserved = [] } = battle;
    const kept = reserved.find(isAt(place));
    const letter = kept?.letter ?? freeLetters(battle).next().value;
    if (!letter || sheets.length >= RECORD_LIMITS.sheets || sheets.some(isAt(place))) return;
    sheets.push({ letter, column: place.column, row: place.row });
    const left = reserved.filter((one) => one !== kept);
    setFields(battle, { reserved: left.length > 0 ? left : undefined });
    recount(battle);
  };

/** Takes a sheet away with all that lies on it; ships that could only start there have no hex then. */
export const removeSheet =
  (letter: string): BattleRecipe =>
  (battle) => {
    const index = battle.sheets.findIndex((sheet) => sheet.letter === letter);
    if (index < 0) return;
    battle.sheets.splice(index, 1);
    const stays = (hex: string): boolean => hex.replace(/\d+$/, '') !== letter;
    battle.planets = battle.planets.filter(stays);
    battle.asteroidFields = battle.asteroidFields.filter(stays);
    for (const { deployment } of battle.ships) deployment.hexes = deployment.hexes.filter(stays);
    recount(battle);
  };

/** What lies in a hex: planets, and the markers of asteroid fields. */
export type Terrain = 'planets' | 'asteroidFields';

/** [6.5, 6.6] Lays terrain into hexes, or takes it away. A hex is a planet or has a marker, not both. */
export const setTerrain =
  (kind: Terrain, hexes: readonly string[], there: boolean): BattleRecipe =>
  (battle) => {
    const before = new Set(battle[kind]);
    const changed = [...new Set(hexes)].filter((hex) => before.has(hex) !== there && parseHexId(battle.sheets, hex));
    if (changed.length === 0) return;
    const next = there ? [...battle[kind], ...changed] : battle[kind].filter((hex) => !changed.includes(hex));
    battle[kind] = next.slice(0, RECORD_LIMITS.hexes);
    const other = kind === 'planets' ? 'asteroidFields' : 'planets';
    if (there) battle[other] = battle[other].filter((hex) => !changed.includes(hex));
  };

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
