const sorted = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;

/** A value as the one text that all with the same content have; null if it lies too deep to be written. */
export function canonical(value: unknown): string | null {
  try {
    return JSON.stringify(value, sorted);
  } catch {
    return null;
  }
}
