/** Lets what has come in meanwhile be served, at other tables too. */
export const yieldToEventLoop = () => new Promise<void>((resolve) => setImmediate(resolve));

/** Does so many things at a time, the others in the order in which they came; before each of those others are served. */
export function newQueue(most: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let busy = 0;
  return async (work) => {
    if (busy < most) busy += 1;
    else {
      await new Promise<void>((go) => waiting.push(go));
      await yieldToEventLoop();
    }
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else busy -= 1;
    }
  };
}
