/** How much one may do: so much at once, and so much more every second. */
export interface Allowance {
  /** Whether one more is allowed. */
  take(): boolean;
}

export function newAllowance(most: number, perSecond: number): Allowance {
  let left = most;
  let since = Date.now();
  return {
    take() {
      const now = Date.now();
      left = Math.min(most, left + ((now - since) * perSecond) / 1000);
      since = now;
      if (left < 1) return false;
      left -= 1;
      return true;
    },
  };
}
