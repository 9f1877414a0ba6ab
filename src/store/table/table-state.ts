import type { StoreApi } from 'zustand/vanilla';
import type {
  Action,
  GameEvent,
  GamePair,
  GameRecord,
  Order,
  Player,
  Rejection,
  Scenario,
} from '../../engine/index.ts';
import type { GameSettings } from '../../game/entries.ts';
import type { LoggedEvent, PhaseMark } from '../../game/log.ts';
import type { ClockNow, ClockTerms } from '../../wire/calls.ts';
import type {
  Alone,
  DeclinedOffer,
  MessageError,
  Offered,
  People,
  SaidLine,
  StandingOffer,
} from '../../wire/messages.ts';
import type { StorageFailure } from '../saved/game-storage.ts';
import type { Damage } from '../saved/rows.ts';
import type { Seat } from '../seat/seat.ts';
import type { Advice } from '../thinking/advice.ts';
import type { Thinking } from '../thinking/program.ts';

/** What the page between two players shows, without either player's secrets. */
export interface Curtain {
  to: Player;
  /** Who has just left the screen; null when a game is opened. */
  from: Player | null;
  /** The phase the player who left was in, and the one that comes now. */
  before: PhaseMark | null;
  now: PhaseMark;
  /** Whether a decision is asked in the middle of a phase. */
  decision: boolean;
  /** Whether the player who left may still take back their last action. */
  mayGoBack: boolean;
}

/** A phase of the player who is not at the screen in which there is nothing to decide. */
export interface ForcedPhase {
  player: Player;
  kind: PhaseMark['kind'];
  /** How many units are moved in it. */
  units: number;
}

/** Whether the open game is saved. */
export interface Saving {
  /** `linked`: the game came in a link, and is only looked at; `served`: a server keeps it. */
  state: 'saved' | 'unsaved' | 'linked' | 'served';
  failure: StorageFailure | null;
  /** The saved game was reopened when the page loaded. */
  restored: boolean;
}

/** What became of what was sent last, where the rules have no say in it. */
export type ScreensWord = MessageError | 'not-sent' | 'moved-on';

/** What time the players have left, and by the page's own clock when the server has told it. */
export interface ScreensClock extends ClockNow {
  told: number;
}

/** Orders that may be taken back, or have been, by what came of them as it was seen here. */
export interface Undone {
  events: readonly GameEvent[];
  /** Whether a die fell. */
  dice: boolean;
}

/** Orders that were taken back: whose they were, and when. */
export interface TakenBack extends Undone {
  by: Player | null;
  phase: PhaseMark;
}

/** What only a table on two screens has. */
export interface ScreensState {
  /** Who sits here; null for a watcher. */
  seat: Player | null;
  connection: 'connected' | 'lost' | 'refused';
  people: People;
  offers: readonly StandingOffer[];
  /** The offer that was declined last, until something else is offered or done. */
  declined: DeclinedOffer | null;
  /** All that was taken back while the table was open here. */
  takenBack: readonly TakenBack[];
  /** What was taken back last, until something else happens; not what the player here took back alone. */
  newsBack: TakenBack | null;
  said: readonly SaidLine[];
  /** How many of those lines have been seen. */
  heard: number;
  /** Null where no time is counted. */
  clock: ScreensClock | null;
  /** How it is counted. */
  terms: ClockTerms | null;
  /** Of a game that is one of two with the sides changed. */
  pair: GamePair | null;
  /** The fingerprint of the secret from which the dice follow. */
  commitment: string;
  /** Whether both seats are taken, and the game has begun. */
  begun: boolean;
  /** The orders that wait for a connection. */
  waiting: readonly Order[];
  word: ScreensWord | null;
  /** Whether the game is over and its record is here. */
  hasRecord: boolean;
  /** What can be passed on here: a link for watchers, one to this seat for another device. */
  ways: Readonly<Record<'watch' | 'device', boolean>>;
}

/** What can be done only at a table on two screens. */
export interface ScreensDoor {
  /** Offers something to the other player, takes what they have offered, or does what needs nobody's word. */
  offer(what: Offered | Alone, to?: number): Promise<boolean>;
  /** What going back to a moment would take back: to before one's own last orders, where none is named. */
  toTakeBack(to?: number): Undone;
  /** Offers to go back to before one's own last orders. */
  askBack(): Promise<boolean>;
  /** Offers a rematch at a table that has been made for it, or with nothing takes the one that is offered. */
  rematch(next: { table: string; invitation: string } | Record<string, never>): Promise<boolean>;
  say(text: string): Promise<boolean>;
  /** All lines that were said have been seen. */
  hearAll(): void;
  /** The player here looks at something else, and comes back. */
  lookAway(): void;
  lookBack(): void;
  /** Takes back the orders that have not been sent. */
  withdraw(): void;
}

