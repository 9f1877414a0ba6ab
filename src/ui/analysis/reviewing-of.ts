import { useMemo } from 'react';
import { useStore } from 'zustand';
import type { Action } from '../../engine/index.ts';
import { createReviewer } from '../../store/reviewing/reviewer.ts';
import { createReviewing, type Reviewing, type ReviewingState } from '../../store/reviewing/reviewing.ts';
import type { TableStore } from '../../store/table/table-state.ts';
import { useGame, useTable } from '../play/context.ts';

interface Begun {
  reviewing: Reviewing;
  orders: readonly Action[];
}

/** The review of each open game, with the number of orders it had then: a game that went on is another one. */
const begun = new WeakMap<TableStore, Begun & { actions: number }>();

function reviewingOf(table: TableStore): Begun {
  const { actions } = table.state.getState();
  const known = begun.get(table);
  if (known?.actions === actions) return known;
  known?.reviewing.stop();
  const record = table.record();
  const fresh = { actions, orders: record.actions, reviewing: createReviewing(record, createReviewer()) };
  begun.set(table, fresh);
  return fresh;
}

/** The review of the open game, and the orders that were given in it. */
export function useReviewing(): Begun {
  const { table } = useGame();
  const actions = useTable((state) => state.actions);
  // biome-ignore lint/correctness/useExhaustiveDependencies: more orders make another game
  return useMemo(() => reviewingOf(table), [table, actions]);
}

/** How far the review is. */
export const useReview = (): ReviewingState => useStore(useReviewing().reviewing.state);
