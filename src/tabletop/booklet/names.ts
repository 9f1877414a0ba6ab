import { addressOf, type ChartId, findPlace, findTerm, type HandbookPlace, type Inline } from '../../handbook/index.ts';
import type { Piece } from '../text-rows.ts';

/** Under which name an address of the handbook is found in the booklet: a ruling `R8.4a`, `chapter/fire`. */
export const nameOf = (address: string): string => `booklet-${address.replace(/[^\w-]/g, '-')}`;

export const placeName = (place: HandbookPlace): string => nameOf(addressOf(place));
export const chartName = (chart: ChartId): string => nameOf(`chart/${chart}`);

/** A line of the handbook with its links; what leads nowhere stays plain words. */
export const piecesOf = (line: readonly Inline[]): Piece[] =>
  line.map((piece) => {
    if (typeof piece === 'string') return piece;
    const { text } = piece;
    if ('rule' in piece) return findPlace(piece.rule) ? { text, to: nameOf(piece.rule) } : text;
    const term = findTerm(piece.term);
    return term ? { text, to: nameOf(`term/${term.id}`) } : text;
  });
