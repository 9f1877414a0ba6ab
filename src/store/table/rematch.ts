import { otherPlayer, type Rank } from '../../engine/index.ts';
import type { StandingOffer } from '../../wire/messages.ts';
import { lookAt } from './calls.ts';
import { beginScreens, sitDown } from './invitations.ts';
import { changeTable, type MyTable, readTable } from './my-tables.ts';
import type { TableStore } from './table-state.ts';
import { recordOfScenario } from './to-screens.ts';

const ownName = ({ state }: TableStore): string => {
  const { settings, screens } = state.getState();
  return settings.names[(screens?.seat ?? 1) - 1] ?? '';
};

/** Makes a table with the sides changed; null if the server refuses. */
async function makeNext(table: TableStore, { title }: MyTable, program: Rank | null): Promise<MyTable | null> {
  const { scenario, settings, screens, id } = table.state.getState();
  if (!screens?.seat) return null;
  const record = recordOfScenario(scenario, settings.logs);
  const pair = screens.pair?.game === 1 && { pair: { table: screens.pair.table, game: 2 as const } };
  const made = await beginScreens({
    record: { ...record, table: { ...record.table, ...pair } },
    title,
    side: otherPlayer(screens.seat),
    name: ownName(table),
    clock: screens.terms,
    program,
  });
  if (!made.ok) return null;
  await changeTable(id, { next: made.value.table }).catch(() => undefined);
  return made.value;
}

/** Another game against the program, at a table of its own; its name, or null if the server refuses. */
export const playProgramAgain = async (table: TableStore, mine: MyTable, rank: Rank): Promise<string | null> =>
  (await makeNext(table, mine, rank))?.table ?? null;

/** Makes a table with the sides changed and offers it to the other; its name, or null if the server refuses. */
export async function offerRematch(table: TableStore, mine: MyTable): Promise<string | null> {
  const made = await makeNext(table, mine, null);
  if (made?.invitation === undefined) return null;
  const { table: next, invitation } = made;
  return (await table.screens?.rematch({ table: next, invitation })) ? next : null;
}

/** Takes the rematch that the other has offered: the seat first, then they are told. */
export async function takeRematch(table: TableStore, { title }: MyTable, offer: StandingOffer): Promise<string | null> {
  const { table: next, invitation } = offer;
  if (next === undefined || invitation === undefined) return null;
  const seen = await lookAt(next, { invitation });
  if (!seen.ok) return null;
  const { commitment } = seen.value;
  const seated = await sitDown({ table: next, invitation, title, commitment }, ownName(table));
  if (!seated.ok) return null;
  await table.screens?.rematch({});
  return next;
}

/** Whether the other sits at a table that was made here. */
export async function whetherTaken(table: string): Promise<boolean> {
  const mine = await readTable(table).catch(() => undefined);
  if (!mine?.key) return false;
  const seen = await lookAt(table, { key: mine.key });
  return seen.ok && seen.value.taken[1] && seen.value.taken[2];
}
