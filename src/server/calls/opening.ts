import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { MessageChannel, type MessagePort } from 'node:worker_threads';
import { Piscina } from 'piscina';
import * as v from 'valibot';
import { type GamePair, type GameRecord, legal, readRecord, startRecord, view } from '../../engine/index.ts';
import { gameAt, replay } from '../../game/history.ts';
import { findScenario } from '../../scenarios/index.ts';
import type { NewTable } from '../../wire/calls.ts';
import { TableIdForm } from '../../wire/names.ts';

/** What is wrong with the record of a new table, and where; null if it can be played. */
export type OpeningFault = { at: string; message: string } | null;

/** Whether a table may be one of two: the first names itself, the second another. That this exists nobody is told. */
const isPairOf = ({ table, game }: GamePair, id: string): boolean =>
  v.is(TableIdForm, table) && (table === id) === (game === 1);

/** [R1.0a] What a server takes of nobody: it draws dice of its own, and lets no program play. */
function checkOwn({ dice, table }: GameRecord, id: string): OpeningFault {
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

/** What a new table is called and begins with. */
interface Opening extends Pick<NewTable, 'table' | 'record'> {
  /** Where it is said that it is begun to be looked through. */
  begins?: MessagePort;
}

/** Plays the record of a new table, and asks what is asked of it at every turn. */
export function checkOpening({ table, record: sent, begins }: Opening): OpeningFault {
  begins?.postMessage('begun');
  const read = readRecord(sent);
  if (!read.ok) {
    const [first] = read.faults;
    const at = first?.at ?? '';
    return { at: at === '' ? 'record' : `record.${at}`, message: first?.message ?? 'is not of the form' };
  }
  const record = read.value;
  const own = checkOwn(record, table);
  if (own) return own;
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
  return null;
}

/** How long a thread may take for a record, in milliseconds. */
const LONGEST = 10_000;

/**
 * So many actions of a scenario of the booklet are played in some ten milliseconds. A thread costs a hundred times as
 * much to start, and as much memory as a hundred tables for as long as it stays.
 */
const FEW_ACTIONS = 300;

function isShort(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return true;
  const { scenario, actions, dice } = value as { scenario?: unknown; actions?: unknown; dice?: { rolls?: unknown } };
  const rolls = Array.isArray(dice?.rolls) ? dice.rolls.length : 0;
  return typeof scenario === 'string' && Array.isArray(actions) && actions.length <= FEW_ACTIONS && rolls <= 1000;
}

/** The workers are TypeScript too: each loads tsx, from here and not from wherever the program is called. */
const loader = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;

/** Looks through the records of new tables: a long one, or one made to take for ever, in a thread that is ended in time. */
export interface Openings {
  check(opening: Opening): Promise<OpeningFault>;
  close(): Promise<void>;
}

export function openOpenings(): Openings {
  let pool: Piscina<Opening, OpeningFault> | undefined;
  const threads = () => {
    pool ??= new Piscina<Opening, OpeningFault>({
      filename: fileURLToPath(import.meta.url),
      name: 'checkOpening',
      execArgv: ['--import', loader],
      minThreads: 0,
      maxThreads: 2,
      maxQueue: 32,
      idleTimeout: 5000,
    });
    return pool;
  };
  return {
    async check(opening) {
      if (isShort(opening.record)) return checkOpening(opening);
      const { port1: begun, port2: begins } = new MessageChannel();
      const limit = new AbortController();
      let timer: NodeJS.Timeout | undefined;
      // To start a thread, or to wait for one, is not the fault of a record.
      begun.once('message', () => {
        timer = setTimeout(() => limit.abort(), LONGEST);
      });
      try {
        return await threads().run({ ...opening, begins }, { signal: limit.signal, transferList: [begins] });
      } catch (error) {
        if (limit.signal.aborted) return { at: 'record', message: 'takes too long to be played' };
        throw error;
      } finally {
        clearTimeout(timer);
        begun.close();
      }
    },
    close: async () => pool?.destroy(),
  };
}