/** That the game on the table is tried beside another. */
export interface TableLine {
  /** The game it hangs on, and what that is called. */
  game: string;
  of: string;
  /** How many actions are that game's. */
  at: number;
  /** The seed of its own dice. */
  seed: number;
}

/** Everything the interface knows of the open game; the game itself stays inside the store. */
export interface TableState {
  id: string;
  scenario: Scenario;
  settings: GameSettings;
  screen: 'curtain' | 'recap' | 'table';
  curtain: Curtain | null;
  /** Null under the curtain. */
  seat: Seat | null;
  /** The log as the player at the screen may know it; empty under the curtain. */
  log: readonly LoggedEvent[];
  /** The index in `log` of the first event since they were last at the screen. */
  since: number;
  /** The index in `log` of the first event of the last order. */
  latest: number;
  forced: ForcedPhase | null;
  mayUndo: boolean;
  mayRedo: boolean;
  /** Why the last order was refused. */
  refusal: Rejection | null;
  /** [R1.0a] The number of the die that the last order waits for, from 1; null if it waits for none. */
  needsDie: number | null;
  /** [1.0] The dice set by hand that have not been used yet; only a rehearsal has them. */
  presetDice: readonly number[];
  saving: Saving;
  /** Another tab has the game open, it came in a link, or part of it is damaged: it cannot be changed here. */
  readOnly: boolean;
  /** What of the saved game could not be read. */
  damage: Damage | null;
  /** An order is being carried out and saved. */
  busy: boolean;
  /** The program, while it is its turn; null while it is somebody else's. */
  thinking: Thinking | null;
  /** How many actions have been played. */
  actions: number;
  /** Null for a game of its own. */
  line: TableLine | null;
  /** Null at one screen. */
  screens: ScreensState | null;
}

/** What can be done only where the game is on this device. */
export interface HereDoor {
  /** Carries out a phase in which the other player has nothing to decide. */
  carryOut(): Promise<void>;
  /** [R1.0a] The die that the last order lacked, as it fell on the table. */
  giveDie(die: number): Promise<void>;
  /** [1.0] Says what the next dice will show, in a rehearsal; with none they are rolled again. */
  presetDice(dice: readonly number[]): Promise<void>;
  redo(): Promise<void>;
  /** Raises the curtain: the next player is at the screen. */
  uncover(): void;
  /** The program gives the orders it has thought of so far. */
  playNow(): void;
  /** The program goes on where two of them wait for the one who watches, and tries again where it has broken down. */
  goOn(): void;
  /** The program may give up, or has its draw, as it has asked; or it plays on. */
  answerProposal(granted: boolean): void;
  /** Takes back the end of the last phase for the player who has just left, before the other has looked. */
  takeBack(): Promise<void>;
}

/** The open game: what is shown of it, and what can be done with it wherever it is kept. */
export interface TableStore {
  state: StoreApi<TableState>;
  /** Gives an order, or several as one; false if the rules refuse any of them, and then `refusal` says why. */
  order(...actions: Action[]): Promise<boolean>;
  /**
   * Plays the next part of a phase without a decision, if one has just begun. It is undone together with the order
   * before it, and nothing plays by itself again after an undo until somebody gives an order. It never hands over the
   * screen: when the curtain falls must tell nothing of what a player had to decide.
   */
  playIdle(): Promise<void>;
  undo(): Promise<void>;
  /** Goes from the recap to the table. */
  goToTable(): void;
  /** What the program can be asked beside the game. */
  advice: Advice;
  /** Nobody is at this table any more: the program stops. */
  leave(): void;
  /**
   * Throws where a server keeps it until the game is over: see `hasRecord`. Lines are in it only where none lie on this
   * device.
   */
  record(): GameRecord;
  /** Null where a server keeps the game. */
  here: HereDoor | null;
  /** Null at one screen. */
  screens: ScreensDoor | null;
  /** [R10.0b] The seat after `count` actions, as the player at the screen may know it; null under the curtain. */
  seatAfter(count: number): Seat | null;
}

/** A game that is on this device. */
export type TableHere = TableStore & { here: HereDoor };
