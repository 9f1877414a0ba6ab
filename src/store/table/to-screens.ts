import { type GameRecord, NEWEST_EDITION, readRecord, type Scenario, type TableSettings } from '../../engine/index.ts';
import { type Beginning, type Entry, withOtherDice } from '../../game/entries.ts';
import { isClosed } from '../../game/people.ts';
import { findScenario } from '../../scenarios/index.ts';
import { openGameStorage } from '../saved/game-storage.ts';
import { readRows } from '../saved/rows.ts';
import type { SavedGame } from '../saved/saved-game.ts';

type Logs = NonNullable<TableSettings['logs']>;

/** A record for a server, with its texts as they may be chosen now: it takes none that were kept before there was a rule. */
function recordFor(from: Beginning & Pick<GameRecord, 'actions'>, logs: Logs): GameRecord {
  const record: GameRecord = { format: 'deltavee-record', version: 1, ...from, table: { mode: 'screens', logs } };
  const read = readRecord(record);
  return read.ok ? read.value : record;
}

/** What a server is given to begin a scenario with; one of the booklet is named. */
export const recordOfScenario = (scenario: Scenario, logs: Logs): GameRecord =>
  recordFor(
    {
      scenario: findScenario(scenario.id) === scenario ? scenario.id : scenario,
      rulings: NEWEST_EDITION,
      dice: { rolls: [] },
      actions: [],
    },
    logs,
  );

/** A saved game that can go on at a table on a server. */
export interface GameToBring {
  game: SavedGame;
  scenario: Scenario;
  /** As its people had agreed. */
  logs: Logs;
  record: (logs: Logs) => GameRecord;
}

/** What was played of a game, and the dice that fell; the dice to come are the server's. */
function withoutDiceToCome(entries: readonly Entry[]) {
  const [begin] = withOtherDice(entries, {});
  if (begin?.kind !== 'begin') return null;
  const { kind: _, table, actions, ...from } = begin;
  return { table, from: { ...from, actions: actions.map(({ action }) => action) } };
}

/** A game of this device, to go on at a table on a server; null if it is not here, damaged, or over. */
export async function readToBring(id: string, storage = openGameStorage()): Promise<GameToBring | null> {
  const { savedGame, rows } = await storage.read(id);
  const { entries, damage } = readRows(rows, savedGame?.entries ?? null);
  const found = withoutDiceToCome(entries);
  if (!savedGame || savedGame.result || damage || !found) return null;
  const { table, from } = found;
  const scenario = typeof from.scenario === 'string' ? findScenario(from.scenario) : from.scenario;
  if (!scenario) return null;
  return {
    game: savedGame,
    scenario,
    logs: isClosed(table) ? 'closed' : 'open',
    record: (logs) => recordFor(from, logs),
  };
}
