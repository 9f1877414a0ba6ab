import { otherPlayer, PLAYERS, type Player } from '../../engine/index.ts';
import { listPeople } from '../../game/people.ts';
import type { ScreensState } from '../../store/table/table-state.ts';
import { capital, shortName, undoneText } from '../../words/index.ts';
import { goToPlace } from '../kit/location.ts';
import type { OpenGame } from '../play/context.ts';
import type { Controls } from '../play/controls.ts';
import { mayWatch, watch } from '../play/replay.ts';
import { mayReview, openReview } from '../play/reviewed.ts';
import { saveRecord } from '../play/save-record.ts';
import { tryAnotherWay } from '../play/try-another-way.ts';
import type { Command } from './command.ts';

/** An open game, and what clicks come to. */
export interface GameAt {
  game: OpenGame;
  controls: Controls;
}

const isLesson = ({ game }: GameAt): boolean => game.lesson !== undefined;
const notInLesson = (at: GameAt): boolean => !isLesson(at);
/** Whether the record is here: a server keeps that of a game on two screens until it is over. */
const hasRecord = (at: GameAt): boolean =>
  notInLesson(at) && at.game.table.state.getState().screens?.hasRecord !== false;
const peopleAt = ({ game }: GameAt): number => listPeople(game.table.state.getState().settings).length;

/** How many of the players are people at this screen. */
const peopleHere = (at: GameAt): number => (at.game.table.screens === null ? peopleAt(at) : 1);

/** [R10.0b] Whether this game can go on at two screens: it is kept here, where one who brings it reads all of it. */
function mayBring(at: GameAt): boolean {
  const { saving, screens, seat, readOnly } = at.game.table.state.getState();
  return notInLesson(at) && screens === null && saving.state === 'saved' && !readOnly && seat?.stage !== 'over';
}

/** [R10.0b] Whether everything of the game lies open, and something has happened in it. */
function mayTell(at: GameAt): boolean {
  const { seat, actions } = at.game.table.state.getState();
  return hasRecord(at) && seat !== null && seat.player === null && actions > 0;
}

/** Whether there is somebody who can give the game up, or agree on its end. */
function mayEnd(at: GameAt): boolean {
  const { seat, readOnly, screens } = at.game.table.state.getState();
  if (seat?.stage === 'over' || readOnly || isLesson(at) || peopleAt(at) === 0) return false;
  // Who watches two screens is neither of the players, and nobody gives up a game that has not begun.
  return screens === null || (screens.seat !== null && screens.begun);
}

/** Who sits at the other screen. */
const otherAt = ({ table }: OpenGame): Player => otherPlayer(table.state.getState().screens?.seat ?? 1);

/** Whether a clock of two screens runs that both may agree to stop. */
function isTimed({ game }: GameAt): boolean {
  const clock = game.table.state.getState().screens?.clock;
  return clock !== null && clock !== undefined && clock.running !== null && !clock.paused;
}

/** Whether there may be something to take back that needs the other's word: on two screens, once the game has begun. */
function mayAskBack({ game: { table } }: GameAt): boolean {
  const { screens, mayUndo } = table.state.getState();
  if (!screens?.seat || !screens.begun || mayUndo || screens.offers.length > 0) return false;
  return undoneText(table.screens?.toTakeBack().events ?? []) !== '';
}

const WAYS = { watch: 'watchers', device: 'other devices' } as const;

/** What of a table on two screens can be passed on: `Watchers, other devices`; empty for nothing. */
export function waysTitle(ways: ScreensState['ways'] | undefined): string {
  const there = (['watch', 'device'] as const).filter((way) => ways?.[way]);
  return capital(there.map((way) => WAYS[way]).join(', '));
}

