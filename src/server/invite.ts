import { parseArgs } from 'node:util';
import { hashOfKey, newInvitation } from './keys.ts';
import { openDatabase } from './storage/database.ts';
import { openStorage } from './storage/storage.ts';
import { DatabaseTrouble } from './storage/trouble.ts';

const USAGE = `usage: npm run tables -- invite TABLE SEAT [--data PATH]
prints an invitation to a seat of a table, for a player who has lost his key
`;

/** Writes an invitation to a seat into the tables, also while a server keeps them, and prints it. */
async function invite(data: string, table: string, seat: number): Promise<void> {
  const database = await openDatabase(data, { alone: false });
  try {
    const storage = openStorage(database);
    if (!(await storage.findTable(table))) throw new DatabaseTrouble(`there is no table ${table} in ${data}`);
    const invitation = newInvitation();
    const row = { table, hash: hashOfKey(invitation), kind: 'invitation', seat, invitation: null, body: null } as const;
    await storage.addShown(row);
    process.stdout.write(`${JSON.stringify({ table, seat, invitation })}\n`);
  } finally {
    await database.close();
  }
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({ options: { data: { type: 'string' } }, allowPositionals: true });
  const [command, table, seat] = positionals;
  if (command !== 'invite' || table === undefined || (seat !== '1' && seat !== '2')) {
    process.stderr.write(USAGE);
    process.exitCode = 2;
    return;
  }
  await invite(values.data ?? 'tables', table, Number(seat));
}

main().catch((error) => {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
});
