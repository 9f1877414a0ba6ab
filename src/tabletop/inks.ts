/** The inks of what is printed for a real table, beside those of the two sides. */
export const BLACK = '#000000';
export const WHITE = '#ffffff';
/** The sides of hexes, the numbers in them, and the lines along which is cut: light enough for a pencil. */
export const GRID = '#6f6f6f';
export const NUMBER = '#4a4a4a';
export const CUTTING = '#9a9a9a';
