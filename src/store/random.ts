/** Random numbers out of the browser's source. This is the only source of randomness; everything else follows from seeds. */
export const randomNumbers = (count: number): Uint32Array => crypto.getRandomValues(new Uint32Array(count));

/** A random id; `crypto.randomUUID` is missing on pages served without https. */
export const newId = (): string => [...randomNumbers(3)].map((n) => n.toString(36)).join('-');
