import { useMemo } from 'react';
import { TABLE, tableAt } from '../commands/table.ts';
import { useKeys } from '../commands/useKeys.ts';
import { useGame } from '../play/context.ts';
import { useControls } from '../play/controls.ts';

/** The keys of the table, wherever the focus is on it. */
export function useHotkeys(): void {
  const game = useGame();
  const controls = useControls();
  const at = useMemo(() => tableAt(game, controls), [game, controls]);
  useKeys(TABLE, at);
}
