import * as v from 'valibot';
import type { Edition, GamePair, PhaseKind, Player, Scenario } from '../engine/index.ts';
import { KeyForm, NameForm, NonceForm, TableIdForm } from './names.ts';

const OwnSeatForm = v.object({ key: KeyForm, name: NameForm, nonce: NonceForm });

/**
 * The body of `POST /api/tables`, but for the record, which is read by `readRecord`. Who sits down at once brings a key,
 * a name and a nonce; every other seat has an invitation.
 */
export const NewTableForm = v.variant('seat', [
  v.object({
    seat: v.literal(1),
    ...OwnSeatForm.entries,
    table: TableIdForm,
    record: v.unknown(),
    invitations: v.object({ 2: KeyForm }),
    watch: KeyForm,
  }),
  v.object({
    seat: v.literal(2),
    ...OwnSeatForm.entries,
    table: TableIdForm,
    record: v.unknown(),
    invitations: v.object({ 1: KeyForm }),
    watch: KeyForm,
  }),
  v.object({
    seat: v.null(),
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

/** The body of `POST /api/tables/T/end-keys`: the key that is left. */
export const EndKeysForm = v.object({ key: KeyForm });
export type EndKeys = v.InferOutput<typeof EndKeysForm>;

/** The answer to both: whose keys they were. */
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
  /** Only of a game that is one of two. */
  pair?: GamePair;
  /** When the table goes because nobody has taken its seats, in milliseconds since 1970; only until both are taken. */
  goes?: number;
}

export interface AboutAnswer {
  protocol: number;
  program: string;
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
  settings: SharedSettings;
  at: { turn: number; phase: { kind: PhaseKind | 'set-up' | 'over'; player: Player | null } };
  /** The latest moment of the seat, or of watchers, as they count; an older server does not say it. */
  moment?: number;
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
