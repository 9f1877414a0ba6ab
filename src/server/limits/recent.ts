/** Something for each name, made when it is asked for first; of more than so many the one not asked for longest is forgotten. */
export function newRecent<T>(most: number, make: () => T): (name: string) => T {
  const known = new Map<string, T>();
  return (name) => {
    const one = known.get(name) ?? make();
    known.delete(name);
    known.set(name, one);
    const [oldest] = known.keys();
    if (known.size > most && oldest !== undefined) known.delete(oldest);
    return one;
  };
}
