import * as v from 'valibot';
import { DraftForm, fault, faultsOf, type Parsed } from '../../engine/index.ts';
import type { Battle } from './battle.ts';

/** The form of a battle that is being made; what it means is checked by `battleFaults`. */
export const BattleForm: v.GenericSchema<unknown, Battle> = DraftForm;

/** The battle in a file: a scenario object, or the one that a record holds. */
function battleIn(value: unknown): { value: unknown; prefix: string } | string {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return 'the file holds no battle';
  if (!('format' in value) && !('scenario' in value)) return { value, prefix: '' };
  const { scenario } = value as { scenario?: unknown };
  return typeof scenario === 'object'
    ? { value: scenario, prefix: 'scenario' }
    : 'this record holds no battle of its own';
}

/** Reads the battle of a file. It may have faults of sense, which the editor tells; one of form is refused. */
export function readBattle(file: unknown): Parsed<Battle> {
  const found = battleIn(file);
  if (typeof found === 'string') return fault('', found);
  const parsed = v.safeParse(BattleForm, found.value);
  return parsed.success
    ? { ok: true, value: parsed.output }
    : { ok: false, faults: faultsOf(parsed.issues, found.prefix) };
}

/** The text of a battle's file: its scenario object, laid out for people too. */
export const writeBattle = (battle: Battle): string => `${JSON.stringify(battle, null, 2)}\n`;

/** `ambush-at-the-planet.json` */
export function battleFileName(name: string): string {
  const words = name.toLowerCase().match(/[a-z0-9]+/g) ?? ['battle'];
  return `${words.join('-')}.json`;
}
