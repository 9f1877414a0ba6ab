import * as v from 'valibot';
import {
  type Edition,
  type GamePair,
  type PhaseKind,
  type Player,
  RANKS,
  type Rank,
  type Scenario,
} from '../engine/index.ts';
import { KeyForm, NonceForm, PlayerNameForm, TableIdForm } from './names.ts';

const whole = (least: number, most: number) => v.pipe(v.number(), v.safeInteger(), v.minValue(least), v.maxValue(most));

/**
 * How time is counted: so many minutes a side for the whole game, with so many seconds more whenever the turn passes to the
 * other, or so many days for every turn.
 */
export const ClockTermsForm = v.variant('per', [
  v.strictObject({ per: v.literal('game'), minutes: whole(1, 1440), increment: whole(0, 600) }),
  v.strictObject({ per: v.literal('turn'), days: whole(1, 60) }),
]);
export type ClockTerms = v.InferOutput<typeof ClockTermsForm>;

/** How well the program plays. */
export const RankForm = v.picklist(RANKS);

/**
 * What is said of a new table besides: how time is counted, that it stands in the list of open tables, and that the program
 * plays the other seat until somebody comes with its invitation.
 */
const MoreOfTable = { clock: v.exactOptional(ClockTermsForm) };
const MoreOfOwn = {
  ...MoreOfTable,
  open: v.exactOptional(v.literal(true)),
  program: v.exactOptional(RankForm),
};

const OwnSeatForm = v.object({ key: KeyForm, name: PlayerNameForm, nonce: NonceForm });

/**
 * The body of `POST /api/tables`, but for the record, which is read by `readRecord`. Who sits down at once brings a key,
 * a name and a nonce; every other seat has an invitation. Only who sits down can wait for anybody to come.
 */
export const NewTableForm = v.variant('seat', [
  v.object({
    seat: v.literal(1),
    ...OwnSeatForm.entries,
    ...MoreOfOwn,
    table: TableIdForm,
    record: v.unknown(),
    invitations: v.object({ 2: KeyForm }),
    watch: KeyForm,
  }),
  v.object({
    seat: v.literal(2),
    ...OwnSeatForm.entries,
    ...MoreOfOwn,
    table: TableIdForm,
    record: v.unknown(),
    invitations: v.object({ 1: KeyForm }),
    watch: KeyForm,
  }),
  v.object({
    seat: v.null(),
    ...MoreOfTable,
    table: TableIdForm,
    record: v.unknown(),
    invitations: v.object({ 1: KeyForm, 2: KeyForm }),
    watch: KeyForm,
  }),
]);
export type NewTable = v.InferOutput<typeof NewTableForm>;

/** The body of `POST /api/tables/T/look`: one of three things to show. */
export const LookForm = v.union([
  v.strictObject({ invitation: KeyForm }),
  v.strictObject({ key: KeyForm }),
  v.strictObject({ watch: KeyForm }),
]);
export type LookBody = v.InferOutput<typeof LookForm>;

/** The body of `POST /api/tables/T/take`. */
export const TakeForm = v.object({ invitation: KeyForm, ...OwnSeatForm.entries });
export type Take = v.InferOutput<typeof TakeForm>;

/** The body of `POST /api/tables/T/invite`: another device of the same player is given the invitation. */
export const InviteForm = v.object({ key: KeyForm, invitation: KeyForm });
export type Invite = v.InferOutput<typeof InviteForm>;

/** The body of `POST /api/tables/T/end-keys`: the key that is left; and of `POST /api/tables/T/unlist`. */
export const EndKeysForm = v.object({ key: KeyForm });
export type EndKeys = v.InferOutput<typeof EndKeysForm>;

/** The body of `POST /api/tables/T/mail`: where mails about the seat of a key go, once that has been confirmed. */
export const MailForm = v.object({ key: KeyForm, address: v.pipe(v.string(), v.maxLength(254), v.email()) });
export type MailAsked = v.InferOutput<typeof MailForm>;

/** The body of `POST /api/tables/T/mail/confirm`: the word out of the mail that asked. */
export const ConfirmMailForm = v.object({ word: KeyForm });

