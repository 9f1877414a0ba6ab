import type { Battle } from '../../workbench/battles/battle.ts';
import { BattleForm } from '../../workbench/battles/file.ts';
import { newId } from '../random.ts';
import { openWorkStorage, type WorkStorage } from './storage.ts';

/** The battles that were made on this device. */
export const battles: WorkStorage<Battle> = openWorkStorage('battles', BattleForm);

/** Lays a new battle down; its id on this device. */
export async function keepBattle(work: Battle): Promise<string> {
  const now = Date.now();
  const id = newId();
  await battles.keep({ id, created: now, touched: now, work }, null);
  return id;
}
