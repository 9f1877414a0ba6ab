import type { Inks } from './ink.ts';

/** The smallest box into which a pencil still puts a cross. */
export const PENCIL = 6.4;

/** How a log is laid out: on a page of its own, or on half of one. The boxes are the same, the print is not. */
export interface PaperStyle {
  /** Millimetres of the head: its two rows, and the space after each. */
  head: { name: number; gap: number; figures: number; after: number };
  /** The widest a square code gets, and what keeps its white margin free at its left. */
  code: { side: number; free: number };
  /** Sizes of type. */
  type: { brand: number; log: number; heading: number; note: number; caption: number; label: number; figure: number };
  /** The row of a section's heading. */
  heading: { least: number; most: number };
  between: { least: number; most: number };
  /** How high the rows may get where there is room. */
  most: { part: number; missile: number; craft: number; track: number; block: number };
  /** Columns of the Compartments section; `status` is three boxes to ring, or one to write into. */
  part: { captions: number; die: number; armor: number; status: 'three' | 'one'; label: number };
  /** The Pod/# box. */
  pod: number;
  /** Blocks in a row, where they have the whole width. */
  blocks: number;
  /** Words of explanation at the foot of sections. */
  notes: boolean;
}

export const FULL: PaperStyle = {
  head: { name: 13, gap: 1.8, figures: 13.6, after: 2.8 },
  code: { side: 24, free: 3 },
  type: { brand: 8.6, log: 5.4, heading: 4.2, note: 2.75, caption: 2.6, label: 3.7, figure: 5.2 },
  heading: { least: 5.7, most: 6.9 },
  between: { least: 1.5, most: 5 },
  most: { part: 9.4, missile: 8.4, craft: 8.4, track: 12, block: 10.2 },
  part: { captions: 3.8, die: 9, armor: 9, status: 'three', label: 13 },
  pod: 12.5,
  blocks: 12,
  notes: true,
};

export const HALF_PAPER: PaperStyle = {
  head: { name: 9.6, gap: 1.2, figures: 10.4, after: 1.8 },
  code: { side: 20, free: 3 },
  type: { brand: 6, log: 3.7, heading: 3.3, note: 2.2, caption: 2.2, label: 2.9, figure: 4.2 },
  heading: { least: 4.5, most: 5.4 },
  between: { least: 1, most: 3 },
  most: { part: 7.4, missile: 7.2, craft: 7, track: 9, block: 7.6 },
  part: { captions: 3, die: 5.6, armor: 7.4, status: 'one', label: 9 },
  pod: 8.6,
  blocks: 16,
  notes: false,
};

/** What every drawing needs to know. */
export interface Look {
  style: PaperStyle;
  ink: Inks;
}
