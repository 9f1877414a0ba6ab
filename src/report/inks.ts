import type { Player } from '../engine/index.ts';

export const INK = '#000000';

/** The inks of a side: the body of a piece, its digit, and its tone as a line. */
interface SideInks {
  body: string;
  digit: string;
  tone: string;
}

/** The sides on paper, with a tint as a ground. */
export const SIDE_INKS: Readonly<Record<Player, SideInks & { tint: string }>> = {
  1: { body: '#0072b2', digit: '#ffffff', tone: '#005a8e', tint: '#cfe4f2' },
  2: { body: '#e69f00', digit: '#171208', tone: '#7f5200', tint: '#fae6bd' },
};

/** What a map is drawn with: any colour of a style sheet. */
export interface MapInks {
  ink: string;
  paper: string;
  grid: string;
  planet: string;
  rock: string;
  sides: Readonly<Record<Player, SideInks>>;
}

/** A map on paper. */
export const PAPER: MapInks = {
  ink: INK,
  paper: '#ffffff',
  grid: '#c9c9c9',
  planet: '#d9d9d9',
  rock: '#555555',
  sides: SIDE_INKS,
};
