import { addressOf, type ChartId, findPlace, type HandbookPlace, type Inline } from '../../handbook/index.ts';
import type { TextPiece } from '../text-rows.ts';

/** Under which name an address of the handbook is found in the booklet: a ruling `R8.4a`, `chapter/fire`. */
export const nameOf = (address: string): string => `booklet-${address.replace(/[^\w-]/g, '-')}`;

export const placeName = (place: HandbookPlace): string => nameOf(addressOf(place));
export const chartName = (chart: ChartId): string => nameOf(`chart/${chart}`);

/**
 * A line of the handbook with its links to cases and rulings. Words of the glossary are no links: they are found by the
 * alphabet, and each piece of a line costs whoever prints.
 */
export function textPiecesOf(line: readonly Inline[]): TextPiece[] {
  const pieces: TextPiece[] = [];
  for (const piece of line) {
    const text = typeof piece === 'string' ? piece : piece.text;
    const last = pieces.at(-1);
    if (typeof piece !== 'string' && 'rule' in piece && findPlace(piece.rule)) {
      pieces.push({ text, to: nameOf(piece.rule) });
    } else if (typeof last === 'string') pieces[pieces.length - 1] = last + text;
    else pieces.push(text);
  }
  return pieces;
}
