/** A hold on one game, so that two tabs do not write into it at once. */
export interface Hold {
  /** False where another tab has it: here it may only be looked at. */
  held: boolean;
  release(): void;
}

const FREE: Hold = { held: true, release: () => undefined };

/**
 * Takes hold of a game until it is released or the tab is closed. With `steal` it is taken from the tab that has it,
 * which hears of it through its own `onLost`. Where the browser knows no locks, every tab may write.
 */
export function holdGame(id: string, onLost: () => void, steal = false): Promise<Hold> {
  if (!('locks' in navigator)) return Promise.resolve(FREE);
  return new Promise((resolve) => {
    let wanted = true;
    let release: () => void = () => undefined;
    const hold = (lock: Lock | null): Promise<void> | void => {
      if (!lock) {
        resolve({ held: false, release: () => undefined });
        return;
      }
      return new Promise<void>((done) => {
        release = () => {
          wanted = false;
          done();
        };
        resolve({ held: true, release });
      });
    };
    const options: LockOptions = steal ? { steal: true } : { ifAvailable: true };
    navigator.locks.request(`deltavee-game-${id}`, options, hold).catch(() => {
      if (wanted) onLost();
      resolve({ held: false, release: () => undefined });
    });
  });
}
