import { parseArgs } from 'node:util';
import { openDatabase } from '../storage/database.ts';
import { openStorage } from '../storage/storage.ts';
import { DatabaseTrouble } from '../storage/trouble.ts';
import { deleteTable, describeTable, endTable, exportTable, inviteTo, listSummaries } from './commands.ts';
import { moveTables } from './move.ts';

const USAGE = `usage: npm run tables -- COMMAND [--data PATH or postgres://..]
  list                 every table, one JSON object a line: players, scenario, whose turn, when it was last moved at
  show TABLE           one table, with how its game stands
  export TABLE         its record, as far as it has been played
  invite TABLE SEAT    an invitation to a seat, for a player who has lost their key
  end TABLE            ends its game as a draw
  delete TABLE         deletes it with everything that is kept of it
  move FROM TO         copies all tables from one place to another, each checked; it may be called again
end and delete, and move from or to a file, want the server of that file to be stopped.
`;

/** The call itself is wrong. */
class WrongCall extends Error {}

const print = (value: unknown) => process.stdout.write(`${JSON.stringify(value)}\n`);

/** What can be done at one table, and whether a file has to be kept from its server for it. */
const COMMANDS = {
  show: { run: describeTable, alone: false },
  export: { run: exportTable, alone: false },
  end: { run: endTable, alone: true },
  delete: { run: deleteTable, alone: true },
} as const;

const isCommand = (word: string | undefined): word is keyof typeof COMMANDS =>
  word !== undefined && Object.hasOwn(COMMANDS, word);

/** The words of the call, with the only option before the others: the names of some tables begin with a dash. */
function optionFirst(words: readonly string[]): string[] {
  const at = words.findIndex((word) => /^--data(=|$)/.test(word));
  if (at < 0) return ['--', ...words];
  const after = words[at] === '--data' ? at + 2 : at + 1;
  return [...words.slice(at, after), '--', ...words.slice(0, at), ...words.slice(after)];
}

async function main(): Promise<void> {
  const args = optionFirst(process.argv.slice(2));
  const { values, positionals } = parseArgs({ args, options: { data: { type: 'string' } }, allowPositionals: true });
  const [command, first, second, ...more] = positionals;
  if (more.length > 0) throw new WrongCall();
  if (command === 'move' && first !== undefined && second !== undefined) {
    print(await moveTables(first, second));
    return;
  }
  const isInvitation = command === 'invite' && first !== undefined && (second === '1' || second === '2');
  const isOfOne = isCommand(command) && first !== undefined && second === undefined;
  const isList = command === 'list' && first === undefined;
  if (!isInvitation && !isOfOne && !isList) throw new WrongCall();
  const alone = isCommand(command) && COMMANDS[command].alone;
  const database = await openDatabase(values.data ?? 'tables', { alone });
  try {
    const storage = openStorage(database);
    if (isList) for await (const line of listSummaries(storage)) print(line);
    else if (isInvitation) print(await inviteTo(storage, first, second === '1' ? 1 : 2));
    else if (isOfOne) print(await COMMANDS[command].run(storage, first));
  } finally {
    await database.close();
  }
}

main().catch((error) => {
  const isWrong = error instanceof WrongCall || error?.code?.startsWith?.('ERR_PARSE_ARGS');
  const isOurs = isWrong || error instanceof DatabaseTrouble;
  if (!isOurs) process.stderr.write(`${error.stack}\n`);
  else process.stderr.write(isWrong ? USAGE : `${error.message}\n`);
  process.exitCode = isWrong ? 2 : 1;
});
