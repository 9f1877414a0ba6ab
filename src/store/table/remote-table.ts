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
import type { ClockNow } from '../../wire/calls.ts';
import type { Acknowledgement, OfferMessage, People, PresentMessage, SaidLine } from '../../wire/messages.ts';
import { newId } from '../device/random.ts';
import { createAdvice } from '../thinking/advice.ts';
import type { Thinker } from '../thinking/thinker.ts';
import { advisedRemotely } from './advised-remotely.ts';
import type { Connect, Connection, Hearing } from './connection.ts';
import { trackMissed } from './missed.ts';
import { NOT_HERE } from './only-here.ts';
import { namesOf, seatIn, settingsAgreed, showSight } from './remote-view.ts';
import { createSending, type Unanswered } from './sending.ts';
import { beforeOwn, followed, joinSights, latestOf, logUpTo, type Sight } from './sight.ts';
import type { ScreensState, TableState, TableStore } from './table-state.ts';
import { seatOf, showTable } from './table-view.ts';

/** What a table on a server is opened with. */
export interface RemoteOpening {
  table: string;
  /** What proves the seat, or that one may watch. */
  words: { key: string } | { watch: string };
  connect: Connect;
  /** Orders of this seat that have no answer yet, and where they are kept. */
  unanswered: readonly Unanswered[];
  keep: (unanswered: readonly Unanswered[]) => void;
  /** How many events had been seen when the table was left, and where that is kept with the last moment seen. */
  seen?: number | undefined;
  keepSeen?: (seen: number, moment: number) => void;
  /** The record of the game once it is over; null if the server does not give it. */
  fetchRecord: () => Promise<GameRecord | null>;
  /** Who is asked beside the game, on this device. */
  adviser: Thinker;
}

const withoutPlayer = ({ player: _player, ...order }: Action): Order => order;

/** A table on a server that is open: its store, what it hears, and the last moment it knows. */
export interface RemoteTable {
  store: TableStore;
  hearing: Hearing;
  since: () => number;
}

const toldNow = (clock: ClockNow | undefined) => (clock ? { ...clock, told: performance.now() } : null);

