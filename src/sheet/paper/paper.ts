import type { PaperArea } from './marks.ts';

export const PAPER_SIZES = ['a4', 'letter'] as const;
export type PaperSize = (typeof PAPER_SIZES)[number];

/** What a whole game is printed on: the large ones are two of the small ones side by side. */
export const GAME_PAPERS = [...PAPER_SIZES, 'a3', 'tabloid'] as const;
export type GamePaper = (typeof GAME_PAPERS)[number];

export interface Paper {
  size: PaperSize;
  /** The sides in colour; black otherwise. */
  colour: boolean;
  /** Small logs two on a page. */
  twoUp?: boolean | undefined;
}

const SIZES: Record<GamePaper, { width: number; height: number; name: string; page: string }> = {
  a4: { width: 210, height: 297, name: 'A4', page: 'A4' },
  letter: { width: 215.9, height: 279.4, name: 'Letter', page: 'letter' },
  a3: { width: 297, height: 420, name: 'A3', page: 'A3' },
  tabloid: { width: 279.4, height: 431.8, name: 'Tabloid', page: 'ledger' },
};

/** Home printers leave 10 mm white at most, and a line is a little thicker than the edge it stands on. */
const MARGIN = 10.4;

/** A log is as wide as this on both papers; Letter has the wider margins. */
const WIDTH = 189;
/** Between the two halves of a page, where it is cut. */
const CUT = 6;

export const paperSize = (size: GamePaper): { width: number; height: number } => ({
  width: SIZES[size].width,
  height: SIZES[size].height,
});

/** `A4`, `Letter`. */
export const paperName = (size: GamePaper): string => SIZES[size].name;

/** What an `@page` rule calls it. */
export const pageSizeName = (size: GamePaper): string => `${SIZES[size].page} portrait`;

/** Where a sheet of its own is drawn. */
export function fullArea(size: PaperSize): PaperArea {
  const { width, height } = SIZES[size];
  return { x: (width - WIDTH) / 2, y: MARGIN, width: WIDTH, height: height - 2 * MARGIN };
}

/** Where two small logs are drawn, on a page that lies on its side. */
export function halfAreas(size: PaperSize): [PaperArea, PaperArea] {
  const { width: height, height: width } = SIZES[size];
  const each = (width - 2 * MARGIN - CUT) / 2;
  const place = { y: MARGIN, width: each, height: height - 2 * MARGIN };
  return [
    { ...place, x: MARGIN },
    { ...place, x: MARGIN + each + CUT },
  ];
}
