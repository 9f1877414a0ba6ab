import { breathe } from '../table/breathe.ts';

/** Finds something out once for all who ask for it within one turn of the loop, and until it is known. */
export function shared<T>(find: (name: string) => Promise<T>): (name: string) => Promise<T> {
  const asked = new Map<string, Promise<T>>();
  return (name) => {
    const known =
      asked.get(name) ??
      breathe()
        .then(() => find(name))
        .finally(() => asked.delete(name));
    asked.set(name, known);
    return known;
  };
}
