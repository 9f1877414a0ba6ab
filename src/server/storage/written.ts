/** A line or a row that is there already: another has come first. PostgreSQL has a number for it. */
const isTaken = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && /^(SQLITE_CONSTRAINT|23505$)/.test(String(error.code));

/** What came of writing something; false if something of its name was there already. */
export async function written<T>(work: Promise<T>): Promise<T | false> {
  try {
    return await work;
  } catch (error) {
    if (isTaken(error)) return false;
    throw error;
  }
}
