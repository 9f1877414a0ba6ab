import { createHash } from 'node:crypto';
import type { DiceSecret } from '../../src/game/dice-proof.ts';
import { type Begun, call, type Keys, newKey, newTableCall, type Served, serve } from './serving.ts';

/** What a test draws under a name: the same again in every run. */
const drawn = (name: string, bytes: number): Buffer => createHash('sha256').update(name).digest().subarray(0, bytes);

/** A server that opens tables whose dice a test knows beforehand, and has again in its next run. */
export interface KnownServer extends Served {
  /** A table with both seats taken; the same number has the same dice. */
  open: (number: number, begun?: Begun) => Promise<{ keys: Keys; secret: DiceSecret }>;
}

export async function serveKnown(): Promise<KnownServer> {
  let secret = '';
  const served = await serve(undefined, false, { newSecret: () => secret });
  return {
    ...served,
    async open(number, begun = {}) {
      const [own, nonce] = [1, 2].map((seat) => drawn(`nonce ${seat} ${number}`, 16).toString('hex')) as [
        string,
        string,
      ];
      const id = drawn(`table ${number}`, 12).toString('base64url');
      const { table, key, invitation, watch, body } = newTableCall({ ...begun, table: id, nonce: own });
      secret = drawn(`secret ${number}`, 32).toString('hex');
      const { body: made } = await call(served.address, '/api/tables', body);
      const second = newKey();
      await call(served.address, `/api/tables/${table}/take`, { invitation, key: second, name: 'Bob', nonce });
      const keys = { table, keys: { 1: key, 2: second }, watch, commitment: made.commitment };
      return { keys, secret: { table, secret, nonces: [own, nonce] } };
    },
  };
}
