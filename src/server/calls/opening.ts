import * as v from 'valibot';
import {
  faultsOf,
  type Game,
  type GamePair,
  type GameRecord,
  hidesOneSide,
  legal,
  phaseView,
  readRecord,
  startRecord,
  view,
} from '../../engine/index.ts';
import { gameAt, replay } from '../../game/history.ts';
import { findScenario } from '../../scenarios/index.ts';
import { type LookAnswer, type NewTable, NewTableForm, type SharedSettings } from '../../wire/calls.ts';
import { TableIdForm, textFault } from '../../wire/names.ts';
import { hashOfKey } from '../keys.ts';
import { agreedSettings } from '../table/agreed.ts';
import { canonical } from '../table/canonical.ts';

/** What is wrong with the call that makes a table, and where. */
export interface OpeningFault {
  at: string;
  message: string;
}

type Without<T, Key extends keyof T> = T extends unknown ? Omit<T, Key> : never;

/** The call that makes a table, without what nobody knows, and what its record comes to. */
export interface Opening {
  asked: Without<NewTable, 'record'>;
  /** The record as it was checked, as text. */
  record: string;
  /** The hash of all of it, by which the same call is known again. */
  hash: string;
  settings: SharedSettings;
  /** The name of the scenario, and whether it is one of the maker's own. */
  scenario: { name: string; isOwn: boolean };
  at: LookAnswer['at'];
}

export type OpeningRead = { ok: true; opening: Opening } | { ok: false; fault: OpeningFault };

/** Whether a table may be one of two: the first names itself, the second another. That this exists nobody is told. */
const isPairOf = ({ table, game }: GamePair, id: string): boolean =>
  v.is(TableIdForm, table) && (table === id) === (game === 1);

/** [R1.0a] What a server takes of nobody: it draws dice of its own, and lets no program play. */
function checkOwn({ dice, table }: GameRecord, id: string): OpeningFault | null {
  if (table?.mode !== 'screens') return { at: 'record.table.mode', message: 'should be "screens"' };
  if (dice.seed !== undefined) return { at: 'record.dice.seed', message: 'is not taken: the server draws the dice' };
  if (table.program && Object.keys(table.program).length > 0) {
    return { at: 'record.table.program', message: 'is not taken: people sit at both sides' };
  }
  if (table.pair && !isPairOf(table.pair, id)) {
    return { at: 'record.table.pair.table', message: 'should be the table of the first game of the two' };
  }
  return null;
}

/** Plays the record of a new table, and asks what is asked of it at every turn. */
function playOpening(record: GameRecord): Game | OpeningFault {
  const started = startRecord(record, findScenario);
  if (!started.ok) return { at: 'record.scenario', message: started.faults[0]?.message ?? 'is not known' };
  const { history, refused } = replay(started.value, record.actions);
  if (refused) return { at: `record.actions[${refused.at}]`, message: `is refused by ${refused.rejection.rule}` };
  const game = gameAt(history);
  const used = game.dice.fallen.length;
  if ((record.dice.rolls?.length ?? 0) > used) {
    return { at: `record.dice.rolls[${used}]`, message: 'has not fallen: the server draws the dice to come' };
  }
  legal(game);
  view(game, 1);
  view(game, 2);
  return game;
}

const refused = (fault: OpeningFault): OpeningRead => ({ ok: false, fault });

const firstOf = (faults: readonly OpeningFault[]): OpeningFault =>
  faults[0] ?? { at: '', message: 'is not of the form' };

/** Reads the call that makes a table, and plays its record: all that is kept of it is what was looked through here. */
export function readOpening(body: unknown): OpeningRead {
  const odd = textFault(body);
  if (odd) return refused(odd);
  const form = v.safeParse(NewTableForm, body);
  if (!form.success) return refused(firstOf(faultsOf(form.issues)));
  const { record: sent, ...asked } = form.output;
  const read = readRecord(sent);
  if (!read.ok) {
    const { at, message } = firstOf(read.faults);
    return refused({ at: at === '' ? 'record' : `record.${at}`, message });
  }
  const record = read.value;
  const own = checkOwn(record, asked.table);
  if (own) return refused(own);
  const game = playOpening(record);
  if ('message' in game) return refused(game);
  if (record.table?.logs !== 'open' && hidesOneSide(game.scenario)) {
    const message = 'hides what one side alone may know: it is played at one screen, or with open logs';
    return refused({ at: 'record.scenario', message });
  }
  const text = canonical({ ...asked, record });
  if (text === null) return refused({ at: '', message: 'lies too deep' });
  const { scenario } = record;
  const opening: Opening = {
    asked,
    record: JSON.stringify(record),
    hash: hashOfKey(text),
    settings: agreedSettings(record, game, asked.clock),
    scenario: typeof scenario === 'string' ? { name: scenario, isOwn: false } : { name: scenario.id, isOwn: true },
    at: { turn: game.turn, phase: phaseView(game) },
  };
  return { ok: true, opening };
}