/** The table of a server as its first message shows it; the game itself stays with the server. */
export function createRemoteTable(
  opening: RemoteOpening,
  link: Connection,
  first: PresentMessage,
  scenario: Scenario,
): RemoteTable {
  let sight: Sight = joinSights(null, scenario, first);
  const looking = { seat: first.seat, settings: settingsAgreed(first), rulings: first.settings.rulings };
  const missed = trackMissed(opening.seen, (seen) => opening.keepSeen?.(seen, latestOf(sight).number));
  /** What is shown of the table: first what whoever comes back to it has missed. */
  function shownNow() {
    const shown = showSight(sight, looking);
    const since = missed.from();
    return since === null ? shown : { ...shown, screen: 'recap' as const, since };
  }
  const lookBack = () => missed.lookBack(logUpTo(sight).length, latestOf(sight).toAct);
  lookBack();
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
    screens: {
      seat: first.seat,
      connection: 'connected',
      people: first.people,
      offers: first.offers,
      declined: first.declined ?? null,
      said: first.said,
      heard: first.said.length,
      clock: toldNow(first.clock),
      terms: first.settings.clock ?? null,
      pair: first.settings.pair ?? null,
      commitment: first.commitment,
      // A watcher has no moment of his own in which it begins.
      begun: first.seat === null ? first.settings.goes === undefined : first.moment > 0,
      waiting: 0,
      word: null,
      hasRecord: false,
    },
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
    state.setState({ ...shown, since: shown.log.length });
    setScreens({ hasRecord: true });
  }

  const hear = (line: SaidLine) => setScreens({ said: [...(state.getState().screens?.said ?? []), line] });

  function show(next: Sight): void {
    sight = next;
    missed.happened(logUpTo(sight).length);
    state.setState({ ...shownNow(), refusal: null });
    const { number, view } = latestOf(sight);
    if (number > 0) setScreens({ begun: true });
    const ready = watching.filter(({ moment }) => moment <= number);
    watching = watching.filter(({ moment }) => moment > number);
    for (const { go } of ready) go();
    if (view.result && !ended) void end();
  }

  const sending = createSending(
    { send: (message) => link.send('order', message), newId, keep: opening.keep },
    opening.unanswered,
  );

  /** Waits until what was accepted is seen here, unless the connection is lost before. */
  const until = (moment: number): Promise<void> =>
    latestOf(sight).number >= moment
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

  const isConnected = () => state.getState().screens?.connection === 'connected';
  const moment = () => latestOf(sight).number;

  /** Sends what is not worth keeping: without a connection it is not sent at all. */
  const ask = (send: () => Promise<Acknowledgement | null>): Promise<boolean> =>
    busily(async () => {
      const answer = isConnected() ? await send() : null;
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
      const given = await sending.give(actions.map(withoutPlayer), moment(), isConnected());
      setScreens({ waiting: sending.waiting() });
      return given === 'waiting' || take(given);
    });
  }

  const now = () => ({ sight, looking, people: state.getState().screens?.people, ended });
  const advice = createAdvice(advisedRemotely(now), opening.adviser);

  const store: TableStore = {
    state,
    order: (...actions) => give(actions),
    follow: (...orders) => give(orders),
    undo: async () => {
      await ask(() => link.send('undo', { id: newId(), moment: moment() }));
    },
    goToTable() {
      missed.told();
      state.setState({ screen: 'table' });
    },
    leave() {
      link.close();
      advice.stop();
    },
    record() {
      if (!ended) throw new RangeError('the server keeps the record until the game is over');
      return ended.record;
    },
    viewAfter: (count) => (ended ? seatOf(ended.history, null, count).view : (sight.moments[count]?.view ?? null)),
    seatAfter(count) {
      if (ended) return seatOf(ended.history, null, count);
      const at = sight.moments[count];
      return at ? seatIn(sight, at, looking) : null;
    },
    screens: {
      offer,
      askBack: () => offer('take-back', beforeOwn(sight)),
      say: (text) =>
        ask(async () => {
          const answer = await link.send('say', { id: newId(), text });
          if (answer?.ok && looking.seat) hear({ seat: looking.seat, text });
          return answer;
        }),
      rematch: (next) => ask(() => link.send('offer', { id: newId(), what: 'rematch', moment: moment(), ...next })),
      lookAway: missed.lookAway,
      lookBack() {
        lookBack();
        if (!ended) state.setState(shownNow());
      },
      hearAll: () => setScreens({ heard: state.getState().screens?.said.length ?? 0 }),
      withdraw() {
        sending.withdraw();
        setScreens({ waiting: 0, word: null });
      },
    },
    advice,
    ...NOT_HERE,
  };

  /** Settles what had no answer when the connection came back. */
  async function settle(): Promise<void> {
    const { answers, dropped } = await sending.settleAll(moment());
    for (const answer of answers) await take(answer);
    setScreens({ waiting: sending.waiting(), ...(dropped > 0 && { word: 'moved-on' as const }) });
  }

  /** The names of who has sat down since. */
  function meet(now: People): void {
    looking.settings = { ...looking.settings, names: namesOf(now) };
    state.setState({ settings: looking.settings });
    setScreens({ people: now });
  }

  const hearing: Hearing = {
    present(message) {
      if (message !== first) show(joinSights(sight, scenario, message));
      const { offers, declined = null, said, clock } = message;
      setScreens({ connection: 'connected', offers, declined, said, clock: toldNow(clock) });
      meet(message.people);
      void settle();
    },
    moment: (message) => show(followed(sight, message)),
    people: meet,
    offered: (offers) => setScreens({ offers }),
    declined: (declined) => setScreens({ declined }),
    said: hear,
    clock: (clock) => setScreens({ clock: toldNow(clock) }),
    lost() {
      setScreens({ connection: 'lost' });
      const gone = watching;
      watching = [];
      for (const { go } of gone) go();
    },
    refused: () => setScreens({ connection: 'refused' }),
  };
  hearing.present(first);
  return { store, hearing, since: moment };
}
