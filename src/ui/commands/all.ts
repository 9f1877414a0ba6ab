import { preferences } from '../../store/device/preferences.ts';
import type { KeyLine } from './command.ts';
import { HANDBOOK, LESSON, MAP, MAP_CURSOR, MAP_JUMPS, REPLAY } from './parts.ts';
import { SLOT_COMMANDS, WEAPON_COMMANDS } from './slots.ts';
import { TABLE } from './table.ts';

const ALL = [
  ...SLOT_COMMANDS,
  ...WEAPON_COMMANDS,
  ...TABLE,
  ...REPLAY,
  ...MAP_CURSOR,
  ...MAP,
  ...MAP_JUMPS,
  ...HANDBOOK,
  ...LESSON,
] as const;

/** Something that the program can do, by its name, which stands in saved preferences. */
export type CommandId = (typeof ALL)[number]['id'];

const IDS: ReadonlySet<string> = new Set(ALL.map(({ id }) => id));

/** A key kept for a command that is no more would keep it from the one that has it first. */
function dropUnknownKeys({ keys }: Pick<ReturnType<typeof preferences.getState>, 'keys'>): void {
  const known = Object.entries(keys).filter(([id]) => IDS.has(id));
  if (known.length < Object.keys(keys).length) preferences.setState({ keys: Object.fromEntries(known) });
}
dropUnknownKeys(preferences.getState());
preferences.subscribe(dropUnknownKeys);

/** Every command of the program, as a line of the table of keys. */
export const LINES: readonly (KeyLine & { id: CommandId })[] = ALL;

/** The line of a command. */
export function lineOf(id: CommandId): KeyLine {
  const line = LINES.find((one) => one.id === id);
  if (!line) throw new Error(`There is no command ${id}.`);
  return line;
}
