/** Runs jobs one after the other: each begins when the one before it has ended, however that ended. */
export type OneByOne = <T>(job: () => Promise<T>) => Promise<T>;

/** Makes such a queue; it tells when there is something to do and when all is done. */
export function createOneByOne(tell: (busy: boolean) => void): OneByOne {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  return (job) => {
    waiting += 1;
    tell(true);
    const mine = last.then(job).finally(() => {
      waiting -= 1;
      if (waiting === 0) tell(false);
    });
    last = mine.catch(() => undefined);
    return mine;
  };
}
