import { type Action, fieldValue, type UnitId } from '../../engine/index.ts';
import { brokenOff } from '../../store/table/view-store.ts';
import { chooseAmong, isSame } from './choosing.ts';
import { type Giving, leftPast, type Stores } from './giving.ts';
import { bestPlacing, isPlacing } from './launching.ts';

/** An order as a slot has it: the legal actions behind it, and what must go before them. */
export interface Pressed {
  key: string;
  /** The unit among whose orders it is, where that is not the selected one. */
  unit?: UnitId | undefined;
  actions: readonly Action[];
  first?: Action | undefined;
}

/** Putting an order together: one of several actions is laid, and then given. */
export interface Composing {
  /** Gives an order that is whole and rolls no die, lays one that rolls or reveals, or asks which of several is meant. */
  begin(order: Pressed): void;
  /** Lays one of the orders among which is chosen: one press gives it. */
  lay(action: Action): void;
  /** Gives what is laid. */
  giveLaid(): void;
  /** A step back in what is in progress, or breaks it off. */
  back(): void;
  /** Breaks off the order that is being put together. */
  breakOff(): void;
  /** Lays a slot, with what its order would lead to; null for none. */
  layAt(slot: string | null, action?: Action | null): void;
  /** Shows what an order would lead to; null for none. */
  point(action: Action | null): void;
}

/** What rolls a die or shows something to the other side: a press only lays it. */
export const REVEALING: ReadonlySet<Action['do']> = new Set([
  'jump',
  'active-search',
  'launch-missile',
  'launch-battlecraft',
]);

export function createComposing(stores: Stores, { give }: Giving): Composing {
  const { table, view } = stores;

  function breakOff(): void {
    const now = view.state.getState();
    view.set(brokenOff(now, now.aim.target));
  }

  return {
    begin({ key, unit, actions, first = undefined }) {
      const { interaction, selected } = view.state.getState();
      const isOpen = interaction.kind === 'choosing' && interaction.slot === key;
      const [only, other] = actions;
      if (isOpen && interaction.mayCancel) breakOff();
      else if (only && !other && !REVEALING.has(only.do)) {
        breakOff();
        void give(...(first ? [first, only] : [only]));
      } else if (only) {
        const laid = other ? bestPlacing(seatOf(stores), actions) : only;
        const mode = chooseAmong(unit ?? selected ?? '', actions, { slot: key, first: first ?? null, laid });
        view.set({ interaction: mode, laid: key, preview: null, endAsked: false });
      }
    },
    lay(action) {
      const { interaction } = view.state.getState();
      if (interaction.kind !== 'choosing') return;
      const laid = interaction.all.find((open) => isSame(open, action)) ?? null;
      view.set({ interaction: { ...interaction, laid }, preview: null });
    },
    giveLaid() {
      const { interaction } = view.state.getState();
      if (interaction.kind !== 'choosing' || !interaction.laid) return;
      const { laid, first } = interaction;
      view.set(brokenOff({ ...view.state.getState(), interaction: { ...interaction, mayCancel: true } }));
      void give(...(first ? [first, laid] : [laid]));
    },
    back() {
      const { interaction, endAsked, drawer, arithmeticOpen } = view.state.getState();
      if (leftPast(stores)) return;
      if (table.state.getState().screen === 'recap') table.goToTable();
      else if (endAsked) view.set({ endAsked: false });
      else if (drawer !== null) view.set({ drawer: null });
      else if (interaction.kind === 'choosing') breakOff();
      else if (arithmeticOpen) view.set({ arithmeticOpen: false });
      else view.cancel();
    },
    breakOff,
    layAt: (laid, preview = null) => view.set({ laid, preview }),
    point: (preview) => view.set({ preview }),
  };
}

/** The seat whose orders are being put together. */
function seatOf({ table }: Stores) {
  const { seat } = table.state.getState();
  if (!seat) throw new Error('Nothing is ordered behind the curtain.');
  return seat;
}

/** Which kind of thing an action places, and out of which pod: what is chosen before its hex. */
export const kindOf = (action: Action): string => `${fieldValue(action, 'pod')} ${fieldValue(action, 'missile')}`;

/** The orders that place the same thing as one that is laid. */
export const sameKind = (all: readonly Action[], laid: Action): Action[] =>
  all.filter((open) => isPlacing(open) && kindOf(open) === kindOf(laid));
