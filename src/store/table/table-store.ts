import { createStore } from 'zustand/vanilla';
import type { Action, GameLine, Player } from '../../engine/index.ts';
import type { Entry, GameSettings } from '../../game/entries.ts';
import {
  backTo,
  forcedOrders,
  gameAt,
  type History,
  NO_DIE,
  play,
  rollsOf,
  type Step,
  withDice,
} from '../../game/history.ts';
import { idleOrder, isEnd } from '../../game/idle.ts';
import { hasCurtain, isProgram, personAt } from '../../game/people.ts';
import { toRecord } from '../../game/record-file.ts';
import { countBefore } from '../../game/undo.ts';
import type { Autosave } from '../saved/autosave.ts';
import type { Damage } from '../saved/rows.ts';
import { createAdvice } from '../thinking/advice.ts';
import { advisedHere } from '../thinking/advised-here.ts';
import { createProgram } from '../thinking/program.ts';
import type { Thinker } from '../thinking/thinker.ts';
import type { TableHere, TableLine, TableState } from './table-state.ts';
import { seatOf, showCurtain, showTable } from './table-view.ts';

/** Runs jobs one after the other: each begins when the one before it has ended, however that ended. */
type OneByOne = <T>(job: () => Promise<T>) => Promise<T>;

/** Makes such a queue; it tells when there is something to do and when all is done. */
function createQueue(tell: (busy: boolean) => void): OneByOne {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  return (job) => {
    waiting += 1;
    tell(true);
    const mine = last.then(job).finally(() => {
      waiting -= 1;
      if (waiting === 0) tell(false);
    });
    last = mine.catch(() => undefined);
    return mine;
  };
}

/**
 * What a phase without a decision gives next. It goes on by itself only where nobody has given an order in it yet, or such
 * as they cannot take back: so nobody loses an undo by it. `byItself` are the steps that nobody has given.
 */
function idleOrders(
  history: History,
  { seat, screen, forced, scenario, settings }: TableState,
  byItself: { has(step: Step): boolean },
): readonly Action[] {
  const before = history.steps.at(-1);
  if (!seat || screen !== 'table' || !before) return [];
  const isUntouched = byItself.has(before) || isEnd(before.action) || isProgram(settings, before.action.player);
  if (!isUntouched && countBefore(history, settings) !== null) return [];
  if (forced) return forcedOrders(history);
  const order = idleOrder(seat, scenario);
  return order ? [order] : [];
}

interface Opening {
  history: History;
  settings: GameSettings;
  autosave: Autosave;
  restored: boolean;
  /** Another tab has the game. */
  readOnly: boolean;
  /** The game came in a link, and is only looked at. */
  linked?: boolean;
  /** Who thinks for the program. */
  thinker: Thinker;
  damage: Damage | null;
  /** It is tried beside another game. */
  line?: TableLine | undefined;
  /** What was tried beside it, where that does not lie on this device. */
  lines?: readonly GameLine[];
  /** Who is asked beside the game, for hints and reasons. */
  adviser: Thinker;
}

interface DicePreset {
  actions: number;
  fallen: number;
  dice: readonly number[];
}

const NO_PRESET: DicePreset = { actions: 0, fallen: 0, dice: [] };

