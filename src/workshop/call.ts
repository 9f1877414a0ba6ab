import { type ParseArgsConfig, parseArgs } from 'node:util';
import { UsageError } from '../cli/output.ts';

/** A command as it is called. */
export interface WorkshopTool {
  /** How it is called: the answer to `--help` and to a wrong call. */
  usage: string;
  /** Carries it out; a number is the exit status. */
  run: (words: readonly string[]) => Promise<number> | Promise<void> | void;
}

/** A command in the list of all. */
export interface WorkshopCommand {
  /** What it is for, in a line. */
  does: string;
  /** Only the command that is called is loaded; `call` is how. */
  load: (call: string) => Promise<WorkshopTool>;
  /** What carries it out, if that lies outside this folder. */
  scripts?: readonly string[];
}

export type Commands = Readonly<Record<string, WorkshopCommand>>;

type Options = NonNullable<ParseArgsConfig['options']>;
type Read<T extends Options> = ReturnType<typeof parseArgs<{ args: string[]; options: T; strict: true }>>['values'];

/** The options among the words of a call; whatever else stands there is refused. */
export function readCallOptions<const T extends Options>(words: readonly string[], options: T): Read<T> {
  try {
    return parseArgs({ args: [...words], options, strict: true }).values;
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

/** Names in a column, and what each is. */
export const listed = (lines: readonly (readonly [name: string, is: string])[]): string =>
  lines.map(([name, is]) => `  ${name.padEnd(14)}${is}\n`).join('');

async function callOf(entry: string, commands: Commands, name: string): Promise<WorkshopTool> {
  const lines = Object.entries(commands).map(([one, { does }]): [string, string] => [one, does]);
  const usage = `usage: npm run ${entry} -- COMMAND ..., or COMMAND --help\n${listed(lines)}`;
  if (Object.hasOwn(commands, name) && commands[name]) return commands[name].load(`npm run ${entry} -- ${name}`);
  const refuse = () => {
    throw new UsageError(`there is no command ${name}`);
  };
  return { usage, run: name === '' ? () => void process.stdout.write(usage) : refuse };
}

/** Carries out the command that the words begin with: 0 when it is done, 2 after a wrong call. Without any, all are listed. */
export async function run(entry: string, commands: Commands, words: readonly string[]): Promise<number> {
  const [name = '', ...rest] = words;
  const tool = await callOf(entry, commands, name === '--help' ? '' : name);
  try {
    if (!rest.includes('--help')) return (await tool.run(rest)) ?? 0;
    process.stdout.write(tool.usage);
    return 0;
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    process.stderr.write(`${error.message}\n\n${tool.usage}`);
    return 2;
  }
}
