import { createHash, randomBytes } from 'node:crypto';

/** What is kept of a key, an invitation or a watcher's key: nobody can get back from it to what was shown. */
export const hashOfKey = (key: string): string => createHash('sha256').update(key).digest('base64url');

/** What the dice of a new table follow from, and what the program adds to it where it sits. */
export const newSecret = (): string => randomBytes(32).toString('hex');

/** An invitation for a player who has lost their key. */
export const newInvitation = (): string => randomBytes(24).toString('base64url');
