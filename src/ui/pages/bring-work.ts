import { keepBattle } from '../../store/workbench/battles.ts';
import { keepShips } from '../../store/workbench/ships.ts';
import { readBattle } from '../../workbench/battles/file.ts';
import { readShipFile } from '../../workbench/ships/ship-file.ts';
import type { Place } from '../elements/address.ts';

const isRecord = (text: string): boolean => /"(format|actions)"\s*:/.test(text);

/**
 * Lays ships or the battle of a file of the workbench down, and says where they are looked at; null if the text is no such
 * file. A record that was refused is one, also if it holds a battle.
 */
export async function bringWork(text: string): Promise<Place | null> {
  const ships = readShipFile(text);
  if (ships.ok) {
    const [id, ...more] = await keepShips(ships.value);
    return { at: 'workbench', part: 'ship', id: more.length === 0 && id ? id : null };
  }
  const battle = isRecord(text) ? null : readBattle(text);
  return battle?.ok ? { at: 'workbench', part: 'battle', id: await keepBattle(battle.value) } : null;
}
