import type { Battle } from '../../workbench/battles/battle.ts';
import { BattleForm } from '../../workbench/battles/file.ts';
import { bringIn } from './bring-work.ts';
import { openWorkStorage, type WorkStorage } from './storage.ts';

/** The battles that were made on this device. */
export const battles: WorkStorage<Battle> = openWorkStorage('battles', BattleForm);

/** Lays the battle of a file or a link down, unless it is here just so; its id on this device. */
export async function bringBattle(work: Battle): Promise<string> {
  const { ids } = await bringIn(battles, [work]);
  return ids[0] ?? '';
}
