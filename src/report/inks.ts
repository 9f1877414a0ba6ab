import type { Player } from '../engine/index.ts';

export const INK = '#000000';

/** The sides on paper: the body of a piece, its digit, its tone as a line, and its tint as a ground. */
export const SIDE_INKS: Readonly<Record<Player, { body: string; digit: string; tone: string; tint: string }>> = {
  1: { body: '#0072b2', digit: '#ffffff', tone: '#005a8e', tint: '#cfe4f2' },
  2: { body: '#e69f00', digit: '#171208', tone: '#7f5200', tint: '#fae6bd' },
};
