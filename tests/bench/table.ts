/** One figure of the game beside that of the empty page, in milliseconds. */
export interface Row {
  figure: string;
  game: readonly number[];
  /** None where the empty page has nothing like it. */
  empty: readonly number[];
  /** Below so many milliseconds, or at most so many times the empty page's; null where nothing is aimed at. */
  aim: { below: number } | { times: number } | null;
}

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
const worst = (values: readonly number[]): number => Math.max(0, ...values);

/** Event Timing does not report what took less than two frames. */
const ms = (value: number): string => (value === 0 ? '<16' : value.toFixed(value < 10 ? 1 : 0));
const both = (values: readonly number[]): string =>
  values.length === 0 ? '' : `${ms(median(values))} (${ms(worst(values))})`;

function cells({ figure, game, empty, aim }: Row): string[] {
  const ratio = median(empty) > 0 ? (median(game) / median(empty)).toFixed(1) : '';
  if (!aim) return [figure, both(game), both(empty), ratio, '', ''];
  const most = 'below' in aim ? aim.below : median(empty) * aim.times;
  const said = 'below' in aim ? `< ${Math.floor(most)}` : `${aim.times} x empty`;
  const judged = 'below' in aim ? worst(game) : median(game);
  const met = judged < most ? 'met' : median(game) < most ? 'median only' : 'not met';
  return [figure, both(game), both(empty), ratio, said, met];
}

/** Prints the figures as one table: medians, in brackets the worst. An aim is met when the worst meets it. */
export function printTable(title: string, rows: readonly Row[]): void {
  const lines = [['figure', 'game', 'empty page', 'ratio', 'aim', ''], ...rows.map(cells)];
  const widths = lines[0]?.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0))) ?? [];
  const text = lines.map((line) =>
    line
      .map((cell, nth) => cell.padEnd(widths[nth] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  process.stdout.write(`${[title, '', ...text, ''].join('\n')}\n`);
}
