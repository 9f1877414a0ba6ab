import { COMMANDS, USAGE } from './commands.ts';
import { InputRefused, UsageError } from './output.ts';

/** What is said of a call that came to nothing, and its exit status. */
function refuse(error: unknown): number {
  if (error instanceof InputRefused) {
    process.stdout.write(`${JSON.stringify(error.answer)}\n`);
    return 1;
  }
  if (error instanceof UsageError) {
    process.stderr.write(`${error.message}\n\n${USAGE}`);
    return 2;
  }
  throw error;
}

/** Runs one command: 0 when it answers, 1 with a refusal as JSON, 2 with the usage on standard error. */
export function run(words: readonly string[]): number | Promise<number> {
  const [name = '', ...rest] = words;
  try {
    const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
    if (!command) throw new UsageError(name ? `there is no command ${name}` : 'no command');
    const status = command(rest);
    return typeof status === 'number' ? status : status.catch(refuse);
  } catch (error) {
    return refuse(error);
  }
}
