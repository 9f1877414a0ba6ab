import {
  applyInPlace,
  type Fault,
  type Game,
  type GameEvent,
  type GameRecord,
  newGame,
  parseJson,
  parseRecord,
  readScenario,
  snapshot,
  startRecord,
} from '../engine/index.ts';
import { replay as playedThrough } from '../game/history.ts';
import { playLines } from '../game/lines.ts';
import { findScenario } from '../scenarios/index.ts';
import { eventText, rejectionText } from '../words/index.ts';
import { InputRefused, print, sound } from './output.ts';

/** After this many milliseconds a replay reports its progress on standard error. */
const PROGRESS_AFTER = 2000;

/** Events as the command line prints them: each with its sentence. */
export const withText = (events: readonly GameEvent[]) =>
  events.map(({ masks: _masks, only: _only, ...event }) => ({ ...event, text: eventText(event as GameEvent) }));

/** Plays the actions of a record one by one and hands each position on; a refusal ends it. */
function playRecord(record: GameRecord, game: Game, after: (events: GameEvent[]) => void): void {
  let next = Date.now() + PROGRESS_AFTER;
  for (const [at, action] of record.actions.entries()) {
    const outcome = applyInPlace(game, action);
    if (!outcome.ok) {
      const { rule } = outcome.rejection;
      throw new InputRefused({ ok: false, at, rule, message: rejectionText(outcome.rejection) });
    }
    after(outcome.events);
    if (Date.now() < next) continue;
    next = Date.now() + PROGRESS_AFTER;
    process.stderr.write(`${at + 1} of ${record.actions.length} actions\n`);
  }
}

/** The scenario object in a text that is the file of a battle; undefined for a record and for anything else. */
function scenarioIn(text: string): unknown {
  const json = parseJson(text);
  if (!json.ok || typeof json.value !== 'object' || json.value === null) return undefined;
  return 'ships' in json.value && !('format' in json.value) ? json.value : undefined;
}

/** A record's last position and all that happened; of the file of a battle, its beginning. */
export function readPlayed(text: string): { game: Game; events: GameEvent[] } {
  const scenario = scenarioIn(text);
  if (scenario !== undefined) return { game: newGame(sound(readScenario(scenario)), {}), events: [] };
  const record = sound(parseRecord(text));
  const game = sound(startRecord(record, findScenario));
  const events: GameEvent[] = [];
  playRecord(record, game, (more) => events.push(...more));
  return { game, events };
}

/** What is wrong with a record of the right form: an unknown scenario, or the first action that is refused. */
export function playFaults(record: GameRecord): Fault[] {
  const start = startRecord(record, findScenario);
  if (!start.ok) return start.faults;
  try {
    playRecord(record, start.value, () => undefined);
    return [];
  } catch (error) {
    if (!(error instanceof InputRefused)) throw error;
    return [{ at: `actions[${error.answer.at}]`, message: error.answer.message }];
  }
}

/** What is wrong with the lines beside a sound game: of each the first action that is refused. */
export function lineFaults({ lines = [], ...record }: GameRecord): Fault[] {
  const start = startRecord(record, findScenario);
  if (!start.ok || lines.length === 0) return [];
  const { history } = playedThrough(start.value, record.actions);
  return playLines(history, lines).flatMap(({ refused }, nth) =>
    refused ? [{ at: `lines[${nth}].actions[${refused.at}]`, message: rejectionText(refused.rejection) }] : [],
  );
}

/** Prints the last position of a record, or every one of them. */
export function printReplay(text: string, every: boolean): void {
  if (!every) {
    const { game, events } = readPlayed(text);
    print({ ok: true, snapshot: snapshot(game), events: withText(events) });
    return;
  }
  const record = sound(parseRecord(text));
  const game = sound(startRecord(record, findScenario));
  print({ ok: true, snapshot: snapshot(game), events: [] });
  playRecord(record, game, (events) => print({ ok: true, snapshot: snapshot(game), events: withText(events) }));
}
