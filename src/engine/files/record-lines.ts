import * as v from 'valibot';
import type { Action } from '../model/actions.ts';
import { ActionForm } from '../orders/form.ts';
import type { DiceSource } from '../rules/dice.ts';
import { type Fault, fault, faultsOf, type Parsed, RECORD_LIMITS, readList } from './form.ts';
import { ProgramForm, type ProgramSeats, RollForm, SeedForm } from './record-parts.ts';
import { NameForm } from './text-form.ts';

/** What was tried beside a game from one of its moments on; the game is as it was. */
export interface GameLine {
  name: string;
  /** How many actions come before its own, counted from the beginning of the game. */
  at: number;
  /** The line it hangs on, by its place in the list, where that stands before it; absent for one that hangs on the game. */
  on?: number;
  /** The dice that fell in its own actions, and the seed of those to come. */
  dice: DiceSource;
  actions: Action[];
  program?: ProgramSeats;
}

export const GameLineForm = v.object({
  name: NameForm,
  at: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(RECORD_LIMITS.actions)),
  on: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(RECORD_LIMITS.lines))),
  dice: v.object({
    seed: SeedForm,
    generator: v.exactOptional(v.literal(2)),
    rolls: v.pipe(v.array(v.unknown()), v.maxLength(RECORD_LIMITS.rolls)),
  }),
  actions: v.pipe(v.array(v.unknown()), v.maxLength(RECORD_LIMITS.actions)),
  program: v.exactOptional(ProgramForm),
});

/** A line as far as the others and the game do not matter. */
function readLine(value: unknown, at: string): Parsed<GameLine> {
  const parsed = v.safeParse(GameLineForm, value);
  if (!parsed.success) return { ok: false, faults: faultsOf(parsed.issues, at) };
  const { dice, actions: given, ...line } = parsed.output;
  const rolls = readList(dice.rolls, RollForm, `${at}.dice.rolls`);
  if (!rolls.ok) return rolls;
  const actions = readList(given, ActionForm, `${at}.actions`);
  if (!actions.ok) return actions;
  return { ok: true, value: { ...line, dice: { ...dice, rolls: rolls.value }, actions: actions.value } };
}

/** Lines that have been read, and what is wrong with those that are left out. */
interface ReadLines {
  lines: GameLine[];
  faults: Fault[];
}

/**
 * Reads the lines beside a game of so many actions and rolls. A line with a fault is left out, and so is whatever hangs
 * on it; nothing else is lost.
 */
export function readLines(value: unknown, actions: number, rolls: number): ReadLines {
  if (value === undefined) return { lines: [], faults: [] };
  const list = v.safeParse(v.pipe(v.array(v.unknown()), v.maxLength(RECORD_LIMITS.lines)), value);
  if (!list.success) return { lines: [], faults: faultsOf(list.issues, 'lines') };
  const lines: GameLine[] = [];
  const faults: Fault[] = [];
  /** Where each line of the file has come to among those that are kept. */
  const places = new Map<number, number>();
  let left = { actions: RECORD_LIMITS.actions - actions, rolls: RECORD_LIMITS.rolls - rolls };

  /** The line with its own place for what it hangs on, if that reaches as far as the line says. */
  function hung(line: GameLine, at: string): Parsed<GameLine> {
    const place = line.on === undefined ? undefined : places.get(line.on);
    if (line.on !== undefined && place === undefined) {
      return fault(`${at}.on`, 'hangs on a line that does not stand before it or is left out');
    }
    const on = place === undefined ? undefined : lines[place];
    const [from, to] = on ? [on.at, on.at + on.actions.length] : [0, actions];
    if (line.at < from || line.at > to) return fault(`${at}.at`, `should be from ${from} to ${to}, but is ${line.at}`);
    const { on: _on, ...rest } = line;
    return { ok: true, value: place === undefined ? rest : { ...rest, on: place } };
  }

  for (const [nth, one] of list.output.entries()) {
    const at = `lines[${nth}]`;
    const read = readLine(one, at);
    const line = read.ok ? hung(read.value, at) : read;
    if (!line.ok) {
      faults.push(...line.faults);
      continue;
    }
    const { actions: given, dice } = line.value;
    left = { actions: left.actions - given.length, rolls: left.rolls - (dice.rolls?.length ?? 0) };
    if (left.actions < 0 || left.rolls < 0) {
      faults.push(...fault(at, 'the game and its lines together have more actions or rolls than are read').faults);
      break;
    }
    places.set(nth, lines.length);
    lines.push(line.value);
  }
  return { lines, faults: faults.slice(0, RECORD_LIMITS.faults) };
}
