import type {
  Action,
  CommandsLeft,
  FireOdds,
  FireQuestion,
  GameEvent,
  Heading,
  Player,
  PodType,
  Rejection,
  Snapshot,
  Stage,
  UnitId,
  UnitView,
  Vector,
} from '../../engine/index.ts';
import type { HandbookText } from '../../handbook/index.ts';

/** What the coach looks at: a part of what the player at the screen may see. */
export interface CoachSeat {
  /** Who sits here; null where everything is open. */
  player: Player | null;
  view: Snapshot;
  stage: Stage;
  decider: Player | null;
  toAct: boolean;
  legal: readonly Action[];
  left: (unit: UnitId) => CommandsLeft | null;
  odds: (question: Omit<FireQuestion, 'from'> & { from: FireQuestion['from'] | PodType }) => FireOdds | Rejection;
}

/** A line of the coach, and when it is said. */
export interface CoachRule {
  id: string;
  /** In how many phases of a game at most. */
  times: number;
  /** The line, if it is due. */
  say: (duel: Duel, about: About) => HandbookText | null;
}

/** What a line may be about. */
export interface About {
  /** What has happened since the player last gave an order. */
  news: readonly GameEvent[];
  /** The orders that the program would give in the player's place, to which all advice keeps; none where nobody was asked. */
  plan: readonly Action[];
}

/** Whom it is about: the player's ship and the nearest enemy ship, and how they fly. */
export interface Duel {
  seat: CoachSeat;
  me: Flyer;
  enemy: Flyer;
}

/** A unit that is on the map, and how it flies. */
export interface Flyer {
  unit: UnitView;
  at: FlightMotion;
}

/** Where a unit is and how it flies on. */
export type FlightMotion = Heading & Vector;
