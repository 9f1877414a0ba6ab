/** What can be closed. */
interface Closable {
  close: (discard?: boolean) => void;
  once: (event: 'close', listener: () => void) => unknown;
}

/** How many sockets may be open that have not said yet what for. */
const MOST_SILENT = 500;

/**
 * Keeps count of the sockets that have not shown a key yet. When there are too many, the oldest is closed: who has come
 * to play shows his key at once.
 */
export function newSilentSockets(most = MOST_SILENT) {
  const silent = new Set<object>();
  return {
    add(socket: Closable): void {
      silent.add(socket);
      socket.once('close', () => silent.delete(socket));
      const [oldest] = silent as Set<Closable>;
      if (silent.size <= most || !oldest) return;
      silent.delete(oldest);
      oldest.close(true);
    },
    spoke: (socket: object): void => {
      silent.delete(socket);
    },
  };
}
