/** How much one may do: so much at once, and so much more every second. */
export interface Allowance {
  /** Whether so much more is allowed; one if it is not said. */
  take(much?: number): boolean;
}

export function newAllowance(most: number, perSecond: number): Allowance {
  let left = most;
  let since = Date.now();
  return {
    take(much = 1) {
      const now = Date.now();
      left = Math.min(most, left + ((now - since) * perSecond) / 1000);
      since = now;
      if (left < much) return false;
      left -= much;
      return true;
    },
  };
}
