import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Action, GameRecord, Player, Snapshot } from '../engine/index.ts';
import type { Autosave } from './autosave.ts';
import type { Entry, GameSettings } from './entries.ts';
import { backTo, forcedOrders, gameAt, type History, NO_DIE, play, presentAt, rollsOf, withDice } from './history.ts';
import { toRecord } from './record-file.ts';
import type { Seat } from './seat.ts';
import type { TableState } from './table-state.ts';
import { isClosed, seatOf, showCurtain, showTable, viewOf } from './table-view.ts';
import { countBefore } from './undo.ts';

/** The open game: what is shown of it, and everything that can be done with it. */
export interface TableStore {
  state: StoreApi<TableState>;
  /** Gives an order, or several as one; false if the rules refuse any of them, and then `refusal` says why. */
  order(...actions: Action[]): Promise<boolean>;
  /** Carries out a phase in which the other player has nothing to decide. */
  carryOut(): Promise<void>;
  /** [R1.0a] The die that the last order lacked, as it fell on the table. */
  giveDie(die: number): Promise<void>;
  /** [1.0] Says what the next dice will show, in a rehearsal; with none they are rolled again. */
  presetDice(dice: readonly number[]): Promise<void>;
  undo(): Promise<void>;
  redo(): Promise<void>;
  /** The player who was waited for is at the screen. */
  uncover(): void;
  /** From what happened to the table. */
  goToTable(): void;
  /** The one who has just left takes back the end of his phase, before the other has looked. */
  takeBack(): Promise<void>;
  record(): GameRecord;
  /** [R10.0b] What lay where after so many actions, as the one at the screen may know it; null under the curtain. */
  viewAfter(count: number): Snapshot | null;
  /** [R10.0b] The table as it was after so many actions; null while anybody keeps something to himself. */
  seatAfter(count: number): Seat | null;
}

interface Opening {
  history: History;
  table: GameSettings;
  autosave: Autosave;
  restored: boolean;
  readOnly: boolean;
}

interface Laid {
  actions: number;
  fallen: number;
  dice: readonly number[];
}

const NONE_LAID: Laid = { actions: 0, fallen: 0, dice: [] };

