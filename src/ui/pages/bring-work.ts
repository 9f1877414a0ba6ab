import type { Fault } from '../../engine/index.ts';
import { bringBattle } from '../../store/workbench/battles.ts';
import { bringShips } from '../../store/workbench/ships.ts';
import { readBattle } from '../../workbench/battles/file.ts';
import { readShipFile } from '../../workbench/ships/ship-file.ts';
import type { Place } from '../elements/address.ts';

/** What came of a file of the workbench: where its ships or its battle are looked at, or what is wrong with it. */
export type BroughtWork = { place: Place } | { faults: readonly Fault[] };

const isShips = (text: string): boolean => /"format"\s*:\s*"deltavee-ships"/.test(text);
const isRecord = (text: string): boolean => /"(format|actions)"\s*:/.test(text);

/**
 * Lays the ships or the battle of a file of the workbench down, what is there just so left as it is; null if the text
 * is no such file. A record that was refused is one, also if it holds a battle. Rejects where nothing can be kept.
 */
export async function bringWork(text: string): Promise<BroughtWork | null> {
  if (isShips(text)) {
    const ships = readShipFile(text);
    if (!ships.ok) return { faults: ships.faults };
    const [id, ...more] = (await bringShips(ships.value)).ids;
    return { place: { at: 'workbench', part: 'ship', id: more.length === 0 && id ? id : null } };
  }
  const battle = isRecord(text) ? null : readBattle(text);
  return battle?.ok ? { place: { at: 'workbench', part: 'battle', id: await bringBattle(battle.value) } } : null;
}
