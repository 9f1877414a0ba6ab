import type { Action, Order } from '../../engine/index.ts';
import { isAsked } from './asking.ts';
import type { OpenGame } from './context.ts';
import { advisedNow, isEnding } from './counsel.ts';
import { unfinishedOf } from './outlook.ts';
import { watch } from './replay.ts';

/** The two stores that controls call, and whether they are those of a lesson. */
export type Stores = Pick<OpenGame, 'table' | 'view' | 'lesson'>;

/** Giving orders, ending phases, taking back. */
export interface Giving {
  /** Gives an order, or several as one. */
  give(...actions: Action[]): Promise<void>;
  /** The order of a kind that needs nothing else, if there is one now. */
  giveKind(kind: 'move' | 'move-all' | 'end-phase' | 'ready'): Promise<void>;
  /** Ends the phase, or the whole of it that leaves nothing to decide; asks once if something useful is left. */
  endPhase(sure?: boolean): Promise<void>;
  undo(): Promise<void>;
  redo(): Promise<void>;
}

/** Whether the past was shown: then it leads back to the present first, so that nobody orders on an old position. */
export function leftPast({ table, view }: Stores): boolean {
  const past = view.state.getState().replayAt !== null;
  if (past) watch({ table, view }, null);
  return past;
}

export function createGiving(stores: Stores): Giving {
  const { table, view } = stores;
  const seatNow = () => table.state.getState().seat;

  async function give(...actions: Action[]): Promise<void> {
    if (!leftPast(stores)) await table.order(...actions);
  }

  /** Shows why the order of a key is not possible: gives it all the same, and the refusal appears. */
  async function askWhyNot(order: Order): Promise<void> {
    const seat = seatNow();
    if (seat?.toAct && seat.decider) await give({ player: seat.decider, ...order } as Action);
  }

  return {
    give,
    async giveKind(kind) {
      const { selected } = view.state.getState();
      const action = seatNow()?.legal.find(
        (open) => open.do === kind && (open.do !== 'move' || (open.unit === selected && !open.stay)),
      );
      if (action) await give(action);
      else if (kind === 'move' && selected !== null) await askWhyNot({ do: 'move', unit: selected });
    },
    async endPhase(sure = false) {
      const { forced, seat } = table.state.getState();
      if (forced) return table.carryOut();
      const action = seat?.legal.find((open) => open.do === 'end-phase' || open.do === 'ready');
      if (!seat || !action) return;
      const { endAsked, interaction } = view.state.getState();
      const isHalfway = interaction.kind === 'choosing' && interaction.laid !== null;
      const { dangers, chances } = unfinishedOf(seat);
      const isWorthAsking = isHalfway || dangers.length + chances.length > 0;
      const asks = (seat.stage === 'command' || seat.stage === 'fire') && isAsked(stores, seat.stage);
      if (asks && isWorthAsking && !sure && !endAsked && !isEnding(advisedNow(stores))) view.set({ endAsked: true });
      else await give(action);
    },
    undo: async () => {
      if (!leftPast(stores)) await table.undo();
    },
    redo: async () => {
      if (!leftPast(stores)) await table.redo();
    },
  };
}
