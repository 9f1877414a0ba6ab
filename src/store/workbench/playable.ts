import { scenarioFaults } from '../../engine/index.ts';
import { findScenario } from '../../scenarios/index.ts';
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
    // Under the name of one of the booklet's scenarios it would be taken for that one.
    const isNamed = ({ id }: Battle): boolean => id.trim() !== '' && !findScenario(id);
    return kept.flatMap(({ id, work }) =>
      isNamed(work) && scenarioFaults(work).length === 0 ? [{ id, battle: work }] : [],
    );
  } catch {
    return [];
  }
}
