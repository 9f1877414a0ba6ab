import { useEffect } from 'react';
import { useStore } from 'zustand';
import type { Action } from '../../engine/index.ts';
import { noteLearning, preferences } from '../../store/device/preferences.ts';
import type { OpenReasons } from '../../store/table/view-store.ts';
import { type OpenGame, useGame, useTable, useView } from './context.ts';
import { adviceOf, isDecision } from './outlook.ts';
import { isShowing } from './showing.ts';

type Stores = Pick<OpenGame, 'table' | 'view'>;
type Advised = Stores & Pick<OpenGame, 'lesson'>;

/** Whether there is something to advise on now: to the one who is to act, of the present, and not in a lesson. */
function isToDecide({ table, view, lesson }: Advised): boolean {
  const isPast = view.state.getState().replayAt !== null || isShowing({ view });
  return lesson === undefined && table.state.getState().seat?.toAct === true && !isPast;
}

/** Whether advice may be given now: never where people play each other. */
export const mayHint = (game: Advised): boolean => game.table.advice.givesHints() && isToDecide(game);

/** Whether the adviser speaks at this table: as was chosen, and else where somebody learns, and at two screens. */
export function isAdviceOn({ table }: Pick<OpenGame, 'table'>): boolean {
  const { id, screens } = table.state.getState();
  const { advice, game } = preferences.getState().learning;
  return advice ?? (id === game || screens !== null);
}

/** Whether the adviser speaks now. */
export const isAdvised = (game: Advised): boolean => mayHint(game) && isAdviceOn(game);

/** One of these, as long as it stays so: the table, the view and what was chosen decide about it. */
export function useAdvice(may: typeof mayHint): boolean {
  const game = useGame();
  useTable(() => may(game));
  useStore(preferences, ({ learning }) => learning.advice);
  return useView(() => may(game));
}

/** From now on the adviser speaks, or is silent. */
export const turnAdvice = (game: Pick<OpenGame, 'table'>): void => noteLearning({ advice: !isAdviceOn(game) });

/** Asks what an Admiral would do, once for every position in which there is something to decide. */
export function usePlan(isWanted: boolean): void {
  const { table, view } = useGame();
  const seat = useTable((state) => state.seat);
  const actions = useTable((state) => state.actions);
  const isDue = isWanted && seat !== null && isDecision(seat);
  useEffect(() => {
    let isCurrent = isDue;
    const ask = async () => {
      const hint = await table.advice.hint();
      if (isCurrent) view.set({ plan: { at: actions, hint } });
    };
    if (isDue) void ask();
    return () => {
      isCurrent = false;
    };
  }, [table, view, actions, isDue]);
}

const NO_ORDERS: readonly Action[] = [];

/** The orders of the plan for the game as it stands; null while it is thought of, none where nothing came of it. */
export function plannedNow({ table, view }: Stores): readonly Action[] | null {
  const { seat, actions } = table.state.getState();
  const { plan } = view.state.getState();
  if (seat && !isDecision(seat)) return NO_ORDERS;
  return plan?.at === actions ? (plan.hint?.plan.orders ?? NO_ORDERS) : null;
}

/** The order that is advised now; null where the adviser is silent, still thinks or does not know. */
export function advisedNow(game: Advised): Action | null {
  const { seat } = game.table.state.getState();
  const planned = isAdvised(game) ? plannedNow(game) : null;
  return seat && planned ? adviceOf(seat, planned) : null;
}

/** Whether an order ends the phase, and says nothing by itself. */
export const isEnding = (order: Action | null): boolean => order?.do === 'end-phase' || order?.do === 'ready';

/** Opens the reasons for what is advised, or closes them. */
export function turnReasons(stores: Stores): void {
  const { table, view } = stores;
  const isOpen = reasonsNow(stores)?.kind === 'advice';
  view.set({ reasons: isOpen ? null : { kind: 'advice', at: table.state.getState().actions } });
}

/** Why the program gave an order, by the order's index. */
export async function askWhy({ table, view }: Stores, action: number): Promise<void> {
  const asking: OpenReasons = { kind: 'why', at: table.state.getState().actions, action, answer: 'asking' };
  view.set({ reasons: asking });
  const answer = (await table.advice.why(action)) ?? 'none';
  // Something else may have been asked since.
  if (view.state.getState().reasons === asking) view.set({ reasons: { ...asking, answer } });
}

/** The reasons that lie open of the game as it stands; those of a position before are out of date. */
export const reasonsNow = ({ table, view }: Stores): OpenReasons | null => {
  const { reasons } = view.state.getState();
  return reasons?.at === table.state.getState().actions ? reasons : null;
};
