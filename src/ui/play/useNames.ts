import { useMemo } from 'react';
import type { Player, SideNames } from '../../engine/index.ts';
import type { GameSettings } from '../../game/entries.ts';
import { listPeople } from '../../game/people.ts';
import type { TableState } from '../../store/table/table-state.ts';
import { useTable } from './context.ts';

/** What was agreed on, with the names of people and sides. */
export function useNames(): GameSettings & { sides: SideNames } {
  const settings = useTable((state) => state.settings);
  const sides = useTable(({ scenario }) => scenario.sides);
  return useMemo(() => ({ ...settings, sides: sides ?? {} }), [settings, sides]);
}

/** The player whose game this is, where one person plays here; null at a screen that two share, and for anybody who watches. */
export function meAt({ settings, screens }: Pick<TableState, 'settings' | 'screens'>): Player | null {
  if (screens) return screens.seat;
  const [only, other] = listPeople(settings);
  return only !== undefined && other === undefined ? only : null;
}

/** The same, for as long as it stays so. */
export const useMe = (): Player | null => useTable(meAt);