/** Opens a game. The game itself stays inside this function; the interface gets a seat. */
export function createTable(opening: Opening): TableHere {
  const { history: opened, settings, autosave, restored, readOnly, linked = false, damage } = opening;
  const { thinker, adviser, line = null, lines = [] } = opening;
  let history = opened;
  let undone: { actions: Action[]; rolls: number[] }[] = [];
  /** The dice set by hand, with the number of actions played and of dice rolled when they were set. */
  let preset: DicePreset = NO_PRESET;
  /** Orders that wait for a die, and the dice that have been given for them. */
  let stalled: { actions: readonly Action[]; dice: readonly number[] } | null = null;
  /** What nobody has given: phases without a decision have played it. */
  const byItself = new WeakSet<Step>();
  /** The game has just been opened or something taken back: somebody wants to look at it as it is. */
  let resting = true;

  const covered = hasCurtain(settings) && !gameAt(history).result;
  const shown = covered ? showCurtain(history, settings, null) : showTable(history, settings, history.steps.length);
  const state = createStore<TableState>(() => ({
    ...shown,
    id: autosave.savedGame.id,
    scenario: history.start.scenario,
    settings,
    mayRedo: false,
    refusal: null,
    needsDie: null,
    presetDice: [],
    saving: { state: linked ? 'linked' : autosave.failure ? 'unsaved' : 'saved', failure: autosave.failure, restored },
    readOnly: readOnly || linked || damage !== null,
    damage,
    busy: false,
    thinking: null,
    line,
    screens: null,
  }));

  autosave.onLateAnswer = () =>
    state.setState(({ saving }) => ({ saving: { ...saving, state: 'saved', failure: null } }));

  // An order waits until the one before it is saved.
  const inTurn = createQueue((busy) => state.setState({ busy }));

  /** The dice set by hand that are still unused; none if the moment they were set has been undone. */
  function diceAhead(): readonly number[] {
    if (history.steps.length < preset.actions) preset = NO_PRESET;
    return preset.dice.slice(gameAt(history).dice.fallen.length - preset.fallen);
  }

  /**
   * Saves the new history and then shows it, if need be behind a curtain. If saving fails, the game goes on all the
   * same.
   */
  async function accept(next: History, entries: Entry[], from: Player | null, cover = false): Promise<boolean> {
    if (state.getState().readOnly) return false;
    await autosave.save(entries, next, settings);
    const elsewhere = autosave.failure === 'elsewhere';
    const saving = { state: autosave.failure ? ('unsaved' as const) : ('saved' as const), failure: autosave.failure };
    if (elsewhere) {
      state.setState({ readOnly: true });
      return false;
    }
    stalled = null;
    const latest = Math.min(history.steps.length, next.steps.length);
    history = next;
    const moved = from !== null && hasCurtain(settings) && !gameAt(next).result && personAt(next, settings) !== from;
    const view = moved || cover ? showCurtain(next, settings, cover ? null : from) : showTable(next, settings, latest);
    state.setState({
      ...view,
      settings,
      mayRedo: undone.length > 0,
      refusal: null,
      needsDie: null,
      presetDice: diceAhead(),
      saving: { ...saving, restored: state.getState().saving.restored },
    });
    program.schedule();
    return true;
  }

  async function give(actions: readonly Action[], dice: readonly number[] = [], alone = false): Promise<boolean> {
    let next = dice.length > 0 ? withDice(history, dice) : history;
    stalled = null;
    const entries: Entry[] = [];
    for (const action of actions) {
      const played = play(next, action, alone || entries.length > 0);
      if (!played.ok) {
        if (played.rejection.code === NO_DIE) stalled = { actions, dice };
        state.setState({ refusal: played.rejection, needsDie: stalled ? dice.length + 1 : null });
        return false;
      }
      next = played.history;
      const step = next.steps.at(-1);
      if (step) entries.push({ kind: 'action', action: step.action, rolls: rollsOf(next, next.steps.length - 1) });
    }
    const person = personAt(history, settings);
    if (alone) {
      resting = hasCurtain(settings) && personAt(next, settings) !== person;
      if (resting) return false;
      for (const step of next.steps.slice(history.steps.length)) byItself.add(step);
    }
    return accept(next, entries, person);
  }

  /** Gives orders of the player here, on the position as it is when their turn comes. */
  function giveInTurn(...actions: readonly Action[]): Promise<boolean> {
    const on = history;
    return inTurn(async () => {
      // Anybody who ends a phase at the moment at which it ends by itself does not mean the next one.
      const last = history.steps.at(-1);
      if (history !== on && last && byItself.has(last)) return false;
      const before = undone;
      undone = [];
      resting = false;
      const given = await give(actions);
      if (!given) undone = before;
      return given;
    });
  }

  const program = createProgram(
    {
      settings,
      history: () => history,
      mayPlay: () => !state.getState().readOnly,
      give: (on, orders) =>
        inTurn(async () => {
          if (history !== on) return;
          undone = [];
          await give(orders);
        }),
      show: (thinking) => state.setState({ thinking }),
    },
    thinker,
  );
  const advice = createAdvice(
    advisedHere(settings, () => history),
    adviser,
  );
  state.subscribe((now, before) => now.readOnly !== before.readOnly && program.schedule());
  program.schedule();

  return {
    state,
    order: giveInTurn,
    playIdle: () =>
      inTurn(async () => {
        const orders = resting ? [] : idleOrders(history, state.getState(), byItself);
        if (orders.length > 0) await give(orders, [], true);
      }),
    undo: () =>
      inTurn(async () => {
        const { mayUndo, screen } = state.getState();
        if (!mayUndo || screen !== 'table') return;
        const first = countBefore(history, settings);
        if (first === null) return;
        resting = true;
        const steps = history.steps.slice(first);
        const given = {
          actions: steps.map(({ action }) => action),
          rolls: steps.flatMap((_, nth) => rollsOf(history, first + nth)),
        };
        undone = [...undone, given];
        const before = backTo(history, first);
        await accept(
          // Dice that were thrown on the table count for the next order, as they do after a reload.
          settings.dice === 'typed' ? withDice(before, given.rolls, gameAt(history).dice.given) : before,
          steps.map(() => ({ kind: 'undo' })),
          null,
        );
      }),
    goToTable: () => state.setState({ screen: 'table' }),
    advice,
    leave() {
      program.leave();
      advice.stop();
    },
    record: () => ({ ...toRecord(history, settings), ...(lines.length > 0 && { lines: [...lines] }) }),
    here: {
      carryOut: () =>
        inTurn(async () => {
          resting = false;
          undone = [];
          if (state.getState().forced) await give(forcedOrders(history));
        }),
      giveDie: (die) =>
        inTurn(async () => {
          if (stalled) await give(stalled.actions, [...stalled.dice, die]);
        }),
      presetDice: (dice) =>
        inTurn(async () => {
          const { readOnly } = state.getState();
          if (readOnly || settings.mode !== 'rehearsal' || settings.dice === 'typed') return;
          history = withDice(history, dice, opened.start.dice.given);
          preset = { actions: history.steps.length, fallen: gameAt(history).dice.fallen.length, dice };
          undone = [];
          state.setState({ presetDice: dice, mayRedo: false });
          program.schedule();
        }),
      redo: () =>
        inTurn(async () => {
          const again = undone.at(-1);
          if (!again) return;
          const before = undone;
          undone = undone.slice(0, -1);
          // In a line the same orders have the same dice, whatever lies ready.
          if (!(await give(again.actions, history.branch ? [] : again.rolls))) undone = before;
        }),
      uncover() {
        if (state.getState().screen !== 'curtain') return;
        resting = false;
        const view = showTable(history, settings, history.steps.length);
        state.setState({ ...view, screen: view.since < view.log.length ? 'recap' : 'table' });
      },
      takeBack: () =>
        inTurn(async () => {
          if (!state.getState().curtain?.mayGoBack) return;
          resting = true;
          // No matter who has pressed this, the table is shown to the player whose it is, and only when they say they are there.
          await accept(backTo(history, history.steps.length - 1), [{ kind: 'undo' }], null, true);
        }),
      playNow: program.playNow,
      goOn: program.goOn,
      answerProposal: program.answerProposal,
    },
    screens: null,
    seatAfter: (count) => {
      const { seat } = state.getState();
      return seat && seatOf(history, seat.player, count);
    },
  };
}
