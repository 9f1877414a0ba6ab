import { type Action, fieldValue } from '../../engine/index.ts';
import { brokenOff, type Value } from '../../store/table/view-store.ts';
import { begin, choose, type Next, narrow, stepBack } from './choosing.ts';
import { foldDrawer, isDrawerOpen } from './folds.ts';
import { type Giving, leftPast, type Stores } from './giving.ts';
import { layoutNow } from './useLayout.ts';

/** An order as a button has it: the legal actions of its kind, and what must go before them. */
export interface Pressed {
  key: string;
  actions: readonly Action[];
  first?: Action | undefined;
}

/** Putting an order together, question by question. */
export interface Composing {
  /** Gives the order of a button, or asks what it needs to be told. */
  begin(order: Pressed): void;
  /** Goes on to the next question, or gives the order that is settled now. */
  lead(next: Next, first: Action | null | undefined): void;
  /** Answers the question of the order that is being put together. */
  answer(value: Value): void;
  /** Takes the last answer back, or breaks off what is in progress. */
  back(): void;
  /** Lays one of the orders ready that may come of what is put together: one press gives it. */
  lay(action: Action): void;
  /** Breaks off the order that is being put together. */
  breakOff(): void;
  /** Shows what an order would lead to; null for none. */
  point(action: Action | null): void;
  /** Shows what an answer would lead to; null for none. */
  pointAtAnswer(value: Value | null): void;
}

/** Folds a drawer that lies over the map, and says whether there was one; a phone keeps its sheet. */
function hasFolded(stores: Stores): boolean {
  if (layoutNow() === 'phone' || !isDrawerOpen(stores)) return false;
  foldDrawer(stores, false);
  return true;
}

export function createComposing(stores: Stores, { give }: Giving): Composing {
  const { table, view } = stores;

  function breakOff(): void {
    const { interaction, preview } = brokenOff(view.state.getState());
    view.set({ interaction, preview });
  }

  function lead({ mode, action }: Next, first: Action | null | undefined): void {
    breakOff();
    if (mode) view.set({ interaction: mode });
    if (action) void give(...(first ? [first, action] : [action]));
  }

  return {
    begin({ key, actions, first }) {
      const { selected } = view.state.getState();
      const next = begin(selected ?? '', actions, { button: key, first: first ?? null });
      if (next) lead(next, first);
    },
    lead,
    answer(value) {
      const { interaction } = view.state.getState();
      const next = interaction.kind === 'choosing' ? choose(interaction, value) : null;
      if (interaction.kind === 'choosing' && next) lead(next, interaction.first);
    },
    back() {
      const { interaction, endAsked, fireAsked } = view.state.getState();
      if (leftPast(stores)) return;
      if (table.state.getState().screen === 'recap') {
        table.goToTable();
        return;
      }
      if (endAsked || fireAsked) {
        view.set({ endAsked: false, fireAsked: false });
        return;
      }
      const before = interaction.kind === 'choosing' ? stepBack(interaction) : null;
      if (before) view.set({ interaction: before, preview: null });
      else if (interaction.kind !== 'idle') breakOff();
      else if (hasFolded(stores)) return;
      else view.cancel();
    },
    lay(action) {
      const { interaction } = view.state.getState();
      if (interaction.kind !== 'choosing') return;
      const alike = (open: Action): boolean =>
        fieldValue(open, 'missile') === fieldValue(action, 'missile') &&
        fieldValue(open, 'pod') === fieldValue(action, 'pod');
      const actions = interaction.all.filter(alike);
      view.set({ interaction: { ...interaction, actions, step: 'hex', chosen: [], laid: action }, preview: null });
    },
    breakOff,
    point: (preview) => view.set({ preview }),
    pointAtAnswer(value) {
      const { interaction } = view.state.getState();
      if (interaction.kind !== 'choosing' || value === null) view.set({ preview: null });
      else view.set({ preview: narrow(interaction.actions, interaction.step, value)[0] ?? null });
    },
  };
}
