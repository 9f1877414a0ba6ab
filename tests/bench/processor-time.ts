/** How long a measurement lasts at the least, in milliseconds of this process on a processor. */
const LEAST = 120;

const spent = (): number => process.cpuUsage().user / 1000;

/** How long it is done before that: what immer leaves behind is else cleared away while the next work is measured. */
const BEFORE = 60;

/** Microseconds of processor time that a piece of work takes, over many repetitions. Other programs hardly show in it. */
export function usOf(work: () => void): number {
  for (const end = spent() + BEFORE; spent() < end; ) work();
  const begin = spent();
  let done = 0;
  while (spent() - begin < LEAST) {
    work();
    done += 1;
  }
  return ((spent() - begin) * 1000) / done;
}

export const medianOf = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
