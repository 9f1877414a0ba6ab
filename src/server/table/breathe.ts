/** Lets what has come in meanwhile be served, at other tables too. */
export const breathe = () => new Promise<void>((resolve) => setImmediate(resolve));
