/** The words of a printed table, one row a line; empty lines and the rows' own spacing do not matter. */
export const printedRows = (text: string): string[][] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => line.split(/\s+/));

export const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** Sums of tenths of a ton would end in rounding errors. */
export const round = (value: number): number => Math.round(value * 10) / 10;
