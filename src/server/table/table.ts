import { deciderOf, type Game, type Player, type ProgramSeat, type Scenario } from '../../engine/index.ts';
import { commitmentOf, type DiceSecret } from '../../game/dice-proof.ts';
import { gameAt, type History } from '../../game/history.ts';
import type { BySeat, SharedSettings } from '../../wire/calls.ts';
import type { Acknowledgement, DeclinedOffer, Offered, SaidLine } from '../../wire/messages.ts';
import type { TableRow } from '../storage/schema.ts';
import { newClock, type TableClock } from './clock.ts';
import type { RematchTable, Viewer } from './entry.ts';
import { newTimeline, type Timeline } from './moments.ts';

/** Who has a seat, and what they have added to the dice. */
export interface Sitter {
  name: string;
  nonce: string;
  /** How the program plays that sits here until somebody comes with the invitation. */
  program?: ProgramSeat;
}

/** An offer that nobody has answered; `to` is the number of steps it would go back to. */
export interface OpenOffer {
  seat: Player;
  what: Offered;
  to?: number;
  rematch?: RematchTable;
}

/** The answer that was given to a message, and the hash of what was sent under its id. */
export interface Answered {
  sent: string;
  answer: Acknowledgement;
}

/** A table as its entries tell it. It is changed by `note` alone, after an entry has been written down. */
export interface Table {
  readonly id: string;
  /** When it was made, in milliseconds. */
  readonly made: number;
  readonly secret: string;
  readonly commitment: string;
  /** A name, or a whole scenario. */
  readonly scenario: string | Scenario;
  readonly settings: SharedSettings;
  /** The steps and the dice it began with. */
  readonly begun: { steps: number; dice: number };
  history: History;
  /** The number of its next entry. */
  next: number;
  /** What time the players have left; null where it is not counted. */
  clock: TableClock | null;
  readonly seats: BySeat<Sitter | null>;
  readonly timelines: Record<Viewer, Timeline>;
  /** By seat and id. */
  readonly answered: Map<string, Answered>;
  offers: readonly OpenOffer[];
  /** The offer that was declined last, until something else is offered or done. */
  declined: DeclinedOffer | null;
  readonly said: SaidLine[];
  /** What each viewer is shown now, as text; nothing if it has not been asked for since it changed. */
  readonly shown: Map<Viewer, string>;
}

/** A table at which nothing has happened yet. */
export function newTable(
  { table: id, made, secret }: Pick<TableRow, 'table' | 'made' | 'secret'>,
  { scenario, settings, history }: { scenario: string | Scenario; settings: SharedSettings; history: History },
): Table {
  const steps = history.steps.length;
  const begun = { steps, dice: gameAt(history).dice.fallen.length };
  const timelines = { 1: newTimeline(steps), 2: newTimeline(steps), watch: newTimeline(steps) };
  const kept = { answered: new Map(), offers: [], declined: null, said: [], shown: new Map() };
  const seats = { 1: null, 2: null };
  return {
    id,
    made,
    secret,
    commitment: commitmentOf(secret),
    scenario,
    settings,
    begun,
    history,
    next: 0,
    clock: settings.clock ? newClock(settings.clock) : null,
    seats,
    timelines,
    ...kept,
  };
}

/** The game as it stands. */
export const gameOf = ({ history }: Table): Game => gameAt(history);

/** [R1.0a] What the dice follow from; null until both players have added to it. */
export function diceSecretOf({ id, secret, seats }: Table): DiceSecret | null {
  const [one, two] = [seats[1], seats[2]];
  return one && two ? { table: id, secret, nonces: [one.nonce, two.nonce] } : null;
}

/** Whether both seats are taken, so that orders are. */
export const isFull = ({ seats }: Table): boolean => seats[1] !== null && seats[2] !== null;

/** Whom the table waits for; nobody while a seat is free, and after the end. */
export const actorOf = (table: Table): Player | null => (isFull(table) ? deciderOf(gameOf(table)) : null);

/** Whether somebody sits at a seat and not the program, which leaves it to the one who comes. */
export const isTaken = ({ seats }: Table, seat: Player): boolean =>
  seats[seat] !== null && seats[seat]?.program === undefined;

/** Under which name the answer to a message is kept. */
export const answerKey = (seat: Player, id: string): string => `${seat} ${id}`;
