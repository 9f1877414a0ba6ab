/** How much one may do: so much at once, and so much more every second. */
export interface AllowanceTerms {
  most: number;
  perSecond: number;
}

export interface Allowance {
  /** Takes so much, one if it is not said; false, with nothing taken, if less is left. */
  take(much?: number): boolean;
  /** Takes what something has cost, though less may be left. */
  pay(much: number): void;
  /** Gives back what was taken for something that costs nothing after all. */
  giveBack(much: number): void;
  /** Whether anything is left. */
  isLeft(): boolean;
}

/** A clock that no hand sets back or forward, in milliseconds. */
export const steadyTime = (): number => performance.now();

/** An allowance that fills up again by the steady clock: the time of the day may leap. */
export function newAllowance({ most, perSecond }: AllowanceTerms, time = steadyTime): Allowance {
  let left = most;
  let since = time();
  const fillUp = () => {
    const now = time();
    left = Math.min(most, left + ((now - since) * perSecond) / 1000);
    since = now;
  };
  return {
    take(much = 1) {
      fillUp();
      if (left < much) return false;
      left -= much;
      return true;
    },
    pay(much) {
      fillUp();
      left -= much;
    },
    giveBack(much) {
      left = Math.min(most, left + much);
    },
    isLeft() {
      fillUp();
      return left > 0;
    },
  };
}
