import type { Seat } from '../../store/seat/seat.ts';
import type { TableState } from '../../store/table/table-state.ts';
import { type OpenGame, useTable, useView } from './context.ts';
import { mayWatch, watch } from './replay.ts';

type Stores = Pick<OpenGame, 'table' | 'view'>;

/** [R10.0b] A game may be reviewed where nothing in it is hidden, once something has been ordered and its record is here. */
export const mayReview = (
  seat: Seat,
  { actions, screens }: Pick<TableState, 'actions' | 'screens'>,
  lesson?: string,
): boolean => lesson === undefined && mayWatch(seat) && actions > 0 && screens?.hasRecord !== false;

/** Opens the review beside the replay, at the moment that is watched, or at the end. */
export function openReview({ table, view }: Stores): void {
  const { actions } = table.state.getState();
  if (view.state.getState().replayAt === null) watch({ table, view }, actions);
  view.set({ review: true, drawer: null });
}

/** Closes it; the replay goes on. */
export function closeReview({ view }: Stores): void {
  view.set({ review: false, better: null, drawer: null });
}

/** Whether the review lies open: only in a replay. */
export function useReviewed(): boolean {
  const isHidden = useTable(({ seat }) => !seat || !mayWatch(seat));
  return useView(({ review, replayAt }) => review && replayAt !== null) && !isHidden;
}
