import { type Command, keyTextOf, mayRun } from './command.ts';

/** Something that a page can do now, by its words. */
export interface Doable {
  label: string;
  /** The key of the command as it is printed; null for none. */
  key: string | null;
  run: () => unknown;
}

/** Those of some commands that can be given now and are to be found by their words. */
export const doable = <At>(commands: readonly Command<At>[], at: At): Doable[] =>
  commands
    .filter((command) => !command.isElsewhere && mayRun(command, at))
    .map((command) => ({
      label: command.labelNow?.(at) ?? command.label,
      key: keyTextOf(command),
      run: () => command.run(at),
    }));
