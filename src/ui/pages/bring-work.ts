import type { Fault } from '../../engine/index.ts';
import { bringBattle } from '../../store/workbench/battles.ts';
import { bringShips } from '../../store/workbench/ships.ts';
import { readBattle } from '../../workbench/battles/file.ts';
import { readShips } from '../../workbench/ships/ship-file.ts';
import type { PageAddress } from '../kit/address.ts';

/** What came of a file of the workbench: where its ships or its battle are looked at, or what is wrong with it. */
export type BroughtWork = { place: PageAddress } | { faults: readonly Fault[] };

/**
 * Lays the ships or the battle of a file of the workbench down, what is there just so left as it is. Rejects where
 * nothing can be kept.
 */
export async function bringWork(kind: 'ships' | 'battle', file: unknown): Promise<BroughtWork> {
  if (kind === 'ships') {
    const ships = readShips(file);
    if (!ships.ok) return ships;
    const [id, ...more] = (await bringShips(ships.value)).ids;
    return { place: { at: 'workbench', part: 'ship', id: more.length === 0 && id ? id : null } };
  }
  const battle = readBattle(file);
  return battle.ok ? { place: { at: 'workbench', part: 'battle', id: await bringBattle(battle.value) } } : battle;
}
