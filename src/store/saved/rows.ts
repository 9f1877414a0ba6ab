import * as v from 'valibot';
import { ActionForm, editionToKeep, hashText, readRecord } from '../../engine/index.ts';
import { type Entry, fullSettings } from '../../game/entries.ts';

/** An entry of a game as it lies on the shelf. */
export interface Row {
  game: string;
  /** Its number in the game, from 0. */
  nth: number;
  entry: Entry;
  /**
   * Stands for this entry and all before it, so that a change of any of them shows. Rows of the first versions have
   * none.
   */
  hash?: number;
}

/** What is wrong with a saved game, and from which entry on. */
export interface Damage {
  /** The number of entries that are sound. */
  sound: number;
  /** How many there should be, as far as that is known. */
  of: number;
  /** Entries that are not there, cannot be read, have changed since they were written, or are against the rules. */
  why: 'missing' | 'unreadable' | 'changed' | 'refused';
}

/** The hash of a game before its first entry. */
const EMPTY = 0;

const nextHash = (before: number, entry: unknown): number => hashText(`${before} ${JSON.stringify(entry)}`);

/** The hash of a game after all these entries. */
export const hashAfter = (entries: readonly Entry[]): number => entries.reduce(nextHash, EMPTY);

/** Entries as rows, the first with number `from`; `before` is the hash of all entries before it. */
export function rowsOf(game: string, entries: readonly Entry[], from = 0, before = EMPTY): Required<Row>[] {
  let hash = before;
  return entries.map((entry, index) => {
    hash = nextHash(hash, entry);
    return { game, nth: from + index, entry, hash };
  });
}

const RollsForm = v.pipe(v.array(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10))), v.maxLength(10_000));

const PlayedForm = v.object({ action: ActionForm, rolls: RollsForm });

const LaterForm = v.variant('kind', [
  v.object({ kind: v.literal('action'), ...PlayedForm.entries }),
  v.object({ kind: v.literal('undo') }),
]);

const NoDice = v.strictObject({});

const BeginForm = v.object({
  kind: v.literal('begin'),
  scenario: v.unknown(),
  rulings: v.exactOptional(v.unknown()),
  dice: v.unknown(),
  table: v.unknown(),
  actions: v.array(PlayedForm),
});

/** The first entry, read as the record that it is; null if it is none. Damaged settings give way to the strictest. */
function readBegin(value: unknown): Entry | null {
  const begin = v.safeParse(BeginForm, value);
  if (!begin.success) return null;
  const { table, actions, ...beginning } = begin.output;
  // Players who throw dice of their own begin with neither a seed nor rolls, which a record must not.
  const dice = v.is(NoDice, begin.output.dice) ? { rolls: [] } : begin.output.dice;
  const bare = {
    format: 'deltavee-record',
    version: 1,
    ...beginning,
    dice,
    actions: actions.map(({ action }) => action),
  };
  const whole = readRecord({ ...bare, table });
  const read = whole.ok ? whole : readRecord(bare);
  if (!read.ok) return null;
  const { value: record } = read;
  return {
    kind: 'begin',
    scenario: record.scenario,
    ...editionToKeep(record.rulings),
    dice: record.dice,
    table: fullSettings(record.table),
    actions,
  };
}

function readEntry(value: unknown, nth: number): Entry | null {
  if (nth === 0) return readBegin(value);
  const later = v.safeParse(LaterForm, value);
  return later.success ? later.output : null;
}

/** What the rows of a game come to. */
export interface ReadRows {
  /** The entries up to the first that is damaged. */
  entries: Entry[];
  /** The hash after them. */
  hash: number;
  damage: Damage | null;
}

const RowForm = v.object({ nth: v.number(), entry: v.unknown(), hash: v.exactOptional(v.number()) });

/**
 * Reads the rows of one game in their order, as the database gives them, up to the first that is missing, cannot be
 * read, or is not what was written. A hash vouches for its own row and all before it, so that one damaged hash does no
 * harm as long as a later one is sound. `counted` is how many rows there should be, if that is known.
 */
export function readRows(rows: readonly unknown[], counted: number | null): ReadRows {
  const entries: Entry[] = [];
  let hash = EMPTY;
  let sound = { count: 0, hash };
  let hashed = false;
  let why: Damage['why'] = 'missing';
  for (const [index, value] of rows.entries()) {
    const row = v.safeParse(RowForm, value);
    if (row.success && row.output.nth !== index) break;
    const entry = row.success ? readEntry(row.output.entry, index) : null;
    if (!row.success || !entry) {
      why = 'unreadable';
      break;
    }
    hash = nextHash(hash, row.output.entry);
    entries.push(entry);
    if (row.output.hash === hash) sound = { count: entries.length, hash };
    hashed ||= row.output.hash !== undefined;
  }
  if (!hashed) sound = { count: entries.length, hash };
  else if (sound.count < entries.length) why = 'changed';
  const of = Math.max(counted ?? 0, rows.length);
  const damage = sound.count < of ? { sound: sound.count, of, why } : null;
  return { entries: entries.slice(0, sound.count), hash: sound.hash, damage };
}
