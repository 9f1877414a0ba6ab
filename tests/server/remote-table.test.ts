import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Action, type GameRecord, otherPlayer, PLAYERS, type Player, readRecord } from '../../src/engine/index.ts';
import { checkDice } from '../../src/game/dice-proof.ts';
import { rngFrom } from '../../src/matches/rng.ts';
import { openRemote } from '../../src/store/table/open-screens.ts';
import { connectSocket } from '../../src/store/table/socket.ts';
import type { TableState, TableStore } from '../../src/store/table/table-state.ts';
import { gameAfter } from '../fixtures/recorded.ts';
import { SILENT } from '../fixtures/thinker.ts';
import { call, openTable, type Served, serve } from './serving.ts';

let served: Served;
beforeAll(async () => {
  served = await serve();
});
afterAll(() => served.end());

/** Waits for a state of a table. */
const until = (table: TableStore, is: (state: TableState) => boolean): Promise<void> =>
  new Promise((done) => {
    const look = (state: TableState) => {
      if (!is(state)) return;
      stop();
      done();
    };
    const stop = table.state.subscribe(look);
    look(table.state.getState());
  });

async function sitTogether(): Promise<Record<Player, TableStore>> {
  const { table, keys } = await openTable(served.address);
  const sit = async (seat: Player) => {
    const store = await openRemote({
      table,
      words: { key: keys[seat] },
      connect: connectSocket(served.address),
      unanswered: [],
      keep: () => undefined,
      adviser: SILENT,
      fetchRecord: async (): Promise<GameRecord | null> => {
        const { body } = await call(served.address, `/api/tables/${table}/record`, undefined, {
          authorization: `Bearer ${keys[seat]}`,
        });
        const read = readRecord(body);
        return read.ok ? read.value : null;
      },
    });
    if (!store) throw new Error('no table');
    return store;
  };
  return { 1: await sit(1), 2: await sit(2) };
}

const seatOf = (table: TableStore) => table.state.getState().seat!;

/** Who is to act, as soon as his page knows it. */
async function acting(tables: Record<Player, TableStore>): Promise<Player> {
  const isTo = (player: Player) => seatOf(tables[player]).toAct;
  if (!isTo(1) && !isTo(2)) {
    await Promise.race(PLAYERS.map((player) => until(tables[player], ({ seat }) => seat?.toAct === true)));
  }
  return isTo(1) ? 1 : 2;
}

const give = async (tables: Record<Player, TableStore>, choose: (legal: readonly Action[]) => Action | undefined) => {
  const player = await acting(tables);
  const action = choose(seatOf(tables[player]).legal);
  if (!action) throw new Error(`nothing to give in ${JSON.stringify(seatOf(tables[player]).view.phase)}`);
  expect(await tables[player].order(action)).toBe(true);
  return player;
};

test('two pages play a game on a server to its end, and check its dice', async () => {
  const tables = await sitTogether();
  const chance = rngFrom(5);
  const any = (legal: readonly Action[]) => {
    const fires = legal.filter((action) => action.do === 'fire');
    return chance.pick(fires.length > 0 ? fires : legal);
  };
  for (let nth = 0; nth < 40; nth += 1) await give(tables, any);
  const player = await acting(tables);
  await tables[player].order({ player, do: 'concede' });
  for (const seat of PLAYERS) await until(tables[seat], ({ screens }) => screens?.hasRecord === true);
  const record = tables[2].record();
  expect(checkDice(record)).toMatchObject({ ok: true });
  expect(gameAfter(record).result).toMatchObject({ reason: 'conceded' });
  expect(seatOf(tables[1]).view).toEqual(seatOf(tables[2]).view);
  for (const seat of PLAYERS) tables[seat].leave();
});

test('what one takes back goes from both pages, and both hear what is said', async () => {
  const tables = await sitTogether();
  await until(tables[1], ({ screens }) => screens?.begun === true);
  const first = (legal: readonly Action[]) => legal.find(({ do: kind }) => kind !== 'swap-pods' && kind !== 'move');
  while (seatOf(tables[await acting(tables)]).stage !== 'command') await give(tables, first);
  const turn = (legal: readonly Action[]) => legal.find(({ do: kind }) => kind === 'turn');
  const other = tables[otherPlayer(await acting(tables))];
  const before = other.state.getState().log.length;
  const player = await give(tables, turn);
  await until(other, ({ log }) => log.length > before);
  expect(tables[player].state.getState().mayUndo).toBe(true);
  await tables[player].undo();
  await until(other, ({ log }) => log.length === before);
  expect(turn(seatOf(tables[player]).legal)).toBeDefined();
  expect(await tables[1].screens?.say('Well met')).toBe(true);
  await until(tables[2], ({ screens }) => screens?.said.at(-1)?.text === 'Well met');
  for (const seat of PLAYERS) tables[seat].leave();
});
