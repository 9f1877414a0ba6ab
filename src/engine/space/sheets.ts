import type { Scenario, Sheet } from '../model/scenario.ts';
import type { Hex } from '../model/state.ts';

/** [R2.1a] The size of a map sheet. */
export const SHEET_COLUMNS = 16;
export const SHEET_ROWS = 17;

/** Which sheet place a hex lies on, and its printed column and row there, both from 1. */
export interface SheetPlace {
  column: number;
  row: number;
  hexColumn: number;
  hexRow: number;
}

/** [R2.1a, R2.1b] Where on the printed sheets a hex lies; even printed columns sit half a hex lower. */
export function printedPlace(hex: Hex): SheetPlace {
  const row = hex.r + (hex.q - (hex.q & 1)) / 2;
  const column = Math.floor(hex.q / SHEET_COLUMNS);
  const sheetRow = Math.floor(row / SHEET_ROWS);
  return {
    column,
    row: sheetRow,
    hexColumn: hex.q - column * SHEET_COLUMNS + 1,
    hexRow: row - sheetRow * SHEET_ROWS + 1,
  };
}

/** The hex at a printed place; the inverse of `placeOf`. */
export function hexAt(place: SheetPlace): Hex {
  const q = place.column * SHEET_COLUMNS + place.hexColumn - 1;
  const row = place.row * SHEET_ROWS + place.hexRow - 1;
  return { q, r: row - (q - (q & 1)) / 2 };
}

type At = Pick<Sheet, 'column' | 'row'>;

/** The sheet found last: one who asks about a hex asks about its neighbours next. */
let latest: { sheets: readonly Sheet[]; sheet: Sheet } | undefined;

const isAt = (sheet: Sheet, { column, row }: At): boolean => sheet.column === column && sheet.row === row;

function findSheet(sheets: readonly Sheet[], place: At): Sheet | undefined {
  if (latest?.sheets === sheets && isAt(latest.sheet, place)) return latest.sheet;
  for (const sheet of sheets) {
    if (!isAt(sheet, place)) continue;
    latest = { sheets, sheet };
    return sheet;
  }
  return undefined;
}

/** The sheet in use on which the hex lies, or undefined. */
export const sheetOf = (sheets: readonly Sheet[], hex: Hex): Sheet | undefined => findSheet(sheets, printedPlace(hex));

/** Whether the hex lies on a sheet in use. */
export const onSheets = (sheets: readonly Sheet[], hex: Hex): boolean => sheetOf(sheets, hex) !== undefined;

/** A, B, ... Z, AA, AB, ... */
function letterAt(index: number): string {
  let letters = '';
  for (let n = index; n >= 0; n = Math.floor(n / 26) - 1) letters = String.fromCharCode(65 + (n % 26)) + letters;
  return letters;
}

/** The sheets that lie there, and the letters that are kept for others. */
interface Laid {
  sheets: readonly Sheet[];
  scenario: Pick<Scenario, 'reserved'>;
}

/** [R2.1c] The letter a sheet at this place would get if it were placed now. */
function nextLetter(game: Laid, place: { column: number; row: number }): string {
  const reserved = game.scenario.reserved ?? [];
  const kept = findSheet(reserved, place);
  if (kept) return kept.letter;
  const taken = new Set([...game.sheets, ...reserved].map((sheet) => sheet.letter));
  let index = 0;
  while (taken.has(letterAt(index))) index += 1;
  return letterAt(index);
}

/** [R6.2a] The sheet a hex would need that lies on none, or undefined if it lies on one in use. */
export function missingSheet(game: Laid, hex: Hex): Sheet | undefined {
  const place = printedPlace(hex);
  if (findSheet(game.sheets, place)) return undefined;
  return { letter: nextLetter(game, place), column: place.column, row: place.row };
}

const twoDigits = (number: number): string => String(number).padStart(2, '0');

/** The printed numbers of the hexes of a sheet, by column and row. */
const PRINTED: readonly (readonly string[])[] = Array.from({ length: SHEET_COLUMNS + 1 }, (_, column) =>
  Array.from({ length: SHEET_ROWS + 1 }, (_row, row) => twoDigits(column) + twoDigits(row)),
);

const printed = ({ hexColumn, hexRow }: SheetPlace): string => PRINTED[hexColumn]?.[hexRow] ?? '';

/** The ids of the hexes of a sheet with this letter, by column and row: always the same texts, which are quick to look up. */
const idsByLetter = new Map<string, readonly (readonly string[])[]>();

function idOn(letter: string, { hexColumn, hexRow }: SheetPlace): string {
  let ids = idsByLetter.get(letter);
  if (!ids) {
    ids = PRINTED.map((column) => column.map((number) => letter + number));
    idsByLetter.set(letter, ids);
  }
  return ids[hexColumn]?.[hexRow] ?? '';
}

/** Every hex of sheets, by column and row. */
export function* everyHex(sheets: readonly Sheet[]): Generator<Hex> {
  for (const { column, row } of sheets) {
    for (let hexColumn = 1; hexColumn <= SHEET_COLUMNS; hexColumn += 1) {
      for (let hexRow = 1; hexRow <= SHEET_ROWS; hexRow += 1) yield hexAt({ column, row, hexColumn, hexRow });
    }
  }
}

/** [R2.1a] The printed number of a hex, without the letter of its sheet: `0207`. */
export const hexNumber = (hex: Hex): string => printed(printedPlace(hex));

/** The hex named last on a sheet in use: the step into a hex names it, and so does the step out of it. */
let named: { sheets: readonly Sheet[]; hex: Hex; id: string } | undefined;

/** [R6.2a] The id of a hex, `A0207`; on a sheet not yet placed with the letter that sheet would get. */
export function hexId(game: Laid, hex: Hex): string {
  const { sheets } = game;
  if (named?.hex === hex && named.sheets === sheets) return named.id;
  const place = printedPlace(hex);
  const sheet = findSheet(sheets, place);
  if (!sheet) return idOn(nextLetter(game, place), place);
  const id = idOn(sheet.letter, place);
  named = { sheets, hex, id };
  return id;
}

/** The hex with this id on one of the given sheets, or undefined. */
export function parseHexId(sheets: readonly Sheet[], id: string): Hex | undefined {
  const match = /^([A-Z]+)(\d\d)(\d\d)$/.exec(id);
  if (!match) return undefined;
  const sheet = sheets.find((candidate) => candidate.letter === match[1]);
  const hexColumn = Number(match[2]);
  const hexRow = Number(match[3]);
  if (!sheet || hexColumn < 1 || hexColumn > SHEET_COLUMNS || hexRow < 1 || hexRow > SHEET_ROWS) return undefined;
  return hexAt({ column: sheet.column, row: sheet.row, hexColumn, hexRow });
}

/** A hex of the scenario's own sheets; scenarios are validated before they are played. */
export function scenarioHex(scenario: Scenario, id: string): Hex {
  const hex = parseHexId(scenario.sheets, id);
  if (!hex) throw new RangeError(`no hex ${id} on the sheets of ${scenario.id}`);
  return hex;
}