/** What is done with the game as a whole: most of it stands in the menu. */
export const GAME_COMMANDS = [
  {
    id: 'save',
    label: 'Save the record as a file',
    keys: [],
    place: 'page',
    note: () => 'It holds both sides, everything hidden and the dice to come',
    when: hasRecord,
    run: ({ game }) => saveRecord(game.table),
  },
  {
    id: 'print',
    label: 'Print the ship’s logs',
    keys: [],
    place: 'page',
    when: ({ game }) => game.table.state.getState().seat !== null,
    run: ({ game }) => game.view.set({ dialog: 'print', printed: game.view.state.getState().selected }),
  },
  {
    id: 'print-game',
    label: 'Print for a real table',
    keys: [],
    place: 'page',
    note: () => 'The logs, the map, the counters, the charts',
    when: (at) => notInLesson(at) && at.game.table.state.getState().seat !== null,
    run: ({ game }) => game.view.set({ dialog: 'print-game', printed: game.view.state.getState().selected }),
  },
  {
    id: 'share',
    label: 'Copy or pass on the game',
    keys: [],
    place: 'page',
    when: hasRecord,
    run: ({ game }) => game.view.set({ dialog: 'share' }),
  },
  {
    id: 'open',
    label: 'Open a record',
    keys: [],
    place: 'page',
    when: notInLesson,
    run: ({ game }) => game.askForRecord(),
  },
  {
    id: 'bring',
    label: 'Go on at two screens',
    keys: [],
    place: 'page',
    note: () => 'You invite somebody, and each has a screen',
    when: mayBring,
    run: ({ game }) => goToPlace({ at: 'screens', way: 'bring', words: [game.table.state.getState().id] }),
  },
  {
    id: 'ways',
    label: 'Watchers, other devices',
    labelNow: ({ game }) => waysTitle(game.table.state.getState().screens?.ways),
    keys: [],
    place: 'page',
    when: ({ game }) => {
      const { screens } = game.table.state.getState();
      return screens?.begun === true && waysTitle(screens.ways) !== '';
    },
    run: ({ game }) => game.view.set({ dialog: 'ways' }),
  },
  {
    id: 'dice',
    label: 'The dice, and how to check them',
    keys: [],
    place: 'page',
    when: ({ game }) => game.table.screens !== null,
    run: ({ game }) => game.view.set({ dialog: 'dice' }),
  },
  {
    id: 'replay',
    label: 'Replay',
    keys: [],
    place: 'page',
    when: ({ game }) => {
      const { seat } = game.table.state.getState();
      return seat !== null && mayWatch(seat);
    },
    run: ({ game }) => watch(game, 0),
  },
  {
    id: 'review',
    label: 'Review: what decided it',
    keys: [],
    place: 'page',
    when: ({ game }) => {
      const state = game.table.state.getState();
      return state.seat !== null && mayReview(state.seat, state, game.lesson);
    },
    run: ({ game }) => openReview(game),
  },
  {
    id: 'report',
    label: 'Battle report',
    keys: [],
    place: 'page',
    note: () => 'The course of the battle, to read and to print',
    when: mayTell,
    run: ({ game }) => game.view.set({ dialog: 'report' }),
  },
  {
    id: 'lines',
    label: 'Try another way, lines',
    keys: [],
    place: 'page',
    note: () => 'From here, beside the game, which stays as it is',
    when: hasRecord,
    run: ({ game }) => tryAnotherWay(game),
  },
  { id: 'keys', label: 'Keys', keys: ['?'], place: 'page', run: ({ game }) => game.view.set({ dialog: 'keys' }) },
  {
    id: 'draw',
    label: 'Agree on a draw',
    labelNow: (at) => (peopleHere(at) < PLAYERS.length ? 'Offer a draw' : 'Agree on a draw'),
    keys: [],
    place: 'page',
    when: mayEnd,
    run: ({ game }) => game.view.set({ dialog: 'draw' }),
  },
  {
    id: 'ask-back',
    label: 'Ask to take back',
    keys: [],
    place: 'page',
    note: ({ game }) => {
      const { settings } = game.table.state.getState();
      const nameOf = (player: Player) => shortName(settings, player);
      const back = undoneText(game.table.screens?.toTakeBack().events ?? [], nameOf);
      return `If ${nameOf(otherAt(game))} agrees, this goes from both screens: ${back}`;
    },
    when: (at) => mayEnd(at) && mayAskBack(at),
    run: ({ game }) => game.table.screens?.askBack(),
  },
  {
    id: 'pause',
    label: 'Offer to stop the clock',
    keys: [],
    place: 'page',
    when: (at) => mayEnd(at) && isTimed(at),
    run: ({ game }) => game.table.screens?.offer('pause'),
  },
  {
    id: 'concede',
    label: 'Concede',
    keys: [],
    place: 'page',
    when: mayEnd,
    run: ({ game }) => game.view.set({ dialog: 'concede' }),
  },
  {
    id: 'leave',
    label: 'Leave to the start',
    labelNow: (at) => (isLesson(at) ? 'Leave the lesson' : 'Leave to the start'),
    keys: [],
    place: 'page',
    note: (at) =>
      isLesson(at)
        ? 'It goes on where you are'
        : at.game.table.screens === null
          ? 'The game stays on this device'
          : 'The table stays on the server',
    run: ({ game }) => game.leave(),
  },
  {
    id: 'back',
    label: 'A step back in what is in progress, or break it off',
    keys: ['Escape'],
    place: 'page',
    isFixed: true,
    isElsewhere: true,
    run: ({ controls }) => controls.back(),
  },
] as const satisfies readonly Command<GameAt>[];
