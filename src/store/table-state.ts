import type { Player, Rejection, Scenario } from '../engine/index.ts';
import type { GameSettings } from './entries.ts';
import type { KeepFailure } from './game-storage.ts';
import type { LoggedEvent, PhaseMark } from './log.ts';
import type { Seat } from './seat.ts';

/** The neutral page between two players: nothing in it is anybody's secret. */
export interface Curtain {
  to: Player;
  /** Who has just left the screen; null when a game is opened. */
  from: Player | null;
  /** What the one who left was in, and what comes now. */
  before: PhaseMark | null;
  now: PhaseMark;
  /** Whether a decision is asked in the middle of a phase. */
  decision: boolean;
  /** Whether the one who left may still take back what ended his stay. */
  mayGoBack: boolean;
}

/** A phase of the player who is not at the screen in which there is nothing to decide. */
export interface ForcedPhase {
  player: Player;
  kind: PhaseMark['kind'];
  /** How many units are moved in it. */
  units: number;
}

/** Whether what is on the table is on the shelf too. */
export interface Saving {
  state: 'saved' | 'unsaved';
  failure: KeepFailure | null;
  /** The game was brought back from the shelf when the page was opened. */
  restored: boolean;
}

/** All that the interface knows of the open game. The game itself stays in the store. */
export interface TableState {
  id: string;
  scenario: Scenario;
  table: GameSettings;
  screen: 'curtain' | 'recap' | 'table';
  curtain: Curtain | null;
  /** Null under the curtain. */
  seat: Seat | null;
  /** What the one at the screen may know of what happened; empty under the curtain. */
  log: readonly LoggedEvent[];
  /** Where in `log` begins what happened since he last looked. */
  since: number;
  /** Where in `log` begins what followed from the last order. */
  latest: number;
  forced: ForcedPhase | null;
  mayUndo: boolean;
  mayRedo: boolean;
  /** Why the last order was refused. */
  refusal: Rejection | null;
  /** [R1.0a] The last order waits for a die: its first, its second; null while none is lacking. */
  needsDie: number | null;
  /** [1.0] The dice set by hand that have not fallen yet; only a rehearsal has them. */
  laid: readonly number[];
  saving: Saving;
  /** Another tab has the game: here it may only be looked at. */
  readOnly: boolean;
  /** An order is being carried out and saved. */
  busy: boolean;
  /** How many actions have been played. */
  actions: number;
}
