import * as v from 'valibot';
import type { GameEvent, Order, Player, Rank, RejectionCode, Scenario, Snapshot } from '../engine/index.ts';
import type { BySeat, ClockNow, SharedSettings } from './calls.ts';
import { KeyForm, LineForm, MessageIdForm, MomentForm, TableIdForm } from './names.ts';

/** What a socket shows when it connects; `since` is the last moment its page knows. */
export const AuthForm = v.intersect([
  v.object({ table: TableIdForm, since: v.exactOptional(v.nullish(MomentForm)) }),
  v.union([v.object({ key: KeyForm }), v.object({ watch: KeyForm })]),
]);
export type Auth = { table: string; since?: number | null } & ({ key: string } | { watch: string });

const Sent = { id: MessageIdForm };

/** Orders, which are read one after the other, each by the form of an action of a record. */
export const OrdersForm = v.object({
  ...Sent,
  moment: MomentForm,
  orders: v.pipe(v.array(v.unknown()), v.minLength(1)),
});
export interface OrdersMessage {
  id: string;
  moment: number;
  orders: Order[];
}

export const UndoForm = v.object({ ...Sent, moment: MomentForm });
export type UndoMessage = v.InferOutput<typeof UndoForm>;

export const OFFERED = ['draw', 'take-back', 'pause', 'rematch'] as const;
/** What both players have to want: `pause` that no time is counted for now; a rematch only after the end. */
export type Offered = (typeof OFFERED)[number];

/**
 * What a player does alone: they end what is offered, let their time run again, or claim the game of the other, whose time
 * is out.
 */
export const ALONE = ['none', 'go-on', 'claim'] as const;
export type Alone = (typeof ALONE)[number];

export const OfferForm = v.object({
  ...Sent,
  what: v.picklist([...OFFERED, ...ALONE]),
  moment: MomentForm,
  /** The moment to go back to, as the one who offers it counts; one who takes an offer may leave it out. */
  to: v.exactOptional(MomentForm),
  /** The table of a rematch and the invitation to it; one who takes the offer leaves both out. */
  table: v.exactOptional(TableIdForm),
  invitation: v.exactOptional(KeyForm),
});
export type OfferMessage = v.InferOutput<typeof OfferForm>;

export const SayForm = v.object({
  ...Sent,
  text: LineForm,
});
export type SayMessage = v.InferOutput<typeof SayForm>;

/** A refusal of the rules: which order of the list, and its units as they were named in it. */
export interface WireRejection {
  rule: string;
  code: RejectionCode;
  params: Readonly<Record<string, string | number>>;
  at: number;
}

export type MessageError = 'stale' | 'not-to-act' | 'over' | 'form' | 'busy' | 'unavailable';

/** The answer to everything a seat sends; `given` counts the orders that were carried out. */
export type Acknowledgement =
  | { ok: true; moment: number; given: number }
  | { ok: false; rejection: WireRejection }
  | { ok: false; error: MessageError };

/**
 * What a player has offered and nobody has answered; `to` is a moment of the one who is told. Of a rematch only the seats are
 * told, and of the invitation to it only the other.
 */
export interface StandingOffer {
  seat: Player;
  what: Offered;
  to?: number;
  table?: string;
  invitation?: string;
}

/** What a player has offered and the other did not want. */
export type DeclinedOffer = Pick<StandingOffer, 'seat' | 'what'>;

/** A line that was said. */
export interface SaidLine {
  seat: Player;
  text: string;
}

/** Who sits at a seat: `program`, how well it plays, where that is the program, which is always there. */
export interface Person {
  name: string;
  here: boolean;
  program?: Rank;
}
export type People = BySeat<Person>;

/** What follows on every connection. */
export interface PresentMessage {
  moment: number;
  /** The last moment known to the page that still stands; null if it knows none. */
  back: number | null;
  seat: Player | null;
  scenario: string | Scenario;
  view: Snapshot;
  /** What happened after `back`; at the end of the game, all that happened. */
  events: GameEvent[];
  toAct: boolean;
  people: People;
  settings: SharedSettings;
  commitment: string;
  offers: StandingOffer[];
  /** The offer that was declined last, until something else is offered or done. */
  declined?: DeclinedOffer;
  said: SaidLine[];
  clock?: ClockNow;
}

/** One change of the table. With `back`, what came after that moment was taken back. */
export interface MomentMessage {
  moment: number;
  view: Snapshot;
  events: GameEvent[];
  toAct: boolean;
  back?: number;
}

/** What a server tells a page. */
export interface FromServer {
  present: (message: PresentMessage) => void;
  moment: (message: MomentMessage) => void;
  people: (people: People) => void;
  said: (line: SaidLine) => void;
  offered: (offers: StandingOffer[]) => void;
  declined: (declined: DeclinedOffer | null) => void;
  clock: (clock: ClockNow) => void;
}

type Answered<T> = (answer: T) => void;

/** What a page tells a server. */
export interface FromPage {
  order: (message: OrdersMessage, answered: Answered<Acknowledgement>) => void;
  legal: (message: Record<string, never>, answered: Answered<{ legal: Order[]; more?: true }>) => void;
  undo: (message: UndoMessage, answered: Answered<Acknowledgement>) => void;
  offer: (message: OfferMessage, answered: Answered<Acknowledgement>) => void;
  say: (message: SayMessage, answered: Answered<Acknowledgement>) => void;
}
