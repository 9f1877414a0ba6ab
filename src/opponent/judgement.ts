import { type Volley, volleyOf } from '../chances/index.ts';
import { fieldChance, type Game, otherPlayer, outcomesOf, type Player, type UnitId } from '../engine/index.ts';
import { favourOfTime } from './clock.ts';
import { type Forces, forcesOf, type SeenCraft, type SeenOnMap } from './forces.ts';
import type { FlightState } from './geometry.ts';
import { type Goal, goalsOf } from './goals.ts';
import { NO_CHANCE, type Whims } from './ranks.ts';
import { type Reach, reachesOf } from './reach.ts';
import { endsInDraw, type Stakes, stakesOf } from './stakes.ts';
import type { Weights } from './weights.ts';

/** How a player thinks about a question: positions looked at, and how many may be; without an end until a first plan stands. */
export interface Deliberation {
  /** Whose seat the position was imagined from: of the other player they only suppose what lies prepared. */
  seat: Player;
  evaluations: number;
  most: number;
}

export const isUsedUp = ({ evaluations, most }: Deliberation): boolean => evaluations >= most;

/** What a player has worked out of a position before they weigh what they may do. */
export interface Judgement {
  game: Game;
  player: Player;
  w: Weights;
  stakes: Stakes;
  own: Forces;
  foes: Forces;
  /** Where the enemy's missiles may pass on their next move. */
  threats: readonly Reach[];
  goals: ReadonlyMap<UnitId, Goal>;
  volleys: (craft: SeenCraft) => Volley;
  /** How an enemy craft may fly after its next Command Phase, first as it flies now; without Weaves. */
  replies: (foe: SeenOnMap<SeenCraft>) => readonly FlightState[];
  /** The chance that a missile that intercepts this craft destroys it. */
  fatal: (craft: SeenCraft) => number;
  /** How many ways of each craft are looked at closely. */
  close: number;
  /** Whether a craft looks for a Weave only where it lies under the threat of a missile otherwise: most ways are Weaves. */
  brief: boolean;
  deliberation: Deliberation;
  /** What time counts for the player, -1 to 1. */
  time: number;
  chance: Whims;
}

function listReplies(game: Game, foe: SeenOnMap<SeenCraft>): FlightState[] {
  const { direction, velocity, nextSide, hex } = foe;
  const replies: FlightState[] = [{ hex, direction, velocity, nextSide }];
  for (const outcome of outcomesOf(game, foe.id)) {
    if (outcome.hex.q !== hex.q || outcome.hex.r !== hex.r) continue;
    if (outcome.direction === direction && outcome.velocity === velocity) continue;
    replies.push(outcome);
  }
  return replies;
}

/** How many pairs of a way to fly and an enemy are looked at closely: in a crowd fewer ways of each craft. */
const LOOKS = 480;

/** The share of a ship's worth that an explosion on its field takes. */
export const BEHIND_FIELD = 0.08;

/** [11.0] How much of the danger of missiles is left for a ship whose loss only draws: nobody wants to destroy it. */
const UNWANTED = 0.15;

/** [9.8] A field that is on, or comes on in time, saves a ship but for a few hits. */
function fatality(craft: SeenCraft): number {
  if (craft.kind === 'battlecraft') return 1;
  if (craft.forceField) return BEHIND_FIELD;
  const raised = fieldChance(craft);
  return 1 - raised * 0.92;
}

/** Judges a position as one player sees it. */
export function judgePosition(
  game: Game,
  player: Player,
  w: Weights,
  deliberation: Deliberation,
  chance = NO_CHANCE,
): Judgement {
  const own = forcesOf(game, player);
  const foes = forcesOf(game, otherPlayer(player));
  const volleys = new Map<UnitId, Volley>();
  const replies = new Map<UnitId, FlightState[]>();
  return {
    game,
    player,
    w,
    stakes: stakesOf(game, w),
    own,
    foes,
    threats: reachesOf({ game, w, deliberation }, foes.craft, foes.missiles),
    goals: goalsOf(game, player),
    volleys: (craft) => {
      const known = volleys.get(craft.id) ?? volleyOf(craft);
      volleys.set(craft.id, known);
      return known;
    },
    replies: (foe) => {
      const known = replies.get(foe.id) ?? listReplies(game, foe);
      replies.set(foe.id, known);
      return known;
    },
    fatal: (craft) => (endsInDraw(game, craft) ? UNWANTED : 1) * fatality(craft),
    close: Math.max(4, Math.min(24, Math.floor(LOOKS / Math.max(1, own.craft.length * foes.craft.length)))),
    brief: false,
    deliberation,
    time: favourOfTime(game, player),
    chance,
  };
}

/** Judges a position that is only passed on the way: few ways of each craft are looked at, and few Weaves. */
export const judgeInPassing = (...asked: Parameters<typeof judgePosition>): Judgement => ({
  ...judgePosition(...asked),
  close: 6,
  brief: true,
});
