import { expect, test } from 'vitest';
import { NEWEST_EDITION, startRecord } from '../../src/engine/index.ts';
import { fullSettings, type GameSettings } from '../../src/game/entries.ts';
import { gameAt, replay, rollsOf } from '../../src/game/history.ts';
import { findScenario } from '../../src/scenarios/index.ts';
import { pirates } from '../../src/scenarios/pirates.ts';
import { readOpening } from '../../src/server/calls/opening.ts';
import { beginEntry, createAutosave } from '../../src/store/saved/autosave.ts';
import { readToBring, recordOfScenario } from '../../src/store/table/to-screens.ts';
import { textFault } from '../../src/wire/names.ts';
import { shelfStorage } from '../fixtures/shelf-storage.ts';
import { ACTIONS, AT, played, ROLLS, startOf } from '../fixtures/showdown.ts';
import { SAVED_GAME } from '../fixtures/table.ts';
import { newTableCall } from '../server/serving.ts';

/** A saved game of The Showdown after so many orders. */
async function shelfWith(count: number, settings: Partial<GameSettings> = {}, line = {}) {
  const { storage } = shelfStorage();
  const table = fullSettings(settings);
  const history = played(startOf(ROLLS), ACTIONS.slice(0, count));
  const autosave = createAutosave(storage, { ...SAVED_GAME, id: 'a', table, ...line }, undefined, () => 5);
  await autosave.save([beginEntry(history, table)], history, table);
  return { storage, history };
}

test('a game in progress is brought with all that was played, and no die to come', async () => {
  const program = { 2: { rank: 'captain', seed: 7, budget: 200 } } as const;
  const { storage, history } = await shelfWith(AT.hit, { names: ['Ann', 'Ben'], program });
  const found = await readToBring('a', storage);
  const record = found!.record('closed');
  expect(record.actions).toEqual(ACTIONS.slice(0, AT.hit));
  expect(record.dice).toEqual({ rolls: history.steps.flatMap((_, nth) => rollsOf(history, nth)) });
  expect(record.table).toEqual({ mode: 'screens', logs: 'closed' });
  expect(readOpening({ ...newTableCall().body, record })).toMatchObject({ ok: true });
  const started = startRecord(record, findScenario);
  if (!started.ok) throw new Error('not begun');
  expect(gameAt(replay(started.value, record.actions).history).units).toEqual(gameAt(history).units);
});

test('a battle with texts that were kept before there was a rule for them is brought so that a server takes it', () => {
  const briefing = { situation: 'Two lines\nof it', length: 'An \u202Ehour' };
  const record = recordOfScenario({ ...pirates, id: 'Mine\u0007', briefing }, 'closed');
  expect(textFault(record)).toBeNull();
  expect(record.scenario).toMatchObject({ id: 'Mine', briefing: { situation: 'Two lines of it', length: 'An hour' } });
});

test('what its people had agreed about logs is offered', async () => {
  const logsOf = async (settings: Partial<GameSettings>) =>
    (await readToBring('a', (await shelfWith(2, settings)).storage))?.logs;
  expect(await logsOf({})).toBe('closed');
  expect(await logsOf({ logs: 'open' })).toBe('open');
  expect(await logsOf({ mode: 'rehearsal' })).toBe('open');
});

test('a game that is not there, or is over, is not brought', async () => {
  const { storage } = await shelfWith(2, {}, { result: { winner: 1, reason: 'conceded' } });
  expect(await readToBring('b', storage)).toBeNull();
});

test('a scenario is begun under the newest rulings, as at one screen', () => {
  const record = recordOfScenario(findScenario('showdown')!, 'open');
  expect(record).toMatchObject({ scenario: 'showdown', rulings: NEWEST_EDITION });
  expect(readOpening({ ...newTableCall().body, record })).toMatchObject({ ok: true });
});
