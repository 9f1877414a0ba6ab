import { scenarioFaults } from '../../engine/index.ts';
import type { Battle } from '../../workbench/battles/battle.ts';
import { battles } from './battles.ts';

/** A battle of one's own that can be played. */
export interface OwnBattle {
  /** Its id on this device. */
  id: string;
  battle: Battle;
}

/** The battles on this device that can be played, the last touched first; none where nothing can be kept. */
export async function listPlayable(): Promise<OwnBattle[]> {
  try {
    const { kept } = await battles.list();
    return kept.flatMap(({ id, work }) =>
      scenarioFaults(work).length === 0 && work.id !== '' ? [{ id, battle: work }] : [],
    );
  } catch {
    return [];
  }
}
