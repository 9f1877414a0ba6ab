import { createStore } from 'zustand/vanilla';
import {
  type Action,
  type GameRecord,
  type Order,
  type Rejection,
  type Scenario,
  startRecord,
} from '../../engine/index.ts';
import type { GameSettings } from '../../game/entries.ts';
import { type History, replay } from '../../game/history.ts';
import { findScenario } from '../../scenarios/index.ts';
import type { Acknowledgement, OfferMessage, People, PresentMessage, SaidLine } from '../../wire/messages.ts';
import { newId } from '../device/random.ts';
import { createAdvice } from '../thinking/advice.ts';
import { advisedRemotely } from './advised-remotely.ts';
import type { Connection, Hearing, RemoteOpening } from './connection.ts';
import { showForeseen } from './foreseen.ts';
import { trackMissed } from './missed.ts';
import {
  beforeOwn,
  followed,
  joinTimelines,
  latestOf,
  logUpTo,
  type RemoteTimeline,
  undoneIn,
} from './remote-timeline.ts';
import { namesOf, remoteViewer, screensIn, seatIn, showTimeline, takenBackIn, toldNow } from './remote-view.ts';
import { createSending, type Settled } from './sending.ts';
import type { ScreensState, TableState, TableStore } from './table-state.ts';
import { seatOf, showTable } from './table-view.ts';

/** How long after a server that could not answer it is asked again, in milliseconds. */
const PAUSE = 2000;

const withoutPlayer = ({ player: _player, ...order }: Action): Order => order;

/** A table on a server that is open: its store, what it hears, and the last moment it knows. */
export interface RemoteTable {
  store: TableStore;
  hearing: Hearing;
  since: () => number;
}