/** The body of `POST /api/tables/T/mail/end`: the word out of any mail, or the key of the seat. */
export const EndMailForm = v.union([v.strictObject({ word: KeyForm }), v.strictObject({ key: KeyForm })]);
export type EndMail = v.InferOutput<typeof EndMailForm>;

/** The body of `POST /api/tables/T/program`: the program takes the other seat until somebody comes with its invitation. */
export const ProgramCallForm = v.object({ key: KeyForm, rank: RankForm });
export type ProgramCall = v.InferOutput<typeof ProgramCallForm>;

/** The answer of `GET /api/program`: how well the program can play; `not-found` where it takes no seat. */
export interface ProgramAnswer {
  ranks: readonly Rank[];
}

/** The answer to those about keys, mails and the program: whose they were. */
export interface KeysAnswer {
  seat: Player;
}

/** What a table has for each seat. */
export type BySeat<T> = Record<Player, T>;

/** What the players agreed on and both may read. */
export interface SharedSettings {
  mode: 'screens';
  logs: 'closed' | 'open';
  name: string;
  /** The edition of the rulings; the newest, of a server that does not say it. */
  rulings?: Edition;
  /** How time is counted, if it is. */
  clock?: ClockTerms;
  /** Only of a game that is one of two. */
  pair?: GamePair;
  /** When the table goes because nobody has taken its seats, in milliseconds since 1970; only until both are taken. */
  goes?: number;
}

export interface AboutAnswer {
  protocol: number;
  program: string;
}

/** How long each player has left, in milliseconds, when it is told; less than nothing is nothing. */
export interface ClockNow {
  left: BySeat<number>;
  /** Whose time runs; null before both seats are taken, and after the end. */
  running: Player | null;
  /** Whether both have agreed that no time is counted for now. */
  paused: boolean;
  /** How much of the time that runs passed while no server did and not both have been told of: it cannot be claimed yet. */
  untold?: number;
}

/** The query of `GET /api/open`: `next` of the page before. */
export const OpenCallForm = v.object({
  after: v.exactOptional(v.pipe(v.string(), v.regex(/^\d{1,15}\.[\w-]{1,40}$/))),
});

/**
 * A table of the list of open ones: what `look` says of it to anybody who has its invitation, which here is everybody. Of a
 * battle that somebody has made, `own`, the scenario is only what it is called; an older server sends all of it.
 */
export interface ListedTable extends LookAnswer {
  own?: true;
  table: string;
  invitation: string;
  /** When it was made, in milliseconds since 1970. */
  made: number;
}

/** The answer of `GET /api/open`, the newest first; `not-found` where there is no such list. */
export interface OpenAnswer {
  open: ListedTable[];
  /** What the next page is asked with; absent on the last. */
  next?: string;
}

export interface SeatAnswer {
  seat: Player;
  commitment: string;
}

export interface NewTableAnswer {
  table: string;
  seat: Player | null;
  commitment: string;
}

export interface LookAnswer {
  scenario: string | Scenario;
  seat: Player | null;
  taken: BySeat<boolean>;
  /** Empty for a seat that nobody has taken. */
  names: BySeat<string>;
  /** The seats at which the program sits; they can be taken. Absent where there is none. */
  program?: Partial<BySeat<Rank>>;
  settings: SharedSettings;
  at: { turn: number; phase: { kind: PhaseKind | 'set-up' | 'over'; player: Player | null } };
  /** The latest moment of the seat, or of watchers, as they count; an older server does not say it. */
  moment?: number;
  clock?: ClockNow;
  commitment: string;
}

/** Why a call is refused, each with its status. */
export const FAULT_STATUS = {
  form: 400,
  forbidden: 403,
  'not-found': 404,
  taken: 409,
  'too-large': 413,
  'too-many': 429,
  unavailable: 503,
} as const;
export type FaultCode = keyof typeof FAULT_STATUS;

export interface FaultAnswer {
  error: FaultCode;
  message: string;
  /** The place in the body, of a wrong form. */
  at?: string;
}
