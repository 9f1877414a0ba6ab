import type { Game, GameRecord } from '../../engine/index.ts';
import type { ClockTerms, SharedSettings } from '../../wire/calls.ts';

/** What the players of a new table have agreed on, by its record and how time is counted. */
export function agreedSettings({ table = {} }: GameRecord, { rulings }: Game, clock?: ClockTerms): SharedSettings {
  const { logs = 'closed', name = '', pair } = table;
  return { mode: 'screens', logs, name, rulings, ...(pair && { pair }), ...(clock && { clock }) };
}