/** The table of a server as its first message shows it; the game itself stays with the server. */
export function createRemoteTable(
  opening: RemoteOpening,
  link: Connection,
  first: PresentMessage,
  scenario: Scenario,
): RemoteTable {
  let timeline: RemoteTimeline = joinTimelines(null, scenario, first);
  const looking = remoteViewer(first);
  const missed = trackMissed(opening.seen, (seen) => opening.keepSeen?.(seen, latestOf(timeline).number));
  const sending = createSending(
    { send: (message) => link.send('order', message), newId, keep: opening.keep },
    opening.unanswered,
  );
  let isOnline = true;
  /** What is shown of the table, with the orders that wait; first what the one who comes back to it has missed. */
  function shownNow() {
    const given = sending.unanswered(latestOf(timeline).number);
    const isWaiting = given.orders.length > 0 && !(given.isSent && isOnline);
    const shown = isWaiting ? showForeseen(timeline, looking, given) : showTimeline(timeline, looking);
    const since = missed.from();
    return since === null ? shown : { ...shown, screen: 'recap' as const, since };
  }
  const lookBack = (isCalled: boolean) => missed.lookBack(logUpTo(timeline).length, isCalled);
  // Anybody who opens the table is told also while the other is to act; at the end all that happened is told anyway.
  lookBack(first.seat !== null && first.view.result === null);
  /** The whole game, once it is over. */
  let ended: { record: GameRecord; history: History; settings: GameSettings } | null = null;
  /** Who waits until a moment has been seen. */
  let watching: { moment: number; go: () => void }[] = [];

  const state = createStore<TableState>(() => ({
    ...shownNow(),
    id: opening.table,
    scenario,
    settings: looking.settings,
    mayRedo: false,
    refusal: null,
    needsDie: null,
    presetDice: [],
    saving: { state: 'served', failure: null, restored: false },
    readOnly: false,
    damage: null,
    busy: false,
    thinking: null,
    line: null,
    screens: screensIn(first, opening),
  }));
  const setScreens = (change: Partial<ScreensState>) =>
    state.setState(({ screens }) => ({ screens: screens && { ...screens, ...change } }));

  /** The game is over: with its record every order of it can be looked at. */
  async function end(): Promise<void> {
    const record = await opening.fetchRecord();
    const start = record && startRecord(record, findScenario);
    if (!record || !start?.ok || ended) return;
    const { history } = replay(start.value, record.actions);
    // The program's seats stand in the record alone.
    ended = { record, history, settings: { ...looking.settings, program: record.table?.program ?? {} } };
    const shown = showTable(history, looking.settings, history.steps.length);
    // All of it has been shown as it came: nothing is shown again.
    state.setState(({ screens }) => ({
      ...shown,
      since: shown.log.length,
      screens: screens && { ...screens, hasRecord: true },
    }));
  }

  const hear = (line: SaidLine) => setScreens({ said: [...(state.getState().screens?.said ?? []), line] });

  /** Notes what goes from the screen, if anything of it was seen. */
  function noteBack(to: number | null | undefined): void {
    const gone = to === null || to === undefined ? null : takenBackIn(timeline, to, looking);
    const { takenBack = [] } = state.getState().screens ?? {};
    if (gone) setScreens({ takenBack: [...takenBack, gone], newsBack: isUndoing ? null : gone });
  }

  function show(next: RemoteTimeline, back?: number | null): void {
    if (latestOf(next).number !== latestOf(timeline).number) setScreens({ newsBack: null });
    noteBack(back);
    timeline = next;
    missed.happened(logUpTo(timeline).length);
    state.setState({ ...shownNow(), refusal: null });
    const { number, view } = latestOf(timeline);
    if (number > 0) setScreens({ begun: true });
    const ready = watching.filter(({ moment }) => moment <= number);
    watching = watching.filter(({ moment }) => moment > number);
    for (const { go } of ready) go();
    if (view.result && !ended) void end();
  }

  /** Waits until what was accepted is seen here, unless the connection is lost before. */
  const until = (moment: number): Promise<void> =>
    latestOf(timeline).number >= moment
      ? Promise.resolve()
      : new Promise((go) => {
          watching.push({ moment, go });
        });

  async function take(answer: Acknowledgement): Promise<boolean> {
    if (answer.ok) {
      await until(answer.moment);
      setScreens({ word: null });
      return true;
    }
    if ('rejection' in answer) state.setState({ refusal: answer.rejection as Rejection });
    else setScreens({ word: answer.error });
    return false;
  }

  /** Whether something is being taken back here that needs nobody's word. */
  let isUndoing = false;
  /** Something has been taken back: nothing is given by itself. */
  let isResting = false;

  let running = 0;
  async function busily<T>(job: () => Promise<T>): Promise<T> {
    running += 1;
    state.setState({ busy: true });
    try {
      return await job();
    } finally {
      running -= 1;
      if (running === 0) state.setState({ busy: false });
    }
  }

  let again: ReturnType<typeof setTimeout> | undefined;
  /** Shows the table with the orders that wait for a connection, or without those that have gone. */
  function showWaiting(): void {
    setScreens({ waiting: isOnline ? [] : sending.waiting() });
    if (!ended) state.setState(shownNow());
    // A server that could not answer is asked again.
    clearTimeout(again);
    if (isOnline && sending.isStuck()) again = setTimeout(() => isOnline && sending.isStuck() && void settle(), PAUSE);
  }

  /** Takes what came of orders, one after the other; whether all of them were accepted. */
  async function takeAll({ answers, dropped }: Settled): Promise<boolean> {
    let isGood = dropped === 0;
    for (const answer of answers) isGood = (await take(answer)) && isGood;
    if (dropped > 0 && answers.every(({ ok }) => ok)) setScreens({ word: 'moved-on' });
    showWaiting();
    return isGood;
  }

  function withdraw(what: 'all' | 'last'): void {
    sending.withdraw(what);
    setScreens({ word: null });
    showWaiting();
  }

  const moment = () => latestOf(timeline).number;

  /** Sends what is not worth keeping: without a connection it is not sent at all. */
  const ask = (send: () => Promise<Acknowledgement | null>): Promise<boolean> =>
    busily(async () => {
      const answer = isOnline ? await send() : null;
      if (!answer) setScreens({ word: 'not-sent' });
      return answer !== null && take(answer);
    });

  const offer = (what: OfferMessage['what'], to?: number): Promise<boolean> =>
    ask(() => link.send('offer', { id: newId(), what, moment: moment(), ...(to !== undefined && { to }) }));

  async function give(actions: readonly Action[]): Promise<boolean> {
    // [R11.0e] On two screens each offers it, and the other's offer takes it.
    if (actions.some(({ do: kind }) => kind === 'agree-draw')) return offer('draw');
    missed.told();
    return busily(async () => {
      const given = await sending.give(actions.map(withoutPlayer), moment(), isOnline);
      showWaiting();
      return given === null || takeAll(given);
    });
  }

  const now = () => ({ timeline, looking, people: state.getState().screens?.people, ended });
  const advice = createAdvice(advisedRemotely(now), opening.adviser);

  const store: TableStore = {
    state,
    order: (...actions) => give(actions),
    undo: async () => {
      if (sending.waiting().length > 0) return withdraw('last');
      isUndoing = true;
      isResting = true;
      await ask(() => link.send('undo', { id: newId(), moment: moment() }));
      isUndoing = false;
    },
    // What a seat alone knows ends nothing by itself; that a set-up has no choice both know.
    playIdle: async () => {
      const { seat } = state.getState();
      const [ready] = seat?.stage === 'set-up' && seat.toAct ? seat.legal : [];
      const hasChosen = logUpTo(timeline).some(({ event }) => event.type !== 'ready');
      if (ready?.do === 'ready' && seat?.legal.length === 1 && !hasChosen && isOnline && !isResting)
        await give([ready]);
    },
    goToTable() {
      missed.told();
      state.setState({ screen: 'table' });
    },
    leave() {
      clearTimeout(again);
      link.close();
      advice.stop();
    },
    record() {
      if (!ended) throw new RangeError('the server keeps the record until the game is over');
      return ended.record;
    },
    seatAfter(count) {
      if (ended) return seatOf(ended.history, null, count);
      const at = timeline.moments[count];
      return at ? seatIn(timeline, at, looking) : null;
    },
    here: null,
    screens: {
      offer,
      toTakeBack: (to = beforeOwn(timeline)) => undoneIn(timeline, to),
      askBack: () => offer('take-back', beforeOwn(timeline)),
      say: (text) =>
        ask(async () => {
          const answer = await link.send('say', { id: newId(), text });
          if (answer?.ok && looking.seat) hear({ seat: looking.seat, text });
          return answer;
        }),
      rematch: (next) => ask(() => link.send('offer', { id: newId(), what: 'rematch', moment: moment(), ...next })),
      lookAway: missed.lookAway,
      lookBack() {
        lookBack(latestOf(timeline).toAct);
        if (!ended) state.setState(shownNow());
      },
      hearAll: () => setScreens({ heard: state.getState().screens?.said.length ?? 0 }),
      withdraw: () => withdraw('all'),
    },
    advice,
  };

  /** Settles what has no answer. */
  async function settle(): Promise<void> {
    await takeAll(await sending.settleAll(moment()));
  }

  /** The names of who has sat down since. */
  function meet(now: People): void {
    looking.settings = { ...looking.settings, names: namesOf(now) };
    state.setState({ settings: looking.settings });
    setScreens({ people: now });
  }

  const hearing: Hearing = {
    present(message) {
      isOnline = true;
      if (message !== first) show(joinTimelines(timeline, scenario, message), message.back);
      const { offers, declined = null, said, clock } = message;
      setScreens({ connection: 'connected', offers, declined, said, clock: toldNow(clock) });
      meet(message.people);
      void settle();
    },
    moment: (message) => show(followed(timeline, message), message.back),
    people: meet,
    offered: (offers) => setScreens({ offers }),
    declined: (declined) => setScreens({ declined }),
    said: hear,
    clock: (clock) => setScreens({ clock: toldNow(clock) }),
    lost() {
      isOnline = false;
      setScreens({ connection: 'lost' });
      showWaiting();
      const gone = watching;
      watching = [];
      for (const { go } of gone) go();
    },
    refused() {
      isOnline = false;
      setScreens({ connection: 'refused' });
    },
  };
  hearing.present(first);
  return { store, hearing, since: moment };
}
