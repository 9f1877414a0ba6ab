/** A lock on one game, so that two tabs do not write to it at once. */
export interface GameLock {
  /** False if another tab has the lock: then the game is read-only here. */
  held: boolean;
  release(): void;
}

const FREE: GameLock = { held: true, release: () => undefined };

/**
 * Locks a game until the lock is released or the tab is closed. With `steal` the lock is taken from the tab that has
 * it, whose `onLost` is then called. In a browser that has no locks, or gives none as it keeps nothing for the page, every
 * tab may write.
 */
export function lockGame(id: string, onLost: () => void, steal = false): Promise<GameLock> {
  return new Promise((resolve) => {
    let held = false;
    const hold = (lock: Lock | null): Promise<void> | void => {
      if (!lock) return resolve({ ...FREE, held: false });
      held = true;
      return new Promise<void>((done) => {
        const release = () => {
          held = false;
          done();
        };
        resolve({ held, release });
      });
    };
    const options: LockOptions = steal ? { steal: true } : { ifAvailable: true };
    const request = async () => navigator.locks.request(`deltavee-game-${id}`, options, hold);
    request().catch(() => {
      // A lock that was given is lost only to a tab that takes the game over; else there is none to be had.
      if (held) onLost();
      resolve(FREE);
    });
  });
}
