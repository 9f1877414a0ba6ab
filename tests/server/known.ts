import Database from 'libsql';
import type { DiceSecret } from '../../src/game/dice-proof.ts';
import { fileOf } from '../../src/server/storage/database.ts';
import { type Begun, call, type Keys, newKey, newNonce, newTableCall, type Served } from './serving.ts';

/** A table with both seats taken whose dice a test knows beforehand: it looks into the database, as nobody else may. */
export async function openKnownTable(
  { address, data }: Served,
  begun: Begun = {},
): Promise<{ keys: Keys; secret: DiceSecret }> {
  const { table, key, invitation, watch, body } = newTableCall(begun);
  const { body: made } = await call(address, '/api/tables', body);
  const [second, nonce] = [newKey(), newNonce()];
  await call(address, `/api/tables/${table}/take`, { invitation, key: second, name: 'Bob', nonce });
  const database = new Database(fileOf(data));
  const { secret } = database.prepare('select secret from tables where "table" = ?').get(table) as { secret: string };
  database.close();
  const keys = { table, keys: { 1: key, 2: second }, watch, commitment: made.commitment };
  return { keys, secret: { table, secret, nonces: [body.nonce, nonce] } };
}
