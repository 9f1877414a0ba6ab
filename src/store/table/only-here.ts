import type { TableStore } from './table-state.ts';

const nothing = async () => undefined;

/** What can be done only where the game is on this device, for a table whose server sees to it. */
export const NOT_HERE = {
  carryOut: nothing,
  giveDie: nothing,
  presetDice: nothing,
  redo: nothing,
  takeBack: nothing,
  uncover: () => undefined,
  playNow: () => undefined,
  goOn: () => undefined,
  answerProposal: () => undefined,
} satisfies Partial<TableStore>;
