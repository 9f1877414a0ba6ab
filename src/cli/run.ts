import { COMMANDS, USAGE } from './commands.ts';
import { InputRefused, UsageError } from './output.ts';

/** Runs one command: 0 when it answers, 1 with a refusal as JSON, 2 with the usage on standard error. */
export function run(words: readonly string[]): number {
  const [name = '', ...rest] = words;
  try {
    const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
    if (!command) throw new UsageError(name ? `there is no command ${name}` : 'no command');
    return command(rest);
  } catch (error) {
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
}
