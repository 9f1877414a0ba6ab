import type { Counsel } from '../../store/table/view-store.ts';
import type { OpenGame } from './context.ts';

type Stores = Pick<OpenGame, 'table' | 'view'>;

/** Shows the answer, unless something else has been asked since. */
function show({ view }: Stores, asking: Counsel, answered: Counsel): void {
  if (view.state.getState().counsel === asking) view.set({ counsel: answered });
}

/** What an Admiral would do now; asked again, the answer goes. */
export async function askHint(stores: Stores): Promise<void> {
  const { table, view } = stores;
  if (counselNow(stores)?.kind === 'hint') {
    view.set({ counsel: null });
    return;
  }
  const asking: Counsel = { kind: 'hint', at: table.state.getState().actions, answer: 'asking' };
  view.set({ counsel: asking });
  show(stores, asking, { ...asking, answer: (await table.advice.hint()) ?? 'none' });
}

/** Why the program gave an order, by the order's index. */
export async function askWhy(stores: Stores, action: number): Promise<void> {
  const { table, view } = stores;
  const asking: Counsel = { kind: 'why', at: table.state.getState().actions, action, answer: 'asking' };
  view.set({ counsel: asking });
  show(stores, asking, { ...asking, answer: (await table.advice.why(action)) ?? 'none' });
}

/** What was said about the game as it stands; what was said before is out of date. */
export const counselNow = ({ table, view }: Stores): Counsel | null => {
  const { counsel } = view.state.getState();
  return counsel?.at === table.state.getState().actions ? counsel : null;
};
