import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** A line between a page and its server, which can be cut and mended. */
export interface Line {
  address: string;
  cut(): void;
  mend(): void;
  close(): Promise<void>;
}

/** Lays a line to the server at an address. Cut, it breaks off what is under way and takes nothing new. */
export async function layLine(to: string): Promise<Line> {
  const { hostname, port } = new URL(to);
  const open = new Set<Socket>();
  let isCut = false;
  const breakOff = () => {
    for (const socket of open) socket.destroy();
    open.clear();
  };
  const exchange = createServer((near) => {
    if (isCut) return void near.destroy();
    const far = connect(Number(port), hostname);
    for (const [end, other] of [[near, far] as const, [far, near] as const]) {
      open.add(end);
      end.pipe(other);
      end.on('error', () => other.destroy());
      end.on('close', () => {
        open.delete(end);
        other.destroy();
      });
    }
  });
  exchange.listen(0, '127.0.0.1');
  await once(exchange, 'listening');
  const bound = exchange.address();
  const own = typeof bound === 'object' && bound ? bound.port : 0;
  return {
    address: `http://127.0.0.1:${own}/`,
    cut() {
      isCut = true;
      breakOff();
    },
    mend() {
      isCut = false;
    },
    async close() {
      breakOff();
      exchange.close();
      await once(exchange, 'close');
    },
  };
}