/** Opens the table on a game. The game itself stays in here: whoever draws gets a seat and no more. */
export function createTable({ history: opened, table, autosave, restored, readOnly }: Opening): TableStore {
  let history = opened;
  let undone: { actions: Action[]; rolls: number[] }[] = [];
  /** The dice set by hand, after how many actions, and how many had fallen by then. */
  let laid: Laid = NONE_LAID;
  /** Orders that wait for a die, and the dice that have been given for them. */
  let stalled: { actions: readonly Action[]; dice: readonly number[] } | null = null;
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;

  const covered = isClosed(table) && !gameAt(history).result;
  const shown = covered ? showCurtain(history, null) : showTable(history, table, history.steps.length);
  const state = createStore<TableState>(() => ({
    ...shown,
    id: autosave.line.id,
    scenario: history.start.scenario,
    table,
    mayRedo: false,
    refusal: null,
    needsDie: null,
    laid: [],
    saving: { state: autosave.failure ? 'unsaved' : 'saved', failure: autosave.failure, restored },
    readOnly,
    busy: false,
  }));

  /** One thing after the other: an order given before the last one is saved waits for it. */
  function inTurn<T>(job: () => Promise<T>): Promise<T> {
    waiting += 1;
    state.setState({ busy: true });
    const mine = last.then(job).finally(() => {
      waiting -= 1;
      if (waiting === 0) state.setState({ busy: false });
    });
    last = mine.catch(() => undefined);
    return mine;
  }

  /** The dice set by hand that are still to fall; who goes back beyond the setting has set none. */
  function diceAhead(): readonly number[] {
    if (history.steps.length < laid.actions) laid = NONE_LAID;
    return laid.dice.slice(gameAt(history).dice.fallen.length - laid.fallen);
  }

  /** Saved first, shown then. A disk that refuses does not stop the game. */
  async function accept(next: History, entries: Entry[], from: Player | null): Promise<boolean> {
    if (state.getState().readOnly) return false;
    await autosave.keep(entries, next, table);
    const elsewhere = autosave.failure === 'elsewhere';
    const saving = { state: autosave.failure ? ('unsaved' as const) : ('saved' as const), failure: autosave.failure };
    if (elsewhere) {
      state.setState({ readOnly: true });
      return false;
    }
    stalled = null;
    const latest = Math.min(history.steps.length, next.steps.length);
    history = next;
    const moved = from !== null && isClosed(table) && !gameAt(next).result && presentAt(next) !== from;
    const view = moved ? showCurtain(next, from) : showTable(next, table, latest);
    state.setState({
      ...view,
      table,
      mayRedo: undone.length > 0,
      refusal: null,
      needsDie: null,
      laid: diceAhead(),
      saving: { ...saving, restored: state.getState().saving.restored },
    });
    return true;
  }

  async function give(actions: readonly Action[], dice: readonly number[] = []): Promise<boolean> {
    let next = dice.length > 0 ? withDice(history, dice) : history;
    stalled = null;
    const entries: Entry[] = [];
    for (const action of actions) {
      const played = play(next, action, entries.length > 0);
      if (!played.ok) {
        if (played.rejection.code === NO_DIE) stalled = { actions, dice };
        state.setState({ refusal: played.rejection, needsDie: stalled ? dice.length + 1 : null });
        return false;
      }
      next = played.history;
      const step = next.steps.at(-1);
      if (step) entries.push({ kind: 'action', action: step.action, rolls: rollsOf(next, next.steps.length - 1) });
    }
    return accept(next, entries, presentAt(history));
  }

  return {
    state,
    order: (...actions) =>
      inTurn(async () => {
        const before = undone;
        undone = [];
        const given = await give(actions);
        if (!given) undone = before;
        return given;
      }),
    carryOut: () =>
      inTurn(async () => {
        if (state.getState().forced) await give(forcedOrders(history));
      }),
    giveDie: (die) =>
      inTurn(async () => {
        if (stalled) await give(stalled.actions, [...stalled.dice, die]);
      }),
    presetDice: (dice) =>
      inTurn(async () => {
        const { readOnly } = state.getState();
        if (readOnly || table.mode !== 'rehearsal' || table.dice === 'typed') return;
        history = withDice(history, dice, opened.start.dice.given);
        laid = { actions: history.steps.length, fallen: gameAt(history).dice.fallen.length, dice };
        undone = [];
        state.setState({ laid: dice, mayRedo: false });
      }),
    undo: () =>
      inTurn(async () => {
        const { mayUndo, screen } = state.getState();
        if (!mayUndo || screen !== 'table') return;
        const first = countBefore(history, table.mode === 'rehearsal');
        const steps = history.steps.slice(first);
        const given = {
          actions: steps.map(({ action }) => action),
          rolls: steps.flatMap((_, nth) => rollsOf(history, first + nth)),
        };
        if (table.mode === 'rehearsal') undone = [...undone, given];
        await accept(
          backTo(history, first),
          steps.map(() => ({ kind: 'undo' })),
          null,
        );
      }),
    redo: () =>
      inTurn(async () => {
        const again = undone.at(-1);
        if (!again) return;
        const before = undone;
        undone = undone.slice(0, -1);
        if (!(await give(again.actions, again.rolls))) undone = before;
      }),
    uncover() {
      if (state.getState().screen !== 'curtain') return;
      const view = showTable(history, table, history.steps.length);
      state.setState({ ...view, screen: view.since < view.log.length ? 'recap' : 'table' });
    },
    goToTable: () => state.setState({ screen: 'table' }),
    takeBack: () =>
      inTurn(async () => {
        if (!state.getState().curtain?.mayGoBack) return;
        await accept(backTo(history, history.steps.length - 1), [{ kind: 'undo' }], null);
      }),
    record: () => toRecord(history, table),
    viewAfter: (count) => {
      const { seat } = state.getState();
      return seat && viewOf(gameAt(history, count), seat.player);
    },
    seatAfter: (count) => (state.getState().seat?.player === null ? seatOf(gameAt(history, count), null) : null),
  };
}
