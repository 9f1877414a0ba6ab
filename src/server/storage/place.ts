import { statSync } from 'node:fs';
import { DatabaseTrouble } from './trouble.ts';

/** Which file lies under a name. */
function identityOf(name: string): string {
  const found = statSync(name, { bigint: true, throwIfNoEntry: false });
  return found ? `${found.dev} ${found.ino}` : '';
}

/**
 * Sees to it that files stay where they are: one who has one open goes on writing to it after it was deleted or moved away, and
 * nobody would find what they wrote. What it answers throws when one of them is no longer there.
 */
export function watchPlaces(names: readonly string[]): () => void {
  const known = names.map((name) => [name, identityOf(name)] as const);
  return () => {
    const gone = known.find(([name, identity]) => identityOf(name) !== identity);
    if (gone)
      throw new DatabaseTrouble(`${gone[0]} has been deleted or moved while the server kept it: nothing more is kept`);
  };
}
