/** A share with one decimal: `45.0 %`. */
export const shareText = (share: number): string => `${(share * 100).toFixed(1)} %`;

/** A score with the interval around it; a dash where nothing has finished. */
export const scoreAndInterval = (score: number | null, interval: readonly number[] | null): string =>
  score === null || !interval ? '-' : `${shareText(score)} (${interval.map(shareText).join(' to ')})`;
