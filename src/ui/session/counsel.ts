import type { Action } from '../../engine/index.ts';
import type { Counsel } from '../../store/table/view-store.ts';
import { type OpenGame, useGame, useTable, useView } from './context.ts';
import { isShowing } from './showing.ts';

type Stores = Pick<OpenGame, 'table' | 'view'>;

/** Shows the answer, unless something else has been asked since. */
function show({ view }: Stores, asking: Counsel, answered: Counsel): void {
  if (view.state.getState().counsel === asking) view.set({ counsel: answered });
}

/** Whether there is something to advise on now: to whoever is to act, of the present, and not in a lesson. */
function isToDecide({ table, view, lesson }: Stores & Pick<OpenGame, 'lesson'>): boolean {
  const isPast = view.state.getState().replayAt !== null || isShowing({ table, view });
  return lesson === undefined && table.state.getState().seat?.toAct === true && !isPast;
}

/** Whether hints are given now. */
export const mayHint = (game: Stores & Pick<OpenGame, 'lesson'>): boolean =>
  game.table.advice.givesHints() && isToDecide(game);

/** One of these, as long as it stays so: the table and the view both decide about it. */
export function useAdvice(may: typeof mayHint): boolean {
  const game = useGame();
  useTable(() => may(game));
  return useView(() => may(game));
}

/** What an Admiral would do now; asked again, the answer goes. */
export async function askHint(stores: Stores): Promise<void> {
  const { table, view } = stores;
  if (counselNow(stores)?.kind === 'hint') {
    view.set({ counsel: null });
    return;
  }
  const at = table.state.getState().actions;
  const asking: Counsel = { kind: 'hint', at, answer: 'asking' };
  view.set({ counsel: asking });
  show(stores, asking, { ...asking, answer: (await table.advice.hint()) ?? 'none' });
}

/** Gives the first order of the hint that lies open, or all of them as one; what is left of it stays open. */
export async function followHint({ table, view }: Stores, many: 'one' | 'all'): Promise<void> {
  const counsel = counselNow({ table, view });
  if (counsel?.kind !== 'hint' || typeof counsel.answer === 'string') return;
  const { plan, orders } = counsel.answer;
  const given = many === 'all' ? orders : orders.slice(0, 1);
  if (given.length === 0 || !(await table.follow(...given))) return;
  const left = orders.slice(given.length);
  if (left.length === 0) return;
  const without = { ...plan, orders: plan.orders.slice(given.length), reasons: plan.reasons.slice(given.length) };
  const answer = { ...counsel.answer, plan: without, orders: left };
  view.set({ counsel: { kind: 'hint', at: table.state.getState().actions, answer } });
}

/** Why the program gave an order, by the order's index. */
export async function askWhy(stores: Stores, action: number): Promise<void> {
  const { table, view } = stores;
  const asking: Counsel = { kind: 'why', at: table.state.getState().actions, action, answer: 'asking' };
  view.set({ counsel: asking });
  show(stores, asking, { ...asking, answer: (await table.advice.why(action)) ?? 'none' });
}

/** Whether the hint that lies open has nothing left but to end the phase, and so has been heeded. */
export function isEndAdvised(stores: Stores): boolean {
  const counsel = counselNow(stores);
  if (counsel?.kind !== 'hint' || typeof counsel.answer === 'string') return false;
  const [first] = counsel.answer.plan.orders;
  return first?.do === 'end-phase';
}

/** What was said about the game as it stands; what was said before is out of date. */
export const counselNow = ({ table, view }: Stores): Counsel | null => {
  const { counsel } = view.state.getState();
  return counsel?.at === table.state.getState().actions ? counsel : null;
};

/** Whether an order says something by itself. */
export const isTold = ({ do: kind }: Action): boolean => kind !== 'end-phase' && kind !== 'ready';
