import { connect, createServer, type Socket } from 'node:net';

/** A way to an address that can be cut: what is said then is neither passed on nor answered. */
export interface CutWay {
  port: number;
  cut(): void;
  mend(): void;
  close(): void;
}

/** Opens a way to a port of this machine. */
export async function openWay(to: number): Promise<CutWay> {
  let isCut = false;
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(to, '127.0.0.1');
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket);
      socket.on('data', (bytes) => {
        if (!isCut) other.write(bytes);
      });
      socket.on('error', () => undefined);
      socket.on('close', () => {
        sockets.delete(socket);
        if (!isCut) other.destroy();
      });
    }
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const at = server.address();
  return {
    port: typeof at === 'object' && at ? at.port : 0,
    cut: () => {
      isCut = true;
    },
    mend: () => {
      // What came meanwhile is lost, and with it every connection of before.
      for (const socket of sockets) socket.destroy();
      isCut = false;
    },
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
